# The rules of Merchants of Europe, one by one, in our own words.
# A row is called by its id, as in docs/rules.

# Material and set-up
rule-M-01 = Two boards: the main one (all Europe) and the short one (without western Europe). 3 or 4 players.
rule-M-02 = Terrain: forest (wood), pasture (wool), field (grain), mountain (ore), salt works (salt). 19 cards of each.
rule-M-03 = Per player: 30 trade routes, 2 caravans, 2 merchants, kontors and goods tokens by board and number of players: short 3p: 8 kontors, 6 goods; short 4p: 7 and 5; main 3p: 12 and 10; main 4p: 10 and 8.
rule-M-04 = Three kontors are placed at the start, the others lie in the warehouse on the goods, from the bottom up; the top goods token starts uncovered, so one is deliverable from the beginning.
rule-M-05 = 15 number tokens: 5 marked ones go on the five marked spots of the same colour; the other 10 lie face down at sea, sorted only by their colour. Other hexes have printed numbers or an empty spot.
rule-M-06 = Robber: on a hex without a number at the start (which one, the board says).
rule-M-07 = Everyone starts with 3 gold. Coins: 68 (52 of 1, 16 of 3); the supply does not run out.
rule-M-08 = 25 development cards, shuffled (which ones, the board says).
rule-M-09 = First short game: fixed placement per colour of 3 kontors, 1 route, 1 caravan; starting cards: red wood grain salt; blue salt wool ore; white wood grain wool; orange ore salt grain.
rule-M-10 = Three players, fixed placement: the fourth colour's three kontors are placed too, neutral, without route and caravan: they earn nothing, but goods can be delivered to them.
rule-M-11 = Variable placement (the only one on the main board, an option beside the fixed one on the short board): the starting player is the highest roll (those tied for it roll again). On violet spaces each places one kontor clockwise, a second counter-clockwise beginning with the last player, a third clockwise.
rule-M-12 = Starting cards for the third kontor: one per adjacent terrain.
rule-M-13 = Three players: after the third round, from the last player counter-clockwise, each places one neutral kontor on a violet space.
rule-M-14 = Then, from the last player counter-clockwise, each places one route on a path at one of the own kontors, and a caravan beside it. This route may not connect an isolated city space to another.
rule-M-15 = The starting player also takes the first turn; turns go clockwise.
rule-M-16 = A path is an edge listed in the file of the board in play (land, coast, border or sea lane); an intersection is the end of a path, sea corners included.

# Turn and production
rule-M-20 = Production phase, then action phase: the actions in any order, as often as can be paid.
rule-M-21 = Each kontor next to a hex with the rolled number gets 1 card of its resource; two or three kontors at one hex get one each.
rule-M-22 = A hex with the robber gives nothing.
rule-M-23 = Shortage: if the bank can't cover all that a resource's production needs, nobody gets any of it from this roll.
rule-M-24 = Compensation: on any roll but 7, a player who receives no card (number, robber or shortage) takes 1 gold.
rule-M-25 = On a 7: no production, no compensation; whoever has more than 7 resource cards gives half back, rounded down; the active player moves the robber to another hex that has a number (printed, or a token lies there now); then may steal one random card from one opponent with a kontor there.
rule-M-26 = The number of a player's resource cards is open, which ones is not.
rule-M-27 = Example to replay: on a 5, blue (Lyon) gets 1 wool, orange and red (Cologne, Nuremberg) 1 grain each, white 1 gold.

# Trade
rule-M-30 = Resources and gold can be traded between the active player and the others, with offers and counter-offers; not among the others.
rule-M-31 = 2 gold buy one resource from the bank, at most twice a turn.
rule-M-32 = 3 equal resources to the bank for 1 gold or one resource of another kind; never for the same kind.

