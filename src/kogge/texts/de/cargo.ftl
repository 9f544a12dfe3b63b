# What ships and harbours carry. Each part goes on with the file after which it is called.

## words

piece-settler = einen Siedler
piece-fish = einen Fischschwarm
piece-crew = eine Einheit
piece-sack = einen Gewürzsack
load-nothing = nichts
load-settler = einen Siedler
load-fish = einen Fischschwarm
load-crew = eine Einheit
load-two_crews = zwei Einheiten
load-sack = einen Gewürzsack
load-two_sacks = zwei Gewürzsäcke
load-crew_and_sack = eine Einheit und einen Gewürzsack

## screen

screen-load-settler = Siedler
screen-load-fish = Fische
screen-load-crew = Einheit
screen-load-two_crews = 2 Einheiten
screen-load-sack = Sack
screen-load-two_sacks = 2 Säcke
screen-load-crew_and_sack = Einheit, Sack

## pictures

picture-load-nothing = nichts
picture-load-settler = Siedler
picture-load-fish = Fischschwarm
picture-load-crew = Einheit
picture-load-two_crews = 2 Einheiten
picture-load-sack = Gewürzsack
picture-load-two_sacks = 2 Gewürzsäcke
picture-load-crew_and_sack = Einheit und Gewürzsack

## reasons-isles

# Schiffe und ihre Ladung. Eine Figur ist das Wort, unter dem die Regeln sie kennen
reason-not_afloat = Schiff { $ship } ist nicht auf dem Spielplan.
reason-no_such_hold = Das hast du nicht: { $hold }.
reason-not_in_port = Schiff { $ship } liegt an keiner deiner Hafensiedlungen.
reason-hold_taken = In { $hold } gibt es schon { $load }.
reason-no_room = In { $hold } ist kein Platz: Hinein passt eine große Figur, oder es passen zwei kleine.
reason-not_in_hold = In { $hold } ist { $piece ->
        [settler] kein Siedler
        [fish] kein Fischschwarm
        [crew] keine Einheit
       *[sack] kein Gewürzsack
    }.
reason-not_aboard = Auf Schiff { $ship } ist { $piece ->
        [settler] kein Siedler
        [fish] kein Fischschwarm
        [crew] keine Einheit
       *[sack] kein Gewürzsack
    }.
reason-loaded_so = Genau das hat Schiff { $ship } schon geladen.
reason-not_at_hand = Schiff { $ship } und seine Hafensiedlung haben nicht genug { $piece ->
        [settler] Siedler
        [fish] Fischschwärme
        [crew] Einheiten
       *[sack] Gewürzsäcke
    }.
