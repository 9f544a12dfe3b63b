# Names of what the games are about. A name ends with the word by which the rules know the thing.

counted = { $n } de { $what }

# Lists: two at a time, from the left. "Y" is "e" before the sound of an i.
list-and = { $first } { $next ->
        [Irlanda] e
       *[other] y
    } { $next }
list-comma = { $first }, { $next }
list-semicolon = { $first }; { $next }

# Seats. A colour is the name of who plays it: it has a capital and no article. A sentence that begins with the one who
# reads it begins with the variant "first"; "whom" is for whom something is, after a preposition.
you = tú
    .first = Tú
    .object = ti
    .whom = ti
color-blue = Azul
color-orange = Naranja
color-red = Rojo
color-white = Blanco

# Goods, with how many they are; the variant "name" is the good itself
good-wood = { $n } de madera
    .name = madera
good-brick = { $n } de arcilla
    .name = arcilla
good-wool = { $n } de lana
    .name = lana
good-grain = { $n } de cereales
    .name = cereales
good-ore = { $n } de mineral
    .name = mineral
good-salt = { $n } de sal
    .name = sal
good-gold = { $n } de oro
    .name = oro

# Lands that yield a resource are called by it; the variant "found" is what a discovery brings to light
terrain-forest = bosque
    .found = un bosque
terrain-hill = cerro
    .found = un cerro
terrain-pasture = pasto
    .found = un pasto
terrain-field = sembrado
    .found = un sembrado
terrain-mountain = montaña
    .found = una montaña
terrain-salt_works = salina
    .found = una salina
terrain-desert = desierto
    .found = un desierto
terrain-unexplored = inexplorado
    .found = nada
terrain-sea = mar
    .found = mar abierto
terrain-council = Consejo de Catán
    .found = el Consejo de Catán

# Development cards; the variant "played" is one that is played
card-knight = caballero
    .played = un caballero
card-road_building = Construcción de carreteras
    .played = Construcción de carreteras
card-discovery = Descubrimiento
    .played = Descubrimiento
card-monopoly = Monopolio
    .played = Monopolio
card-victory_point = punto de victoria
    .played = un punto de victoria
card-lancer = lancero
    .played = un lancero
card-route_building = Apertura de rutas
    .played = Apertura de rutas
card-journey = Viaje veloz
    .played = Viaje veloz
card-fast_caravan = Caravana veloz
    .played = Caravana veloz
card-bounty = Buena cosecha
    .played = Buena cosecha
card-loan = Préstamo de los Fugger
    .played = Préstamo de los Fugger

# Awards are what somebody has, after the verb
award-longest_route = la gran ruta comercial
award-largest_army = el gran ejército de caballería

# What stands on intersections
home-city = una ciudad
home-harbour_settlement = una ciudad portuaria

# Ships, what they carry, and missions. Holds have their article: what says them does without "a" and "de" before it.
hold-ship = el barco { $number }
hold-harbour = la dársena { $number }

# Places. A hex without a number has the number 0; "brief" is where the hex alone is meant, and has no article. Others
# have one, unless they have a name: what says them does without "a" and "de" before it, which would run together.
hex = el hexágono { $hex } ({ $number ->
        [0] { $terrain }
       *[other] { $terrain } { $number }
    })
    .named = { $name } ({ $number ->
        [0] { $terrain }
       *[other] { $terrain } { $number }
    }, hexágono { $hex })
    .brief = hexágono { $hex }
    .brief_named = { $name }
land = { $number ->
        [0] { $terrain }
       *[other] { $terrain } { $number }
    }
intersection = { $lands_count ->
        [0] la encrucijada { $intersection }
       *[other] la encrucijada { $intersection } ({ $lands })
    }
    .named = { $lands_count ->
        [0] { $name } ({ $intersection })
       *[other] { $name } ({ $intersection }, { $lands })
    }
    .brief = la { $intersection }
    .brief_named = { $name } ({ $intersection })
path = { $path }
    .between = { $path } (de { $from } a { $to })
    .at = { $path } (junto a { $from })
