# The rules of Merchants of Europe, one by one, in our own words.
# A row is called by its id, as in docs/rules.

# Material y preparación
rule-M-01 = Dos tableros: el principal (toda Europa) y el reducido (sin Europa occidental). 3 o 4 jugadores.
rule-M-02 = Terrenos: bosque (madera), pasto (lana), sembrado (cereales), montaña (mineral), salina (sal). 19 cartas de cada materia prima.
rule-M-03 = Por jugador: 30 rutas comerciales, 2 caravanas y 2 mercaderes, además de kontores y fichas de mercancías según el tablero y el número de jugadores: reducido con 3: 8 kontores y 6 mercancías; reducido con 4: 7 y 5; principal con 3: 12 y 10; principal con 4: 10 y 8.
rule-M-04 = Tres kontores se colocan al principio; los demás están en el almacén, encima de las mercancías, de abajo arriba; la ficha de mercancías de más arriba empieza descubierta, así que desde el comienzo se puede entregar una.
rule-M-05 = 15 fichas numeradas: 5 marcadas van a los cinco círculos punteados del mismo color; las otras 10 están boca abajo en el mar, separadas solo por su color. Los demás hexágonos tienen un número impreso o una casilla de número vacía.
rule-M-06 = Ladrón: al principio, en un hexágono sin número (en cuál, lo dice el tablero).
rule-M-07 = Todos empiezan con 3 de oro. Monedas: 68 (52 de valor 1 y 16 de valor 3); la reserva no se agota.
rule-M-08 = 25 cartas de desarrollo, mezcladas (cuáles, lo dice el tablero).
rule-M-09 = Primera partida breve: colocación fija, por color, de 3 kontores, una ruta comercial y una caravana; cartas iniciales: rojo, madera + cereales + sal; azul, sal + lana + mineral; blanco, madera + cereales + lana; naranja, mineral + sal + cereales.
rule-M-10 = Tres jugadores, colocación fija: los tres kontores del cuarto color se colocan también, neutrales, sin ruta comercial ni caravana: no ganan nada, pero admiten entregas de mercancías.
rule-M-11 = Colocación variable (la única en el tablero principal; en el reducido, una opción además de la fija): el jugador inicial es quien saque la tirada más alta (los empatados en ella vuelven a tirar). En las casillas de ciudad violetas cada uno coloca un kontor, en sentido horario; un segundo, en sentido antihorario empezando por el último jugador; y un tercero, en sentido horario.
rule-M-12 = Cartas iniciales por el tercer kontor: una por cada terreno adyacente.
rule-M-13 = Tres jugadores: tras la tercera ronda, desde el último jugador y en sentido antihorario, cada uno coloca un kontor neutral en una de las casillas de ciudad violetas.
rule-M-14 = Después, desde el último jugador y en sentido antihorario, cada uno coloca una ruta comercial en un camino junto a uno de los kontores propios y, a su lado, una caravana. Esta ruta no puede conectar una casilla de ciudad aislada con otra.
rule-M-15 = El jugador inicial juega también el primer turno; los turnos van en sentido horario.
rule-M-16 = Un camino es un borde que figura en el archivo del tablero con el que se juega (de tierra, de costa, de límite del tablero o de vía marítima); una encrucijada es el extremo de un camino, también en el mar.

# El turno y la producción
rule-M-20 = Fase de producción y después fase de acción: las acciones, en cualquier orden y tantas veces como se puedan pagar.
rule-M-21 = Cada kontor junto a un hexágono con el número de la tirada recibe 1 carta de su materia prima; dos o tres kontores junto a un mismo hexágono reciben una cada uno.
rule-M-22 = Un hexágono con el ladrón no da nada.
rule-M-23 = Escasez: si el banco no puede cubrir todo lo que exige la producción de una materia prima, nadie recibe nada de ella en esta tirada.
rule-M-24 = Compensación: en toda tirada que no sea un 7, el jugador que no recibe ninguna carta (por el número, el ladrón o la escasez) toma 1 de oro.
rule-M-25 = Con un 7: ni producción ni compensación; quien pase de 7 cartas de materia prima devuelve la mitad, redondeando hacia abajo; el jugador activo mueve el ladrón a otro hexágono que tenga número (impreso, o porque ahora haya allí una ficha numerada); después puede robar una carta al azar a un rival que tenga allí un kontor.
rule-M-26 = El número de cartas de materia prima de un jugador está a la vista; cuáles son, no.
rule-M-27 = Ejemplo para reproducir: con un 5, el azul (Lyon) recibe 1 de lana; el naranja y el rojo (Colonia, Núremberg), 1 de cereales cada uno; el blanco, 1 de oro.

