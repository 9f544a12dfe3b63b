# The players' cards on the page: who plays, how they stand, whom the game waits for.

company-title = Jugadores
company-turn = Turno { $turn }
company-before = Antes del primer turno
# Who plays a seat: $name is a person, $bot a program, $color the colour of a seat that nobody plays
company-bot = Bot, juega como «{ $bot }»
    .tag = bot
    .named = { $name } (bot)
company-open = Asiento libre
company-neutral = Neutrales: { $colors }
# What is said of a seat, after its name
company-you = tú
company-gone = ausente
company-stand_in = mientras tanto juega el bot { $bot }
company-has_turn = tiene el turno
company-decides = decide ahora
company-won = ha ganado
company-clock = quedan { $left }
company-clock-runs = quedan { $left } y corre el reloj
company-more = Más sobre { $name }
# Figures. $goal wins; $limit is how many cards a seven leaves alone.
company-points = { $n } de { $goal } puntos
company-goods = { $n } de { $goal } mercancías entregadas
company-hand-over = { $cards }, más de { $limit }: un siete se llevaría la mitad
company-uncovered = { $n ->
        [one] 1 mercancía por entregar
       *[other] { $n } mercancías por entregar
    }
company-discards = { $n ->
        [one] 1 carta por devolver
       *[other] { $n } cartas por devolver
    }
company-award = { $award }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
company-track = Misión { $mission }: paso { $step } de { $last }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
company-lead = { $track }; va en cabeza, { $card ->
        [one] 1 punto más
       *[other] { $card } puntos más
    }
company-left = Le queda para construir
company-played = Jugadas: { $cards }
company-played-card = { $n } { $card }

# Nombres de los bots, por asiento
company-sailor-0 = Lola
company-sailor-1 = Nuño
company-sailor-2 = Inés
company-sailor-3 = Diego
company-sailor-4 = Marina
company-sailor-5 = Tomás
