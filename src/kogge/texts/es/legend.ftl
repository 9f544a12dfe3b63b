# What the signs on the map and in the table mean; the English file says what the variables are.

legend-map = En el mapa: { $signs }

# Sentences on the signs of the map
legend-roads = { $small } son carreteras, { $large } poblados y [{ $seat }] una ciudad.
legend-kontors = { $small } son rutas y «=» un camino con flecha doble. Dos letras son una ciudad, ambas mayúsculas si es violeta; son las de su nombre inglés. { $seat }Vi es un kontor en ella y [{ $seat }] uno que ya tiene sus mercancías y no admite más. { $seat }{ screen-sign-merchant }2 es un mercader y { $seat }2 una caravana, con el número con el que se mueven; { $seat }{ screen-sign-merchant }{ screen-sign-merchant } son los dos mercaderes de un jugador. Un número con ' es una ficha que se puede mover; los demás están impresos.
legend-robber = { screen-sign-robber } es el ladrón.
legend-ships = { $small } son carreteras, { $large } poblados, ({ $seat }) una ciudad portuaria y { $seat }2 un barco, con el número con el que se mueve.
legend-unexplored = «?» es una región inexplorada; los hexágonos vacíos son mar.
legend-pirate = { screen-sign-pirate }:{ $seat } es el barco pirata, con la letra de su dueño.
legend-harbors = «+» es una encrucijada con puerto y «*» una en la que puedes construir.
legend-places = «*» es una encrucijada en la que puedes hacer algo.

# The columns of the table, in a list
legend-table = En la tabla: { $columns }{ $stars ->
        [0] {""}
       *[other] ; el asterisco señala a quien tiene la carta correspondiente
    }.
legend-acting = «>» a quien le toca
legend-delivered = { screen-column-delivered } mercancías entregadas, que son los puntos, de las necesarias para ganar; { screen-column-uncovered } mercancías destapadas
legend-points = { screen-column-points } puntos de victoria
legend-hidden_points = { screen-column-points } puntos de victoria (los tuyos ocultos, tras un signo más)
legend-hand = { screen-column-hand } cartas de materia prima
legend-cards = { screen-column-cards } cartas de desarrollo
legend-knights = { screen-column-knights } caballeros jugados
legend-route = { screen-column-route } ruta más larga
legend-gold = { screen-column-gold } oro
legend-pieces = { screen-column-kontors } kontores en el almacén, { screen-column-routes } rutas, { screen-column-merchants } mercaderes y { screen-column-caravans } caravanas que quedan
legend-mission = { $column } casillas avanzadas en la misión de { $mission }

# Sentences on what stands below the table
legend-own_cards = Debajo: tus cartas, las del banco y a cuánto te las cambia.
legend-bought_cards = Debajo: tus cartas (las compradas en este turno, tras un signo más), las del banco y a cuánto te las cambia.
legend-tokens = Bajo «{ screen-at_sea }»: cuántas fichas numeradas hay allí para las tierras de cada materia prima.
legend-travellers = Después, dónde están los mercaderes y las caravanas.
legend-holds = Después, qué llevan los barcos y las dársenas, en qué camino o encrucijada están y cuánto pueden moverse aún los barcos.
