# After a game, in the browser: the end, the figures, and the replay.

# Who sits where: $name is a person's or a bot's, $color the colour.
after-seat = { $name } ({ $color })
    .you = you ({ $color })

# The end. $who are those who have won, $n how many they are.
after-won = { $n ->
        [one] { $who } has won.
       *[other] { $who } have won together.
    }
after-you_won = You have won!
after-nobody = The game is over, and nobody has won it.
after-abandoned = This game was abandoned.
after-rematch = Play again
after-to_rematch = To the next game
after-watch = Watch it again
after-record = Keep the record
after-home = To all games
after-counting = The game is being counted …

# Where points come from: $name is one of the following, $n how many it brought.
after-points = Points
after-source = { $name } { $n }
after-source-start = from the start
after-source-home = settlements and greater homes
after-source-longest_route = longest route
after-source-largest_army = largest army
after-source-victory_card = hidden victory points
after-source-mission = missions
after-source-leadership = leading missions
after-source-delivery = goods delivered

after-race = The race
    .told = Points of all players, turn by turn, over { $turns } turns
after-turn = turn { $turn }
after-rolls = { $n ->
        [one] The dice, rolled once
       *[other] The dice, rolled { $n } times
    }
after-table = As a table

# What production brought, beside what was to be expected: $n cards, $expected a number with one decimal.
after-production = Production against expectation
after-production-expected = Expected
after-production-told = { $n ->
        [one] 1 card, { $expected } expected
       *[other] { $n } cards, { $expected } expected
    }

# What everyone got and gave, by cause.
after-goods = Cards and gold
after-goods-gained = Got
after-goods-given = Gave
after-kept_back = Lost to the robber’s presence
after-cause-production = production
after-cause-start = at the start
after-cause-consolation = consolation
after-cause-discovery = discoveries
after-cause-coast = coast
after-cause-connections = connections
after-cause-players = trade with players
after-cause-bank = trade with the bank
after-cause-building = building
after-cause-card = development cards
after-cause-theft = theft
after-cause-monopoly = monopoly
after-cause-discard = sevens
after-cause-tribute = tribute
after-cause-toll = toll

# The proof of the luck.
after-proof = Was the luck fair?
after-proof-more = The proof
after-proof-secret = The secret: { $secret }
after-proof-how = Keep the record and let "kogge verify" check every draw on your own machine.

# The replay. $title is that of the scenario.
after-replay = { $title }, watched again
after-replay-none = This game can’t be watched
after-loading = The game is being fetched …
after-scrubber = Where in the game
after-at = action { $at } of { $last }, turn { $turn }
after-first = To the beginning
after-turn_back = A turn back
after-back = An action back
after-run = Run
after-pause = Pause
after-on = An action on
after-turn_on = A turn on
after-last = To the end
after-speed = Speed
after-speed-times = { $n ->
        [one] 1 action a second
       *[other] { $n } actions a second
    }
after-play_on = Play on from here
after-table_again = To the table
after-figures = The game in figures
after-score = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
after-no_cards = no cards
after-told = What happened
