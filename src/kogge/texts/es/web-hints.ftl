# Consejos para una primera partida de cada familia. El fichero inglés dice qué son las variables.

hints-hint = Consejo
hints-got_it = Entendido
hints-no_more = No más consejos

# The base game
hints-base-settle = Elige un lugar junto a números que salen mucho, sobre todo 6 y 8, y con materias primas distintas. Los demás deben quedar a dos caminos.
    .title = Dónde poblar
hints-base-roll = Cada turno empieza con los dados. Todos los hexágonos con ese número dan materias primas a quien viva a su lado.
    .title = Lanza los dados
hints-base-hand = Estas son tus materias primas. Si sale un siete, quien tenga más de { $limit } devuelve la mitad: construye a tiempo.
    .title = Tus cartas
hints-base-build = Elige qué construir y luego dónde: los lugares libres brillan. Lo que está apagado te dice qué falta.
    .title = Construye
hints-base-trade = ¿Demasiado de algo? El banco cambia cuatro cartas iguales por una cualquiera, y por menos en los puertos; quizá los demás ofrezcan más.
    .title = Comercia
hints-base-robber = El ladrón para el hexágono donde está, y robas una carta a alguien de al lado. Mándalo donde le duela a quien va ganando, y no a ti.
    .title = El ladrón
hints-base-card = Las cartas de desarrollo traen caballeros contra el ladrón, carreteras gratis, materias primas o un punto oculto. Juega una por turno, pero no la recién comprada.
    .title = Cartas de desarrollo
hints-base-win = Un poblado vale 1 punto, una ciudad 2, y la ruta más larga y el mayor ejército 2 cada uno. Con { $goal } puntos en tu turno ganas.
    .title = Cómo ganar

# The islands
hints-isles-settle = Busca números que salen mucho y materias primas distintas. En tu ciudad portuaria se construyen y cargan barcos: dale mar abierto.
    .title = Dónde poblar
hints-isles-roll = Cada turno empieza con los dados. Quien no recibe ninguna carta toma 1 de oro; con dos de oro se compra una materia prima.
    .title = Lanza los dados
hints-isles-build = Un barco con un colono a bordo puebla islas nuevas. Elige qué construir y luego dónde: los lugares libres brillan.
    .title = Construye
hints-isles-set_sail = Comercia y construye primero. Una vez en la mar, en este turno solo mueves barcos.
    .title = Hazte a la mar
hints-isles-sail = Haz clic en un barco y luego en su destino. Junto a hexágonos sin explorar descubre lo que hay: la tierra da una carta; lo demás, oro.
    .title = Navega y descubre
hints-isles-mission = Las misiones dan puntos: cuanto más lejos tu marcador, más. Las unidades conquistan guaridas o consiguen especias; el pescado y las especias van al Consejo.
    .title = Misiones
hints-isles-pirate = Los demás pagan tributo para pasar junto a tu barco pirata, y robas una carta a alguien cercano. Ponlo en su camino.
    .title = El pirata
hints-isles-win = Un poblado vale 1 punto, una ciudad portuaria 2; el resto lo dan las misiones. Con { $goal } puntos en tu turno ganas.
    .title = Cómo ganar

# Merchants of Europe
hints-europe-settle = Un kontor da cartas cuando sale el número de un hexágono vecino. Elige números que salen mucho y cuida la sal y el cereal: mueven a tu gente.
    .title = Dónde empezar
hints-europe-roll = Cada turno empieza con los dados. Quien no recibe ninguna carta toma 1 de oro.
    .title = Lanza los dados
hints-europe-route = Por las rutas van las caravanas. Unir por primera vez una ciudad aislada con otra da oro a todos los que tienen rutas entre ellas.
    .title = Rutas comerciales
hints-europe-merchant = Un mercader sale de uno de tus kontores y anda tres lugares por cada cereal. Si termina en una ciudad libre, funda allí un kontor.
    .title = Mercaderes
hints-europe-caravan = Una caravana va por rutas de todos, tres por cada sal; por las ajenas pagas 1 de oro de peaje.
    .title = Caravanas
hints-europe-deliver = Junto a un kontor ajeno que aún no tiene mercancía, tu caravana deja una tuya. Cada kontor acepta una sola vez.
    .title = Entrega
hints-europe-trade = El banco cambia tres cartas iguales por una carta o 1 de oro, y vende una carta por 2 de oro, dos veces por turno.
    .title = Comercia
hints-europe-win = Cada kontor nuevo destapa otra de tus mercancías. Quien entrega las { $goal } gana en el acto.
    .title = Cómo ganar
