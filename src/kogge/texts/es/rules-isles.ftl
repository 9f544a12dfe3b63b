# The rules of Explorers & Pirates, one by one, in our own words.
# A row is called by its id, as in docs/rules.

# Material, en todos los escenarios
rule-E-01 = Por jugador: 15 carreteras y 5 poblados (juego básico), 4 ciudades portuarias, 3 barcos y 2 colonos; a partir del escenario 2, también 9 unidades y 1 barco pirata. No hay ciudades, ni cartas de desarrollo, ni gran ruta comercial, ni gran ejército de caballería.
rule-E-02 = Isla inicial: 15 hexágonos: los 14 sueltos (3 de montaña, 4 de bosque, 3 de pasto, 2 de sembrado y 2 de cerro) y el pasto impreso en la pieza de marco A1, que lleva siempre un 6; fichas numeradas 3 3 4 4 5 6 6 8 8 9 10 10 11 11 12, en los lugares que les corresponden.
rule-E-03 = Regiones inexploradas al norte (marca verde en el dorso) y al sur (marca naranja en el dorso), boca abajo. Hexágonos estándar: por color, 6 de terreno + 2 de mar, y 6 fichas numeradas. Las misiones añaden, por color, 3 de río aurífero, 3 de peces y 3 de especias.
rule-E-04 = Hexágonos por escenario y color: escenario 1: 6 de terreno + 2 de mar. Escenario 2: esos 8 + 3 de río aurífero. Escenario 3: 6 de terreno; además, en verde, 2 de peces al azar + 3 de río aurífero, y en naranja, 3 de peces + 2 de río aurífero al azar; lo que sobra se devuelve sin mirarlo. Escenario 4: 6 de terreno + 1 de mar + 3 de peces + 3 de especias. Escenario 5: 6 de terreno + 1 de mar + 3 de peces + 3 de especias + 3 de río aurífero (el segundo hexágono de mar naranja cierra el hueco que queda junto a la pieza de mar G).
rule-E-05 = Costes: carretera = arcilla + madera; poblado = arcilla + madera + lana + cereales; ciudad portuaria = 2 de cereales + 2 de mineral (amplía un poblado propio en la costa); barco = madera + lana; colono = lo mismo que un poblado; unidad = mineral + lana.
rule-E-06 = Todos empiezan con 2 de oro. El oro está a la vista; 76 monedas (40 de valor 1 y 36 de valor 3) forman la reserva, que no se agota.
rule-E-07 = De 2 a 4 jugadores, que eligen su color (en el escenario 1, el color decide la colocación inicial). Con 3, el color que nadie ha elegido se deja fuera. Con 2, véanse E-18 y E-19.
rule-E-08 = Puntos para ganar en el turno propio: escenario 1: 8; escenario 2: 12; escenario 3: 15; escenario 4: 15; escenario 5: 17. Poblado 1, ciudad portuaria 2, puntos de misión según E-60 a E-66.
rule-E-09 = Valen todas las reglas del juego básico mientras una de las de aquí no diga otra cosa (B-13, B-15, B-25, B-27, B-30, B-31, B-50 a B-55, B-58, B-70 a B-72, B-76, B-77, B-79 a B-81 con los puntos de E-08, B-90, B-91). Una ciudad portuaria cuenta como un poblado o una ciudad a efectos de carreteras, distancia y bloqueo.

