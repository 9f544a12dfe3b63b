# The rules of the base game, one by one, in our own words.
# A row is called by its id, as in docs/rules.

# Material
rule-B-01 = 19 hexágonos: 4 de bosque (madera), 4 de pasto (lana), 4 de sembrado (cereales), 3 de cerro (arcilla), 3 de montaña (mineral) y 1 de desierto (nada).
rule-B-02 = El banco tiene 19 cartas de cada una de las cinco materias primas, 95 en total; una carta está siempre o en el banco o en la mano de un jugador.
rule-B-03 = 25 cartas de desarrollo: 14 de caballero, 6 de progreso (2 de Construcción de carreteras, 2 de Descubrimiento y 2 de Monopolio) y 5 de puntos de victoria.
rule-B-04 = Cada jugador dispone de 15 carreteras, de 5 poblados y de 4 ciudades. Una carretera o una ciudad, una vez construida, se queda donde está hasta el final; la figura de un poblado vuelve al jugador cuando el poblado pasa a ser ciudad.
rule-B-05 = 18 fichas numeradas, con letras de la A a la R, en este orden: 5 2 6 3 8 10 9 12 11 4 8 10 9 4 5 6 3 11.
rule-B-06 = 9 puertos repartidos en 6 piezas de marco de mar: 4 básicos 3:1 y uno especial 2:1 por cada materia prima. Cada puerto sirve a dos encrucijadas de costa.
rule-B-07 = Costes: carretera = arcilla + madera; poblado = arcilla + madera + lana + cereales; ciudad = 3 de mineral + 2 de cereales; carta de desarrollo = mineral + lana + cereales.
rule-B-08 = 3 o 4 jugadores. (También se ofrece la partida de 2 jugadores, como opción expresamente señalada, porque la usan los bots y los investigadores; no está en el reglamento.)

# Preparación
rule-B-10 = Tablero al azar: las seis piezas de marco de mar en cualquier orden, con la cara de los puertos hacia arriba; los hexágonos se mezclan y se colocan; después, las fichas numeradas por orden de letra, a partir de cualquier hexágono de esquina, en sentido antihorario y en espiral hacia dentro, saltándose el desierto.
rule-B-11 = Tableros de principiantes: terrenos, números, puertos, poblados y carreteras iniciales fijos; sin fase de fundación; cartas por el poblado marcado con una estrella (B-17); empieza quien saque la tirada más alta. beginner2010 (el del manual, por defecto) y beginner2015. Con menos jugadores se prescinde primero del rojo y después del blanco.
rule-B-12 = El ladrón empieza en el desierto.
rule-B-13 = Cada jugador tira dos dados; empieza quien saque más. Quienes empaten con la tirada más alta vuelven a tirar entre ellos.
rule-B-14 = Ronda 1, en sentido horario a partir del jugador inicial: un poblado en cualquier encrucijada libre (se aplica B-15) y una carretera que lo toque.
rule-B-15 = Regla de la distancia: un poblado solo puede estar en una encrucijada si en ninguna de las vecinas (tres como mucho) hay un poblado o una ciudad, sea de quien sea.
rule-B-16 = Ronda 2, en sentido antihorario, empezando por el último jugador de la ronda 1: un segundo poblado en cualquier lugar permitido y una carretera que toque ese mismo poblado.
rule-B-17 = Por el segundo poblado, el jugador toma de inmediato una carta por cada hexágono adyacente que dé materia prima.
rule-B-18 = Después, el jugador inicial juega el primer turno.

# Orden del turno
rule-B-20 = El turno consiste en tirar los dados para la producción, luego comerciar y luego construir; al acabar, los dados pasan a la izquierda.
rule-B-21 = Opción combined (recomendada a jugadores con experiencia; nuestra opción por defecto): después de la tirada, se comercia y se construye en cualquier orden. Opción separate: todo el comercio va antes que toda la construcción.
rule-B-22 = Con separate, un puerto conseguido en este turno no se puede usar antes del siguiente. Con combined se puede usar de inmediato.
rule-B-23 = Los dos dados se tiran una vez por turno y se suman. Antes de la tirada no se permite nada más que jugar una carta de desarrollo.

