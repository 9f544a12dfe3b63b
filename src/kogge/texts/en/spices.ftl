# Spices: villages, what they teach, and sacks. Each part goes on with the file after which it is called.

## words

terrain-spice = spice
    .found = spices
mission-spices = spices
advantage-swift_voyage = swift voyage
advantage-pirate_bonus_5 = the pirate bonus of 5
advantage-pirate_bonus_4 = the pirate bonus of 4
advantage-fast_gold = fast gold

## choices

act-trade_spice = trade a crew for spices
    .piece = trade a crew of ship { $number } for spices
choice-trade_spice = trade a crew of ship { $ship } for spices on { $hex }
act-deliver_spice = deliver spices
choice-deliver_spice = deliver the spices of ship { $ship }
act-sell_to_village = sell to a village
choice-sell_to_village = sell { $resource } to a village
act-turn_village = the village that is found
choice-turn_village = the village teaches { $advantage }

## help

help-trade_spice = A crew goes ashore in a village, for good, and a sack comes aboard in its place.
help-deliver_spice = A ship at an anchor port delivers a sack: a step on the track.
help-sell_to_village = Fast gold: once a turn each such village buys a resource of its friend's choice, for one gold.
help-turn_village = Chance says which village lies on the spice hex that was found.
thing-spices_card = the lead in the spices

## sea

village_found = came upon the village of { $advantage }
spice_traded = left a crew of ship { $ship } at { $hex } for a sack
learnt = learned { $advantage }

## screen

screen-column-spices = sp
screen-supply-sack = { $n ->
        [one] { $n } sack
       *[other] { $n } sacks
    }
screen-unseen-villages = villages { $left }
screen-tile-spice = { $n } spices
screen-lesson-swift_voyage = swift voyage
screen-lesson-pirate_bonus_5 = pirate bonus 5
screen-lesson-pirate_bonus_4 = pirate bonus 4
screen-lesson-fast_gold = fast gold
screen-map-spice = spice
    .brief = spice
screen-sign-swift_voyage = +1
screen-sign-pirate_bonus_5 = p5
screen-sign-pirate_bonus_4 = p4
screen-sign-fast_gold = 1g
screen-sign-sacks = s

## legend

legend-villages = Villages teach swift voyage ({ screen-sign-swift_voyage }), the pirate bonus ({ screen-sign-pirate_bonus_4 }, { screen-sign-pirate_bonus_5 }) or fast gold ({ screen-sign-fast_gold }); { screen-sign-sacks }3 are three sacks, letters are crews.

## pictures

picture-step-turn_village = turn village
picture-land-spice = { terrain-spice }
picture-village = village on hex { $hex }: { $lesson }, { $sacks }
picture-sacks = { $n ->
        [one] { $n } sack
       *[other] { $n } sacks
    }
picture-lesson-swift_voyage = swift voyage
picture-lesson-pirate_bonus_5 = pirate bonus 5
picture-lesson-pirate_bonus_4 = pirate bonus 4
picture-lesson-fast_gold = fast gold
picture-supply-sack = { $n } sacks

## reasons-isles

when-turn_village = when a ship discovers a spice hex
first-turn_village = First the spice hex must show its village.
reason-no_crew_in_village = You have no crew in the village on { $hex }.
reason-crew_in_village = Your crew is in the village on { $hex }, and stays there for good.
reason-no_village = There is no village on { $hex }.
reason-no_fast_gold = No village has taught you fast gold.
reason-fast_gold_used = { $n ->
        [one] The village that buys from you has
       *[other] The { $n } villages that buy from you have
    } bought a card in this turn already.
reason-no_such_village = No such village lies face down in this region any more.

## web-play

play-act-trade_spice = trade for spices

## web-isles

isles-villages = Villages
isles-no_villages = No village has been found yet.
isles-lesson-swift_voyage = Each of your ships has 1 movement point more.
isles-lesson-pirate_bonus_5 = A 5, too, chases the pirate ship off.
isles-lesson-pirate_bonus_4 = A 4, too, chases the pirate ship off.
isles-lesson-fast_gold = Once a turn the villagers buy a card for 1 gold.
isles-unlearnt = Nobody has learnt it yet.
