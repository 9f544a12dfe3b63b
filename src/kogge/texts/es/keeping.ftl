# What is said when a game is opened, and of the games that are kept. What people type stays as it is: commands, and
# yes and no.

kept-no_room = La partida { $number } se ha borrado: se guardan las { $most } últimas partidas en curso.
kept-thrown_away = La partida { $number } se ha borrado.
kept-strangers = Esta partida tiene bots que no son de kogge: { $programs }. ¿Los ejecuto? («yes» o «no»)
kept-write_over = Esta partida viene de { $path }. ¿Lo sobrescribo? («yes» o «no»)
kept-which = ¿Qué partida? Escribe su número, o pulsa Intro para salir:
kept-throw_away = «kogge play --throw-away N» borra una.

# The list of games: its columns, and how a game stands
kept-column_game = partida
kept-column_played = última vez
kept-column_scenario = escenario
kept-column_who = quién juega
kept-column_turn = turno
kept-column_actions = acciones
kept-broken = dañada
kept-open = jugándose
kept-won = { $winners_count ->
        [0] no ganó nadie
        [one] ganó { $winners }
       *[other] ganaron { $winners }
    }