# Producción
rule-B-25 = Cada hexágono cuyo número coincide con la tirada da cartas a quienes tienen algo construido junto a él: 1 por poblado y 2 por ciudad.
rule-B-26 = Un hexágono con el ladrón no da nada.
rule-B-27 = Si el banco no tiene cartas suficientes de una materia prima para todos los que tienen derecho a ella, nadie recibe esa materia prima; si solo un jugador tiene derecho, se lleva lo que quede. Las demás materias primas no se ven afectadas.

# El siete y el ladrón
rule-B-30 = Un 7 no produce nada.
rule-B-31 = Todo jugador que pase de 7 cartas de materia prima devuelve la mitad, las que él elija, redondeando hacia abajo (de 9 cartas, 4). Todos los descartes se hacen antes de que se mueva el ladrón.
rule-B-32 = El jugador activo debe mover el ladrón a un hexágono distinto (se permite el desierto).
rule-B-33 = Después, el jugador activo puede robar una carta, a ciegas y al azar, a otro jugador con un poblado o una ciudad en ese hexágono; si hay varios, elige a quién. Se puede elegir a uno sin cartas, y entonces no se obtiene nada; también se permite renunciar («puede»). Las cartas de desarrollo no se pueden robar.
rule-B-34 = Después, el turno sigue con el comercio.
rule-B-35 = El ladrón solo se mueve cuando sale un 7 en la tirada o por un caballero, y bloquea su hexágono para todos, incluido quien lo ha movido, hasta que se vuelva a mover.

# Cartas de desarrollo
rule-B-40 = La carta que se compra es la de encima de la pila mezclada, y es secreta hasta que se usa. Con la pila agotada no se puede comprar ninguna.
rule-B-41 = En un turno, un jugador juega como máximo una carta, de caballero o de progreso, en cualquier momento en que le toque decidir, incluso antes de la tirada, pero no mientras se resuelven los descartes, el ladrón o la respuesta a una oferta; con separate, en la fase de comercio y en la de construcción, sin poner fin a ninguna de las dos.
rule-B-42 = Una carta no se puede jugar en el turno en que se compró (otra del mismo tipo comprada antes, sí). Excepción: si una carta de puntos de victoria lleva a su comprador a 10 puntos, le da la victoria de inmediato.
rule-B-43 = Las cartas de puntos de victoria permanecen ocultas y solo se enseñan cuando con ellas se gana la partida, y pueden ser varias a la vez, sin límite. No cuentan como la única carta por turno.
rule-B-44 = Caballero: se mueve el ladrón como con un 7 (B-32, B-33), pero nadie se descarta; después, el turno sigue donde estaba. La carta se queda boca arriba delante del jugador.
rule-B-45 = Gran ejército de caballería: el primero con 3 caballeros boca arriba recibe la carta, 2 puntos; pasa a quien tenga estrictamente más caballeros que su poseedor.
rule-B-46 = Construcción de carreteras: hasta dos carreteras gratis, según las reglas normales de colocación, también antes de la tirada; se puede renunciar a la segunda; la carta no se puede jugar si no se puede colocar ni siquiera una.
rule-B-47 = Descubrimiento: se toman del banco dos cartas cualesquiera, iguales o distintas (las que haya, si tiene menos); se pueden usar desde la siguiente ocasión en que se puedan gastar cartas, y cuentan si antes sale un 7.
rule-B-48 = Monopolio: se nombra una materia prima; cada uno de los demás jugadores entrega todas las cartas que tenga de ella.
rule-B-49 = Una carta de progreso jugada queda fuera de la partida.

# Construcción
rule-B-50 = Una carretera se construye en un camino libre que toque un poblado o una ciudad de quien construye, o bien una carretera propia en una encrucijada que no ocupe otro jugador.
rule-B-51 = Una sola carretera por camino; las costas cuentan como caminos.
rule-B-52 = Un poblado se construye en una encrucijada libre que alcance una carretera propia, respetando la regla de la distancia.
rule-B-53 = Una ciudad sustituye a un poblado propio; la figura del poblado vuelve al jugador.
rule-B-54 = No se puede construir nada si no queda figura para ello.
rule-B-55 = El coste vuelve al banco. Se puede construir tanto como se pueda pagar.
rule-B-56 = Un poblado vale 1 punto; una ciudad, 2.
rule-B-57 = Comprar cartas de desarrollo cuenta como construir: después de la tirada, en la fase de construcción y cuantas se quiera por turno.
rule-B-58 = En las encrucijadas de costa se puede construir como en las demás, también en las que tocan un solo hexágono.

