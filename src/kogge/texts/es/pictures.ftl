# What is written in pictures of the board, what a pointer shows, and what a screen reader says of them.
# Places are told by their numbers. Seats are told by their colours, whose first letter is on their pieces. Parts of
# lists begin with a small letter; whoever puts them first in a sentence makes it large. Colours of seats are names:
# "el barco de Azul". Colours of number tokens are feminine, as "ficha" and "casilla" are.

# The picture in a few words: the seat $who decides, at a step of the game, or chance does
picture-headline = Tablero: le toca a { $who } ({ $step })
    .chance = Tablero: decide el azar ({ $step })
picture-end = Tablero al final de la partida
    .won = Tablero al final de la partida: { $n ->
        [one] { $winners } ha ganado
       *[other] { $winners } han ganado
    }

# Steps, as they stand in brackets in the headline
picture-step-action = acciones
picture-step-answer_offer = responder a la oferta
picture-step-before_roll = antes de tirar los dados
picture-step-build = construir
picture-step-chase_roll = tirada para ahuyentar al pirata
picture-step-choose_land = elegir una tierra
picture-step-choose_line = elegir una línea
picture-step-close_deal = cerrar el trato
picture-step-compose_offer = preparar una oferta
picture-step-dice = tirada de dados
picture-step-discard = descartar
picture-step-draw_card = robar una carta
picture-step-draw_chip = robar una ficha numerada
picture-step-drive = mover una caravana
picture-step-found_harbour_settlement = fundar una ciudad portuaria
picture-step-found_road = fundar una carretera
picture-step-found_settlement = fundar un poblado
picture-step-found_ship = colocar el primer barco
picture-step-lay_frame = montar el marco
picture-step-lay_free_road = colocar una carretera gratis
picture-step-lay_free_route = colocar una ruta gratis
picture-step-lay_hex = colocar un hexágono
picture-step-lay_land = colocar la tierra
picture-step-lay_tokens = colocar las fichas numeradas
picture-step-move_robber = mover al ladrón
picture-step-move_token = mover una ficha numerada
picture-step-movement = movimiento
picture-step-place_caravan = colocar una caravana
picture-step-place_kontor = colocar un kontor
picture-step-place_merchant = colocar un mercader
picture-step-place_neutral_kontor = colocar un kontor neutral
picture-step-place_pirate = colocar el barco pirata
picture-step-place_route = colocar una ruta
picture-step-relaunch_ship = volver a botar un barco
picture-step-rob = elegir a quién robar
picture-step-starting_roll = tirada para empezar
picture-step-take_card = tomar una carta
picture-step-theft = robo
picture-step-trade = comercio
picture-step-turn_tile = descubrir un hexágono
picture-step-turn_token = descubrir una ficha numerada
picture-step-walk = mover un mercader

# Places, and what is there
picture-at = { $place }: { $what }
picture-hex = hexágono { $place }
    .named = hexágono { $place }, { $name }
picture-intersection = encrucijada { $place }
    .named = encrucijada { $place }, { $name }
picture-path = camino { $path } ({ $first }-{ $second })

# Whose a piece is, after "de": a colour; one that nobody plays; and one of which not even the colour is known
picture-neutral = { $color } (neutral)
picture-colorless = nadie
picture-nobody = nadie

# Terrains, as pictures show them
picture-land-forest = { terrain-forest }
picture-land-hill = { terrain-hill }
picture-land-pasture = { terrain-pasture }
picture-land-field = { terrain-field }
picture-land-mountain = { terrain-mountain }
picture-land-salt_works = { terrain-salt_works }
picture-land-desert = { terrain-desert }
picture-land-unexplored = { terrain-unexplored }
picture-land-sea = mar
picture-land-council = Consejo de Catán
picture-land-mountain_forest = bosque de montaña
picture-land-alpine_pasture = pradera alpina
picture-land-coastal_salt_works = salina costera
picture-land-inland_salt_works = salina de interior
picture-land-unknown = desconocido

