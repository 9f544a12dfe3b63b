# Spices: villages, what they teach, and sacks. Each part goes on with the file after which it is called.

## words

terrain-spice = Gewürze
    .found = Gewürze
mission-spices = Gewürze
advantage-swift_voyage = „Schnelle Fahrt“
advantage-pirate_bonus_5 = „Piraten-Bonus 5“
advantage-pirate_bonus_4 = „Piraten-Bonus 4“
advantage-fast_gold = „Schnelles Gold“

## choices

act-trade_spice = eine Einheit gegen Gewürze tauschen
    .piece = eine Einheit von Schiff { $number } gegen Gewürze tauschen
choice-trade_spice = eine Einheit von Schiff { $ship } auf { $hex } gegen Gewürze tauschen
act-deliver_spice = Gewürze abliefern
choice-deliver_spice = die Gewürze von Schiff { $ship } abliefern
act-sell_to_village = einem Dorf verkaufen
choice-sell_to_village = { $resource } einem Dorf verkaufen
act-turn_village = das gefundene Dorf
choice-turn_village = das Dorf lehrt { $advantage }

## help

help-trade_spice = Eine Einheit geht für immer in einem Dorf an Land, und an ihrer Stelle kommt ein Gewürzsack an Bord.
help-deliver_spice = Ein Schiff an einem Ankerhafen liefert einen Gewürzsack ab: eine Stufe auf der Missionskarte.
help-sell_to_village = Schnelles Gold: Einmal im Zug kauft jedes solche Dorf einem Freund einen Rohstoff seiner Wahl für ein Gold ab.
help-turn_village = Der Zufall bestimmt, welches Dorf auf dem entdeckten Gewürzfeld liegt.
thing-spices_card = die Führung bei den Gewürzen

## sea

village_found = das Dorf { $advantage } vorgefunden
spice_traded = eine Einheit von Schiff { $ship } für einen Gewürzsack auf { $hex } gelassen
learnt = { $advantage } gelernt

## screen

screen-column-spices = Ge
screen-supply-sack = { $n ->
        [one] { $n } Gewürzsack
       *[other] { $n } Gewürzsäcke
    }
screen-unseen-villages = Dörfer: { $left }
screen-tile-spice = { $n } Gewürze
screen-lesson-swift_voyage = „Schnelle Fahrt“
screen-lesson-pirate_bonus_5 = „Piraten-Bonus 5“
screen-lesson-pirate_bonus_4 = „Piraten-Bonus 4“
screen-lesson-fast_gold = „Schnelles Gold“
screen-map-spice = Gewürze
    .brief = Gewürz
screen-sign-swift_voyage = +1
screen-sign-pirate_bonus_5 = p5
screen-sign-pirate_bonus_4 = p4
screen-sign-fast_gold = 1g
screen-sign-sacks = s

## legend

legend-villages = Dörfer lehren „Schnelle Fahrt“ ({ screen-sign-swift_voyage }), den „Piraten-Bonus“ ({ screen-sign-pirate_bonus_4 }, { screen-sign-pirate_bonus_5 }) oder „Schnelles Gold“ ({ screen-sign-fast_gold }); { screen-sign-sacks }3 sind drei Gewürzsäcke, Buchstaben sind Einheiten.

## pictures

picture-step-turn_village = ein Dorf aufdecken
picture-land-spice = { terrain-spice }
picture-village = Dorf auf Feld { $hex }: { $lesson }, { $sacks }
picture-sacks = { $n ->
        [one] { $n } Gewürzsack
       *[other] { $n } Gewürzsäcke
    }
picture-lesson-swift_voyage = Schnelle Fahrt
picture-lesson-pirate_bonus_5 = Piraten-Bonus 5
picture-lesson-pirate_bonus_4 = Piraten-Bonus 4
picture-lesson-fast_gold = Schnelles Gold
picture-supply-sack = { $n ->
        [one] { $n } Gewürzsack
       *[other] { $n } Gewürzsäcke
    }

## reasons-isles

when-turn_village = bei der Entdeckung eines Gewürzfelds
first-turn_village = Zuerst muss das Gewürzfeld sein Dorf zeigen.
reason-no_crew_in_village = Im Dorf auf { $hex } hast du keine Einheit.
reason-crew_in_village = Deine Einheit ist im Dorf auf { $hex } und bleibt für immer dort.
reason-no_village = Auf { $hex } ist kein Dorf.
reason-no_fast_gold = Kein Dorf hat dich „Schnelles Gold“ gelehrt.
reason-fast_gold_used = { $n ->
        [one] Das Dorf, das von dir kauft, hat
       *[other] Die { $n } Dörfer, die von dir kaufen, haben
    } in diesem Zug schon eine Karte gekauft.
reason-no_such_village = Ein solches Dorf liegt in diesem Gebiet nicht mehr verdeckt.

## web-play

play-act-trade_spice = Gewürze tauschen

## web-isles

isles-villages = Dörfer
isles-no_villages = Noch ist kein Dorf entdeckt.
isles-lesson-swift_voyage = Jedes deiner Schiffe hat 1 Bewegungspunkt mehr.
isles-lesson-pirate_bonus_5 = Auch eine 5 vertreibt das Piratenschiff.
isles-lesson-pirate_bonus_4 = Auch eine 4 vertreibt das Piratenschiff.
isles-lesson-fast_gold = Einmal pro Zug kaufen dir die Dorfbewohner eine Karte für 1 Gold ab.
isles-unlearnt = Das hat noch niemand gelernt.
