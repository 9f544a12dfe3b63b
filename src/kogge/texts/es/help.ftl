# What a person can ask for: what can be typed, what each act does, what things cost, what wins, how a turn goes.
#
# What people type is English in every language, and stands in straight quotes. What "help" tells of an act is a sentence.
# The variant "sea" is for games in which ships sail, "lands" for those of merchants and caravans, where the act differs.

# Dice and turns
help-roll = Lanza los dados: antes solo puede jugarse una carta.
help-dice = Un siete trae al ladrón y ninguna carta; cualquier otro número, cartas.
    .sea = Cualquier número menos el siete trae cartas, o si no, oro.
    .lands = Cualquier número menos el siete trae cartas, o si no, oro.
help-starting_roll = Todos tiran; empieza quien saca más, y quienes empatan tiran otra vez.
help-start_building = Con fases separadas: se acabó el comercio, ahora se construye.
help-end_turn = Pasa los dados a tu izquierda.
    .sea = Termina la fase de movimiento, salvo que un barco deba seguir desde una travesía llena.
    .lands = Pasa los dados a tu izquierda, o termina una partida que está atascada.

# Development cards
help-buy_card = La primera carta del mazo, mientras queden.
help-draw_card = El azar dice qué carta es, y solo la ve quien la compra.
help-play_knight = Mueve el ladrón como con un siete, pero nadie se descarta.
help-play_discovery = Cartas cualesquiera del banco, tantas como dice la carta, o las que haya.
help-play_road_building = Hasta dos carreteras gratis; no se puede jugar si no cabe ni una.
help-play_monopoly = Nombra una materia prima: los demás te dan todas sus cartas de ella.
help-play_lancer = El ladrón se mueve como con un siete, pero nadie se descarta.
help-play_journey = Un mercader avanza un trecho sin cereales.
help-play_fast_caravan = Una caravana avanza un trecho sin sal; los peajes se pagan.
help-play_bounty = Cartas cualesquiera del banco, tantas como dice la carta, o las que haya.
help-play_loan = Algo de oro de la reserva.
help-play_route_building = Algunas rutas comerciales gratis, si es que cabe alguna.
help-take_card = Una carta a elegir entre las que tiene el banco.
help-lay_free_road = Una carretera gratis, según las reglas de siempre.
help-decline_free_road = A la segunda carretera gratis se puede renunciar.

# The robber
help-discard = Devuelve al banco una carta a tu elección.
help-move_robber = El ladrón debe ir a otro hexágono.
    .lands = El ladrón va a otra tierra que tenga número, impreso o en una ficha.
help-rob = Elige a quién robas entre los que están ahí; quien no tiene cartas no pierde ninguna.
help-rob_nobody = Robar es un derecho, no una obligación.
help-steal = El azar saca la carta; solo la ven quien roba y quien la pierde.

# Building
help-build_road = Arcilla y madera: una carretera en un camino libre junto a tu red.
help-build_settlement = Arcilla, madera, lana y cereales: un poblado en un sitio al que llega una carretera tuya.
help-build_city = Tres de mineral y dos de cereales: una ciudad en lugar de un poblado tuyo.

# The founding
help-found_settlement = Un poblado en cualquier sitio libre; el segundo trae sus cartas.
    .sea = Un poblado en cualquier encrucijada libre de la isla; trae las cartas iniciales.
help-found_road = Una carretera junto al poblado recién fundado.
    .sea = Una carretera junto a tu poblado.
help-lay_frame = Las seis piezas de marco en cualquier orden, en sentido horario desde arriba a la izquierda, con los puertos a la vista.
help-lay_hex = El siguiente de los hexágonos mezclados; el ladrón va al desierto.
help-lay_tokens_from = Las fichas por orden de letras desde una esquina cualquiera, en sentido antihorario y hacia dentro, saltando el desierto.
help-lay_token_on = Fichas en cualquier orden, en cualquier hexágono menos el desierto; nunca un 6 u 8 junto a otro.

# Trade
help-bank_trade = Cartas iguales por una de otra clase que tenga el banco.
help-open_trade = Quien tiene el turno empieza a componer una oferta.
help-call_for_offers = Quien tiene el turno pide a los demás sus ofertas.
help-offer = Pon una carta más de tu lado.
help-ask = Pide una carta más del otro lado: cualquiera, la tenga alguien o no.
help-propose = Presenta a los demás la oferta o contraoferta compuesta.
help-withdraw = Retira la oferta: a quien tiene el turno se le acaba el trato; los demás responden de nuevo.
help-accept = Acepta la oferta de quien tiene el turno, si tienes las cartas.
help-decline = Di que no.
help-counter = Empieza a componer otra oferta para quien tiene el turno.
help-deal = Quien tiene el turno cierra el trato con uno de los que aceptaron o hicieron contraoferta.
help-sell_resource = Tres materias primas iguales dan una de oro.
help-buy_resource = Dos veces por turno, dos de oro compran una materia prima que tenga el banco.