# Gran ruta comercial
rule-B-60 = El primer jugador con una ruta ininterrumpida de al menos 5 carreteras recibe la carta, 2 puntos. Los ramales no cuentan, ninguna carretera se usa dos veces y se puede pasar dos veces por una encrucijada.
rule-B-61 = Una ruta estrictamente más larga se la lleva.
rule-B-62 = Un poblado o una ciudad de otro jugador en una encrucijada corta allí la ruta; los propios no la cortan.
rule-B-63 = Tras un corte: si el poseedor sigue entre los empatados con la ruta más larga, se queda con la carta; si empatan otros sin él, la carta se aparta hasta que un jugador tenga en solitario la más larga.
rule-B-64 = Si tras un corte nadie tiene 5 carreteras seguidas, la carta se aparta. Una carta apartada solo va a un jugador que tenga en solitario la ruta más larga, de al menos 5.
rule-B-65 = Si tras un corte otro jugador tiene en solitario la ruta más larga, de al menos 5, recibe la carta de inmediato.

# Comercio
rule-B-70 = Después de la tirada, el jugador activo puede intercambiar cartas con los demás tantas veces como quiera; cualquier jugador puede hacer ofertas y contraofertas al jugador activo.
rule-B-71 = Los jugadores que no son el activo no pueden comerciar unos con otros.
rule-B-72 = No se permiten regalos: las dos partes dan al menos una carta. La misma materia prima no puede estar en los dos lados del trato.
rule-B-73 = Comercio marítimo 4:1: cuatro cartas iguales por una de otro tipo; no hace falta puerto.
rule-B-74 = Puerto básico 3:1: tres cartas iguales por una de otro tipo.
rule-B-75 = Puerto especial 2:1, solo para la materia prima que muestra; no da 3:1 para las demás.
rule-B-76 = Solo el jugador activo comercia con el banco, cuantas veces quiera y solo por cartas que el banco tenga.
rule-B-77 = Nadie puede comerciar con cartas que no tiene; una oferta aceptada se vuelve a comprobar en el momento del intercambio.
rule-B-78 = Un jugador tiene un puerto mientras haya un poblado o una ciudad suyos en una u otra de las dos encrucijadas del puerto; las demás encrucijadas de costa no dan ninguna ventaja.
rule-B-79 = En los tratos solo cambian de manos cartas de materia prima: ni cartas de desarrollo, ni figuras, ni promesas.

# El final
rule-B-80 = Un jugador gana de inmediato al llegar a 10 puntos durante su propio turno, o al empezarlo con 10.
rule-B-81 = Quien llega a 10 en el turno de otro (por ejemplo, porque la gran ruta comercial cambia de manos) solo gana cuando le toca su turno, si aún conserva los puntos.
rule-B-82 = Puntos: poblado 1, ciudad 2, gran ruta comercial 2, gran ejército de caballería 2, cada carta de puntos de victoria 1.

# Lo que está a la vista y lo que está oculto
rule-B-90 = A la vista: el tablero, el número de cartas de materia prima y de desarrollo de cada jugador, los caballeros jugados, las dos cartas especiales, las pilas del banco (y, por tanto, su escasez) y el tamaño de la pila de cartas de desarrollo.
rule-B-91 = Oculto: qué cartas de materia prima y qué cartas de desarrollo tiene otro jugador, el orden de la pila y la carta robada (solo la ven quien roba y su víctima). La puntuación pública no incluye las cartas de puntos de victoria ocultas.

# Aceptación: la partida de ejemplo del manual
rule-B-95 = El ejemplo de 16 turnos del manual en el tablero de principiantes se reproduce a partir de un guion (con los dados, las cartas y los tratos que allí se cuentan), y después de cada turno las manos y el tablero están como dice el texto, dejando aparte sus erratas (los puntos del azul, la lana del turno 13).
