# Scenarios, their options and the bots, as "kogge games" lists them. A name ends with the word that is typed.

# Scenarios: the title, and a summary of one or two sentences. "Explorers & Pirates" is both the box and its last scenario.
scenario-base = El juego básico
    .summary = Puebla la isla: gana quien llegue antes a 10 puntos. Para 3 o 4 jugadores (y 2, como variante nuestra).
scenario-land-ho = ¡Tierra a la vista!
    .summary = Piratas y exploradores 1: zarpa, descubre y coloniza; se gana con 8 puntos. Para 2 a 4 jugadores.
scenario-pirate-lairs = Las guaridas de piratas
    .summary = Piratas y exploradores 2: las unidades conquistan las guaridas de los ríos auríferos; se gana con 12 puntos. Para 2 a 4 jugadores.
scenario-fish = Pescado para Catán
    .summary = Piratas y exploradores 3: guaridas, y pescado para el Consejo; se gana con 15 puntos. Para 2 a 4 jugadores.
scenario-spices = Especias para Catán
    .summary = Piratas y exploradores 4: pescado y especias para el Consejo; se gana con 15 puntos. Para 2 a 4 jugadores.
scenario-explorers-pirates = Piratas y exploradores
    .summary = Piratas y exploradores 5: guaridas, pescado y especias, todo junto; se gana con 17 puntos. Para 2 a 4 jugadores.
scenario-europe-short = Los Colonos de Europa: la era del comercio (partida breve)
    .summary = Funda kontores, une ciudades y entrega todas tus mercancías, sin el oeste de Europa. Para 3 o 4 jugadores.
scenario-europe = Los Colonos de Europa: la era del comercio
    .summary = Funda kontores, une ciudades y entrega todas tus mercancías por toda Europa. Para 3 o 4 jugadores.

# What a player must know of a board
note-reconstructed = El mapa impreso y los textos de las cartas de este juego se han perdido. Este tablero, sus fichas y las cartas son una reconstrucción conforme a todo lo que dice el texto de las reglas; quien tenga la caja puede poner los verdaderos.

# Options, a sentence each; then what is chosen with each of their words, as the rest of a line
option-players = Cuántos juegan.
option-colors = Quiénes juegan, en el orden de los asientos.
option-board = En qué tablero se juega.
option-board-beginner2010 = el tablero para principiantes del almanaque
option-board-beginner2015 = el tablero para principiantes de ediciones posteriores
option-board-random = al azar, con las fichas numeradas por orden de letras
option-board-shuffled = al azar, con las fichas numeradas mezcladas: ningún 6 u 8 queda junto a otro
option-board-reconstruction = el nuestro, hecho a partir del texto de las reglas
option-phases = Qué se puede hacer después de tirar los dados.
option-phases-combined = comerciar y construir en cualquier orden
option-phases-separate = todo el comercio antes de construir
option-trade = Si los jugadores comercian entre sí; con el banco siempre pueden.
option-trade-yes = con comercio entre jugadores
option-trade-no = sin él
option-turn_limit = Tras cuántos turnos acaba la partida sin ganador; 0 si no hay límite.
option-terrain = Cómo es el terreno de la isla inicial.
option-terrain-printed = como en la primera partida
option-terrain-shuffled = mezclado, bajo los mismos números
option-start = Cómo empieza la partida.
option-start-fixed = con los lugares de una primera partida
option-start-variable = cada uno elige dónde, como en el juego principal

# Bots, a sentence each
bot-random = Hace al azar cualquier cosa permitida.
bot-greedy = Hace lo que ahora parece mejor.

# The list itself: headings of columns and of parts, and what can be written where choices can't be listed
games-option = opción
games-choices = valores
games-default = por defecto
games-minutes = Una partida dura unos { $minutes } minutos.
games-number = un número
games-word = una palabra
games-colors = uno por jugador, en el orden de los asientos
games-file = { $default }, o un archivo (véase «kogge board»)
games-options = Opciones
games-bots = Bots
games-engine = Motor
