# Warum etwas nicht geht: was der Schiedsrichter sagt. Ein Grund ist ein Satz; dahinter steht die Nummer der Regel.
# Variablen mit der Endung „_person“ sind „you“ für den, der es liest, und „one“ für jemand anderen.

# Zur falschen Zeit. „when“ ist die Zeit eines Schritts, „first“ was vorher zu tun ist
reason-over = Die Partie ist zu Ende.
reason-not_your_turn = { $seat } ist am Zug.
reason-past = Das geht nur { $step }.
reason-only_at = Das geht nur { $step }.
reason-waits = Zuerst muss { $seat } entscheiden.
reason-chance_decides = Das entscheiden Würfel oder Karten.
reason-seat_decides = Das entscheidet ein Spieler.
reason-closed = Das geht jetzt nicht.
when-before_roll = vor dem Würfeln
when-dice = beim Würfeln
when-trade = in der Handelsphase
when-build = in der Bauphase
when-action = nach dem Würfeln
first-before_roll = Zuerst muss gewürfelt werden.
first-dice = Zuerst muss gewürfelt werden.
first-trade = Geh zuerst zum Bauen über.
first-build = Beende zuerst deinen Zug.
first-action = Beende zuerst deinen Zug.

# Preise und Figuren
reason-too_dear = Es { $missing_count ->
        [one] fehlt
       *[other] fehlen
    } { $missing }.
reason-none_left = Alle { $n } deiner { $piece ->
        [road] Straßen
        [settlement] Siedlungen
       *[city] Städte
    } sind auf dem Spielplan.

# Bauen
reason-path_taken = Auf { $path } liegt schon { $seat_person ->
        [you] eine Straße von dir
       *[one] eine Straße von { $seat }
    }.
reason-road_blocked = Bei { $intersection } wird deine Straße von { $seat } unterbrochen.
reason-road_not_joined = { $path } berührt keine deiner Straßen, Siedlungen oder Städte.
reason-site_taken = { $intersection } ist von { $seat } besetzt.
reason-too_near = Gleich daneben, auf { $intersection }, steht schon ein Gebäude von { $seat }.
reason-site_not_reached = Keine deiner Straßen führt zu { $intersection }.
reason-no_own_settlement = Auf { $intersection } steht keine Siedlung von dir.
