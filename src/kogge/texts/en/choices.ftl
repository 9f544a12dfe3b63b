# What can be done: the name of each act, and a single choice of it with its parts.
#
# Both are said in menus, as what somebody might do: an infinitive without a period. An act of chance is told as what
# comes about. The variables are the parts of the act, already in words: $path and $ship are numbers, $intersection and
# $hex are said as in words.ftl, $seat is a colour, $resource and $good are the goods alone.

# Dice and turns
act-roll = roll the dice
choice-roll = { act-roll }
act-dice = the dice
choice-dice = the dice show { $number }
act-starting_roll = the roll for the start
choice-starting_roll = the roll for the start is { $number }
act-start_building = go on to build
choice-start_building = { act-start_building }
act-end_turn = end your turn
choice-end_turn = { act-end_turn }

# Development cards
act-buy_card = buy a development card
choice-buy_card = { act-buy_card }
act-draw_card = the card from the pile
choice-draw_card = the card is { $card }
act-play_knight = play a knight
choice-play_knight = { act-play_knight }
act-play_discovery = play discovery
choice-play_discovery = { act-play_discovery }
act-play_road_building = play road building
choice-play_road_building = { act-play_road_building }
act-play_monopoly = play monopoly
choice-play_monopoly = play monopoly on { $resource }
act-play_lancer = play a lancer
choice-play_lancer = { act-play_lancer }
act-play_journey = play journey
choice-play_journey = { act-play_journey }
act-play_fast_caravan = play fast caravan
choice-play_fast_caravan = { act-play_fast_caravan }
act-play_bounty = play bounty
choice-play_bounty = { act-play_bounty }
act-play_loan = play a loan
choice-play_loan = { act-play_loan }
act-play_route_building = play route building
choice-play_route_building = { act-play_route_building }
act-take_card = take a card
choice-take_card = take { $resource }
act-lay_free_road = lay a free road
choice-lay_free_road = lay a free road on path { $path }
act-decline_free_road = lay no more free roads
choice-decline_free_road = { act-decline_free_road }

# The robber
act-discard = give up a card
choice-discard = give up { $resource }
act-move_robber = move the robber
choice-move_robber = move the robber to { $hex }
act-rob = rob somebody
choice-rob = rob { $seat }
act-rob_nobody = rob nobody
choice-rob_nobody = { act-rob_nobody }
act-steal = the stolen card
choice-steal = the stolen card is { $resource }

# Building
act-build_road = build a road
choice-build_road = build a road on path { $path }
act-build_settlement = build a settlement
choice-build_settlement = build a settlement at { $intersection }
act-build_city = build a city
choice-build_city = build a city at { $intersection }

# The founding
act-found_settlement = found a settlement
choice-found_settlement = found a settlement at { $intersection }
act-found_road = lay a first road
choice-found_road = lay a road on path { $path }
act-lay_frame = the next frame piece
choice-lay_frame = frame piece { $number } comes next
act-lay_hex = the next hex
choice-lay_hex = the next hex is { $terrain }
act-lay_tokens_from = where the number tokens begin
choice-lay_tokens_from = the number tokens begin at { $hex }
act-lay_token_on = the next number token
choice-lay_token_on = the next number token goes to { $hex }

# Trade. An offer is composed card by card: "offer" and "ask" lay one more on either side.
act-bank_trade = trade with the bank
choice-bank_trade = trade { $resource } for { $second_resource } with the bank
act-open_trade = make an offer
choice-open_trade = { act-open_trade }
act-call_for_offers = ask for offers
choice-call_for_offers = { act-call_for_offers }
act-offer = offer a card more
choice-offer = offer { $good }
act-ask = ask for a card more
choice-ask = ask for { $good }
act-propose = put the offer to the others
choice-propose = { act-propose }
act-withdraw = take the offer back
choice-withdraw = { act-withdraw }
act-accept = accept
choice-accept = { act-accept }
act-decline = decline
choice-decline = { act-decline }
act-counter = make another offer
choice-counter = { act-counter }
act-deal = close the deal
choice-deal = close the deal with { $seat }
act-sell_resource = sell resources
choice-sell_resource = sell { $resource } for gold
act-buy_resource = buy a resource
choice-buy_resource = buy { $resource } with gold

