# Fish: shoals, and who catches them. Each part goes on with the file after which it is called.

## words

terrain-shoal = fish
    .found = fish
mission-fish = fish

## choices

act-roll_for_fish = roll for fish
choice-roll_for_fish = { act-roll_for_fish }
act-fish_roll = the roll for fish
choice-fish_roll = the roll for fish is { $number }
act-number_shoal = the number of the fish hex
choice-number_shoal = the number of the fish hex is { $number }
act-catch_fish = catch a shoal
choice-catch_fish = catch shoal { $shoal } with ship { $ship }
act-deliver_fish = deliver fish
choice-deliver_fish = deliver the fish of ship { $ship }

## help

help-roll_for_fish = Once a turn, between the moves of ships: does a shoal come?
help-fish_roll = The die says at which fish hex a shoal may come.
help-number_shoal = Chance says which number is on the fish hex that was found.
help-catch_fish = An empty ship at a corner of the hex takes the shoal aboard.
help-deliver_fish = A ship at an anchor port delivers its fish: a step on the track.
thing-fish_card = the lead in the fish

## sea

shoal_numbered = turned up the number { $token }
shoal_left = drove the shoal of { $hex } away
fish_rolled = rolled { $rolled } for fish
    .vain = rolled { $rolled } for fish: none came
shoal_came = brought a shoal to { $hex }
fish_caught = caught the shoal of { $hex } with ship { $ship }

## screen

screen-column-fish = fi
screen-supply-shoal = { $n ->
        [one] { $n } shoal
       *[other] { $n } shoals
    }
screen-unseen-shoals = fish { $left }
screen-tile-shoal = { $n } fish
screen-map-shoal = fish
    .brief = fish

## legend

legend-shoals = Fish have the number that one die must show; ><> is a shoal. '&' are the ports of the Council.

## pictures

picture-step-fish_roll = fish roll
picture-step-number_shoal = number shoal
picture-land-shoal = shoal
picture-shoal = shoal on hex { $hex }, number { $number }
    .gone = no shoal on hex { $hex }, number { $number }
picture-supply-shoal = { $n } shoals

## reasons-isles

when-number_shoal = when a ship discovers a fish hex
when-fish_roll = when somebody rolls for fish
first-number_shoal = First the fish hex must show its number.
first-fish_roll = First the die must show where the fish come.
reason-fish_rolled = You have rolled for fish in this turn already.
reason-no_shoal_left = All { $n } shoals are at sea or aboard.
reason-no_shoal_there = There is no shoal at sea with the number { $number }.
reason-no_such_shoal = No such fish hex lies face down in this region any more.

## web-play

play-act-catch_fish = catch fish

## web-isles

isles-shoals = Fish
isles-shoal = A shoal is there.
    .gone = No shoal is there.
isles-shoals_left = { $n ->
        [0] No shoal is left in the supply.
        [one] { $n } shoal is left in the supply.
       *[other] { $n } shoals are left in the supply.
    }
isles-faces_left = Not found yet: { $numbers }.

## dialog

count-shoal = { $n ->
        [one] 1 shoal
       *[other] { $n } shoals
    }

## refusals

taken-shoal = a shoal

## web-story

story-dice-fish_rolled = { $person ->
        [you] Your roll for fish
       *[one] { $seat }, roll for fish
    }
