# What can be done: the name of each act, and a single choice of it with its parts.
#
# Both are said in menus, as what somebody might do: an infinitive without a period. An act of chance is told as what
# comes about. The variables are the parts of the act, already in words: $path and $ship are numbers, $intersection and
# $hex are said as in words.ftl, $seat is a colour, $resource and $good are the goods alone.
#
# Places and holds have their article: what says them does without "a" and "de" before it.

# Dice and turns
act-roll = lanzar los dados
choice-roll = { act-roll }
act-dice = los dados
choice-dice = los dados dan { $number }
act-starting_roll = la tirada para empezar
choice-starting_roll = la tirada para empezar es { $number }
act-start_building = pasar a construir
choice-start_building = { act-start_building }
act-end_turn = terminar el turno
choice-end_turn = { act-end_turn }

# Development cards
act-buy_card = comprar una carta de desarrollo
choice-buy_card = { act-buy_card }
act-draw_card = la carta del mazo
choice-draw_card = la carta es { $card }
act-play_knight = jugar un caballero
choice-play_knight = { act-play_knight }
act-play_discovery = jugar Descubrimiento
choice-play_discovery = { act-play_discovery }
act-play_road_building = jugar Construcción de carreteras
choice-play_road_building = { act-play_road_building }
act-play_monopoly = jugar Monopolio
choice-play_monopoly = jugar Monopolio y pedir { $resource }
act-play_lancer = jugar un lancero
choice-play_lancer = { act-play_lancer }
act-play_journey = jugar Viaje veloz
choice-play_journey = { act-play_journey }
act-play_fast_caravan = jugar Caravana veloz
choice-play_fast_caravan = { act-play_fast_caravan }
act-play_bounty = jugar Buena cosecha
choice-play_bounty = { act-play_bounty }
act-play_loan = jugar Préstamo de los Fugger
choice-play_loan = { act-play_loan }
act-play_route_building = jugar Apertura de rutas
choice-play_route_building = { act-play_route_building }
act-take_card = tomar una carta
choice-take_card = tomar { $resource }
act-lay_free_road = poner una carretera gratis
choice-lay_free_road = poner una carretera gratis en el camino { $path }
act-decline_free_road = renunciar a la carretera gratis
choice-decline_free_road = { act-decline_free_road }

# The robber
act-discard = descartarse de una carta
choice-discard = descartarse de { $resource }
act-move_robber = mover el ladrón
choice-move_robber = poner el ladrón en { $hex }
act-rob = robar a alguien
choice-rob = robar a { $seat }
act-rob_nobody = no robar a nadie
choice-rob_nobody = { act-rob_nobody }
act-steal = la carta robada
choice-steal = la carta robada es de { $resource }

# Building
act-build_road = construir una carretera
choice-build_road = construir una carretera en el camino { $path }
act-build_settlement = construir un poblado
choice-build_settlement = construir un poblado en { $intersection }
act-build_city = construir una ciudad
choice-build_city = construir una ciudad en { $intersection }

# The founding
act-found_settlement = fundar un poblado
choice-found_settlement = fundar un poblado en { $intersection }
act-found_road = poner la primera carretera
choice-found_road = poner una carretera en el camino { $path }
act-lay_frame = la siguiente pieza de marco
choice-lay_frame = la siguiente pieza de marco es la { $number }
act-lay_hex = el siguiente hexágono
choice-lay_hex = el siguiente hexágono es { $terrain }
act-lay_tokens_from = dónde empiezan las fichas numeradas
choice-lay_tokens_from = las fichas numeradas empiezan en { $hex }
act-lay_token_on = la siguiente ficha numerada
choice-lay_token_on = la siguiente ficha numerada queda en { $hex }

# Trade. An offer is composed card by card: "offer" and "ask" lay one more on either side.
act-bank_trade = comerciar con el banco
choice-bank_trade = cambiar { $resource } por { $second_resource } con el banco
act-open_trade = hacer una oferta
choice-open_trade = { act-open_trade }
act-call_for_offers = pedir ofertas
choice-call_for_offers = { act-call_for_offers }
act-offer = ofrecer una carta más
choice-offer = ofrecer { $good }
act-ask = pedir una carta más
choice-ask = pedir { $good }
act-propose = presentar la oferta
choice-propose = { act-propose }
act-withdraw = retirar la oferta
choice-withdraw = { act-withdraw }
act-accept = aceptar
choice-accept = { act-accept }
act-decline = rechazar
choice-decline = { act-decline }
act-counter = hacer una contraoferta
choice-counter = { act-counter }
act-deal = cerrar el trato
choice-deal = cerrar el trato con { $seat }
act-sell_resource = vender materias primas
choice-sell_resource = vender { $resource } por oro
act-buy_resource = comprar una materia prima
choice-buy_resource = comprar { $resource } con oro