# Fundación
rule-E-10 = Escenario 1: lugares fijos: por color, una ciudad portuaria, un barco que lleva un colono, un poblado y una carretera. Cartas iniciales: una por cada hexágono adyacente al poblado.
rule-E-11 = Escenarios 2 a 5: fundación libre en la isla inicial: en el orden del juego básico (ronda 1 en sentido horario, ronda 2 a la inversa), cada uno coloca primero una ciudad portuaria y después un poblado, los dos sin carretera.
rule-E-12 = La ciudad portuaria va en una encrucijada marcada con un círculo; el poblado, en cualquiera. La regla de la distancia vale para ambos.
rule-E-13 = Después, empezando por quien colocó el último poblado y siguiendo en sentido horario, cada uno coloca una carretera junto al poblado y un barco con un colono en una de las 2 o 3 travesías marítimas de la ciudad portuaria. A continuación, el jugador inicial tira los dados.
rule-E-14 = Escenario 1: terrenos y números fijos. Escenario 2: fijos o (opción, recomendada a partir de la segunda partida) terrenos mezclados con los números fijos. Escenarios 3 a 5: terrenos mezclados, números fijos.
rule-E-15 = Cartas iniciales en los escenarios 2 a 5: una por cada hexágono adyacente al poblado (como en el escenario 1).
rule-E-16 = Marco y disposición de cada escenario, como muestra su plano; lugares inexplorados por región: 8, 11, 11, 13, 16.
rule-E-17 = Los hexágonos y las fichas numeradas, separados por color, y las seis fichas de guarida se mezclan boca abajo; en el escenario 3 queda una ficha de guarida sin usar, sin que nadie la vea.
rule-E-18 = Dos jugadores, escenario 1: las figuras de los colores sin usar se quedan como obstáculos; sus barcos de colonos se retiran.
rule-E-19 = Dos jugadores, escenarios 2 a 5: después de las ciudades portuarias propias de ambos, primero el jugador inicial y luego el otro colocan cada uno una ciudad portuaria de un color neutral (también en una encrucijada con círculo); después, primero el segundo jugador y luego el inicial colocan cada uno un poblado neutral; solo entonces llegan los poblados propios, empezando por el segundo jugador. Cada jugador toma uno de los dos colores sin usar; las figuras neutrales respetan la regla de la distancia, no tienen carreteras ni barcos, bloquean y nunca actúan.

# El turno
rule-E-20 = Fases, por orden: producción; comercio y construcción (en cualquier orden y las veces que se quiera); movimiento. Durante el movimiento o después de él no se comercia ni se construye. Antes de la tirada no se permite nada.
rule-E-21 = Oro de compensación: en toda tirada que no sea un 7, cada jugador (no solo el activo) que no reciba de ella ninguna carta de materia prima toma 1 de oro. El oro de un río aurífero no es materia prima y no quita la compensación; una escasez que deja a un jugador sin ninguna carta también la da.
rule-E-22 = Una ciudad portuaria da 1 carta por cada hexágono que produce, como un poblado.
rule-E-23 = Con un 7, todo el que pase de 7 cartas de materia prima devuelve la mitad, redondeando hacia abajo. El oro no es una carta y no cuenta. No hay ladrón. Primero se hacen todos los descartes. A partir del escenario 2, después se mueve el barco pirata (E-50 a E-52).
rule-E-24 = Comercio marítimo 3:1, siempre y para todos: tres materias primas iguales por otra distinta o por 1 de oro. El oro no se puede cambiar a 3:1. No hay puertos.
rule-E-25 = Hasta dos veces por turno, solo en la fase de comercio y construcción, con 2 de oro se compra al banco una materia prima a elección. (La lana para ir más rápido y el tributo no son comercio.)
rule-E-26 = El oro puede formar parte de los tratos entre jugadores y cuenta como una carta a efectos de B-72: oro a cambio de cartas es un trato; oro a cambio de nada, un regalo.
rule-E-27 = Dar pasos, cargar, descargar, intercambiar carga, desembarcar y recoger unidades, fundar con un barco, pescar, entregar, ahuyentar y pagar tributo solo son posibles en la fase de movimiento propia; antes de ella, la carga solo se coloca al construir.