# Building
rule-M-40 = Development card = wool + salt. Merchant = wool + grain + wood. Caravan = ore + wood + salt. Trade route = ore + wood.
rule-M-41 = A card can't be played in the turn it is bought; one card a turn; before the roll or at any time in the action phase.
rule-M-42 = A played card goes to the discard pile; when the last card has been bought, the discards are shuffled into a new pile (with none there, at the next discard). With both empty none can be bought.
rule-M-43 = A new merchant stands on the intersection of one of the own kontors and may move in the same turn. With both on the board, one is taken off first and hired anew at full price.
rule-M-44 = A new caravan stands beside an own route that touches an own kontor. With both on the board, one is taken off first and formed anew at full price.
rule-M-45 = A route goes on a path without a route, touching an own kontor or an own route. Other players' kontors and empty city spaces don't stop it.
rule-M-46 = With no route left in the supply none can be built.
rule-M-47 = Gold from connecting: when a new route joins an isolated city space (one with no connection by routes of any players to another city space) to another for the first time, the shortest line of routes between it and another city space pays: every owner of a route on that line gets 1 gold per own route on it. Kontor or not doesn't matter.
rule-M-48 = Several shortest lines: the active player chooses one.
rule-M-49 = A new route joins two parts of the net (a bare end is a part without a city). One city on each side: the line between them is paid once. One city on one side, several on the other: the line from the single city to its nearest. Otherwise nothing. Gold first, then a free route (M-50).
rule-M-50 = Double arrow: a route on such a path allows one more route free and at once, adjacent to it, in either direction. It may be declined. A free route on another double arrow again allows one. Routes laid by a card count too; the start route doesn't.
rule-M-51 = Example to replay: red joins Turin with Venice over three routes: red 1 gold, blue 2; then joins Bern over two own routes: red 2.
rule-M-52 = Example to replay: blue builds on a double arrow, then the free second route reaches Kaliningrad: 3 gold for blue.

# Merchants and kontors
rule-M-60 = One grain moves one merchant up to 3 intersections; several grain add up for the same merchant (a move over distance d costs d/3 grain, rounded up); a grain's steps can't be split between two merchants; unused steps lapse.
rule-M-61 = A merchant may pass over merchants and kontors; routes don't hinder it. A declared move may not end on an intersection with another merchant or with another player's or a neutral kontor.
rule-M-62 = Ending a move on an empty city space, violet or brown, it becomes a kontor at once, at no cost: the merchant goes back to the supply.
rule-M-63 = The kontor comes from the warehouse and uncovers a goods token, which can now be delivered.
rule-M-64 = On a coastal city space with coins shown, the builder gets that much gold.
rule-M-65 = If the new kontor touches a hex without a number (nothing printed, no token there now), the player must take a face-down token of the spot's colour and lay it there; if none of the colour is left at sea, one of that colour already on the board is moved there, of the player's choice.
rule-M-66 = Next to two or three such hexes only one of them gets a token, of the player's choice.
rule-M-67 = Examples to replay: blue buys a grain for 2 gold, founds Kaliningrad, turns up the last white token, an 11, on the salt works. Red founds Belgrade and moves the 9 to the mountain.
rule-M-68 = Example to replay: white hires at Prague and in the same turn moves three intersections for one grain, to the one west of Wroclaw; Kaliningrad is within the next grain.

# Caravans and goods
rule-M-70 = A caravan moves from route to route where they share an intersection, along routes of any player; kontors don't block. One salt moves one caravan up to 3 routes; several salt add up; no splitting between two. Between its steps it may step, deliver or stop; steps left over lapse.
rule-M-71 = At most 2 caravans stand beside a route; passing (and delivering in passing) is allowed, ending there is not when two already stand there: a full route is entered only if a legal end remains reachable with paid steps, salt in hand and gold for tolls.
rule-M-72 = Toll: a caravan that in a turn moves onto or along another player's routes pays that player 1 gold, once, however many routes; to each such player; each of the two caravans pays for itself; every turn anew.
rule-M-73 = Starting on another's route and not moving, or leaving it without using that player's routes again, is free.
rule-M-74 = Without the gold for the toll the caravan can't go there.
rule-M-75 = Delivery: a caravan beside a route that touches another player's (or a neutral) kontor with no goods under it may deliver one uncovered goods token, free of charge, in the own action phase; also right after being placed, and also when a kontor was built later next to a standing caravan. A caravan between two such kontors may deliver to both.
rule-M-76 = A kontor takes one goods token in the whole game; own kontors and empty spaces take none.
rule-M-77 = After a delivery the caravan may go on with paid steps left, also back.
rule-M-78 = Example to replay: blue's caravan: Bern to Paris (orange kontor, delivers), to Brussels over the new route (white, delivers), over white's route to Cologne (orange, delivers); 1 salt; 1 gold toll to white.
rule-M-79 = A caravan never enters a path without a route.

# The end
rule-M-80 = Who has delivered all own goods tokens wins at once.