# Explorers & Pirates: ships and what they carry. The variant "piece" is a move of the ship with this number.
act-set_sail = hacerse a la mar
choice-set_sail = { act-set_sail }
act-sail = navegar con un barco
    .piece = navegar con el barco { $number }
choice-sail = navegar con el barco { $ship } hasta el camino { $path }
act-buy_wind = pagar lana por más viento
choice-buy_wind = pagar lana por más viento para el barco { $ship }
act-stow = cargar o descargar un barco
choice-stow = dejar el barco { $ship } con esta carga: { $load }
act-land_settler = desembarcar un colono
    .piece = desembarcar el colono del barco { $number }
choice-land_settler = desembarcar el colono del barco { $ship } en { $intersection }
act-jettison = tirar carga
choice-jettison = tirar { $piece } ({ $hold })
act-build_harbour_settlement = construir una ciudad portuaria
choice-build_harbour_settlement = construir una ciudad portuaria en { $intersection }
act-build_ship = construir un barco
choice-build_ship = construir un barco en el camino { $path }
act-rebuild_ship = retirar un barco y construirlo de nuevo
choice-rebuild_ship = retirar el barco { $ship } y construirlo de nuevo
act-relaunch_ship = botar el barco
choice-relaunch_ship = botar el barco en el camino { $path }
act-build_settler = construir un colono
choice-build_settler = construir un colono en { $hold }
act-build_crew = construir una unidad
choice-build_crew = construir una unidad en { $hold }
act-found_harbour_settlement = fundar una ciudad portuaria
choice-found_harbour_settlement = fundar una ciudad portuaria en { $intersection }
act-found_ship = poner el primer barco
choice-found_ship = poner un barco con un colono en el camino { $path }

# Explorers & Pirates: discoveries
act-turn_tile = el hexágono que se descubre
choice-turn_tile = el hexágono muestra { $terrain }
act-draw_chip = la ficha numerada
choice-draw_chip = la ficha numerada es el { $number }
act-lay_land = la siguiente tierra de la isla
choice-lay_land = la siguiente tierra de la isla es { $terrain }

# Explorers & Pirates: the pirate and the missions
act-place_pirate = poner tu barco pirata
choice-place_pirate = poner tu barco pirata en { $hex }
act-chase = ahuyentar al pirata
choice-chase = ahuyentar al pirata con el barco { $ship }
act-chase_roll = la tirada contra el pirata
choice-chase_roll = la tirada contra el pirata es { $number }

# Merchants of Europe: kontors, routes and numbers
act-place_kontor = poner un kontor
choice-place_kontor = poner un kontor en { $intersection }
act-place_neutral_kontor = poner un kontor neutral
choice-place_neutral_kontor = poner un kontor neutral en { $intersection }
act-place_route = poner la primera ruta
choice-place_route = poner una ruta en el camino { $path }
act-build_route = construir una ruta
choice-build_route = construir una ruta en el camino { $path }
act-lay_free_route = poner una ruta gratis
choice-lay_free_route = poner una ruta gratis en el camino { $path }
act-decline_free_route = renunciar a las rutas gratis
choice-decline_free_route = { act-decline_free_route }
act-follow_line = elegir la línea
choice-follow_line = elegir la línea por el camino { $path }
act-choose_land = elegir la tierra para la ficha
choice-choose_land = poner la ficha en { $hex }
act-turn_token = la ficha numerada
choice-turn_token = la ficha numerada es el { $number }
act-move_token = mover una ficha numerada
choice-move_token = mover la ficha numerada que está en { $hex }

# Merchants of Europe: merchants and caravans. The variant "piece" is a move of the one with this number.
act-hire_merchant = contratar un mercader
choice-hire_merchant = contratar un mercader en { $intersection }
act-rehire_merchant = retirar un mercader y contratarlo de nuevo
choice-rehire_merchant = retirar el mercader { $merchant } y contratarlo de nuevo
act-place_merchant = poner el mercader
choice-place_merchant = poner el mercader en { $intersection }
act-walk = mover un mercader
    .piece = mover el mercader { $number }
choice-walk = mover el mercader { $merchant } hasta { $intersection }
act-end_walk = dejar ahí el mercader
choice-end_walk = { act-end_walk }
act-found_kontor = fundar aquí un kontor
choice-found_kontor = { act-found_kontor }
act-form_caravan = formar una caravana
choice-form_caravan = formar una caravana en el camino { $path }
act-reform_caravan = retirar una caravana y formarla de nuevo
choice-reform_caravan = retirar la caravana { $caravan } y formarla de nuevo
act-place_caravan = poner la caravana
choice-place_caravan = poner la caravana en el camino { $path }
act-drive = mover una caravana
    .piece = mover la caravana { $number }
choice-drive = mover la caravana { $caravan } hasta el camino { $path }
act-end_drive = dejar ahí la caravana
choice-end_drive = { act-end_drive }
act-deliver = entregar mercancías
choice-deliver = entregar mercancías en { $intersection }
