# Why something can't be done in Merchants of Europe. What other games have too is in the file of all reasons.
# Variables with the ending "_person" are "you" for the one who reads it and "one" for another. Commands stay as they are.

# At a wrong time: "when" is the time of a step, "first" what must be done before
when-place_kontor = when the first kontors are placed
when-place_neutral_kontor = when the neutral kontors are placed
when-place_route = when the first routes are placed
when-choose_line = when a new route pays one of several equally short lines
when-lay_free_route = when a double arrow or a card gives you a free route
when-place_merchant = when a merchant is hired anew
when-walk = while a merchant is on its way
when-choose_land = when a new kontor touches several lands without a number
when-turn_token = when a land without a number gets a token from the sea
when-move_token = when no number token of a land’s colour is left at sea
when-place_caravan = when a caravan is formed anew
when-drive = while a caravan is on its way
first-place_kontor = First place your kontor.
first-place_neutral_kontor = First place a neutral kontor.
first-place_route = First place your route.
first-choose_line = First choose the line that is paid.
first-lay_free_route = First lay your free route, or decline it.
first-place_merchant = First place the merchant that you hire anew.
first-walk = First bring the merchant’s walk to its end.
first-choose_land = First choose the land that gets a number token.
first-turn_token = First a number token must be turned up.
first-move_token = First choose the number token that is moved.
first-place_caravan = First place the caravan that you form anew.
first-drive = First bring the caravan’s drive to its end.

# The start and the robber
reason-not_violet = The first kontors stand in violet cities, and { $intersection } is none.
reason-kontor_stands_there = { $seat_person ->
        [you] Your own kontor
       *[one] A kontor of { $seat }
    } stands at { $intersection }.
reason-no_kontor_at_path = Path { $path } touches none of your kontors.
reason-joins_cities = A route on path { $path } would join two cities, which no first route may do.
reason-land_without_number = The robber goes to lands with a number, and { $hex } has none.

# Routes
reason-route_taken = { $seat_person ->
        [you] Your own route
       *[one] A route of { $seat }
    } lies on path { $path }.
reason-route_not_joined = Path { $path } touches none of your kontors and routes.
reason-not_beside_arrow = Your free route must touch the one on the double arrow, { $arrow }; path { $path } does not.
reason-line_elsewhere = The line goes on at { $intersection }, and path { $path } is somewhere else.
reason-line_not_shortest = From { $intersection } no shortest line goes on over path { $path }.

# Merchants
reason-no_own_kontor = You have no kontor at { $intersection }.
reason-merchants_all_out = Both of your merchants are on the board; “rehire_merchant” hires one of them anew.
reason-merchant_in_supply = You have a merchant in the supply; “hire_merchant” hires it.
reason-no_merchant_out = You have no merchant on the board.
reason-merchant_not_out = Your merchant { $merchant } is not on the board.
reason-another_walks = Your merchant { $merchant } is on its way, and its walk must end first.
reason-not_next = Your merchant { $merchant } is at { $here }, and { $intersection } is not right beside it.
reason-no_grain = A walk costs grain, and you have none.
reason-grain_after_roll = The steps of your card are used up, and grain pays for a walk only after the roll.
reason-walk_has_no_end = Your merchant { $merchant } may not stay at { $intersection }, and { $n ->
        [one] the only step that you can pay for leads
       *[other] the { $n } steps that you can pay for lead
    } to no place where it may.
reason-kontor_of_another = No walk can end at { $intersection }, where { $seat } has a kontor.
reason-merchant_stands_there = No walk can end at { $intersection }, where { $seat_person ->
        [you] your other merchant
       *[one] a merchant of { $seat }
    } stands.
reason-stopping_founds = To stop at { $intersection } is to found a kontor there, with “found_kontor”.
reason-nothing_to_found_with = You have no kontor left for { $intersection }; your merchant can only pass.
reason-nobody_walks = None of your merchants has set out yet.
reason-no_city_here = There is no city at { $intersection }.

# Number tokens
reason-land_not_beside = Your new kontor at { $intersection } does not touch this land: { $hex }.
reason-land_has_number = This land has a number: { $hex }.
reason-no_such_token = No number token { $number } that could come to { $hex } lies face down.
reason-no_token_there = There is no number token that could be moved on { $hex }.
reason-token_of_other_color = The number token on { $hex } has not the colour of { $land }.

# Caravans
reason-no_own_route = You have no route on path { $path }.
reason-route_at_no_kontor = Your route { $path } touches none of your kontors.
reason-caravans_stand_there = Beside route { $path } there is no room: { $n } caravans stand there.
reason-caravans_all_out = Both of your caravans are on the board; “reform_caravan” forms one of them anew.
reason-caravan_in_supply = You have a caravan in the supply; “form_caravan” forms it.
reason-no_room_for_caravan = Caravan { $caravan } would find no room beside your routes at your kontors.
reason-no_caravan_out = You have no caravan on the board.
reason-caravan_not_out = Your caravan { $caravan } is not on the board.
reason-another_drives = Your caravan { $caravan } is on its way, and its drive must end first.
reason-route_not_next = Your caravan { $caravan } stands beside route { $here }, which path { $path } does not touch.
reason-no_route_there = There is no route on path { $path }.
reason-no_salt = A drive costs salt, and you have none.
reason-no_gold_for_toll = On route { $path } a toll of { $n } gold is due to { $seat }, and you can’t pay it.
reason-drive_has_no_end = Beside route { $path } { $n } caravans stand, and from there your caravan { $caravan } can’t get on to a route with room.
reason-no_room_to_stop = Beside route { $path } there is only room for { $n } caravans; your caravan { $caravan } must go on.

# Deliveries
reason-no_kontor_there = There is no kontor at { $intersection }.
reason-kontor_is_own = The kontor at { $intersection } is your own, and takes none of your goods.
reason-goods_lie_there = The kontor of { $seat } at { $intersection } has taken goods already.
reason-caravan_is_elsewhere = None of your caravans stands beside a route at { $intersection }.
reason-another_is_on_its_way = Your caravan { $caravan } is on its way; the other one can deliver at { $intersection } after that.
reason-delivery_after_roll = Goods are delivered after the roll only.
reason-no_goods_uncovered = All of your goods are still covered; every new kontor uncovers some.
