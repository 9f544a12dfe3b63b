# What stands on the screen beside the story; the English file says how long what may be.

# Above the table
screen-turn = Turno { $turn }: { $seat }
screen-before_first_turn = Antes del primer turno

# The columns of the players' table: two or three letters each
screen-column-points = PV
screen-column-delivered = ent
screen-column-uncovered = des
screen-column-hand = mp
screen-column-cards = cd
screen-column-knights = cb
screen-column-route = rt
screen-column-gold = or
screen-column-kontors = ko
screen-column-routes = ru
screen-column-merchants = me
screen-column-caravans = ca

# The columns of the table of cards
screen-own = tú
screen-bank = banco
screen-rate = a
screen-at_sea = mar

# Development cards in that table
screen-card-knight = caballero
screen-card-road_building = carreteras
screen-card-discovery = descubrimiento
screen-card-monopoly = monopolio
screen-card-victory_point = carta de PV
screen-card-lancer = lancero
screen-card-route_building = rutas
screen-card-journey = viaje veloz
screen-card-fast_caravan = caravana veloz
screen-card-bounty = cosecha
screen-card-loan = préstamo
screen-pile = mazo

# What is left to build with
screen-to_build = por construir:
screen-left = te quedan: { $pieces }
screen-supply = reserva: { $pieces }
screen-discards = descartes: { $cards }
screen-supply-road = { $n ->
        [one] { $n } carretera
       *[other] { $n } carreteras
    }
    .name = carreteras
screen-supply-settlement = { $n ->
        [one] { $n } poblado
       *[other] { $n } poblados
    }
    .name = poblados
screen-supply-city = { $n ->
        [one] { $n } ciudad
       *[other] { $n } ciudades
    }
    .name = ciudades
screen-supply-harbour_settlement = { $n ->
        [one] { $n } ciudad portuaria
       *[other] { $n } ciudades portuarias
    }
    .name = ciudades portuarias
screen-supply-settler = { $n ->
        [one] { $n } colono
       *[other] { $n } colonos
    }
    .name = colonos
screen-supply-ship = { $n ->
        [one] { $n } barco
       *[other] { $n } barcos
    }
    .name = barcos
screen-supply-crew = { $n ->
        [one] { $n } unidad
       *[other] { $n } unidades
    }
    .name = unidades

# Ships and harbours
screen-carries = lleva
screen-at = en
screen-steps = mov
screen-hold-ship = barco { $number }
screen-hold-harbour = dársena { $number }
screen-hold-carries = { $hold } { $load }
screen-no_ships = sin barcos

# Merchants and caravans
screen-merchant = mercader { $number } en { $place }
    .brief = mercader { $number } en { $place }
screen-caravan = caravana { $number } en { $place }
    .brief = caravana { $number } en { $place }
screen-nobody_travels = nadie de viaje

# Cities in a list
screen-cities-name = ciudad
screen-cities-at = en
screen-cities-gold = oro
screen-cities-kontor = kontor
screen-cities-goods = merc.
screen-cities-lands = tierras
screen-cities-violet = violeta
screen-cities-brown = marrón
screen-cities-has_goods = sí
screen-cities-land = { $name } { $land }
# A refusal: it gets its capital and its full stop when it is said
screen-no_cities = las encrucijadas de este juego no tienen nombre

# What lies face down
screen-unseen-region = { $region ->
        [north] En el norte
       *[south] En el sur
    }: { $tiles_count ->
        [0] nada más
       *[other] { $tiles }
    }.
screen-unseen-numbers = números { $left }
screen-unseen-tokens = Fichas numeradas boca abajo en el mar: { $tokens }.
screen-unseen-tokens_of = { $left_count ->
        [0] { $good } ninguna
       *[other] { $good } { $left }
    }
screen-unseen-discards = Cartas descartadas, que se barajan cuando se acaba el mazo: { $cards_count ->
        [0] ninguna
       *[other] { $cards }
    }.
screen-cards = { $n } × { $card }
screen-tile-sea = { $n } de mar
# A refusal: it gets its capital and its full stop when it is said
screen-unseen-nothing = en este juego no queda nada por descubrir

# Sentences that there is no room for
screen-too_narrow = El tablero necesita { $needed } columnas, y esta ventana tiene { $there }: hazla más ancha, o la letra más pequeña.
screen-more_news = { $n ->
        [one] (Escribe «log» para leer { $n } frase anterior.)
       *[other] (Escribe «log» para leer { $n } frases anteriores.)
    }

# On the map
screen-map-wood = madera
    .brief = mad.
screen-map-brick = arcilla
    .brief = arc.
screen-map-wool = lana
    .brief = lana
screen-map-grain = cereales
    .brief = cer.
screen-map-ore = mineral
    .brief = min.
screen-map-salt = sal
    .brief = sal
screen-map-desert = desierto
    .brief = desier.
screen-map-council = Consejo
    .brief = Cons.
screen-map-unexplored = ?
    .brief = ?

# Signs on the map
screen-sign-robber = LAD
screen-sign-pirate = P
screen-sign-merchant = m
