# After a game, in the browser: the end, the figures, and the replay.

# Who sits where: $name is a person's or a bot's, $color the colour.
after-seat = { $name } ({ $color })
    .you = tú ({ $color })

# The end. $who are those who have won, $n how many they are.
after-won = { $n ->
        [one] { $who } ha ganado.
       *[other] { $who } han ganado a la vez.
    }
after-you_won = ¡Has ganado!
after-nobody = La partida ha terminado y nadie la ha ganado.
after-abandoned = Esta partida se abandonó.
after-rematch = Jugar otra vez
after-to_rematch = A la siguiente partida
after-watch = Verla de nuevo
after-record = Guardar el registro
after-home = A todos los juegos
after-counting = Haciendo las cuentas de la partida …

# Where points come from: $name is one of the following, $n how many it brought.
after-points = Puntos
after-source = { $name } { $n }
after-source-start = del comienzo
after-source-home = poblados y mayores
after-source-longest_route = ruta más larga
after-source-largest_army = mayor ejército
after-source-victory_card = puntos de victoria ocultos
after-source-mission = misiones
after-source-leadership = misiones encabezadas
after-source-delivery = mercancías entregadas

after-race = La carrera
    .told = Puntos de todos, turno a turno, en { $turns } turnos
after-turn = turno { $turn }
after-rolls = { $n ->
        [one] Los dados, una tirada
       *[other] Los dados, { $n } tiradas
    }
after-table = En una tabla

# What production brought, beside what was to be expected: $n cards, $expected a number with one decimal.
after-production = Producción frente a lo esperado
after-production-expected = Esperado
after-production-told = { $n ->
        [one] 1 carta; se esperaban { $expected }
       *[other] { $n } cartas; se esperaban { $expected }
    }

# What everyone got and gave, by cause.
after-goods = Cartas y oro
after-goods-gained = Recibido
after-goods-given = Entregado
after-kept_back = Perdido por el ladrón
after-cause-production = producción
after-cause-start = al comienzo
after-cause-consolation = compensación
after-cause-discovery = descubrimientos
after-cause-coast = costa
after-cause-connections = conexiones
after-cause-players = comercio con jugadores
after-cause-bank = comercio con la banca
after-cause-building = construcción
after-cause-card = cartas de desarrollo
after-cause-theft = robos
after-cause-monopoly = monopolio
after-cause-discard = sietes
after-cause-tribute = tributo
after-cause-toll = peaje

# The proof of the luck.
after-proof = ¿Fue limpia la suerte?
after-proof-more = La prueba
after-proof-secret = El secreto: { $secret }
after-proof-how = Guarda el registro y deja que "kogge verify" compruebe cada tirada en tu propio ordenador.

# The replay. $title is that of the scenario.
after-replay = { $title }, vista de nuevo
after-replay-none = Esta partida no se puede ver
after-loading = Trayendo la partida …
after-scrubber = Momento de la partida
after-at = acción { $at } de { $last }, turno { $turn }
after-first = Al comienzo
after-turn_back = Un turno atrás
after-back = Una acción atrás
after-run = Reproducir
after-pause = Pausa
after-on = Una acción adelante
after-turn_on = Un turno adelante
after-last = Al final
after-speed = Velocidad
after-speed-times = { $n ->
        [one] 1 acción por segundo
       *[other] { $n } acciones por segundo
    }
after-play_on = Seguir jugando desde aquí
after-table_again = A la mesa
after-figures = La partida en cifras
after-score = { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
after-no_cards = sin cartas
after-told = Lo que pasó
