# The players' cards on the page: who plays, how they stand, whom the game waits for.

company-title = Players
company-turn = Turn { $turn }
company-before = Before the first turn
# Who plays a seat: $name is a person, $bot a program, $color the colour of a seat that nobody plays
company-bot = Bot, plays as “{ $bot }”
    .tag = bot
    .named = { $name } (bot)
company-open = Open seat
company-neutral = Neutral: { $colors }
# What is said of a seat, after its name
company-you = you
company-gone = not here
company-stand_in = the bot { $bot } plays meanwhile
company-has_turn = has the turn
company-decides = to decide
company-won = has won
company-clock = { $left } left
company-clock-runs = { $left } left and running
company-more = More about { $name }
# Figures. $goal wins; $limit is how many cards a seven leaves alone.
company-points = { $n } of { $goal } points
company-goods = { $n } of { $goal } goods delivered
company-hand-over = { $cards }, more than { $limit }: a seven would take half of them
company-uncovered = { $n ->
        [one] 1 load of goods to deliver
       *[other] { $n } loads of goods to deliver
    }
company-discards = { $n ->
        [one] 1 card to give back
       *[other] { $n } cards to give back
    }
company-award = { $award }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
company-track = Mission { $mission }: step { $step } of { $last }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
company-lead = { $track }; leads, { $card ->
        [one] 1 point more
       *[other] { $card } points more
    }
company-left = Left to build with
company-played = Played: { $cards }
company-played-card = { $n } { $card }

# Names of bots, by seat
company-sailor-0 = Ada
company-sailor-1 = Finn
company-sailor-2 = Maud
company-sailor-3 = Rufus
company-sailor-4 = Nora
company-sailor-5 = Jasper
