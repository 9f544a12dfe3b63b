# Pirate lairs, gold rivers, and the crews that conquer them. Each part goes on with the file after which it is called.

## words

terrain-gold_river = gold river
    .found = a gold river
mission-lairs = lairs

## choices

act-land_crew = land a crew
    .piece = land a crew of ship { $number }
choice-land_crew = land a crew of ship { $ship } on { $hex }
act-fetch_crew = fetch a crew
    .piece = fetch a crew with ship { $number }
choice-fetch_crew = fetch a crew from { $hex } with ship { $ship }
act-hero_roll = the roll for the hero
choice-hero_roll = the roll for the hero is { $number }
act-turn_lair = the number under the lair
choice-turn_lair = the number under the lair is { $number }

## help

help-land_crew = A crew goes ashore at a lair that is not conquered yet; the third conquers it.
help-fetch_crew = A crew that helped to conquer a lair comes aboard again.
help-hero_roll = Each participant rolls, the active player first.
help-turn_lair = Chance says which of the numbers it is.
thing-lairs_card = the lead in the lairs

## sea

lair_found = came upon a pirate lair
crew_landed = landed a crew of ship { $ship } at the lair on { $hex }
crew_fetched = fetched a crew from { $hex } with ship { $ship }
lair_conquered = conquered it
rewarded = got { $good } for the lair on { $hex }
hero_rolled = rolled { $rolled } for the hero
hero_chosen = lost a crew as the hero

## screen

screen-column-lairs = la
screen-unseen-lairs = Under the lairs: { $numbers_count ->
        [0] nothing
       *[other] { $numbers }
    }.
screen-tile-gold_river = { $n } gold river
screen-map-gold_river = gold
    .brief = gold
screen-map-lair = lair
    .brief = lair

## legend

legend-lairs = A lair has the letters of the crews that have landed; { $lair_crews } conquer it.

## pictures

picture-step-hero_roll = hero roll
picture-step-turn_lair = turn lair
picture-land-gold_river = { terrain-gold_river }
picture-lair = lair on hex { $hex }

## reasons-isles

when-hero_roll = when a lair has been conquered
when-turn_lair = when a lair has been conquered
first-hero_roll = First the hero must be found.
first-turn_lair = First the lair must be turned.
reason-lair_stands = A pirate lair stands on { $hex }: it must be conquered first.
reason-no_lair = No pirate lair stands on { $hex }.
reason-lair_conquered = There are { $n } crews at the lair on { $hex } already: it is conquered.
reason-no_crew_waiting = There is no crew of yours on { $hex }.
reason-crew_at_lair = The lair on { $hex } is not conquered yet: your crew can’t leave it before.
reason-no_such_lair = No such number is under a lair any more.

## web-play

play-act-land_crew = land crew
play-act-fetch_crew = fetch crew

## web-isles

isles-lairs = Pirate lairs
isles-no_lairs = No lair has been found yet.
isles-landed = { $n } of { $needed } crews have landed
isles-freed = Freed: crews wait for a ship
# ... before small number tokens
isles-lair_numbers = Under the lairs

## web-after

after-cause-lairs = lairs

## web-story

story-dice-hero_rolled = { $person ->
        [you] Your roll to be the hero
       *[one] { $seat }, roll to be the hero
    }
