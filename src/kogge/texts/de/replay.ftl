# Stepping through a recorded game. Commands are typed as they stand here, in English.

# What is asked for; a ">" comes after it
replay-prompt = Aufzeichnung

# Where the reader is
replay-beginning = { $n ->
        [one] Der Anfang einer Partie mit { NUMBER($n, useGrouping: 0) } Aktion.
       *[other] Der Anfang einer Partie mit { NUMBER($n, useGrouping: 0) } Aktionen.
    } Enter geht weiter, „help“ erklärt mehr.
replay-players = Es spielen: { $players }.
replay-at = { $at } von { $last }:
replay-end = Die Aufzeichnung endet hier.

# An action that nothing else is told of, by its name, and who did it
replay-untold = { $who }: „{ $action }“
replay-chance = Zufall

# What can be typed, and what it does
replay-command-next = Enter, next
replay-help-next = eine Aktion weiter; „next 10“ zehn, ebenso „10“
replay-command-previous = previous
replay-help-previous = eine Aktion zurück; „previous 10“ zehn, ebenso „-10“
replay-command-turn = turn N
replay-help-turn = der Anfang eines Zuges
replay-command-action = action N
replay-help-action = die Stellung nach so vielen Aktionen
replay-command-ends = start, end
replay-help-ends = der Anfang, die letzte Stellung
replay-command-map = map
replay-help-map = der Spielplan; „map paths“, „map intersections“ oder „map hexes“ mit den Nummern aller freien Wege, Kreuzungen oder Felder
replay-command-log = log
replay-help-log = alles, was bis hierher geschehen ist; „log 20“ die letzten 20 Sätze
replay-command-tiles = unseen
replay-help-tiles = was in jedem Gebiet noch verdeckt liegt
replay-command-tokens = unseen
replay-help-tokens = die Zahlenchips, die verdeckt im Meer liegen, und die abgelegten Karten
replay-command-cities = cities
replay-help-cities = alle Städte: ihre Buchstaben und Nummern auf der Karte, Gold, Kontore, Waren und Länder
replay-command-quit = quit
replay-help-quit = aufhören
