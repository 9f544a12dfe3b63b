# What a person can ask for: what can be typed, what each act does, what things cost, what wins, how a turn goes.
#
# What people type is English in every language, and stands in straight quotes. What "help" tells of an act is a sentence.
# The variant "sea" is for games in which ships sail, "lands" for those of merchants and caravans, where the act differs.

# Dice and turns
help-roll = Roll the dice: nothing but a card may come before.
help-dice = A seven brings the robber and no cards, any other number cards.
    .sea = Any number but a seven brings cards, or else gold.
    .lands = Any number but a seven brings cards, or else gold.
help-starting_roll = Everyone rolls; the highest starts, and those who tie for it roll again.
help-start_building = With separate phases: done with trading, on to building.
help-end_turn = Pass the dice to the left.
    .sea = The movement phase ends, unless a ship must still go on from a full route.
    .lands = Pass the dice to the left, or end a game that is stuck.

# Development cards
help-buy_card = The top card of the pile, as long as there is one.
help-draw_card = Chance says which card it is, and only the buyer sees it.
help-play_knight = Move the robber as with a seven, but nobody discards.
help-play_discovery = Any cards from the bank, as many as the card says, or what there is.
help-play_road_building = Up to two free roads; not playable when not even one can be laid.
help-play_monopoly = Name a resource: all others hand over all their cards of it.
help-play_lancer = The robber moves as with a seven, but nobody discards.
help-play_journey = One merchant walks some way without grain.
help-play_fast_caravan = One caravan drives some way without salt; tolls are due.
help-play_bounty = Any cards from the bank, as many as the card says, or what there is.
help-play_loan = Some gold from the supply.
help-play_route_building = Some trade routes free of charge, if one can be laid at all.
help-take_card = One card of choice that the bank has.
help-lay_free_road = A free road, under the normal placement rules.
help-decline_free_road = The second free road may be declined.

# The robber
help-discard = Give one card of choice back to the bank.
help-move_robber = The robber must go to a different hex.
    .lands = The robber goes to another land that has a number, printed or by a token.
help-rob = Choose a victim among those exposed; one without cards yields none.
help-rob_nobody = Stealing is a right, not a duty.
help-steal = Chance draws the card; only thief and victim see which.

# Building
help-build_road = Brick and wood: a road on a free path at the own network.
help-build_settlement = Brick, wood, wool and grain: a settlement on a site that an own road reaches.
help-build_city = Three ore and two grain: a city in place of an own settlement.

# The founding
help-found_settlement = A settlement on any free site; the second one brings its cards.
    .sea = A settlement on any free intersection of the island; it brings the starting cards.
help-found_road = A road at the settlement just founded.
    .sea = A road at the own settlement.
help-lay_frame = The six frame pieces in any order, clockwise from the top left, harbours up.
help-lay_hex = The next hex of the shuffled ones; the robber goes to the desert.
help-lay_tokens_from = The tokens in letter order from any corner, counter-clockwise inwards, skipping the desert.
help-lay_token_on = Tokens in any order, on any hex but the desert; a 6 or 8 never beside another.

# Trade
help-bank_trade = Equal cards for one of another kind that the bank has.
help-open_trade = The active player begins to compose an offer.
help-call_for_offers = The active player asks the others for their offers.
help-offer = Lay one card more on the own side.
help-ask = Ask one card more of the other side: any, whether or not somebody has it.
help-propose = Put the composed offer, or counter-offer, to the others.
help-withdraw = Take the offer back: the active player ends the trade, another player answers anew.
help-accept = Agree to the active player's offer, having the cards.
help-decline = Say no.
help-counter = Begin to compose another offer to the active player.
help-deal = The active player closes the deal with one of those who agreed or countered.
help-sell_resource = Three equal resources bring one gold.
help-buy_resource = Twice a turn, two gold buy a resource that the bank has.