# Construcción y lugares
rule-E-30 = Son travesías marítimas los bordes de los hexágonos de mar, y los del marco donde este linda con mar o con tierra. Un borde de costa puede tener 1 carretera y hasta 2 barcos a la vez (edición alemana).
rule-E-31 = Un barco se construye en una travesía marítima con menos de dos barcos, junto a una ciudad portuaria propia; no donde cualquiera de los dos extremos toque un hexágono inexplorado: al construir nunca se descubre. Puede moverse en el mismo turno.
rule-E-32 = Con los 3 barcos en el tablero, se puede retirar uno (se pierde su carga) y construirlo de nuevo pagando el coste completo.
rule-E-33 = Un colono se construye en una ciudad portuaria propia con la dársena vacía o en un barco propio vacío junto a una ciudad portuaria propia. Si todos esos lugares están ocupados, se puede retirar una figura (vuelve a la reserva) para hacer sitio. Ni junto a un poblado ni en tierra.
rule-E-34 = Una unidad se construye en un lugar libre de la dársena de una ciudad portuaria propia o de un barco propio junto a una ciudad portuaria propia.
rule-E-35 = Tanto en una dársena como en el espacio de carga de un barco caben dos figuras pequeñas (unidad, saco de especias) o una grande (colono, banco de peces).
rule-E-36 = Un poblado en la costa (en la isla inicial o en tierra descubierta) puede pasar a ser ciudad portuaria; la figura del poblado vuelve al jugador.
rule-E-37 = En una región inexplorada, el primer poblado de un jugador debe fundarse con un barco de colonos; desde él pueden extenderse carreteras y poblados corrientes, dentro de esa región. Las carreteras siguen las reglas del juego básico (B-50, B-51).
rule-E-38 = No se puede construir una carretera en un borde ni un poblado en una encrucijada que toquen un hexágono inexplorado. Una carretera cuyo extremo toque uno no descubre nada.
rule-E-39 = Todo poblado, tanto si se llega a él por carretera como si se funda con un barco de colonos, respeta la regla de la distancia; fundar con un barco no cuesta nada más.

# Barcos, carga, descubrimientos: la fase de movimiento
rule-E-40 = Los barcos solo se mueven en la fase de movimiento, uno tras otro. Un movimiento empieza con el primer paso del barco y termina con un descubrimiento, con el primer paso de otro barco, con la tirada de pesca o con el fin de la fase; ni las acciones con la carga ni los intentos de otros barcos de ahuyentar al pirata le ponen fin.
rule-E-41 = Cada barco tiene 4 puntos de movimiento; un paso a una travesía marítima adyacente cuesta 1. En cualquier dirección, también yendo y viniendo.
rule-E-42 = Una vez por turno y barco, con 1 de lana se compran 2 puntos más para ese barco.
rule-E-43 = En una travesía hay como máximo dos barcos (de cualquier jugador). Se permite pasar por encima de uno o de dos, pero no acabar donde ya hay dos: solo se permite un paso a una travesía llena si desde ella se puede seguir, con pasos permitidos y pagables, hasta una travesía con sitio, y hasta que se siga, el jugador no puede terminar la fase, hacer la tirada de pesca, mover otro barco ni fundar desde allí.
rule-E-44 = Cargar, descargar e intercambiar carga no cuesta puntos ni pone fin al movimiento. La carga de barcos y dársenas se puede devolver, cada figura a su reserva, en la propia fase de comercio y construcción o en la de movimiento.
rule-E-45 = Un barco puede cargar, descargar e intercambiar carga con una ciudad portuaria propia que esté en una de sus puntas. Dos barcos nunca se transfieren la carga directamente, sino solo a través de una dársena que ambos toquen.
rule-E-46 = Si después de un paso la punta de un barco toca una encrucijada de un hexágono inexplorado, hay que descubrirlo: se le da la vuelta; si es uno de los seis hexágonos de terreno estándar, recibe la ficha numerada de encima de la pila de su color (los de río aurífero y los de especias no reciben ninguna). El movimiento del barco termina. En estos tableros, un paso puede tocar como máximo un hexágono nuevo. Tras un descubrimiento (o si no le quedan puntos) el barco ya no se mueve, pero sigue estando permitido cargar, entregar, desembarcar y fundar.
rule-E-47 = Recompensa por descubrir: terreno que produce, 1 carta de su materia prima (ninguna, si el banco no tiene); cualquier otra cosa, 2 de oro.
rule-E-48 = Un barco que lleva un colono y toca con la punta alguna encrucijada de un hexágono de terreno puede fundar allí un poblado, si todas las reglas lo permiten: barco y colono vuelven a la reserva, y el poblado no cuesta nada más.
rule-E-49 = La fase termina cuando el jugador lo dice; entonces se resuelven las guaridas conquistadas (E-74) y después pasa el turno.