# Comercio
rule-M-30 = El jugador activo y los demás pueden comerciar entre ellos con materias primas y oro, con ofertas y contraofertas; los demás no comercian unos con otros.
rule-M-31 = Con 2 de oro se compra al banco una materia prima, como máximo dos veces por turno.
rule-M-32 = Se dan al banco 3 materias primas iguales por 1 de oro o por una materia prima de otro tipo; nunca del mismo tipo.

# Construcción
rule-M-40 = Carta de desarrollo = lana + sal. Mercader = lana + cereales + madera. Caravana = mineral + madera + sal. Ruta comercial = mineral + madera.
rule-M-41 = Una carta no se puede jugar en el turno en que se compra; una carta por turno; antes de la tirada o cuando se quiera en la fase de acción.
rule-M-42 = Una carta jugada va a la pila de descartes; cuando se ha comprado la última carta, los descartes se mezclan y forman una pila nueva (si no hay ninguno, con el siguiente descarte). Con las dos pilas vacías no se puede comprar ninguna.
rule-M-43 = Un mercader nuevo se coloca en la encrucijada de uno de los kontores propios y puede moverse en el mismo turno. Con los dos en el tablero, primero se retira uno y se contrata de nuevo pagando el coste completo.
rule-M-44 = Una caravana nueva se coloca al lado de una ruta comercial propia que toque un kontor propio. Con las dos en el tablero, primero se retira una y se forma de nuevo pagando el coste completo.
rule-M-45 = Una ruta comercial se establece en un camino sin ruta que toque un kontor propio o una ruta propia. No la detienen ni los kontores de otros jugadores ni las casillas de ciudad vacías.
rule-M-46 = Si no queda ninguna ruta comercial en la reserva, no se puede establecer ninguna.
rule-M-47 = Oro por conectar: cuando una ruta comercial nueva une por primera vez una casilla de ciudad aislada (sin conexión con otra casilla de ciudad por rutas de ningún jugador) a otra, se paga el trayecto de rutas más corto entre ella y otra casilla de ciudad: todo dueño de una ruta de ese trayecto recibe 1 de oro por cada ruta propia en él. Que haya kontor o no da igual.
rule-M-48 = Varios trayectos igual de cortos: el jugador activo elige uno.
rule-M-49 = Una ruta comercial nueva une dos partes de la red (un extremo suelto es una parte sin ciudad). Una ciudad a cada lado: el trayecto entre ellas se paga una vez. Una ciudad a un lado y varias al otro: el trayecto desde la ciudad única hasta la más cercana. En los demás casos, nada. Primero el oro, después la ruta gratis (M-50).
rule-M-50 = Flecha doble: una ruta comercial en un camino así marcado permite otra ruta, gratis y de inmediato, adyacente a la primera, en cualquiera de las dos direcciones. Se puede renunciar. Una ruta gratis en otra flecha doble permite a su vez una más. Las rutas colocadas con una carta también cuentan; la ruta inicial, no.
rule-M-51 = Ejemplo para reproducir: el rojo une Turín con Venecia mediante tres rutas: 1 de oro para el rojo, 2 para el azul; después une Berna mediante dos rutas propias: 2 para el rojo.
rule-M-52 = Ejemplo para reproducir: el azul establece una ruta en una flecha doble y luego la segunda, gratis, llega a Kaliningrado: 3 de oro para el azul.

