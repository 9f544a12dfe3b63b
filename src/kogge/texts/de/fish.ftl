# Fish: shoals, and who catches them. Each part goes on with the file after which it is called.

## words

terrain-shoal = Fische
    .found = Fische
mission-fish = Fische

## choices

act-roll_for_fish = um Fische würfeln
choice-roll_for_fish = { act-roll_for_fish }
act-fish_roll = der Wurf um Fische
choice-fish_roll = der Wurf um Fische ist eine { $number }
act-number_shoal = die Zahl des Fischfelds
choice-number_shoal = die Zahl des Fischfelds ist die { $number }
act-catch_fish = einen Fischschwarm fangen
choice-catch_fish = mit Schiff { $ship } den Fischschwarm { $shoal } fangen
act-deliver_fish = Fische abliefern
choice-deliver_fish = die Fische von Schiff { $ship } abliefern

## help

help-roll_for_fish = Einmal im Zug, zwischen den Fahrten der Schiffe: Kommt ein Fischschwarm?
help-fish_roll = Der Würfel sagt, auf welches Fischfeld ein Fischschwarm kommen kann.
help-number_shoal = Der Zufall bestimmt die Zahl des entdeckten Fischfelds.
help-catch_fish = Ein leeres Schiff an einer Ecke des Felds nimmt den Fischschwarm an Bord.
help-deliver_fish = Ein Schiff an einem Ankerhafen liefert seine Fische ab: eine Stufe auf der Missionskarte.
thing-fish_card = die Führung bei den Fischen

## sea

shoal_numbered = die Zahl { $token } aufgedeckt
shoal_left = den Fischschwarm von { $hex } vertrieben
fish_rolled = eine { $rolled } um Fische gewürfelt
    .vain = vergeblich eine { $rolled } um Fische gewürfelt
shoal_came = einen Fischschwarm auf { $hex } gebracht
fish_caught = mit Schiff { $ship } den Fischschwarm von { $hex } gefangen

## screen

screen-column-fish = Fi
screen-supply-shoal = { $n ->
        [one] { $n } Fischschwarm
       *[other] { $n } Fischschwärme
    }
screen-unseen-shoals = Fische { $left }
screen-tile-shoal = { $n } Fische
screen-map-shoal = Fische
    .brief = Fisch

## legend

legend-shoals = Fische haben die Zahl, die ein Würfel zeigen muss; ><> ist ein Fischschwarm. „&“ sind die Häfen des Rats.

## pictures

picture-step-fish_roll = Wurf für die Fische
picture-step-number_shoal = Zahl des Fischfelds
picture-land-shoal = Fischfeld
picture-shoal = Fischschwarm auf Feld { $hex }, Zahl { $number }
    .gone = kein Fischschwarm auf Feld { $hex }, Zahl { $number }
picture-supply-shoal = { $n ->
        [one] { $n } Fischschwarm
       *[other] { $n } Fischschwärme
    }

## reasons-isles

when-number_shoal = bei der Entdeckung eines Fischfelds
when-fish_roll = beim Würfeln um Fische
first-number_shoal = Zuerst muss das Fischfeld seine Zahl zeigen.
first-fish_roll = Zuerst entscheidet der Würfel, wohin die Fische kommen.
reason-fish_rolled = Du hast in diesem Zug schon um Fische gewürfelt.
reason-no_shoal_left = Alle { $n } Fischschwärme sind im Meer oder an Bord.
reason-no_shoal_there = Ein Fischschwarm mit der Zahl { $number } ist nicht im Meer.
reason-no_such_shoal = Ein solches Fischfeld liegt in diesem Gebiet nicht mehr verdeckt.

## web-play

play-act-catch_fish = Fisch fangen

## web-isles

isles-shoals = Fische
isles-shoal = Hier ist ein Fischschwarm.
    .gone = Hier ist kein Fischschwarm.
isles-shoals_left = { $n ->
        [0] Im Vorrat ist kein Fischschwarm mehr.
        [one] Im Vorrat ist noch { $n } Fischschwarm.
       *[other] Im Vorrat sind noch { $n } Fischschwärme.
    }
isles-faces_left = Noch nicht entdeckt: { $numbers }.

## dialog

count-shoal = { $n ->
        [one] 1 Fischschwarm
       *[other] { $n } Fischschwärme
    }

## refusals

taken-shoal = einen Fischschwarm

## web-story

story-dice-fish_rolled = { $person ->
        [you] Dein Wurf um Fische
       *[one] { $seat }, Wurf um Fische
    }
