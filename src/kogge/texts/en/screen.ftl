# What stands on the screen beside the story: the table, the map, lists. Names that end with a word of the rules are
# names of things; what has little room is short, and the legend explains it.

# Above the table
screen-turn = Turn { $turn }: { $seat }
screen-before_first_turn = Before the first turn

# The columns of the players' table: two or three letters each
screen-column-points = VP
screen-column-delivered = del
screen-column-uncovered = un
screen-column-hand = rc
screen-column-cards = dc
screen-column-knights = kn
screen-column-route = rt
screen-column-gold = gd
screen-column-kontors = ko
screen-column-routes = ro
screen-column-merchants = me
screen-column-caravans = ca

# The columns of the table of cards, above numbers of one or two digits; "rate" is above "3:1"
screen-own = you
screen-bank = bank
screen-rate = at
screen-at_sea = sea

# Development cards in that table: about 13 letters
screen-card-knight = knight
screen-card-road_building = road building
screen-card-discovery = discovery
screen-card-monopoly = monopoly
screen-card-victory_point = VP card
screen-card-lancer = lancer
screen-card-route_building = route building
screen-card-journey = journey
screen-card-fast_caravan = fast caravan
screen-card-bounty = bounty
screen-card-loan = loan
screen-pile = card pile

# What is left to build with; the variant "name" stands alone, before numbers. Some of it is for all to take.
screen-to_build = left to build:
screen-left = left: { $pieces }
screen-supply = supply: { $pieces }
screen-discards = discards: { $cards }
screen-supply-road = { $n ->
        [one] { $n } road
       *[other] { $n } roads
    }
    .name = roads
screen-supply-settlement = { $n ->
        [one] { $n } settlement
       *[other] { $n } settlements
    }
    .name = settlements
screen-supply-city = { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }
    .name = cities
screen-supply-harbour_settlement = { $n ->
        [one] { $n } harbour settlement
       *[other] { $n } harbour settlements
    }
    .name = harbour settlements
screen-supply-settler = { $n ->
        [one] { $n } settler
       *[other] { $n } settlers
    }
    .name = settlers
screen-supply-ship = { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }
    .name = ships
screen-supply-crew = { $n ->
        [one] { $n } crew
       *[other] { $n } crews
    }
    .name = crews

# Ships and harbours: a table with these columns, "steps" being how far a ship can still go; a line for other players
screen-carries = carries
screen-at = at
screen-steps = go
screen-hold-ship = ship { $number }
screen-hold-harbour = harbour { $number }
screen-hold-carries = { $hold } { $load }
screen-no_ships = no ships

# Merchants and caravans. $place is an intersection or a path; the variant "brief" has its number alone.
screen-merchant = merchant { $number } at { $place }
    .brief = merchant { $number } at { $place }
screen-caravan = caravan { $number } on { $place }
    .brief = caravan { $number } on { $place }
screen-nobody_travels = nobody travels

# Cities in a list: the columns, the colours of cities
screen-cities-name = city
screen-cities-at = at
screen-cities-gold = gold
screen-cities-kontor = kontor
screen-cities-goods = goods
screen-cities-lands = lands
screen-cities-violet = violet
screen-cities-brown = brown
screen-cities-has_goods = yes
screen-cities-land = { $name } { $land }
# A refusal: it gets its capital and its full stop when it is said
screen-no_cities = the intersections of this game have no names

# What lies face down
screen-unseen-region = { $region ->
        [north] In the north
       *[south] In the south
    }: { $tiles_count ->
        [0] nothing more
       *[other] { $tiles }
    }.
screen-unseen-numbers = numbers { $left }
screen-unseen-tokens = Number tokens at sea, face down: { $tokens }.
screen-unseen-tokens_of = { $left_count ->
        [0] { $good } none
       *[other] { $good } { $left }
    }
screen-unseen-discards = Discarded cards, which are shuffled when the pile is empty: { $cards_count ->
        [0] none
       *[other] { $cards }
    }.
screen-cards = { $n } { $card }
screen-tile-sea = { $n } sea
# A refusal: it gets its capital and its full stop when it is said
screen-unseen-nothing = nothing is left to discover in this game

# Sentences that there is no room for; "log" is what must be typed
screen-too_narrow = The board needs { $needed } columns, and this window has { $there }: make it wider, or its letters smaller.
screen-more_news = { $n ->
        [one] (Type log for { $n } sentence before this.)
       *[other] (Type log for { $n } sentences before this.)
    }

# On the map a hex has room for 8 letters, on a small screen for 6 or only 4. The variant "brief" is written where a word
# is longer; of goods it has 5 letters at most, because harbours have it too. What is still too long is cut.
screen-map-wood = wood
    .brief = wood
screen-map-brick = brick
    .brief = brick
screen-map-wool = wool
    .brief = wool
screen-map-grain = grain
    .brief = grain
screen-map-ore = ore
    .brief = ore
screen-map-salt = salt
    .brief = salt
screen-map-desert = desert
    .brief = desert
screen-map-council = Council
    .brief = Council
screen-map-unexplored = ?
    .brief = ?

# Signs on the map, of three letters, of two or of one
screen-sign-robber = ROB
screen-sign-pirate = P
screen-sign-merchant = m