# Explorers & Pirates: ships and what they carry
help-set_sail = Se acabó comerciar y construir: pasa a la fase de movimiento.
help-sail = Un barco pasa a una travesía vecina.
help-buy_wind = Una lana compra dos puntos de movimiento más para un barco, una vez por turno.
help-stow = El barco y la ciudad portuaria se reparten lo que llevan: se elige lo que llevará el barco.
help-land_settler = Un barco de colonos se convierte en un poblado en uno de sus extremos y vuelve a la reserva.
help-jettison = Una pieza de la carga vuelve a la reserva.
help-build_harbour_settlement = Dos de cereales y dos de mineral: una ciudad portuaria en lugar de un poblado tuyo de la costa.
help-build_ship = Madera y lana: un barco en una travesía junto a una ciudad portuaria tuya.
help-rebuild_ship = Con todos los barcos en el tablero, puede retirarse uno con su carga y construirse de nuevo.
help-relaunch_ship = El barco retirado vuelve al agua.
help-build_settler = Una pieza pasa de la reserva a una dársena, o a un barco junto a ella, que tenga sitio.
help-build_crew = Una pieza pasa de la reserva a una dársena, o a un barco junto a ella, que tenga sitio.
help-found_harbour_settlement = Una ciudad portuaria en una encrucijada libre marcada con un círculo.
help-found_ship = Un barco con un colono en una travesía junto a tu ciudad portuaria.

# Explorers & Pirates: discoveries
help-turn_tile = El azar dice qué hexágono de la región es.
help-draw_chip = La tierra recibe la primera ficha de la pila de su región.
help-lay_land = El siguiente de los hexágonos sueltos de la isla, mezclados bajo números que no cambian.

# Explorers & Pirates: the pirate and the missions
help-place_pirate = Tu barco pirata va a un hexágono de mar abierto; si ya estaba en el mar, a otro.
help-chase = Un barco que no se ha movido, junto al pirata de otro, intenta ahuyentarlo; cada uno una vez por turno.
help-chase_roll = Con un seis, o un número de la bonificación contra piratas, el pirata se va a casa y sale el de quien lo ahuyenta.

# Merchants of Europe: kontors, routes and numbers
help-place_kontor = Un kontor en una ciudad violeta; el tercero trae una carta por cada tierra de alrededor.
help-place_neutral_kontor = Con tres jugadores, cada uno pone un kontor neutral en una ciudad violeta.
help-place_route = Una ruta junto a un kontor tuyo, con una caravana al lado.
help-build_route = Mineral y madera: una ruta en un camino libre junto a un kontor o una ruta tuyos.
help-lay_free_route = Una ruta gratis: junto a una flecha doble, o por una carta donde se pueda construir.
help-decline_free_route = A una ruta gratis se puede renunciar; a las de una carta, a todas juntas.
help-follow_line = De dos líneas igual de cortas, quien tiene el turno elige una, ruta a ruta.
help-choose_land = Junto a varias tierras sin número, una de ellas recibe una ficha.
help-turn_token = El azar dice cuál de las fichas ocultas del color es.
help-move_token = Si no queda ninguna del color en el mar, se mueve una que está en otra tierra.

# Merchants of Europe: merchants and caravans
help-hire_merchant = Lana, cereales y madera: un mercader en un kontor tuyo.
help-rehire_merchant = Con los dos mercaderes en el tablero, se retira uno para contratarlo de nuevo a precio completo.
help-place_merchant = El mercader contratado de nuevo va a un kontor tuyo.
help-walk = Un mercader va a la encrucijada siguiente: tres por una de cereales.
help-end_walk = El mercader se queda donde está, si puede.
help-found_kontor = Terminar un viaje en una ciudad vacía es fundar allí un kontor.
help-form_caravan = Mineral, madera y sal: una caravana junto a una ruta tuya que toca un kontor tuyo.
help-reform_caravan = Con las dos caravanas en el tablero, se retira una para formarla de nuevo a precio completo.
help-place_caravan = La caravana formada de nuevo va a una ruta tuya junto a un kontor tuyo.
help-drive = Una caravana va a la ruta siguiente: tres por una de sal.
help-end_drive = La caravana se queda donde está, si hay sitio.
help-deliver = Una ficha de mercancías descubierta va a un kontor en la ruta de una caravana tuya.

# What can be bought: $act, what it costs, and what of that is missing; $n are all missing cards together
costs-payable = { $act }: { $price }. Puedes pagarlo.
costs-short = { $act }: { $price }. { $n ->
        [one] Te falta
       *[other] Te faltan
    } { $missing }.
costs-steps = { $act }: { $price } por { $n ->
        [one] 1 paso
       *[other] { $n } pasos
    }.
costs-none = En esta partida nada tiene precio.

