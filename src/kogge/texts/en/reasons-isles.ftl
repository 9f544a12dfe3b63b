# Why something can't be done in Explorers & Pirates; reasons.ftl says how to read it.

# Steps: "when" is the time of one, "first" what must be done before
when-lay_land = when the island is laid
when-found_harbour_settlement = in the founding phase
when-found_ship = in the founding phase
when-relaunch_ship = when you have taken a ship off the board to build it again
when-movement = in the movement phase
when-place_pirate = after a seven, or when a pirate ship has been chased off
when-chase_roll = when a ship chases the pirate
when-turn_tile = when a ship discovers something
when-draw_chip = when a ship discovers land
first-lay_land = First the island must be laid.
first-found_harbour_settlement = First found a harbour settlement.
first-found_ship = First launch your settler ship.
first-relaunch_ship = First launch the ship that you have taken off the board.
first-movement = First end your turn.
first-place_pirate = First place your pirate ship.
first-chase_roll = First the die must show whether the pirate flees.
first-turn_tile = First the tile that was discovered must be turned.
first-draw_chip = First the number chip must be drawn.

# Founding
reason-not_circled = At { $intersection } no first harbour settlement may stand: it goes on a marked corner of the island’s coast.
reason-not_on_island = There is nothing of the start island at { $intersection }.
reason-not_at_harbour = The ship must lie at your harbour settlement, { $intersection }.

# Closed ground
reason-unexplored = Next to it lies { $hex }, where nobody may build yet.
reason-no_land = There is nothing but sea.
reason-at_council = At the Council of Catan nothing may be built, but for its western side.
reason-not_on_coast = There is no coast at { $intersection }.

# Ships that are built
reason-no_route = Path { $path } is no sea route, as far as anybody knows.
reason-no_own_harbour = Path { $path } is at none of your harbour settlements.
reason-would_discover = Path { $path } touches an unexplored hex, and building never discovers.
reason-route_full = There are two ships on path { $path } already.
reason-ships_in_supply = You can still build { $n ->
        [one] a ship
       *[other] { $n } ships
    } without taking one off the board.
reason-no_berth = There would be no room for the ship at your harbour settlements.

# Voyages
reason-not_beside_ship = Ship { $ship } lies on path { $from_path }, which does not lead to path { $path } in one step.
reason-move_over = Ship { $ship } has ended its move.
reason-must_go_on = Ship { $ship } is on a full route: it must go on first.
reason-no_points_left = Ship { $ship } has sailed { $n } { $n ->
        [one] step
       *[other] steps
    } and has no movement points left.
reason-tribute_due = Ship { $ship } would have to pay 1 gold of tribute to { $seat }’s pirate at { $hex }, and you have none.
reason-no_way_on = Two ships lie on path { $path }, and ship { $ship } could not go on from there.
reason-wind_bought = A wool was paid for ship { $ship } in this turn already.

# Ashore
reason-not_at_tip = Ship { $ship } does not point at { $intersection }.
reason-hex_not_touched = Ship { $ship } does not touch { $hex }.

# Delivering
reason-not_at_port = Ship { $ship } is at no anchor port of the Council.

# The pirate ship
reason-no_known_sea = A pirate ship needs a sea that is known: not { $hex }.
reason-sea_of_frame = No pirate ship goes to the frame, and { $hex } is a part of it.
reason-sea_of_island = No pirate ship goes beside the start island, and { $hex } touches it.
reason-pirate_stays = Your pirate ship lies at { $hex } already: it must go somewhere else.
reason-no_ship_at_pirate = No ship of { $seat } is on a side of { $hex }.
reason-no_pirate = No pirate ship is at sea.
reason-own_pirate = The pirate ship is your own.
reason-has_sailed = Ship { $ship } has sailed { $n } { $n ->
        [one] step
       *[other] steps
    } in this turn: only a ship that has not moved may chase the pirate.
reason-has_chased = Ship { $ship } has tried to chase the pirate in this turn already.

# Gold
reason-purchases_made = You have bought { $n } cards for gold in this turn already.

# What chance can't bring
reason-no_such_tile = No such tile lies face down in this region any more.
reason-no_such_chip = No such number chip is left for this region.
reason-no_such_face = A die does not show that.