# The number of a hex. In Merchants of Europe it is printed, or it is a token of a colour, or there is a spot for one.
picture-number = número { $number }
picture-printed = número impreso { $number }
picture-token = ficha { $color } { $number }
    .marked = ficha { $color } { $number } en el círculo punteado
picture-spot = casilla { $color } vacía
    .marked = casilla { $color } vacía con círculo punteado
picture-token_color-green = verde
picture-token_color-light_green = verde claro
picture-token_color-yellow = amarilla
picture-token_color-grey = gris
picture-token_color-white = blanca

# Pieces, each of a seat or of an $owner that may be neutral
picture-road = carretera de { $owner }
picture-route = ruta de { $owner }
picture-settlement = poblado de { $owner }
picture-city = ciudad de { $owner }
picture-harbour_settlement = ciudad portuaria de { $owner }
picture-kontor = kontor de { $owner }
    .goods = kontor de { $owner } con mercancías
picture-ship = barco { $number } de { $seat }, carga: { $load }
picture-basin = dársena { $number } de { $seat }, carga: { $load }
picture-merchant = mercader { $number } de { $seat }
    .walking = mercader { $number } de { $seat }, de viaje
picture-caravan = caravana { $number } de { $seat }
    .driving = caravana { $number } de { $seat }, de viaje
picture-robber = ladrón, en el hexágono { $place }
    .named = ladrón, en el hexágono { $place }, { $name }
picture-pirate = barco pirata de { $seat }, en el hexágono { $hex }

# What is on the board besides
picture-harbour = puerto { $rate } de { $good }, en las encrucijadas { $first } y { $second }
    .any = puerto { $rate } para todo, en las encrucijadas { $first } y { $second }
picture-double_arrow = flecha doble
picture-violet_city = ciudad violeta
    .gold = ciudad violeta, { $gold } de oro
picture-brown_city = ciudad marrón
    .gold = ciudad marrón, { $gold } de oro
picture-port = puerto del Consejo
picture-crews = { $n ->
        [one] { $n } unidad de { $seat }
       *[other] { $n } unidades de { $seat }
    }