# Mercaderes y kontores
rule-M-60 = Con 1 de cereales se mueve un mercader hasta 3 encrucijadas; varias cartas de cereales se suman para el mismo mercader (un movimiento de distancia d cuesta d/3 de cereales, redondeando hacia arriba); los pasos de una carta de cereales no se pueden repartir entre dos mercaderes; los pasos sin usar se pierden.
rule-M-61 = Un mercader puede pasar por encima de mercaderes y kontores; las rutas comerciales no le estorban. Un movimiento declarado no puede terminar en una encrucijada con otro mercader ni con un kontor de otro jugador o neutral.
rule-M-62 = Un mercader que termina un movimiento sobre una casilla de ciudad vacía, violeta o marrón, se convierte de inmediato en un kontor, sin coste: el mercader vuelve a la reserva.
rule-M-63 = El kontor sale del almacén y deja descubierta una ficha de mercancías, que ya se puede entregar.
rule-M-64 = En una casilla de ciudad costera que muestra monedas, quien construye recibe esa cantidad de oro.
rule-M-65 = Si el kontor nuevo toca un hexágono sin número (ni impreso ni con una ficha numerada en ese momento), el jugador debe tomar una ficha boca abajo del color de la casilla de número y ponerla allí; si en el mar no queda ninguna de ese color, se traslada allí una de ese color que ya esté en el tablero, a elección del jugador.
rule-M-66 = Junto a dos o tres hexágonos así, solo uno de ellos recibe una ficha numerada, a elección del jugador.
rule-M-67 = Ejemplos para reproducir: el azul paga 2 de oro por 1 de cereales, funda en Kaliningrado y da la vuelta, en la salina, a la última ficha blanca, un 11. El rojo funda en Belgrado y traslada el 9 a la montaña.
rule-M-68 = Ejemplo para reproducir: el blanco contrata un mercader en Praga y en el mismo turno lo mueve tres encrucijadas con 1 de cereales, hasta la que está al oeste de Breslavia; Kaliningrado queda al alcance de la siguiente carta de cereales.

# Caravanas y mercancías
rule-M-70 = Una caravana se mueve de ruta en ruta allí donde comparten una encrucijada, por rutas comerciales de cualquier jugador; los kontores no bloquean. Con 1 de sal se mueve una caravana hasta 3 rutas; varias cartas de sal se suman; no se reparten entre dos. Entre paso y paso puede seguir, entregar o parar; los pasos que sobran se pierden.
rule-M-71 = Al lado de una ruta comercial hay como máximo 2 caravanas; se permite pasar (y entregar de paso), pero no acabar donde ya hay dos: solo se entra en una ruta llena si, con los pasos pagados, la sal de la mano y el oro para los peajes, queda a su alcance un final permitido.
rule-M-72 = Peaje: una caravana que en un turno entra en rutas comerciales de otro jugador o las recorre le paga a ese jugador 1 de oro, una sola vez, sean cuantas sean las rutas; a cada uno de esos jugadores; cada una de las dos caravanas paga por sí misma; cada turno, de nuevo.
rule-M-73 = Empezar en una ruta de otro y no moverse, o salir de ella sin volver a usar las rutas de ese jugador, es gratis.
rule-M-74 = Sin el oro para el peaje, la caravana no puede ir allí.
rule-M-75 = Entrega: una caravana al lado de una ruta comercial que toca un kontor de otro jugador (o neutral) sin mercancías debajo puede entregar una ficha de mercancías descubierta, gratis, en la fase de acción propia; también nada más colocarla, y también si el kontor se construyó más tarde junto a una caravana parada. Una caravana entre dos kontores así puede entregar en los dos.
rule-M-76 = Un kontor admite una ficha de mercancías en toda la partida; los kontores propios y las casillas vacías no admiten ninguna.
rule-M-77 = Tras una entrega, la caravana puede seguir con los pasos pagados que le queden, también hacia atrás.
rule-M-78 = Ejemplo para reproducir: la caravana del azul: de Berna a París (kontor naranja, entrega), a Bruselas por la ruta nueva (blanco, entrega), por la ruta del blanco a Colonia (naranja, entrega); 1 de sal; 1 de oro de peaje al blanco.
rule-M-79 = Una caravana nunca entra en un camino sin ruta comercial.

# El final
rule-M-80 = Quien haya entregado todas sus fichas de mercancías gana de inmediato.
