# The panels of Explorers & Pirates on the page: ships and what they carry, missions, what is unexplored.

# Ships and harbours. "carry" stands before buttons, each of which is a load; the others are remarks about a ship.
isles-ships = Ships and harbours
isles-carry = From now on it carries
# ... an act of a ship, with where, and what is thrown out
isles-deed = { $act }: { $place }
isles-jettison = Throw out: { $piece }
isles-others = The others
isles-nothing_afloat = no ship, no harbour
isles-steps = { $n ->
        [one] { $n } step left
       *[other] { $n } steps left
    }
isles-status-resting = has not moved
isles-status-under_way = under way
isles-status-done = has moved
isles-wind = with wind
isles-tribute = tribute paid
isles-crowded = must go on: the route is full

# The track of a mission, for those who don't see it; the card of whoever leads
isles-missions = Missions
isles-card = The card of whoever leads: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

isles-unexplored = Unexplored
# ... before small number tokens
isles-numbers = Numbers

# Gold
isles-gold = Gold
isles-purchases = { $n ->
        [0] No more purchases this turn
        [one] { $n } purchase left this turn
       *[other] { $n } purchases left this turn
    }
isles-equal_cards = { $n } equal cards for 1 gold
