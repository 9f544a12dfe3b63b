# Stepping through a recorded game. Commands are typed as they stand here, in English.

# What is asked for; a ">" comes after it
replay-prompt = repetición

# Where the reader is
replay-beginning = { $n ->
        [one] Comienzo de una partida de { NUMBER($n, useGrouping: 0) } acción.
       *[other] Comienzo de una partida de { NUMBER($n, useGrouping: 0) } acciones.
    } Intro avanza; «help» explica más.
replay-players = Juegan: { $players }.
replay-at = { $at } de { $last }:
replay-end = La repetición termina aquí.

# An action that nothing else is told of, by its name, and who did it
replay-untold = { $who }: «{ $action }»
replay-chance = azar

# What can be typed, and what it does
replay-command-next = Intro, next
replay-help-next = una acción adelante; «next 10», diez; también «10»
replay-command-previous = previous
replay-help-previous = una acción atrás; «previous 10», diez; también «-10»
replay-command-turn = turn N
replay-help-turn = el comienzo de un turno
replay-command-action = action N
replay-help-action = la posición tras ese número de acciones
replay-command-ends = start, end
replay-help-ends = el comienzo, la última posición
replay-command-map = map
replay-help-map = el tablero; «map paths», «map intersections» o «map hexes», con los números de los caminos, las encrucijadas o los hexágonos libres
replay-command-log = log
replay-help-log = todo lo ocurrido hasta aquí; «log 20», las últimas 20 frases
replay-command-tiles = unseen
replay-help-tiles = lo que queda boca abajo en cada región
replay-command-tokens = unseen
replay-help-tokens = las fichas numeradas boca abajo en el mar y las cartas descartadas
replay-command-cities = cities
replay-help-cities = todas las ciudades: sus letras y números en el mapa, oro, kontores, mercancías y tierras
replay-command-quit = quit
replay-help-quit = salir