# The card of a seat, part by part. Points on hidden cards stand after a plus.
picture-to_act = le toca
picture-winner = gana la partida
picture-points = { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
    .hidden = { $n }+{ $hidden } puntos
picture-cards = { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
picture-development_cards = { $n ->
        [one] { $n } carta de desarrollo
       *[other] { $n } cartas de desarrollo
    }
picture-knights = { $n ->
        [one] { $n } caballero
       *[other] { $n } caballeros
    }
picture-largest_army = gran ejército de caballería
picture-route_length = ruta de { $n }
picture-longest_route = gran ruta comercial
picture-goods = mercancías: { $delivered } de { $total } entregadas, { $uncovered } a la vista, { $covered } bajo kontores en el almacén
picture-left = quedan: { $pieces }
picture-left-road = { $n ->
        [one] { $n } carretera
       *[other] { $n } carreteras
    }
picture-left-settlement = { $n ->
        [one] { $n } poblado
       *[other] { $n } poblados
    }
picture-left-city = { $n ->
        [one] { $n } ciudad
       *[other] { $n } ciudades
    }
picture-left-harbour_settlement = { $n ->
        [one] { $n } ciudad portuaria
       *[other] { $n } ciudades portuarias
    }
picture-left-ship = { $n ->
        [one] { $n } barco
       *[other] { $n } barcos
    }
picture-left-settler = { $n ->
        [one] { $n } colono
       *[other] { $n } colonos
    }
picture-left-crew = { $n ->
        [one] { $n } unidad
       *[other] { $n } unidades
    }
picture-left-kontor = { $n ->
        [one] { $n } kontor
       *[other] { $n } kontores
    }
picture-left-route = { $n ->
        [one] { $n } ruta
       *[other] { $n } rutas
    }
picture-left-merchant = { $n ->
        [one] { $n } mercader
       *[other] { $n } mercaderes
    }
picture-left-caravan = { $n ->
        [one] { $n } caravana
       *[other] { $n } caravanas
    }

# Panels: "title" is written on the panel, at most about 20 letters
picture-nothing = nada
picture-none = ninguna
picture-hand = mano de { $seat }: { $cards }
    .title = Mano de { $seat }
# ... cards: a hard blank keeps the number, the sign and the first word of the card in one line
picture-held_card = { $n }{ "\u00A0" }×{ "\u00A0" }{ $card }
    .new = { $n }{ "\u00A0" }×{ "\u00A0" }{ $card } (nueva)
picture-mission = misión «{ $mission }»: { $stand }; { $leader } tiene la tarjeta
    .nobody = misión «{ $mission }»: { $stand }; nadie tiene la tarjeta
    .step = { $seat } en la casilla { $step } ({ $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    })
    .start = S
# ... the regions of the sea: $region is one of the two names
picture-region-north = norte
picture-region-south = sur
picture-unexplored = sin explorar en el { $region }: { $tiles }
    .done = todo explorado
    .tiles = { $n }{ "\u00A0" }×{ "\u00A0" }{ $land }
    .numbers = números { $numbers }
    .shoals = bancos de peces { $numbers }
# ... the supply; its other things are never told alone, but after the cards
picture-supply = reserva: { $things }
    .title = Reserva
    .lairs = bajo las guaridas { $numbers }
# ... number tokens: the numbers of each colour
picture-tokens_at_sea = fichas numeradas boca abajo en el mar: { $tokens }
    .title = Fichas en el mar
    .color = { $color }: { $numbers }
# ... development cards: "pile" is written below the pile, "played" and "discarded" above a list of cards, short ones
picture-pile = mazo
    .title = Cartas de desarrollo
picture-piles-played = cartas de desarrollo: { $pile } en el mazo; jugadas: { $cards }
    .away = jugadas: { $n }
picture-piles-discarded = cartas de desarrollo: { $pile } en el mazo; descartadas: { $cards }
    .away = descartadas: { $n }

# The whole picture in words, for those who don't see it
picture-told-hexes = { $n } hexágonos: { $hexes }.
picture-told-hex = { $hex } { $land }
    .named = { $hex } { $name }, { $land }
    .lair = guarida de piratas
    .fish = dado { $number }, con peces
    .no_fish = dado { $number }, sin peces
picture-told-harbours = Puertos: { $harbours }.
    .harbour = { $first }-{ $second } { $rate } { $good }
    .any = { $first }-{ $second } { $rate }
picture-told-robber = El ladrón está en el hexágono { $place }.
    .named = El ladrón está en el hexágono { $place }, { $name }.
picture-told-pirate = El barco pirata de { $seat } está en el hexágono { $hex }.
picture-told-ports = Puertos del Consejo: { $intersections }.
picture-told-seat = { $owner }: { $pieces }.
    .nothing = { $owner }: nada en el tablero.
picture-told-seas = Mares: { $seas }.
picture-told-cities = Ciudades sin kontor: { $cities }.
    .city = { $city }, { $kind }
picture-told-arrows = Flechas dobles en los caminos { $paths }.
# ... what a seat has, by numbers of places
picture-told-pieces-settlement = poblados { $places }
picture-told-pieces-city = ciudades { $places }
picture-told-pieces-harbour_settlement = ciudades portuarias { $places }
picture-told-pieces-road = carreteras { $places }
picture-told-pieces-kontor = kontores { $places }
picture-told-pieces-route = rutas { $places }
picture-told-kontor = { $intersection } { $name }
    .goods = { $kontor } con mercancías
picture-told-ship = barco { $number } en el camino { $path }, carga: { $load }
picture-told-basin = dársena { $number } en la encrucijada { $intersection }, carga: { $load }
picture-told-merchant = mercader { $number } en la encrucijada { $place }
    .moving = mercader { $number } en la encrucijada { $place }, de viaje, { $n ->
        [one] le queda { $n } paso
       *[other] le quedan { $n } pasos
    }
picture-told-caravan = caravana { $number } en el camino { $place }
    .moving = caravana { $number } en el camino { $place }, de viaje, { $n ->
        [one] le queda { $n } paso
       *[other] le quedan { $n } pasos
    }
