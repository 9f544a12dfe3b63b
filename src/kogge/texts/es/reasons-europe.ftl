# Por qué algo no se puede hacer en Los Colonos de Europa. Lo que también tienen otros juegos está en el archivo de todos
# los motivos. Las variables que acaban en «_person» son «you» para quien lee y «one» para otra persona. Las órdenes
# quedan como están.

# A destiempo: «when» es el momento de un paso, «first» lo que hay que hacer antes
when-place_kontor = al colocar los primeros kontores
when-place_neutral_kontor = al colocar los kontores neutrales
when-place_route = al colocar las primeras rutas
when-choose_line = cuando una ruta nueva paga una de varias líneas igual de cortas
when-lay_free_route = cuando una flecha doble o una carta te da una ruta gratis
when-place_merchant = al volver a contratar un mercader
when-walk = mientras un mercader está de camino
when-choose_land = cuando un kontor nuevo toca varias tierras sin número
when-turn_token = cuando una tierra sin número recibe una ficha del mar
when-move_token = cuando en el mar no quedan fichas del color de una tierra
when-place_caravan = al volver a formar una caravana
when-drive = mientras una caravana está de camino
first-place_kontor = Antes coloca tu kontor.
first-place_neutral_kontor = Antes coloca un kontor neutral.
first-place_route = Antes coloca tu ruta.
first-choose_line = Antes elige la línea que se paga.
first-lay_free_route = Antes coloca tu ruta gratis o renuncia a ella.
first-place_merchant = Antes coloca el mercader que vuelves a contratar.
first-walk = Antes termina el viaje del mercader.
first-choose_land = Antes elige la tierra que recibe una ficha numerada.
first-turn_token = Antes hay que descubrir una ficha numerada.
first-move_token = Antes elige la ficha numerada que se traslada.
first-place_caravan = Antes coloca la caravana que vuelves a formar.
first-drive = Antes termina el viaje de la caravana.

# El comienzo y el ladrón
reason-not_violet = Los primeros kontores van en ciudades violetas, y en { $intersection } no hay ninguna.
reason-kontor_stands_there = En { $intersection } ya hay { $seat_person ->
        [you] un kontor tuyo
       *[one] un kontor de { $seat }
    }.
reason-no_kontor_at_path = El camino { $path } no toca ninguno de tus kontores.
reason-joins_cities = Una ruta en el camino { $path } uniría dos ciudades, y las primeras rutas no pueden hacerlo.
reason-land_without_number = El ladrón va a tierras con número, y esta no tiene: { $hex }.

# Rutas
reason-route_taken = En el camino { $path } ya hay { $seat_person ->
        [you] una ruta tuya
       *[one] una ruta de { $seat }
    }.
reason-route_not_joined = El camino { $path } no toca ninguno de tus kontores ni de tus rutas.
reason-not_beside_arrow = Tu ruta gratis tiene que tocar la de la flecha doble, { $arrow }; el camino { $path } no la toca.
reason-line_elsewhere = La línea sigue en { $intersection }, y el camino { $path } está en otro sitio.
reason-line_not_shortest = Desde { $intersection }, ninguna de las líneas más cortas sigue por el camino { $path }.

# Mercaderes
reason-no_own_kontor = No tienes ningún kontor en { $intersection }.
reason-merchants_all_out = Tus dos mercaderes están en el tablero; con «rehire_merchant» vuelves a contratar a uno de ellos.
reason-merchant_in_supply = Te queda un mercader en la reserva; lo contratas con «hire_merchant».
reason-no_merchant_out = No tienes ningún mercader en el tablero.
reason-merchant_not_out = Tu mercader { $merchant } no está en el tablero.
reason-another_walks = Tu mercader { $merchant } está de camino, y antes tiene que terminar su viaje.
reason-not_next = Tu mercader { $merchant } está en { $here }, y { $intersection } no queda justo al lado.
reason-no_grain = Un viaje cuesta cereales, y no tienes.
reason-grain_after_roll = Los pasos de tu carta se han acabado, y con cereales solo se viaja después de la tirada.
reason-walk_has_no_end = Tu mercader { $merchant } no puede quedarse en { $intersection }, y { $n ->
        [one] el único paso que puedes pagar no lo lleva
       *[other] los { $n } pasos que puedes pagar no lo llevan
    } a ningún sitio donde pueda.
