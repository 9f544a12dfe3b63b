# What is written in pictures of the board, what a pointer shows, and what a screen reader says of them.
# Places are told by their numbers. Seats are told by their colours, whose first letter is on their pieces. Parts of
# lists begin with a small letter where the language has them; whoever puts them first in a sentence makes it large.

# The picture in a few words: the seat $who decides, at a step of the game, or chance does
picture-headline = Board: { $who } is to act ({ $step })
    .chance = Board: chance is to act ({ $step })
picture-end = Board at the end of the game
    .won = Board at the end of the game: { $n ->
        [one] { $winners } has won
       *[other] { $winners } have won
    }

# Steps, as they stand in brackets in the headline
picture-step-action = action
picture-step-answer_offer = answer offer
picture-step-before_roll = before roll
picture-step-build = build
picture-step-chase_roll = chase roll
picture-step-choose_land = choose land
picture-step-choose_line = choose line
picture-step-close_deal = close deal
picture-step-compose_offer = compose offer
picture-step-dice = dice
picture-step-discard = discard
picture-step-draw_card = draw card
picture-step-draw_chip = draw chip
picture-step-drive = drive
picture-step-found_harbour_settlement = found harbour settlement
picture-step-found_road = found road
picture-step-found_settlement = found settlement
picture-step-found_ship = found ship
picture-step-lay_frame = lay frame
picture-step-lay_free_road = lay free road
picture-step-lay_free_route = lay free route
picture-step-lay_hex = lay hex
picture-step-lay_land = lay land
picture-step-lay_tokens = lay tokens
picture-step-move_robber = move robber
picture-step-move_token = move token
picture-step-movement = movement
picture-step-place_caravan = place caravan
picture-step-place_kontor = place kontor
picture-step-place_merchant = place merchant
picture-step-place_neutral_kontor = place neutral kontor
picture-step-place_pirate = place pirate
picture-step-place_route = place route
picture-step-relaunch_ship = relaunch ship
picture-step-rob = rob
picture-step-starting_roll = starting roll
picture-step-take_card = take card
picture-step-theft = theft
picture-step-trade = trade
picture-step-turn_tile = turn tile
picture-step-turn_token = turn token
picture-step-walk = walk

# Places, and what is there
picture-at = { $place }: { $what }
picture-hex = hex { $place }
    .named = hex { $place }, { $name }
picture-intersection = intersection { $place }
    .named = intersection { $place }, { $name }
picture-path = path { $path } ({ $first }-{ $second })

# Whose a piece is: a colour; one that nobody plays; and one of which not even the colour is known
picture-neutral = neutral { $color }
picture-colorless = neutral
picture-nobody = nobody

# Terrains, as pictures show them
picture-land-forest = { terrain-forest }
picture-land-hill = { terrain-hill }
picture-land-pasture = { terrain-pasture }
picture-land-field = { terrain-field }
picture-land-mountain = { terrain-mountain }
picture-land-salt_works = { terrain-salt_works }
picture-land-desert = { terrain-desert }
picture-land-unexplored = { terrain-unexplored }
picture-land-sea = sea
picture-land-council = council
picture-land-mountain_forest = mountain forest
picture-land-alpine_pasture = alpine pasture
picture-land-coastal_salt_works = coastal salt works
picture-land-inland_salt_works = inland salt works
picture-land-unknown = unknown

# The number of a hex. In Merchants of Europe it is printed, or it is a token of a colour, or there is a spot for one.
picture-number = number { $number }
picture-printed = printed number { $number }
picture-token = { $color } token { $number }
    .marked = { $color } token { $number } on the marked spot
picture-spot = empty { $color } spot
    .marked = empty marked { $color } spot
picture-token_color-green = green
picture-token_color-light_green = light green
picture-token_color-yellow = yellow
picture-token_color-grey = grey
picture-token_color-white = white

# Pieces, each of a seat or of an $owner that may be neutral
picture-road = { $owner } road
picture-route = { $owner } route
picture-settlement = { $owner } settlement
picture-city = { $owner } city
picture-harbour_settlement = { $owner } harbour settlement
picture-kontor = { $owner } kontor
    .goods = { $owner } kontor with goods
picture-ship = { $seat } ship { $number } with { $load }
picture-basin = basin of { $seat } harbour { $number } with { $load }
picture-merchant = { $seat } merchant { $number }
    .walking = { $seat } merchant { $number }, walking
picture-caravan = { $seat } caravan { $number }
    .driving = { $seat } caravan { $number }, driving
picture-robber = robber, on hex { $place }
    .named = robber, on hex { $place }, { $name }
picture-pirate = { $seat } pirate, on hex { $hex }

# What is on the board besides
picture-harbour = harbour { $rate } for { $good }, at the intersections { $first } and { $second }
    .any = harbour { $rate } for anything, at the intersections { $first } and { $second }
picture-double_arrow = double arrow
picture-violet_city = violet city
    .gold = violet city, { $gold } gold
picture-brown_city = brown city
    .gold = brown city, { $gold } gold
