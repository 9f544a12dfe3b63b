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
when-lay_frame = when the frame is laid
when-lay_hex = when the hexes are laid
when-lay_tokens = when the number tokens are laid
when-starting_roll = when it is rolled for who begins
when-found_settlement = in the founding phase
when-found_road = in the founding phase
when-before_roll = before the dice are rolled
when-dice = when the dice are rolled
when-trade = in the trade phase
when-build = in the building phase
when-action = in the trade-and-build phase
when-discard = when a seven costs a large hand half of its cards
when-move_robber = when a seven or a card lets you move the robber
when-rob = when you may rob somebody
when-theft = when somebody is robbed
when-draw_card = when a development card is bought
when-lay_free_road = with the card “road building”
when-take_card = with a card that lets you take resources from the bank
when-compose_offer = while you make an offer
when-answer_offer = when the active player trades with the others
when-close_deal = when your offer has been answered
first-lay_frame = First the board must be laid.
first-lay_hex = First the board must be laid.
first-lay_tokens = First the board must be laid.
first-starting_roll = First it must be rolled for who begins.
first-found_settlement = First found a settlement.
first-found_road = First lay a road at your new settlement.
first-before_roll = First the dice must be rolled.
first-dice = First the dice must be rolled.
first-trade = First go on to building.
first-build = First finish building.
first-action = First finish trading and building.
first-discard = First give back half of your cards.
first-move_robber = First move the robber.
first-rob = First choose whom to rob, or nobody.
first-theft = First the stolen card must be drawn.
first-draw_card = First the development card must be drawn.
first-lay_free_road = First lay your free road.
first-take_card = First take your cards from the bank.
first-compose_offer = First make your offer, or withdraw it.
first-answer_offer = First answer the offer.
first-close_deal = First close a deal, or withdraw your offer.

# Prices and pieces
reason-too_dear = { $missing } { $missing_count ->
        [one] is
       *[other] are
    } missing.
reason-none_left = All { $n } of your { $piece ->
        [road] roads
        [settlement] settlements
        [harbour_settlement] harbour settlements
        [ship] ships
        [settler] settlers
        [crew] crews
        [kontor] kontors
        [route] routes
        [merchant] merchants
        [caravan] caravans
       *[city] cities
    } are on the board.

# Building
reason-path_taken = { $seat_person ->
        [you] Your own road
       *[one] A road of { $seat }
    } lies on path { $path }.
reason-road_blocked = At { $intersection } your road is blocked by { $seat }.
reason-road_not_joined = Path { $path } touches none of your roads, settlements or cities.
reason-nowhere_to_build = There is no path on which you could build.
reason-site_taken = { $intersection } is taken by { $seat }.
reason-too_near = { $intersection }, with { $seat_person ->
        [you] a home of yours
       *[one] a home of { $seat }
    }, is right beside it.
reason-site_not_reached = None of your roads leads to { $intersection }.
reason-no_own_settlement = There is no settlement of yours at { $intersection }.

# Development cards
reason-no_such_card = You have no card “{ $card }”.
reason-bought_now = You have bought “{ $card }” in this very turn.
reason-card_played = You have played a development card in this turn already.
reason-pile_empty = There are no development cards left.
reason-not_in_pile = No card “{ $card }” is left in the pile.
reason-first_road_due = The first road must be laid; only the second may be declined.

# Trade with the bank
reason-same_resource = The bank only gives a card of another kind.
reason-too_few_cards = The bank takes { $n } equal cards: { $missing } { $missing_count ->
        [one] is
       *[other] are
    } missing.
reason-bank_lacks = The bank has no { $resource } left.

# Trade between players
reason-nothing_to_trade = You have nothing to give, and gifts are not allowed.
reason-no_more_to_offer = You have no more { $good } to offer.
reason-no_more_to_ask = { $n ->
        [0] The others can’t have any { $good }.
       *[other] The others can’t have more { $good } than { $n }.
    }
reason-on_both_sides = There can’t be { $good } on both sides of a trade.
reason-nothing_offered = You must offer something: gifts are not allowed.
reason-nothing_asked = You must ask for something: gifts are not allowed.
reason-nothing_proposed = There is no offer of { $seat } that you could accept.
reason-cannot_give = You can’t give what is asked for: { $missing } { $missing_count ->
        [one] is
       *[other] are
    } missing.
reason-deals_with_oneself = You can’t trade with yourself.
reason-not_agreed = There is no agreement with { $seat }.

# The dice, a seven, the robber
reason-no_such_roll = Two dice can’t show { $number }.
reason-nothing_due = You have no more cards to give back.
reason-none_in_hand = You have no { $resource }.
reason-robber_there = The robber must go somewhere else: it stands on { $hex } already.
reason-robs_oneself = You can’t rob yourself.
reason-not_at_robber = Nothing of { $seat } stands at { $hex }.
reason-victim_lacks = There is no { $resource } in the hand of { $seat }.

# Before the first turn
reason-frame_piece_laid = Frame piece { $number } lies there already.
reason-no_hex_left = There is no hex left of this kind: { $terrain }.
reason-desert_without_token = There is no number token for { $hex }.
reason-token_there = There is a number token on { $hex } already.
reason-red_beside_red = A 6 or 8 never lies beside another, and { $hex } is right beside it.
reason-not_at_founded = The road must begin at your new settlement, { $intersection }.
