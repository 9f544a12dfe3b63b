# After a game, in the browser: the end, the figures, and the replay.

# Who sits where: $name is a person's or a bot's, $color the colour.
after-seat = { $name } ({ $color })
    .you = du ({ $color })

# The end. $who are those who have won, $n how many they are.
after-won = { $n ->
        [one] { $who } hat gewonnen.
       *[other] { $who } haben gemeinsam gewonnen.
    }
after-you_won = Du hast gewonnen!
after-nobody = Das Spiel ist aus, und niemand hat es gewonnen.
after-abandoned = Dieses Spiel wurde abgebrochen.
after-rematch = Noch einmal spielen
after-to_rematch = Zum nächsten Spiel
after-watch = Noch einmal ansehen
after-record = Aufzeichnung behalten
after-home = Zu allen Spielen
after-counting = Das Spiel wird ausgezählt …

# Where points come from: $name is one of the following, $n how many it brought.
after-points = Punkte
after-source = { $name } { $n }
after-source-start = vom Anfang
after-source-home = Siedlungen und Größeres
after-source-longest_route = längste Handelsstraße
after-source-largest_army = größte Rittermacht
after-source-victory_card = verdeckte Siegpunkte
after-source-mission = Missionen
after-source-leadership = Führung in Missionen
after-source-delivery = gelieferte Waren

after-race = Das Rennen
    .told = Punkte aller, Zug um Zug, über { $turns } Züge
after-turn = Zug { $turn }
after-rolls = { $n ->
        [one] Die Würfel, einmal geworfen
       *[other] Die Würfel, { $n }-mal geworfen
    }
after-table = Als Tabelle

# What production brought, beside what was to be expected: $n cards, $expected a number with one decimal.
after-production = Erträge, verglichen mit der Erwartung
after-production-expected = Erwartet
after-production-told = { $n ->
        [one] 1 Karte, erwartet { $expected }
       *[other] { $n } Karten, erwartet { $expected }
    }

# What everyone got and gave, by cause.
after-goods = Karten und Gold
after-goods-gained = Bekommen
after-goods-given = Gegeben
after-kept_back = Durch den Räuber entgangen
after-cause-production = Erträge
after-cause-start = am Anfang
after-cause-consolation = Entschädigung
after-cause-discovery = Entdeckungen
after-cause-coast = Küste
after-cause-connections = Verbindungen
after-cause-players = Handel mit Mitspielern
after-cause-bank = Handel mit der Bank
after-cause-building = Bauen
after-cause-card = Entwicklungskarten
after-cause-theft = Diebstahl
after-cause-monopoly = Monopol
after-cause-discard = Siebenen
after-cause-tribute = Tribut
after-cause-toll = Zoll

# The proof of the luck.
after-proof = War das Glück gerecht?
after-proof-more = Der Beweis
after-proof-secret = Das Geheimnis: { $secret }
after-proof-how = Behalte die Aufzeichnung und lass "kogge verify" jede Ziehung auf deinem eigenen Rechner prüfen.

# The replay. $title is that of the scenario.
after-replay = { $title }, noch einmal angesehen
after-replay-none = Dieses Spiel lässt sich nicht ansehen
after-loading = Das Spiel wird geholt …
after-scrubber = Stelle im Spiel
after-at = Aktion { $at } von { $last }, Zug { $turn }
after-first = Zum Anfang
after-turn_back = Einen Zug zurück
after-back = Eine Aktion zurück
after-run = Abspielen
after-pause = Pause
after-on = Eine Aktion weiter
after-turn_on = Einen Zug weiter
after-last = Zum Ende
after-speed = Tempo
after-speed-times = { $n ->
        [one] 1 Aktion in der Sekunde
       *[other] { $n } Aktionen in der Sekunde
    }
after-play_on = Von hier aus weiterspielen
after-table_again = Zum Tisch
after-figures = Das Spiel in Zahlen
after-score = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
after-no_cards = keine Karten
after-told = Was geschah
