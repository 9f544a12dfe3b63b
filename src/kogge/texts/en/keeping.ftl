# What is said when a game is opened, and of the games that are kept. What people type stays as it is: commands, and
# yes and no.

kept-no_room = Game { $number } was thrown away: the last { $most } games underway are kept.
kept-thrown_away = Game { $number } was thrown away.
kept-strangers = This game has bots that are not part of kogge: { $programs }. Run them? (yes or no)
kept-write_over = { $path } is where this game comes from. Write over it? (yes or no)
kept-which = Which game? Type its number, or press Enter to leave:
kept-throw_away = 'kogge play --throw-away N' throws one away.

# The list of games: its columns, and how a game stands
kept-column_game = game
kept-column_played = last played
kept-column_scenario = scenario
kept-column_who = who plays
kept-column_turn = turn
kept-column_actions = actions
kept-broken = broken
kept-open = being played
kept-won = { $winners_count ->
        [0] nobody won
       *[other] { $winners } won
    }
