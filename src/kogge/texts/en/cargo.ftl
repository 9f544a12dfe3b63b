# What ships and harbours carry. Each part goes on with the file after which it is called.

## words

piece-settler = a settler
piece-fish = fish
piece-crew = a crew
piece-sack = a sack
load-nothing = nothing
load-settler = a settler
load-fish = fish
load-crew = a crew
load-two_crews = two crews
load-sack = a sack
load-two_sacks = two sacks
load-crew_and_sack = a crew and a sack

## screen

screen-load-settler = settler
screen-load-fish = fish
screen-load-crew = crew
screen-load-two_crews = two crews
screen-load-sack = sack
screen-load-two_sacks = two sacks
screen-load-crew_and_sack = crew and sack

## pictures

picture-load-nothing = nothing
picture-load-settler = settler
picture-load-fish = fish
picture-load-crew = crew
picture-load-two_crews = 2 crews
picture-load-sack = sack
picture-load-two_sacks = 2 sacks
picture-load-crew_and_sack = crew and sack

## reasons-isles

# Ships and their cargo. A piece is the word by which the rules know it
reason-not_afloat = Ship { $ship } is not on the board.
reason-no_such_hold = You have no { $hold }.
reason-not_in_port = Ship { $ship } is at none of your harbour settlements.
reason-hold_taken = There is { $load } in { $hold } already.
reason-no_room = There is no room in { $hold }: it takes one large piece or two small ones.
reason-not_in_hold = There is { $piece ->
        [settler] no settler
        [fish] no fish
        [crew] no crew
       *[sack] no sack
    } in { $hold }.
reason-not_aboard = There is { $piece ->
        [settler] no settler
        [fish] no fish
        [crew] no crew
       *[sack] no sack
    } aboard ship { $ship }.
reason-loaded_so = That is what ship { $ship } carries already.
reason-not_at_hand = Ship { $ship } and its harbour settlement do not have enough { $piece ->
        [settler] settlers
        [fish] fish
        [crew] crews
       *[sack] sacks
    }.