# Explorers & Pirates: ships and what they carry
help-set_sail = Done with trading and building, on to the movement phase.
help-sail = A ship goes to a neighbouring route.
help-buy_wind = A wool buys two more movement points for a ship, once a turn.
help-stow = Ship and harbour settlement share out what they hold: the ship's load from now on is chosen.
help-land_settler = A settler ship becomes a settlement at one of its tips, and goes back to the supply.
help-jettison = A piece of cargo goes back to its supply.
help-build_harbour_settlement = Two grain and two ore: a harbour settlement in place of an own settlement on a coast.
help-build_ship = Wood and wool: a ship on a route at an own harbour settlement.
help-rebuild_ship = With all ships on the board one may be taken off, with its cargo, and built again.
help-relaunch_ship = The ship that was taken off comes into the water again.
help-build_settler = A piece comes from the supply into a basin, or a ship beside one, that has room for it.
help-build_crew = A piece comes from the supply into a basin, or a ship beside one, that has room for it.
help-found_harbour_settlement = A harbour settlement on a free circled intersection.
help-found_ship = A ship with a settler on a route at the own harbour settlement.

# Explorers & Pirates: discoveries
help-turn_tile = Chance says which tile of the region it is.
help-draw_chip = Land gets the top chip of its region's pile.
help-lay_land = The next of the island's loose hexes, shuffled under numbers that stay.

# Explorers & Pirates: the pirate and the missions
help-place_pirate = The own pirate goes to a hex of the open sea; if it was at sea already, to another one.
help-chase = A ship that has not moved, beside another's pirate, tries to chase it off; each once a turn.
help-chase_roll = On a six, or a number of the pirate bonus, the pirate goes home and the chaser's own comes.

# Merchants of Europe: kontors, routes and numbers
help-place_kontor = A kontor on a violet city; the third brings a card for each land around it.
help-place_neutral_kontor = With three players each places a neutral kontor on a violet city.
help-place_route = A route at an own kontor, with a caravan beside it.
help-build_route = Ore and wood: a route on a free path at an own kontor or route.
help-lay_free_route = A free route: beside a double arrow, or by a card wherever one may be built.
help-decline_free_route = A free route may be declined; those of a card are then declined together.
help-follow_line = Of two equally short lines the active player chooses one, route by route.
help-choose_land = Next to several lands without a number, one of them gets a token.
help-turn_token = Chance says which of the face-down tokens of the colour it is.
help-move_token = With none of the colour left at sea, one that lies on another land is moved.

# Merchants of Europe: merchants and caravans
help-hire_merchant = Wool, grain and wood: a merchant at an own kontor.
help-rehire_merchant = With both merchants on the board one is taken off, to be hired anew at the full price.
help-place_merchant = The merchant that is hired anew comes to an own kontor.
help-walk = A merchant goes to the next intersection: three of them for a grain.
help-end_walk = The merchant stays where it is, if it may.
help-found_kontor = To end a walk on an empty city is to found a kontor there.
help-form_caravan = Ore, wood and salt: a caravan beside an own route that touches an own kontor.
help-reform_caravan = With both caravans on the board one is taken off, to be formed anew at the full price.
help-place_caravan = The caravan that is formed anew comes to an own route at an own kontor.
help-drive = A caravan goes to the next route: three of them for a salt.
help-end_drive = The caravan stays where it is, if there is room for it.
help-deliver = An uncovered goods token goes to a kontor at the route of an own caravan.

# What can be bought: $act, what it costs, and what of that is missing; $n are all missing cards together
costs-payable = { $act }: { $price }. You can pay that.
costs-short = { $act }: { $price }. You lack { $missing }.
costs-steps = { $act }: { $price } for { $n ->
        [one] 1 step
       *[other] { $n } steps
    }.
costs-none = Nothing has a price in this game.

# What wins
goal-points = Whoever has { $n } points in a turn of their own wins.
goal-goods = Whoever has delivered { $n } goods wins at once.
goal-worth = Points: { $things }.
    .thing = { $thing } { $n }
    .award = { $thing } { $n } (from { $least } on)