# El barco pirata, a partir del escenario 2
rule-E-50 = Un barco pirata puede estar en cualquier hexágono de mar o de peces descubierto, salvo los hexágonos del marco exterior (incluido el hexágono de mar impreso en A2) y los hexágonos de mar que tocan la isla inicial (nunca, por tanto, en el Consejo de Catán).
rule-E-51 = El primero que saca un 7 coloca su barco pirata. Más adelante, un 7 lo mueve: el pirata propio debe ir a otro hexágono; el de otro jugador vuelve a su dueño y se coloca el propio, y se permite el mismo hexágono. Nunca hay más de uno.
rule-E-52 = Quien coloca o mueve un barco pirata puede robar una carta al azar a un jugador con un barco en una travesía de ese hexágono; a un jugador sin cartas (solo entonces), 1 de oro. Las construcciones no importan.
rule-E-53 = Tributo: usar las travesías de un hexágono con el barco pirata de otro, incluso para salir de una, cuesta 1 de oro, que va a la reserva, una vez por barco y turno; si no lo paga, el barco no puede usarlas. Cada barco paga por sí mismo; el tributo pagado le vale a ese barco para todo el turno. Tocar solo una encrucijada del hexágono es gratis.
rule-E-54 = No se paga tributo por el barco pirata propio, ni por construir o colocar allí un barco. El tributo se puede pagar aunque ya se hayan hecho las dos compras de E-25.
rule-E-55 = Ahuyentar al pirata de otro jugador: en la fase de movimiento, una vez con cada barco propio que no se haya movido en este turno y que toque el hexágono del pirata (la punta en una encrucijada, o el barco en una de sus travesías): se tira un dado; con un 6, el pirata vuelve a su dueño, y quien lo ha ahuyentado coloca su barco pirata en un hexágono permitido y puede robar (E-52).
rule-E-56 = El barco que ha intentado ahuyentar al pirata puede moverse después con normalidad; si no lo ha conseguido, hay que pagar tributo como de costumbre.
rule-E-57 = Colonos y unidades viajan solo en los barcos de su dueño, nunca por tierra.

# Las misiones en general
rule-E-60 = Cada misión tiene su marcador; la ficha de puntuación de cada jugador empieza en la casilla de salida, «S». Cada avance en la misión la mueve una casilla.
rule-E-61 = Una ficha de puntuación que llega a una casilla ocupada se pone encima.
rule-E-62 = Un jugador tiene los puntos impresos junto a su ficha de puntuación.
rule-E-63 = El jugador que va más adelantado tiene también la tarjeta de punto de victoria de esa misión, 1 punto; entre varios en la casilla más adelantada, el que está debajo del todo en la pila (el que llegó primero). Nadie la tiene mientras todos están en «S».
rule-E-64 = Cuando hay varias misiones, se juegan en paralelo.
rule-E-65 = Una ficha de puntuación en la última casilla se queda allí; se permiten más entregas, pero no mueven nada; el oro de una guarida se sigue pagando y el héroe sigue perdiendo una unidad.
rule-E-66 = Ejemplo: el rojo y el blanco están en 1 punto; el naranja, debajo del azul en la casilla más adelantada, que vale 2: el naranja tiene la tarjeta.

# Las guaridas, en los escenarios 2, 3 y 5
rule-E-70 = Al descubrir un río aurífero: 2 de oro, y se pone en él la ficha de guarida de encima de la pila, con el número hacia abajo.
rule-E-71 = Mientras haya allí una guarida, hasta que se dé la vuelta a su ficha (E-76), no se permiten carreteras en los bordes de ese hexágono ni poblados en sus encrucijadas.
rule-E-72 = Un barco con unidades que toca con la punta una encrucijada del hexágono puede desembarcar una o dos en la guarida; como máximo, 3 unidades en una guarida. No se pueden desembarcar unidades en ningún otro sitio: ni en otro terreno ni en un río aurífero liberado (aldeas de especias: E-91).
rule-E-73 = Con exactamente 3 unidades la guarida queda conquistada; antes no se pueden recuperar las unidades.
rule-E-74 = La conquista se resuelve después de la fase de movimiento del jugador activo; si hay varias, en el orden en que se completaron: cada participante recibe 2 de oro y avanza 1 casilla en el marcador, primero el jugador activo y luego los demás en sentido horario.
rule-E-75 = Héroe: cada participante tira un dado y suma sus unidades en la guarida; el que saque más avanza una casilla más y pierde una de esas unidades, que vuelve a la reserva. Empate: gana quien tenga más unidades; si sigue el empate, los empatados tiran otra vez. Un participante solo: es el héroe automáticamente, y también pierde una unidad.
rule-E-76 = Después se da la vuelta a la ficha y queda a la vista su número. Las unidades restantes se quedan a su lado y pueden recogerlas los barcos de su dueño que toquen con la punta el hexágono.
rule-E-77 = En un río aurífero liberado se pueden construir carreteras, poblados y ciudades portuarias, salvo que lo impida, junto a ellos, un hexágono inexplorado, una guarida en pie o un hexágono de especias sin una unidad propia.
rule-E-78 = Cuando sale su número, cada poblado o ciudad portuaria junto a él da a su dueño 2 de oro (por cada construcción: edición alemana; el texto español podría entenderse por jugador).
rule-E-79 = Ejemplo para reproducir: el rojo desembarca dos unidades junto a la única del azul; tiradas del héroe, 5 y 6; 7 a 7; el rojo tiene más unidades y gana; el rojo avanza dos casillas en total y pierde una unidad, el azul avanza una.