reason-kontor_of_another = Ningún viaje puede terminar en { $intersection }, donde { $seat } tiene un kontor.
reason-merchant_stands_there = Ningún viaje puede terminar en { $intersection }, donde está { $seat_person ->
        [you] tu otro mercader
       *[one] un mercader de { $seat }
    }.
reason-stopping_founds = Parar en { $intersection } es fundar allí un kontor, con «found_kontor».
reason-nothing_to_found_with = No te queda ningún kontor para { $intersection }; tu mercader solo puede pasar.
reason-nobody_walks = Ninguno de tus mercaderes se ha puesto aún en camino.
reason-no_city_here = No hay ninguna ciudad en { $intersection }.

# Fichas numeradas
reason-land_not_beside = Tu nuevo kontor en { $intersection } no toca esta tierra: { $hex }.
reason-land_has_number = Esta tierra ya tiene número: { $hex }.
reason-no_such_token = Boca abajo no queda ninguna ficha con un { $number } para { $hex }.
reason-no_token_there = No hay ninguna ficha numerada que se pueda trasladar en { $hex }.
reason-token_of_other_color = La ficha numerada que está en { $hex } no es del color que pide { $land }.

# Caravanas
reason-no_own_route = No tienes ninguna ruta en el camino { $path }.
reason-route_at_no_kontor = Tu ruta { $path } no toca ninguno de tus kontores.
reason-caravans_stand_there = Junto a la ruta { $path } no hay sitio: ya hay { $n } caravanas.
reason-caravans_all_out = Tus dos caravanas están en el tablero; con «reform_caravan» vuelves a formar una de ellas.
reason-caravan_in_supply = Te queda una caravana en la reserva; la formas con «form_caravan».
reason-no_room_for_caravan = La caravana { $caravan } no encontraría sitio junto a tus rutas en tus kontores.
reason-no_caravan_out = No tienes ninguna caravana en el tablero.
reason-caravan_not_out = Tu caravana { $caravan } no está en el tablero.
reason-another_drives = Tu caravana { $caravan } está de camino, y antes tiene que terminar su viaje.
reason-route_not_next = Tu caravana { $caravan } está junto a la ruta { $here }, que no toca el camino { $path }.
reason-no_route_there = En el camino { $path } no hay ninguna ruta.
reason-no_salt = Mover una caravana cuesta sal, y no tienes.
reason-no_gold_for_toll = En la ruta { $path } hay que pagar a { $seat } un peaje de { $n } de oro, y no lo tienes.
reason-drive_has_no_end = Junto a la ruta { $path } ya hay { $n } caravanas, y tu caravana { $caravan } no puede seguir desde allí hasta una ruta con sitio.
reason-no_room_to_stop = Junto a la ruta { $path } solo hay sitio para { $n } caravanas; tu caravana { $caravan } tiene que seguir.

# Entregas
reason-no_kontor_there = No hay ningún kontor en { $intersection }.
reason-kontor_is_own = El kontor que hay en { $intersection } es tuyo, y no recibe tus mercancías.
reason-goods_lie_there = El kontor de { $seat } en { $intersection } ya ha recibido mercancías.
reason-caravan_is_elsewhere = Ninguna de tus caravanas está junto a una ruta que toque { $intersection }.
reason-another_is_on_its_way = Tu caravana { $caravan } está de camino; la otra podrá entregar en { $intersection } después.
reason-delivery_after_roll = Las mercancías se entregan solo después de la tirada.
reason-no_goods_uncovered = Todas tus mercancías siguen tapadas; cada kontor nuevo destapa una ficha.
