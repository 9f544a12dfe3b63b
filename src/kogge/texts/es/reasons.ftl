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
when-before_roll = antes de tirar los dados
when-dice = al tirar los dados
when-trade = en la fase de comercio
when-build = en la fase de construcción
when-action = después de la tirada
first-before_roll = Antes hay que tirar los dados.
first-dice = Antes hay que tirar los dados.
first-trade = Antes pasa a la construcción.
first-build = Antes termina tu turno.
first-action = Antes termina tu turno.

# Precios y piezas
reason-too_dear = { $missing_count ->
        [one] Falta
       *[other] Faltan
    } { $missing }.
reason-none_left = Ya están en el tablero { $piece ->
        [road] tus { $n } carreteras
        [settlement] tus { $n } poblados
       *[city] tus { $n } ciudades
    }.

# Construcción
reason-path_taken = En { $path } ya hay { $seat_person ->
        [you] una carretera tuya
       *[one] una carretera de { $seat }
    }.
reason-road_blocked = En { $intersection } tu carretera queda cortada por { $seat }.
reason-road_not_joined = { $path } no toca ninguna de tus carreteras, poblados o ciudades.
reason-site_taken = { $intersection } está ocupada por { $seat }.
reason-too_near = Justo al lado, en { $intersection }, vive { $seat }.
reason-site_not_reached = Ninguna de tus carreteras llega a { $intersection }.
reason-no_own_settlement = En { $intersection } no hay ningún poblado tuyo.
