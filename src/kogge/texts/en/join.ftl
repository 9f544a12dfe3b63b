# What 'kogge join' says to somebody who plays at a table of a server. What is typed is English in every language.

# Refusals stand within a sentence: a small letter first, no full stop. $said is what was typed, $url an address, $path a
# folder, $reason why something can't be done, $server and $own are versions.
refusal-no_link = { $said } is no link to a table; it looks like http://ADDRESS/t/TABLE#TOKEN
refusal-no_address = { $said } is no address of a server; it looks like http://ADDRESS:PORT
refusal-no_guest_name = { $name } can't be a name; take 1 to { $most } letters in one line
refusal-server_not_reached = there is no answer from { $url }: { $reason }
refusal-no_server_of_ours = what has answered is no server of Kogge; look at the link again
refusal-other_version = the server has version { $server } of Kogge, and you have { $own }; install the same one
refusal-guest_not_kept = who you are can't be kept in { $path }: { $reason }
refusal-no_clock = { $said } is no clock; write the minutes for the whole game, at most { $minutes }, and the seconds more for each decision, as 15+10
refusal-new_or_open = a table is for a new game or for one that goes on; name '--new' or '--open', not both
refusal-watch_what_is_there = --watch is for a table that is there; at one that you make you look on if '--seats' names only others, as greedy,greedy,greedy
refusal-only_at_new = { $option } is for a table that is yet to be made; add '--new SCENARIO', or leave it out
refusal-join_not_installed = what is needed to play over the network is not installed; install it with 'pip install kogge[server]'

# The connection. $why is left, input (which has ended) or interrupted.
join-lost = The connection is lost. It is tried again by itself; Ctrl-C ends it.
join-back = Connected again.
join-left = { $why ->
        [left] You have left; your seat is kept, and the same link brings you back.
        [input] The input has ended, and you have left; your seat is kept, and the same link brings you back.
       *[interrupted] Interrupted; your seat is kept, and the same link brings you back.
    }
    .spectator = You look on no more.
join-instead = You can't sit down: { $reason }. You look on.
join-made =
    The table is there. Others sit down by this link:
    { $link }
join-link =
    Your seat can be taken on another device by this link, and by no older one:
    { $link }

# Tables of a server. $scenario is a name as it is typed, $seats who sits there.
join-mine = Your tables:
join-public = Public tables that wait for players:
join-listed =
    { "  " }{ $scenario } ({ $seats })
    { "    " }{ $link }
join-no_tables = There is no table for you at { $url } yet. Make one with '--new base', or ask somebody for the link of theirs.

# Who sits where. $color is a seat, $name a person, $bot a program, $left the time on a clock, as 4:05; $seat is one of the
# other variants.
join-seat = { $color }
    .open = { $color }: open
    .here = { $color }: { $name }
    .gone = { $color }: { $name }, not connected
    .bot = { $color }: bot { $bot }
    .stand_in = { $seat } (the bot { $bot } plays meanwhile)
    .word = { $seat } (has added a word to the luck)
    .nobody = open
    .clock = { $seat }, { $left } left
    .clock_runs = { $seat }, { $left } left and running
join-clock = { $who } [{ $left }]
join-luck = The luck of this table is sealed already. Its hash: { $luck }
join-before = Before the game begins you may add a word to the luck: 'word four of a kind'. The game begins when whoever made the table says so.
    .host = Before the game begins you may add a word to the luck: 'word four of a kind'. When all seats are taken, begin with 'start'.
    .spectator = The game has not begun yet. You look on.
join-here = { $who } is here.
join-gone = { $who } is not connected any more.
join-added = { $who } has added a word to the luck.
join-word = Your word is part of the luck. The others see it when the game begins.
join-secret = The secret of the luck was { $secret }; its hash { $luck } was shown from the beginning.
join-proposing = The others are asked. You may wait for their answers, accept one of them, or type 'withdraw' to take it back.
join-waiting = It is for { $who } to decide.

# What happens at a table besides the game. $who is a seat, $bot who plays now, $why is gone, clock, left or failed.
join-sits = { $who } sits down.
join-happened-leave = { $who } has given up the seat.
join-happened-stand_in = { $why ->
        [clock] The clock of { $who } has run out; the bot { $bot } decides.
       *[other] { $who } is gone; the bot { $bot } plays meanwhile.
    }
join-happened-back = { $who } is back and plays again.
join-happened-bot_failed = A bot has failed; { $bot } plays { $who } from now on.
join-happened-abandoned = The game was abandoned.
join-happened-rematch = The same people play again, at a new table.
join-chat = { $name }: { $text }
join-muted = You hear no more of them in the chat; 'mute -NAME' takes that back.
    .not = You hear them again.

# The end. $who are the winners.
join-over = { $n ->
        [one] { $who } has won.
       *[other] { $who } share the win.
    }
join-what_now = Type 'rematch' to play again, 'record FILE' to keep the record, or 'quit'.

# Answers to what can't be done. They are made sentences of by the program.
refusal-not_connected = there is no connection at the moment; wait until it is back, or 'quit'
refusal-not_asked = there is nothing for you to decide now; you can look with 'map' or 'log', or 'say' something
refusal-not_yet = the game has not begun, so that { $word } can't be done; 'help' says what can
refusal-looks_on = you look on; only whoever sits at the table can do that
refusal-say_what = say what: one line of a few words
refusal-mute_whom = nobody at the table is called { $name }; 'people' lists them
refusal-record_where = name a file after 'record'
refusal-record_there = there is a file { $file } already; name another
refusal-leave_sure = that gives your seat up for good; type 'leave seat' if you mean it, or 'quit' to come back later

# What can be typed, besides what can be typed in every game
command-take_back = take back
    .does = take back an answer that you gave early, as long as nobody has heard it
command-people = people
    .does = who sits where, and who is here
command-say = say TEXT
    .does = say something to everybody at the table
command-mute = mute NAME
    .does = hear no more of somebody in the chat; 'mute -NAME' takes it back
command-word = word TEXT
    .does = before the game begins: add a word of yours to the luck
command-start = start
    .does = begin the game, if you made the table and all seats are taken
command-rematch = rematch
    .does = after the end: the same game with the same people
command-record = record FILE
    .does = after the end: put the record into a file, for 'kogge replay FILE'
command-link = link
    .does = a new link to your seat, to play on from another device
command-leave_seat = leave seat
    .does = give your seat up for good
command-quit_table = quit
    .does = go; your seat is kept, and the same link brings you back