picture-port = anchor port of the Council
picture-crews = { $n ->
        [one] { $n } { $seat } crew
       *[other] { $n } { $seat } crews
    }

# The card of a seat, part by part. Points on hidden cards stand after a plus.
picture-to_act = to act
picture-winner = winner
picture-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .hidden = { $n }+{ $hidden } points
picture-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
picture-development_cards = { $n ->
        [one] { $n } development card
       *[other] { $n } development cards
    }
picture-knights = { $n ->
        [one] { $n } knight
       *[other] { $n } knights
    }
picture-largest_army = largest army
picture-route_length = route of { $n }
picture-longest_route = longest route
picture-goods = goods: { $delivered } of { $total } delivered, { $uncovered } uncovered, { $covered } under kontors in the warehouse
picture-left = left: { $pieces }
picture-left-road = { $n ->
        [one] { $n } road
       *[other] { $n } roads
    }
picture-left-settlement = { $n ->
        [one] { $n } settlement
       *[other] { $n } settlements
    }
picture-left-city = { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }
picture-left-harbour_settlement = { $n ->
        [one] { $n } harbour settlement
       *[other] { $n } harbour settlements
    }
picture-left-ship = { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }
picture-left-settler = { $n ->
        [one] { $n } settler
       *[other] { $n } settlers
    }
picture-left-crew = { $n ->
        [one] { $n } crew
       *[other] { $n } crews
    }
picture-left-kontor = { $n ->
        [one] { $n } kontor
       *[other] { $n } kontors
    }
picture-left-route = { $n ->
        [one] { $n } route
       *[other] { $n } routes
    }
picture-left-merchant = { $n ->
        [one] { $n } merchant
       *[other] { $n } merchants
    }
picture-left-caravan = { $n ->
        [one] { $n } caravan
       *[other] { $n } caravans
    }

# Panels: "title" is written on the panel, at most about 20 letters
picture-nothing = nothing
picture-none = none
picture-hand = hand of { $seat }: { $cards }
    .title = Hand of { $seat }
picture-held_card = { $n } { $card }
    .new = { $n } { $card } (new)
picture-mission = mission { $mission }: { $stand }; { $leader } has the card
    .nobody = mission { $mission }: { $stand }; nobody has the card
    .step = { $seat } on step { $step } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
    .start = S
# ... the regions of the sea: $region is one of the two names
picture-region-north = north
picture-region-south = south
picture-unexplored = unexplored in the { $region }: { $tiles }
    .done = all explored
    .tiles = { $n } { $land }
    .numbers = numbers { $numbers }
    .shoals = shoals { $numbers }
# ... the supply; its other things are never told alone, but after the cards
picture-supply = supply: { $things }
    .title = Supply
    .lairs = under lairs { $numbers }
# ... number tokens: the numbers of each colour
picture-tokens_at_sea = number tokens face down at sea: { $tokens }
    .title = Tokens at sea
    .color = { $color } { $numbers }
# ... development cards: "pile" is written below the pile, "played" and "discarded" above a list of cards, short ones
picture-pile = pile
    .title = Development cards
picture-piles-played = development cards: { $pile } in the pile; played: { $cards }
    .away = played: { $n }
picture-piles-discarded = development cards: { $pile } in the pile; discarded: { $cards }
    .away = discarded: { $n }

# The whole picture in words, for those who don't see it
picture-told-hexes = { $n } hexes: { $hexes }.
picture-told-hex = { $hex } { $land }
    .named = { $hex } { $name }, { $land }
    .lair = lair
    .fish = die { $number }, fish
    .no_fish = die { $number }, no fish
picture-told-harbours = Harbours: { $harbours }.
    .harbour = { $first }-{ $second } { $rate } { $good }
    .any = { $first }-{ $second } { $rate }
picture-told-robber = The robber is on hex { $place }.
    .named = The robber is on hex { $place }, { $name }.
picture-told-pirate = The { $seat } pirate is on hex { $hex }.
picture-told-ports = Anchor ports of the Council: { $intersections }.
picture-told-seat = { $owner }: { $pieces }.
    .nothing = { $owner }: nothing on the board.
picture-told-seas = Seas: { $seas }.
picture-told-cities = Cities without a kontor: { $cities }.
    .city = { $city }, { $kind }
picture-told-arrows = Double arrows on the paths { $paths }.
# ... what a seat has, by numbers of places
picture-told-pieces-settlement = settlements { $places }
picture-told-pieces-city = cities { $places }
picture-told-pieces-harbour_settlement = harbour settlements { $places }
picture-told-pieces-road = roads { $places }
picture-told-pieces-kontor = kontors { $places }
picture-told-pieces-route = routes { $places }
picture-told-kontor = { $intersection } { $name }
    .goods = { $kontor } with goods
picture-told-ship = ship { $number } on path { $path } with { $load }
picture-told-basin = harbour { $number } on { $intersection } with { $load }
picture-told-merchant = merchant { $number } at intersection { $place }
    .moving = merchant { $number } at intersection { $place }, on its way with { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } left
picture-told-caravan = caravan { $number } at path { $place }
    .moving = caravan { $number } at path { $place }, on its way with { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } left