# Los peces, en los escenarios 3, 4 y 5
rule-E-80 = El Consejo de Catán es un hexágono de mar que toca la isla inicial: no admite carreteras en los bordes ni poblados en las encrucijadas, salvo en las dos encrucijadas del oeste y el borde del oeste, que también son de la isla inicial (edición alemana). Tiene dos puertos con ancla.
rule-E-81 = Los hexágonos de peces son hexágonos de mar con números del 1 al 6. Al descubrir uno: 2 de oro.
rule-E-82 = Una vez en la fase de movimiento, pero no con el movimiento de un barco a medias, el jugador puede tirar un dado; si el hexágono de peces de ese número está descubierto y no tiene ni banco de peces ni barco pirata, se pone allí uno de los 6 bancos de peces de la reserva. Si no queda ninguno en la reserva, no se tira.
rule-E-83 = Un barco vacío que toca con la punta una encrucijada del hexágono, o que está en una de sus travesías, puede subir a bordo el banco de peces (llena el espacio de carga) y puede seguir moviéndose.
rule-E-84 = Un barco con un banco de peces que tenga la punta en un puerto con ancla puede entregarlo: el banco de peces vuelve a la reserva y se avanza 1 casilla en el marcador; el barco puede seguir moviéndose.
rule-E-85 = Un barco pirata colocado en un hexágono de peces manda el banco de peces de ese hexágono de vuelta a la reserva.

# Las especias, en los escenarios 4 y 5
rule-E-90 = Al descubrir un hexágono de especias: 2 de oro, y en su aldea se ponen tantos sacos de especias como jugadores haya.
rule-E-91 = Un barco con una unidad que toca con la punta una encrucijada del hexágono puede desembarcar la unidad en la aldea y subir a bordo, a cambio, un saco de especias.
rule-E-92 = Por jugador, una unidad y, por tanto, un saco por cada hexágono de especias. Una unidad desembarcada nunca sale de allí.
rule-E-93 = Un jugador solo puede construir una carretera en los bordes de un hexágono de especias o un poblado en sus encrucijadas con una unidad propia en la aldea. Los hexágonos de especias no producen nada.
rule-E-94 = Un barco que lleve uno o dos sacos y esté en un puerto con ancla puede entregarlos: cada uno vuelve a la reserva y mueve la ficha de puntuación 1 casilla.
rule-E-95 = La ventaja vale desde el momento en que desembarca la unidad, también en ese mismo turno. A toda vela (2 aldeas): por cada una, +1 punto de movimiento por barco, de inmediato para todo barco cuyo movimiento no haya terminado (el barco que desembarca puede usarlo aunque ya no le queden puntos; uno detenido por un descubrimiento no vuelve a moverse); con las dos y 1 de lana, 8.
rule-E-96 = Bonificación contra piratas (2 aldeas, «5» y «4»): el pirata se ahuyenta también con ese número.
rule-E-97 = Comercio de oro (2 aldeas): los aldeanos compran materias primas. En cada fase propia de comercio y construcción, una vez por cada aldea amiga, el jugador puede entregar a la reserva una carta de materia prima a elección y tomar 1 de oro.