goal-track = The mission { $mission } brings { $points } points, step by step, and { $n } more to whoever leads.
goal-standing = { $who } { $n } of { $goal }
    .hidden = { $who } { $n } of { $goal } ({ $hidden } of them hidden)
    .all = So far: { $standings }.
thing-settlement = a settlement
thing-city = a city
thing-harbour_settlement = a harbour settlement
thing-victory_point = a victory-point card
thing-longest_route = the longest trade route
thing-largest_army = the largest army
thing-goods = goods delivered

# The phases of a turn: what each is, by the step with which it begins; "now" is the one that we are in.
phase-before_roll = Roll the dice: everyone gets what the number brings, and a seven brings no cards.
    .cards = Roll the dice, or play a card before: everyone gets what the number brings, and a seven brings no cards.
phase-trade = Trade with the others and with the bank.
phase-build = Build, and buy cards.
phase-action = Trade and build, in any order.
    .lands = Trade, build, move merchants and caravans and deliver goods, in any order.
phase-movement = Move ships, load and unload them, and do missions.
turn-phase = { $n }. { $phase }
    .now = { $n }. { $phase } (You are here.)
turn-whose = { $person ->
        [you] Turn { $turn } is yours.
       *[one] Turn { $turn } is that of { $seat }.
    }
    .before = It is before the first turn: everyone founds what they begin with.
turn-now = At the moment: { $asked }

# What can be typed, as "help" lists it: the line, and what it does
command-number = a number
    .does = choose from the list; a place by its number on the map
command-sail = sail 1 to 87
    .does = all the steps of a ship to a path that it can reach now, by the cheapest way; it tells its price
command-walk = walk 1 to 57
    .does = all the steps of a merchant; 'walk 1 to Vienna' names a city; 'walk 1' tells prices
command-drive = drive 2 to 33
    .does = all the steps of a caravan to a route that it can reach now, by the cheapest way; it tells its price
command-unseen = unseen
    .regions = what still lies face down in each region
    .tokens = the number tokens that lie face down at sea, and the discarded cards
command-cities = cities
    .does = all cities: their letters and numbers on the map, gold, kontors, goods and lands
command-action = an action
    .does = '{ $build } 34', '{ $build } 40-44', 'rob blue'; a part of its name will do: '{ $part } 34', 'end'
command-words = its words
    .does = { $words }
    .one = '{ $word }' { $name }
command-trade = trade
    .does = 'trade 2 wool for { $example }' puts an offer to the others; 'counter ore for wool' answers one
command-no_trades = no trades
    .does = decline all that others offer in this turn; 'no trades ever' in every turn, "decline what I can't pay" what you could not accept; 'trades' ends it
command-cancel = cancel
    .does = leave a question, or the making of an offer: back to all that you may do
command-why = why
    .does = why the last action was not possible, or any other: 'why { $build }'; with the ids of the rules
command-rule = rule ID
    .does = the text of a rule, by its id
command-rules = rules WORD
    .does = all rules that speak of something
command-costs = costs
    .does = what can be bought, for which cards, and what of it you can pay now
command-goal = goal
    .does = what wins, and how far everyone is
command-turn = turn
    .does = the phases of a turn, and where in it we are
command-map = map
    .does = the board again; 'map paths', 'map intersections' or 'map hexes' with all free numbers
command-log = log
    .does = what has happened so far; 'log 20' the last 20 sentences
command-undo = undo
    .does = take back what you did, unless luck or somebody else has acted since or it showed you a secret
command-save = save FILE
    .does = put the game into a file, for 'kogge play --load FILE' and 'kogge replay FILE'; it is kept anyway
command-help = help ACTION
    .does = what an action does; 'help' alone explains all that you may do now
command-quit = quit
    .does = leave the game; 'kogge play --resume' goes on with it