# What wins
goal-points = Gana quien tiene { $n } puntos de victoria en su propio turno.
goal-goods = Gana al instante quien ha entregado { $n } mercancías.
goal-worth = Puntos de victoria: { $things }.
    .thing = { $thing } { $n }
    .award = { $thing } { $n } (desde { $least })
goal-track = La misión «{ $mission }» da paso a paso { $points } puntos de victoria, y { $n } más a quien va en cabeza.
goal-standing = { $who } { $n } de { $goal }
    .hidden = { $who } { $n } de { $goal } ({ $hidden ->
        [one] 1 oculto
       *[other] { $hidden } ocultos
    })
    .all = Hasta ahora: { $standings }.
thing-settlement = un poblado
thing-city = una ciudad
thing-harbour_settlement = una ciudad portuaria
thing-victory_point = una carta de punto de victoria
thing-longest_route = la gran ruta comercial
thing-largest_army = el gran ejército de caballería
thing-goods = mercancías entregadas

# The phases of a turn: what each is, by the step with which it begins; "now" is the one that we are in.
phase-before_roll = Lanzar los dados: todos reciben lo que da el número, y un siete no da cartas.
    .cards = Lanzar los dados, o jugar antes una carta: todos reciben lo que da el número, y un siete no da cartas.
phase-trade = Comerciar con los demás y con el banco.
phase-build = Construir y comprar cartas.
phase-action = Comerciar y construir, en cualquier orden.
    .lands = Comerciar, construir, mover mercaderes y caravanas y entregar mercancías, en cualquier orden.
phase-movement = Mover barcos, cargarlos y descargarlos, y cumplir misiones.
turn-phase = { $n }. { $phase }
    .now = { $n }. { $phase } (Aquí estamos.)
turn-whose = { $person ->
        [you] El turno { $turn } es tuyo.
       *[one] El turno { $turn } es de { $seat }.
    }
    .before = Aún no ha empezado el primer turno: cada uno funda aquello con lo que empieza.
turn-now = Ahora mismo: { $asked }

# What can be typed, as "help" lists it: the line, and what it does
command-number = un número
    .does = elige de la lista; un lugar, por su número en el mapa
command-sail = sail 1 to 87
    .does = todos los pasos de un barco hasta un camino al que puede llegar ahora, por lo más barato; se dice el precio
command-walk = walk 1 to 57
    .does = todos los pasos de un mercader; 'walk 1 to Viena' nombra una ciudad; 'walk 1' dice precios
command-drive = drive 2 to 33
    .does = todos los pasos de una caravana hasta una ruta a la que puede llegar ahora, por lo más barato; se dice el precio
command-unseen = unseen
    .regions = lo que aún está boca abajo en cada región
    .tokens = las fichas numeradas que están boca abajo en el mar, y las cartas descartadas
command-cities = cities
    .does = todas las ciudades: sus letras y números en el mapa, oro, kontores, mercancías y tierras
command-action = una acción
    .does = '{ $build } 34', '{ $build } 40-44', 'rob blue'; basta una parte de su nombre: '{ $part } 34', 'end'; 'help' dice todos los nombres
command-words = sus palabras
    .does = { $words }
    .one = '{ $word }' { $name }
command-trade = trade
    .does = 'trade 2 wool for { $example }' hace una oferta a los demás; 'counter ore for wool' responde a una
command-no_trades = no trades
    .does = rechaza todo lo que ofrezcan en este turno; 'no trades ever', en todos; "decline what I can't pay", lo que no podrías aceptar; 'trades' lo termina
command-cancel = cancel
    .does = deja una pregunta o una oferta a medias: vuelves a todo lo que puedes hacer
command-why = why
    .does = por qué no fue posible la última acción, o cualquier otra: 'why { $build }'; con los números de las reglas
command-rule = rule ID
    .does = el texto de una regla, por su número
command-rules = rules WORD
    .does = todas las reglas que hablan de algo
command-costs = costs
    .does = qué se puede comprar, por qué cartas, y qué puedes pagar ahora
command-goal = goal
    .does = con qué se gana, y cuánto lleva cada uno
command-turn = turn
    .does = las fases de un turno, y en cuál estamos
command-map = map
    .does = otra vez el tablero; 'map paths', 'map intersections' o 'map hexes' con los números de los caminos, encrucijadas o hexágonos libres
command-log = log
    .does = lo que ha pasado hasta ahora; 'log 20', las últimas 20 frases
command-undo = undo
    .does = deshace lo que hiciste, salvo que desde entonces haya actuado el azar u otra persona, o que te mostrara un secreto
command-save = save FILE
    .does = pone la partida en el archivo FILE, para 'kogge play --load FILE' y 'kogge replay FILE'; de todos modos queda guardada
command-help = help ACTION
    .does = qué hace una acción, con su nombre en lugar de ACTION; 'help' solo explica todo lo que puedes hacer ahora
command-quit = quit
    .does = deja la partida; 'kogge play --resume' la continúa
