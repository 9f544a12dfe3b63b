# Por qué algo no se puede hacer: lo que dice el árbitro. Cada motivo es una frase; detrás va el número de la regla.
# Las variables que acaban en «_person» son «you» para quien lee y «one» para otra persona.

# A destiempo. «when» es el momento de un paso, «first» lo que hay que hacer antes
reason-over = La partida ha terminado.
reason-not_your_turn = Es el turno de { $seat }.
reason-past = Eso solo se puede hacer { $step }.
reason-only_at = Eso solo se puede hacer { $step }.
reason-waits = Antes tiene que decidir { $seat }.
reason-chance_decides = Eso lo deciden los dados o las cartas.
reason-seat_decides = Eso lo decide un jugador.
reason-closed = Ahora no se puede.
when-lay_frame = al montar el marco
when-lay_hex = al colocar los hexágonos
when-lay_tokens = al colocar las fichas numeradas
when-starting_roll = cuando se tira para ver quién empieza
when-found_settlement = en la fase de fundación
when-found_road = en la fase de fundación
when-before_roll = antes de tirar los dados
when-dice = al tirar los dados
when-trade = en la fase de comercio
when-build = en la fase de construcción
when-action = en la fase de comercio y construcción
when-discard = cuando un siete le cuesta a una mano grande la mitad de sus cartas
when-move_robber = cuando un siete o una carta te deja mover el ladrón
when-rob = cuando puedes robar a alguien
when-theft = cuando se roba a alguien
when-draw_card = cuando se compra una carta de desarrollo
when-lay_free_road = con la carta «construcción de carreteras»
when-take_card = con una carta que te deja tomar materias primas del banco
when-compose_offer = mientras haces una oferta
when-answer_offer = cuando el jugador activo comercia con los demás
when-close_deal = cuando han contestado a tu oferta
first-lay_frame = Antes hay que montar el tablero.
first-lay_hex = Antes hay que montar el tablero.
first-lay_tokens = Antes hay que montar el tablero.
first-starting_roll = Antes hay que tirar para ver quién empieza.
first-found_settlement = Antes funda un poblado.
first-found_road = Antes coloca una carretera junto a tu nuevo poblado.
first-before_roll = Antes hay que tirar los dados.
first-dice = Antes hay que tirar los dados.
first-trade = Antes pasa a la construcción.
first-build = Antes termina de construir.
first-action = Antes termina de comerciar y construir.
first-discard = Antes devuelve la mitad de tus cartas.
first-move_robber = Antes mueve el ladrón.
first-rob = Antes elige a quién robas, o a nadie.
first-theft = Antes hay que sacar la carta robada.
first-draw_card = Antes hay que sacar la carta de desarrollo.
first-lay_free_road = Antes coloca tu carretera gratis.
first-take_card = Antes toma tus cartas del banco.
first-compose_offer = Antes haz tu oferta, o retírala.
first-answer_offer = Antes contesta a la oferta.
first-close_deal = Antes cierra un trato, o retira tu oferta.

# Precios y piezas
reason-too_dear = { $missing_count ->
        [one] Falta
       *[other] Faltan
    } { $missing }.
reason-none_left = Ya están en el tablero { $piece ->
        [road] tus { $n } carreteras
        [settlement] tus { $n } poblados
        [harbour_settlement] tus { $n } ciudades portuarias
        [ship] tus { $n } barcos
        [settler] tus { $n } colonos
        [crew] tus { $n } unidades
        [kontor] tus { $n } kontores
        [route] tus { $n } rutas
        [merchant] tus { $n } mercaderes
        [caravan] tus { $n } caravanas
       *[city] tus { $n } ciudades
    }.

# Construcción
reason-path_taken = En el camino { $path } ya hay { $seat_person ->
        [you] una carretera tuya
       *[one] una carretera de { $seat }
    }.
reason-road_blocked = En { $intersection } tu carretera queda cortada por { $seat }.
reason-road_not_joined = El camino { $path } no toca ninguna de tus carreteras, poblados o ciudades.
reason-nowhere_to_build = No hay ningún camino en el que puedas construir.
reason-site_taken = { $intersection } ya { $seat_person ->
        [you] la ocupas tú
       *[one] la ocupa { $seat }
    }.
reason-too_near = Justo al lado, en { $intersection }, { $seat_person ->
        [you] ya vives tú
       *[one] vive { $seat }
    }.
reason-site_not_reached = Ninguna de tus carreteras llega a { $intersection }.
reason-no_own_settlement = En { $intersection } no hay ningún poblado tuyo.

# Cartas de desarrollo
reason-no_such_card = No tienes ninguna carta de «{ $card }».
reason-bought_now = La carta de «{ $card }» la has comprado en este mismo turno.
reason-card_played = En este turno ya has jugado una carta de desarrollo.
reason-pile_empty = Ya no quedan cartas de desarrollo.
reason-not_in_pile = En el mazo no queda ninguna carta de «{ $card }».
reason-first_road_due = La primera carretera hay que colocarla; solo puedes renunciar a la segunda.

# Comercio con el banco
reason-same_resource = El banco solo da una carta de otra clase.
reason-too_few_cards = El banco toma { $n } cartas iguales: { $missing_count ->
        [one] falta
       *[other] faltan
    } { $missing }.
reason-bank_lacks = Al banco no le queda { $resource }.

# Comercio entre jugadores
reason-nothing_to_trade = No tienes nada que dar, y los regalos no están permitidos.
reason-no_more_to_offer = No tienes más { $good } que ofrecer.
reason-no_more_to_ask = { $n ->
        [0] Los demás no pueden tener { $good }.
       *[other] Los demás no pueden tener más de { $n } de { $good }.
    }
reason-on_both_sides = No puede haber { $good } en los dos lados de un trato.
reason-nothing_offered = Tienes que ofrecer algo: los regalos no están permitidos.
reason-nothing_asked = Tienes que pedir algo: los regalos no están permitidos.
reason-nothing_proposed = No hay ninguna oferta de { $seat } que puedas aceptar.
reason-cannot_give = No puedes dar lo que te piden: { $missing_count ->
        [one] falta
       *[other] faltan
    } { $missing }.
reason-deals_with_oneself = No puedes comerciar contigo.
reason-not_agreed = No hay ningún acuerdo con { $seat }.

# Los dados, un siete, el ladrón
reason-no_such_roll = Dos dados no pueden sumar { $number }.
reason-nothing_due = Ya no tienes que devolver más cartas.
reason-none_in_hand = No tienes { $resource }.
reason-robber_there = El ladrón tiene que ir a otro sitio: ya está en { $hex }.
reason-robs_oneself = No puedes robarte a ti.
reason-not_at_robber = No hay nada de { $seat } en { $hex }.
reason-victim_lacks = En la mano de { $seat } no hay { $resource }.

# Antes del primer turno
reason-frame_piece_laid = La pieza { $number } del marco ya está colocada.
reason-no_hex_left = No quedan hexágonos de esta clase: { $terrain }.
reason-desert_without_token = Para { $hex } no hay ficha numerada.
reason-token_there = En { $hex } ya hay una ficha numerada.
reason-red_beside_red = Un 6 o un 8 nunca está junto a otro, y justo al lado está { $hex }.
reason-not_at_founded = La carretera tiene que empezar en tu nuevo poblado, { $intersection }.
