# Stepping through a recorded game. Commands are typed as they stand here, in English, in every language.

# What is asked for; a ">" comes after it
replay-prompt = replay

# Where the reader is
replay-beginning = { $n ->
        [one] The beginning of a game of { NUMBER($n, useGrouping: 0) } action.
       *[other] The beginning of a game of { NUMBER($n, useGrouping: 0) } actions.
    } Enter goes on, help tells more.
replay-players = They play: { $players }.
replay-at = { $at } of { $last }:
replay-end = The replay ends here.

# An action that nothing else is told of, by its name, and who did it
replay-untold = { $who }: { $action }
replay-chance = chance

# What can be typed, and what it does
replay-command-next = Enter, next
replay-help-next = one action on; 'next 10' ten of them, '10' as well
replay-command-previous = previous
replay-help-previous = one action back; 'previous 10' ten of them, '-10' as well
replay-command-turn = turn N
replay-help-turn = the beginning of a turn
replay-command-action = action N
replay-help-action = the position after so many actions
replay-command-ends = start, end
replay-help-ends = the beginning, the last position
replay-command-map = map
replay-help-map = the board; 'map paths', 'map intersections' or 'map hexes' with the numbers of all free ones
replay-command-log = log
replay-help-log = all that has happened up to here; 'log 20' the last 20 sentences
replay-command-tiles = unseen
replay-help-tiles = what still lies face down in each region
replay-command-tokens = unseen
replay-help-tokens = the number tokens that lie face down at sea, and the discarded cards
replay-command-cities = cities
replay-help-cities = all cities: their letters and numbers on the map, gold, kontors, goods and lands
replay-command-quit = quit
replay-help-quit = leave
