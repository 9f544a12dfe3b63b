# Why something can't be done: what the referee says. A reason is a sentence; the id of the rule is put after it.
# Variables with the ending "_person" are "you" for the one who reads it and "one" for another.

# At a wrong time. "when" is the time of a step, "first" what must be done before
reason-over = The game is over.
reason-not_your_turn = It is { $seat }’s turn.
reason-past = That can only be done { $step }.
reason-only_at = That can only be done { $step }.
reason-waits = First { $seat } must decide.
reason-chance_decides = That is for dice and cards to decide.
reason-seat_decides = That is for a player to decide.
reason-closed = That is not possible now.
when-before_roll = before the dice are rolled
when-dice = when the dice are rolled
when-trade = in the trade phase
when-build = in the building phase
when-action = after the roll
first-before_roll = First the dice must be rolled.
first-dice = First the dice must be rolled.
first-trade = First go on to building.
first-build = First end your turn.
first-action = First end your turn.

# Prices and pieces
reason-too_dear = { $missing } { $missing_count ->
        [one] is
       *[other] are
    } missing.
reason-none_left = All { $n } of your { $piece ->
        [road] roads
        [settlement] settlements
       *[city] cities
    } are on the board.

# Building
reason-path_taken = { $seat_person ->
        [you] Your own road
       *[one] A road of { $seat }
    } lies on { $path }.
reason-road_blocked = At { $intersection } your road is blocked by { $seat }.
reason-road_not_joined = { $path } touches none of your roads, settlements or cities.
reason-site_taken = { $intersection } is taken by { $seat }.
reason-too_near = { $intersection }, with a home of { $seat }, is right beside it.
reason-site_not_reached = None of your roads leads to { $intersection }.
reason-no_own_settlement = There is no settlement of yours at { $intersection }.
