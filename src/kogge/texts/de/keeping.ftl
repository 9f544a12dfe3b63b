# What is said when a game is opened, and of the games that are kept. What people type stays as it is: commands, and
# yes and no.

kept-no_room = Spiel { $number } wurde weggeworfen: die letzten { $most } laufenden Spiele werden aufbewahrt.
kept-thrown_away = Spiel { $number } wurde weggeworfen.
kept-strangers = Dieses Spiel hat Bots, die nicht zu kogge gehören: { $programs }. Ausführen? („yes“ oder „no“)
kept-write_over = Dieses Spiel kommt aus { $path }. Überschreiben? („yes“ oder „no“)
kept-which = Welches Spiel? Tipp seine Nummer, oder drück die Eingabetaste, um zu gehen:
kept-throw_away = „kogge play --throw-away N“ wirft eines weg.

# The list of games: its columns, and how a game stands
kept-column_game = Spiel
kept-column_played = zuletzt gespielt
kept-column_scenario = Szenario
kept-column_who = wer spielt
kept-column_turn = Zug
kept-column_actions = Aktionen
kept-broken = beschädigt
kept-open = wird gespielt
kept-won = { $winners_count ->
        [0] niemand hat gewonnen
        [one] { $winners } hat gewonnen
       *[other] { $winners } haben gewonnen
    }
