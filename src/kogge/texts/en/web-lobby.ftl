# The lobby of the page: the games, tables, seats, and whoever comes in.

# Names of guests who have not said theirs yet
lobby-guest-0 = Captain Ida
lobby-guest-1 = Skipper Joe
lobby-guest-2 = Navigator Nell
lobby-guest-3 = Pilot Will
lobby-guest-4 = Merchant May
lobby-guest-5 = Boatswain Ben
lobby-guest-6 = Trader Tess
lobby-guest-7 = Helmsman Hal

# Every screen: the header, titles of the tab, and what went wrong. $screen is the name of a screen.
lobby-title = Kogge
    .screen = { $screen } – Kogge
lobby-to_home = Kogge: to all games
lobby-ways = Screens
lobby-skip = Skip to the content
lobby-language = Language
lobby-rules = Rules
lobby-settings = Settings
lobby-table = Table
lobby-broken = Something went wrong here that we had not foreseen. Your games are safe; loading the page again usually helps.
lobby-reload = Load again
lobby-dismiss = Close

# Home. $name is the guest's name, $game a game's title.
lobby-welcome = What shall we play?
lobby-promise = Three games of settling and trade. One click, and you are at the table.
lobby-you_are = You are { $name }
lobby-your_name = Your name
lobby-change_name = Change name
lobby-keep_name = Keep
lobby-cancel = Cancel
lobby-family-base = The base game
lobby-about-base = Roads, settlements and cities on one island, with the robber in between.
lobby-family-isles = Explorers & Pirates
lobby-about-isles = Five adventures at sea, each with something new. Begin with the first.
lobby-family-europe = Merchants of Europe
lobby-about-europe = Trade routes, merchants and caravans all over a continent.
lobby-players = { $least ->
        [3] { $most ->
            [4] 3 or 4 players
           *[other] { $least } to { $most } players
        }
       *[other] { $least } to { $most } players
    }
lobby-minutes = about { $n } minutes
lobby-play = Play
    .of = Play { $game } against bots
lobby-friends = With friends
    .of = Play { $game } with friends
lobby-options = Options
    .of = Options of { $game }

# Lists of tables. $bot is the name of a bot, $who are winners.
lobby-mine = Your games
lobby-open = Open tables
lobby-none_open = Nobody is waiting for players at the moment. Make a public table, and you will be found here.
lobby-finished = Finished games
lobby-none_finished = Your finished games will be here, to be watched again.
lobby-more = Show more
lobby-seats = Seats
lobby-bot = bot { $bot }
lobby-your_turn = Your turn
lobby-state-open = not begun yet
lobby-state-playing = being played
lobby-state-abandoned = This game was abandoned.
lobby-state-closed = This table is from another version; it can only be looked at.
lobby-nobody_won = Nobody has won.
lobby-won = { $n ->
        [one] { $who } has won.
       *[other] { $who } share the win.
    }
lobby-go_on = Go on
lobby-look = Look on
lobby-join = Sit down
lobby-result = Result
lobby-replay = Watch again

# A new table. $n is the number of a seat, $does what a bot does.
lobby-other_game = Another game
lobby-who_plays = Who plays?
lobby-how_many = How many
lobby-seat = Seat { $n }
lobby-color_of = Colour of seat { $n }
lobby-me = You
    .named = You ({ $name })
lobby-friend = A friend, by link
lobby-here = Somebody else at this screen
lobby-bot_option = Bot { $bot }: { $does }
lobby-hot_seat = You share this screen: before each turn it is covered until the next player is ready.
lobby-public = Show the table in the list
    .why = Anybody can sit down or look on.
lobby-own_file = from your file
lobby-more_settings = Clock, pace and more
lobby-choose_colors = Choose the colours of the seats
lobby-clock = Clock for each player
lobby-no_clock = no clock
lobby-clock_of = { $minutes } minutes, and { $seconds } seconds more for each decision
lobby-when_out = When a clock has run out
lobby-gone = When somebody is gone
lobby-others_wait = the others wait
lobby-bot_decides = a bot decides
lobby-grace = Somebody counts as gone after
lobby-seconds = { $n } seconds
lobby-minutes_long = { $n ->
        [60] an hour
       *[other] { $n } minutes
    }
lobby-stand_in = The bot that steps in
lobby-pace = How fast bots play
lobby-pace-0 = at once
lobby-pace-1 = briskly
lobby-pace-2 = so that one can follow
lobby-pace-3 = at leisure
lobby-create = Make the table
lobby-begin = Begin the game
lobby-saved = Go on with a saved game
    .how = Choose the record of a game that is not over: it goes on at a new table. Whoever has the record knows all hands.
lobby-record_file = Record of a game
lobby-no_record = That is no record of a game.
lobby-long_record = That record is too long to be sent.
lobby-continue = Go on with this game

# The waiting room. $n is how many seats are free, $seats their colours.
lobby-waiting_for = { $n ->
        [one] One seat is free.
       *[other] { $n } seats are free.
    }
lobby-all_there = Everybody is there. It begins as soon as the host says so.
    .host = Everybody is there. Begin whenever you like.
lobby-start = Begin the game
lobby-seats_missing = { $n ->
        [one] This seat is still free: { $seats }. Send somebody the link.
       *[other] These seats are still free: { $seats }. Send others the link.
    }
lobby-leave = Give up the seat
lobby-host_starts = Whoever made the table begins the game.
lobby-looking_on = You look on.
lobby-mark_you = you
lobby-mark_host = host
lobby-mark_away = not here
lobby-mark_word = word added
lobby-invite = Invite friends
lobby-invite_how = Whoever opens this link sits down at your table. Nobody has to register.
lobby-invite_gone = The link was told where the table was made. You can have a new one; the old one ends with that.
lobby-invite_new = Make a new link
lobby-invite_renew = New link
lobby-link = Link to this table
lobby-copy = Copy the link
lobby-copied = Copied
lobby-copied_told = The link is copied. Paste it wherever your friends read it.
lobby-copy_yourself = The browser does not allow copying; the link is marked, so copy it yourself.
lobby-share = Come and play Kogge with me
lobby-share_button = Share
lobby-qr = The link as a code to scan
lobby-device = Your seat on another device
    .how = Open this link there, and you sit on the same seat. Keep it to yourself.
lobby-device_link = Link to seat { $color }
lobby-device_new = Make a link for { $color }
lobby-luck = The dice can be checked
    .why = All dice and cards of this game come from a secret that is fixed already; its fingerprint stands below. After the game the secret is told, and everybody can check that nothing was changed. If you like, add a word of your own: then nobody, not even the server, could have chosen the luck.
    .hash = Fingerprint:
lobby-word = Your word for the luck
    .example = four of a kind
    .add = Add
lobby-word_added = Your word is part of the luck. The others see it when the game begins.

# A link that leads nowhere
lobby-lost = Nothing here but water
lobby-lost_address = This address leads nowhere.
lobby-lost_hint = Perhaps a part of the link was lost on its way. Ask whoever sent it to you, or choose a game of your own.
lobby-again = Try again
lobby-to_games = To all games
