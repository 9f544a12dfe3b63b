# Por qué algo no se puede hacer en «Piratas y exploradores»; reasons.ftl dice cómo leerlo.

# Pasos: «when» es el momento de un paso, «first» lo que hay que hacer antes
when-lay_land = al montar la isla
when-found_harbour_settlement = en la fase de fundación
when-found_ship = en la fase de fundación
when-relaunch_ship = cuando has retirado un barco del tablero para volver a construirlo
when-movement = en la fase de movimiento
when-place_pirate = después de un siete, o al ahuyentar a un barco pirata
when-chase_roll = cuando un barco intenta ahuyentar al pirata
when-turn_tile = cuando un barco descubre algo
when-draw_chip = cuando un barco descubre tierra
first-lay_land = Antes hay que montar la isla.
first-found_harbour_settlement = Antes funda una ciudad portuaria.
first-found_ship = Antes bota tu barco de colonos.
first-relaunch_ship = Antes bota el barco que has retirado del tablero.
first-movement = Antes termina tu turno.
first-place_pirate = Antes coloca tu barco pirata.
first-chase_roll = Antes el dado tiene que decir si el pirata huye.
first-turn_tile = Antes hay que dar la vuelta al hexágono descubierto.
first-draw_chip = Antes hay que sacar la ficha numerada.

# Fundación
reason-not_circled = En { $intersection } no puede haber una primera ciudad portuaria: va en una encrucijada marcada de la costa de la isla.
reason-not_on_island = Junto a { $intersection } no hay nada de la isla inicial.
reason-not_at_harbour = El barco tiene que estar junto a tu ciudad portuaria: { $intersection }.

# Terreno cerrado
reason-unexplored = Justo al lado está { $hex }, donde todavía no puede construir nadie.
reason-no_land = Ahí no hay más que mar.
reason-at_council = Junto al Consejo de Catán no se puede construir nada, salvo en su lado oeste.
reason-not_on_coast = En { $intersection } no hay costa.

# Barcos que se construyen
reason-no_route = El camino { $path } no es una travesía marítima, que se sepa.
reason-no_own_harbour = El camino { $path } no está junto a ninguna de tus ciudades portuarias.
reason-would_discover = El camino { $path } toca un hexágono inexplorado, y construyendo no se descubre nada.
reason-route_full = En el camino { $path } ya hay dos barcos.
reason-ships_in_supply = Todavía puedes construir { $n ->
        [one] un barco
       *[other] { $n } barcos
    } sin retirar ninguno del tablero.
reason-no_berth = Junto a tus ciudades portuarias no habría sitio para el barco.

# Travesías
reason-not_beside_ship = El barco { $ship } está en el camino { $from_path }, desde donde no se llega al camino { $path } en un solo paso.
reason-move_over = El barco { $ship } ya ha terminado su movimiento.
reason-must_go_on = El barco { $ship } está en una travesía llena: antes tiene que seguir.
reason-no_points_left = El barco { $ship } ha navegado { $n } { $n ->
        [one] paso
       *[other] pasos
    } y no le quedan puntos de movimiento.
reason-tribute_due = El barco { $ship } tendría que pagar 1 de oro de tributo al pirata de { $seat }, que está en { $hex }, y no te queda.
reason-no_way_on = En el camino { $path } hay dos barcos, y el barco { $ship } no podría seguir desde allí.
reason-wind_bought = Por el barco { $ship } ya se ha pagado lana en este turno.

# En tierra
reason-not_at_tip = El barco { $ship } no apunta hacia { $intersection }.
reason-hex_not_touched = El barco { $ship } no toca { $hex }.

# Peces
reason-not_at_port = El barco { $ship } no está en ningún puerto del Consejo.

# El barco pirata
reason-no_known_sea = Un barco pirata necesita un mar conocido, y no lo es { $hex }.
reason-sea_of_frame = Ningún barco pirata va al marco, y de él forma parte { $hex }.
reason-sea_of_island = Ningún barco pirata va junto a la isla inicial, y la toca { $hex }.
reason-pirate_stays = Tu barco pirata ya está en { $hex }: tiene que ir a otro sitio.
reason-no_ship_at_pirate = Ningún barco de { $seat } está en un lado que toque { $hex }.
reason-no_pirate = No hay ningún barco pirata en el mar.
reason-own_pirate = El barco pirata es tuyo.
reason-has_sailed = El barco { $ship } ya ha navegado { $n } { $n ->
        [one] paso
       *[other] pasos
    } en este turno: solo puede ahuyentar al pirata un barco que no se ha movido.
reason-has_chased = El barco { $ship } ya ha intentado ahuyentar al pirata en este turno.

# Oro
reason-purchases_made = En este turno ya has comprado { $n } cartas con oro.

# Lo que el azar no puede traer
reason-no_such_tile = En esta región ya no queda boca abajo ningún hexágono así.
reason-no_such_chip = Para esta región ya no queda ninguna ficha numerada así.
reason-no_such_face = Un dado no muestra eso.
