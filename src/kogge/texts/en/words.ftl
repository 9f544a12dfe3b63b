# Names of what the games are about. A name ends with the word by which the rules know the thing.

counted = { $n } { $what }

# Lists: two at a time, from the left
list-and = { $first } and { $next }
list-comma = { $first }, { $next }
list-semicolon = { $first }; { $next }

# Seats. A sentence that begins with the one who reads it begins with the variant "first"; "object" is $other,
# and "whom" is for whom something is, after a preposition.
you = you
    .first = You
    .object = you
    .whom = you
color-blue = blue
color-orange = orange
color-red = red
color-white = white

# Goods, with how many they are; the variant "name" is the good itself
good-wood = { $n } wood
    .name = wood
good-brick = { $n } brick
    .name = brick
good-wool = { $n } wool
    .name = wool
good-grain = { $n } grain
    .name = grain
good-ore = { $n } ore
    .name = ore
good-salt = { $n } salt
    .name = salt
good-gold = { $n } gold
    .name = gold

# Lands that yield a resource are called by it; the variant "found" is what a discovery brings to light
terrain-forest = forest
    .found = forest
terrain-hill = hill
    .found = hill
terrain-pasture = pasture
    .found = pasture
terrain-field = field
    .found = field
terrain-mountain = mountain
    .found = mountain
terrain-salt_works = salt works
    .found = salt works
terrain-desert = desert
    .found = desert
terrain-unexplored = unexplored
    .found = nothing
terrain-sea = the sea
    .found = open sea
terrain-council = the Council
    .found = the Council

# Development cards; the variant "played" is one that is played
card-knight = knight
    .played = a knight
card-road_building = road building
    .played = road building
card-discovery = discovery
    .played = discovery
card-monopoly = monopoly
    .played = monopoly
card-victory_point = victory point
    .played = a victory point
card-lancer = lancer
    .played = a lancer
card-route_building = route building
    .played = route building
card-journey = journey
    .played = journey
card-fast_caravan = fast caravan
    .played = fast caravan
card-bounty = bounty
    .played = bounty
card-loan = loan
    .played = loan

# Awards begin a sentence
award-longest_route = The longest trade route
award-largest_army = The largest army

# What stands on intersections
home-city = a city
home-harbour_settlement = a harbour settlement

# Ships, what they carry, and missions
hold-ship = ship { $number }
hold-harbour = harbour { $number }

# Places. A hex without a number has the number 0; "brief" is where the hex alone is meant.
hex = { $number ->
        [0] { $terrain }
       *[other] { $terrain } { $number }
    } (hex { $hex })
    .named = { $name } ({ $number ->
        [0] { $terrain }
       *[other] { $terrain } { $number }
    }, hex { $hex })
    .brief = hex { $hex }
    .brief_named = { $name }
land = { $number ->
        [0] { $terrain }
       *[other] { $terrain } { $number }
    }
intersection = { $lands_count ->
        [0] { $intersection }
       *[other] { $intersection } ({ $lands })
    }
    .named = { $lands_count ->
        [0] { $name } ({ $intersection })
       *[other] { $name } ({ $intersection }, { $lands })
    }
    .brief = { $intersection }
    .brief_named = { $name } ({ $intersection })
path = { $path }
    .between = { $path } ({ $from } to { $to })
    .at = { $path } (at { $from })
