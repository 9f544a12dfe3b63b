# What is said about the page in the browser by whoever serves it: where it is, or why it is not there.

# Instead of the page, if it was not built.
install-page_missing = The page of Kogge was not built here, so there is nothing to see in a browser yet.
install-page_how = Whoever runs this server: 'make build' in the checkout builds the page, then start the server again. A Kogge that pip has installed from a wheel has it already.
install-page_meanwhile = The tables are here all the same: 'kogge join' plays at them in a terminal, and so do programs.

# What 'kogge play' says. $url is where something can be reached, $option what was typed.
install-at = Your game is at { $url }
install-end = Ctrl-C ends it; the game is kept.
install-ended = The game is kept: 'kogge play --resume' goes on with it.
install-neighbour = A server of yours runs already, at { $url }. Your game is there, and goes on as long as it runs.
install-only_terminal = { $option } is for the terminal, so this game is played there.
install-only_terminal_game = This game can't be brought to a table, so it is played in the terminal.
install-instead = This game is played in the terminal: { $reason }.
install-in_browser = in the browser

# What 'kogge serve' says of the page.
install-serve_page = In a browser, { $url } is where tables are made and played at.
install-serve_no_page = The page for browsers was not built ('make build' does that); all else is there.

refusal-page_not_built = the page for browsers was not built; 'make build' in the checkout builds it, and 'kogge play --terminal' plays without it
refusal-no_such_own_table = there is no table { $name } of yours; { $tables_count ->
        [0] there are none
       *[other] there are { $tables }
    }
refusal-table_is_over = the game at table { $name } is over, or the table is gone; 'kogge play' begins a new one
