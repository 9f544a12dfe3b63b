# The players' cards on the page: who plays, how they stand, whom the game waits for.

company-title = Mitspieler
company-turn = Zug { $turn }
company-before = Vor dem ersten Zug
# Who plays a seat: $name is a person, $bot a program, $color the colour of a seat that nobody plays
company-bot = Bot, spielt als „{ $bot }“
    .tag = Bot
    .named = { $name } (Bot)
company-open = Freier Platz
company-neutral = Neutral: { $colors }
# What is said of a seat, after its name
company-you = du
company-gone = nicht da
company-stand_in = der Bot { $bot } spielt solange
company-has_turn = ist am Zug
company-decides = entscheidet
company-won = hat gewonnen
company-clock = noch { $left }
company-clock-runs = noch { $left }, die Uhr läuft
company-more = Mehr über { $name }
# Figures. $goal wins; $limit is how many cards a seven leaves alone.
company-points = { $n } von { $goal } Punkten
company-goods = { $n } von { $goal } Waren geliefert
company-hand-over = { $cards }, mehr als { $limit }: eine Sieben würde die Hälfte kosten
company-uncovered = { $n ->
        [one] 1 Ware zu liefern
       *[other] { $n } Waren zu liefern
    }
company-discards = { $n ->
        [one] 1 Karte abzugeben
       *[other] { $n } Karten abzugeben
    }
company-award = { $award }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
company-track = Mission { $mission }: Feld { $step } von { $last }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
company-lead = { $track }; führt, { $card ->
        [one] 1 Punkt mehr
       *[other] { $card } Punkte mehr
    }
company-left = Noch zu bauen
company-played = Gespielt: { $cards }
company-played-card = { $n } { $card }

# Namen der Bots, nach Platz
company-sailor-0 = Antje
company-sailor-1 = Fiete
company-sailor-2 = Wiebke
company-sailor-3 = Hinnerk
company-sailor-4 = Gesche
company-sailor-5 = Klaas