# Explorers & Pirates: ships and what they carry. The variant "piece" is a move of the ship with this number.
act-set_sail = set sail
choice-set_sail = { act-set_sail }
act-sail = sail a ship
    .piece = sail ship { $number }
choice-sail = sail ship { $ship } to path { $path }
act-buy_wind = pay a wool for wind
choice-buy_wind = pay a wool for wind for ship { $ship }
act-stow = load or unload a ship
choice-stow = load ship { $ship } with { $load }
act-land_settler = land a settler
    .piece = land the settler of ship { $number }
choice-land_settler = land the settler of ship { $ship } at { $intersection }
act-jettison = throw cargo out
choice-jettison = throw { $piece } out of { $hold }
act-build_harbour_settlement = build a harbour settlement
choice-build_harbour_settlement = build a harbour settlement at { $intersection }
act-build_ship = build a ship
choice-build_ship = build a ship on path { $path }
act-rebuild_ship = take a ship off and build it anew
choice-rebuild_ship = take ship { $ship } off and build it anew
act-relaunch_ship = put the ship into the water
choice-relaunch_ship = put the ship on path { $path }
act-build_settler = build a settler
choice-build_settler = build a settler into { $hold }
act-build_crew = build a crew
choice-build_crew = build a crew into { $hold }
act-found_harbour_settlement = found a harbour settlement
choice-found_harbour_settlement = found a harbour settlement at { $intersection }
act-found_ship = put out a first ship
choice-found_ship = put a ship with a settler on path { $path }

# Explorers & Pirates: discoveries
act-turn_tile = the tile that is turned up
choice-turn_tile = the tile shows { $terrain }
act-draw_chip = the number chip
choice-draw_chip = the number chip is { $number }
act-lay_land = the next land of the island
choice-lay_land = the next land of the island is { $terrain }

# Explorers & Pirates: the pirate and the missions
act-place_pirate = place your pirate ship
choice-place_pirate = put your pirate ship on { $hex }
act-chase = chase the pirate off
choice-chase = chase the pirate off with ship { $ship }
act-chase_roll = the roll against the pirate
choice-chase_roll = the roll against the pirate is { $number }

# Merchants of Europe: kontors, routes and numbers
act-place_kontor = place a kontor
choice-place_kontor = place a kontor at { $intersection }
act-place_neutral_kontor = place a neutral kontor
choice-place_neutral_kontor = place a neutral kontor at { $intersection }
act-place_route = lay a first route
choice-place_route = lay a route on path { $path }
act-build_route = build a route
choice-build_route = build a route on path { $path }
act-lay_free_route = lay a free route
choice-lay_free_route = lay a free route on path { $path }
act-decline_free_route = lay no free route
choice-decline_free_route = { act-decline_free_route }
act-follow_line = choose the line
choice-follow_line = choose the line along path { $path }
act-choose_land = choose the land for the token
choice-choose_land = put the token on { $hex }
act-turn_token = the number token
choice-turn_token = the number token is { $number }
act-move_token = move a number token
choice-move_token = move the number token that lies on { $hex }

# Merchants of Europe: merchants and caravans. The variant "piece" is a move of the one with this number.
act-hire_merchant = hire a merchant
choice-hire_merchant = hire a merchant at { $intersection }
act-rehire_merchant = take a merchant off and hire it anew
choice-rehire_merchant = take merchant { $merchant } off and hire it anew
act-place_merchant = place the merchant
choice-place_merchant = place the merchant at { $intersection }
act-walk = move a merchant
    .piece = move merchant { $number }
choice-walk = move merchant { $merchant } to { $intersection }
act-end_walk = end the walk
choice-end_walk = { act-end_walk }
act-found_kontor = found a kontor here
choice-found_kontor = { act-found_kontor }
act-form_caravan = form a caravan
choice-form_caravan = form a caravan on path { $path }
act-reform_caravan = take a caravan off and form it anew
choice-reform_caravan = take caravan { $caravan } off and form it anew
act-place_caravan = place the caravan
choice-place_caravan = place the caravan on path { $path }
act-drive = move a caravan
    .piece = move caravan { $number }
choice-drive = move caravan { $caravan } to path { $path }
act-end_drive = end the drive
choice-end_drive = { act-end_drive }
act-deliver = deliver goods
choice-deliver = deliver goods to { $intersection }
