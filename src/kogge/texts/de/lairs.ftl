# Pirate lairs, gold rivers, and the crews that conquer them. Each part goes on with the file after which it is called.

## words

terrain-gold_river = Goldfluss
    .found = einen Goldfluss
mission-lairs = Piratenlager

## choices

act-land_crew = eine Einheit an Land setzen
    .piece = eine Einheit von Schiff { $number } an Land setzen
choice-land_crew = eine Einheit von Schiff { $ship } auf { $hex } an Land setzen
act-fetch_crew = eine Einheit abholen
    .piece = mit Schiff { $number } eine Einheit abholen
choice-fetch_crew = mit Schiff { $ship } eine Einheit von { $hex } abholen
act-hero_roll = der Wurf um den Helden
choice-hero_roll = der Wurf um den Helden ist eine { $number }
act-turn_lair = die Zahl unter dem Piratenlager
choice-turn_lair = unter dem Piratenlager liegt die { $number }

## help

help-land_crew = Eine Einheit geht an einem Piratenlager an Land, das noch nicht erobert ist; die dritte erobert es.
help-fetch_crew = Eine Einheit, die beim Erobern eines Lagers half, kommt wieder an Bord.
help-hero_roll = Alle Beteiligten würfeln, zuerst wer am Zug ist.
help-turn_lair = Der Zufall bestimmt, welche der Zahlen es ist.
thing-lairs_card = die Führung bei den Piratenlagern

## sea

lair_found = ein Piratenlager vorgefunden
crew_landed = am Piratenlager auf { $hex } eine Einheit von Schiff { $ship } abgesetzt
crew_fetched = mit Schiff { $ship } eine Einheit von { $hex } abgeholt
lair_conquered = das Lager erobert
rewarded = { $good } für das Piratenlager auf { $hex } bekommen
hero_rolled = eine { $rolled } um den Helden gewürfelt
hero_chosen = als Held eine Einheit verloren

## screen

screen-column-lairs = La
screen-unseen-lairs = Unter den Piratenlagern: { $numbers_count ->
        [0] nichts
       *[other] { $numbers }
    }.
screen-tile-gold_river = { $n ->
        [one] { $n } Goldfluss
       *[other] { $n } Goldflüsse
    }
screen-map-gold_river = Gold
    .brief = Gold
screen-map-lair = Lager
    .brief = Lager

## legend

legend-lairs = Ein Piratenlager hat die Buchstaben der gelandeten Einheiten; { $lair_crews } erobern es.

## pictures

picture-step-hero_roll = Wurf für den Helden
picture-step-turn_lair = ein Piratenlager aufdecken
picture-land-gold_river = { terrain-gold_river }
picture-lair = Piratenlager auf Feld { $hex }

## reasons-isles

when-hero_roll = nach der Eroberung eines Piratenlagers
when-turn_lair = nach der Eroberung eines Piratenlagers
first-hero_roll = Zuerst muss der Held bestimmt werden.
first-turn_lair = Zuerst muss das Piratenlager umgedreht werden.
reason-lair_stands = Auf { $hex } ist ein Piratenlager, das erst erobert werden muss.
reason-no_lair = Auf { $hex } ist kein Piratenlager.
reason-lair_conquered = Am Piratenlager auf { $hex } stehen schon { $n } Einheiten: Es ist erobert.
reason-no_crew_waiting = Auf { $hex } steht keine Einheit von dir.
reason-crew_at_lair = Das Piratenlager auf { $hex } ist noch nicht erobert: Vorher kommt deine Einheit dort nicht weg.
reason-no_such_lair = Eine solche Zahl ist unter keinem Piratenlager mehr.

## web-play

play-act-land_crew = Einheit anlanden
play-act-fetch_crew = Einheit abholen

## web-isles

isles-lairs = Piratenlager
isles-no_lairs = Noch ist kein Piratenlager entdeckt.
isles-landed = { $n } von { $needed } Einheiten sind an Land
isles-freed = Befreit: Einheiten warten auf ein Schiff
# ... before small number tokens
isles-lair_numbers = Unter den Piratenlagern

## web-after

after-cause-lairs = Piratenlager

## web-story

story-dice-hero_rolled = { $person ->
        [you] Dein Wurf um den Helden
       *[one] { $seat }, Wurf um den Helden
    }
