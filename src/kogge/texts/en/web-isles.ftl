# The panels of Explorers & Pirates on the page: ships and what they carry, missions, villages, lairs, fish, what is unexplored.

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

# Villages, and what they teach
isles-villages = Villages
isles-no_villages = No village has been found yet.
isles-lesson-swift_voyage = Each of your ships has 1 movement point more.
isles-lesson-pirate_bonus_5 = A 5, too, chases the pirate ship off.
isles-lesson-pirate_bonus_4 = A 4, too, chases the pirate ship off.
isles-lesson-fast_gold = Once a turn the villagers buy a card for 1 gold.
isles-unlearnt = Nobody has learnt it yet.

# Lairs
isles-lairs = Pirate lairs
isles-no_lairs = No lair has been found yet.
isles-landed = { $n } of { $needed } crews have landed
isles-freed = Freed: crews wait for a ship
# ... before small number tokens
isles-lair_numbers = Under the lairs

# Fish
isles-shoals = Fish
isles-shoal = A shoal is there.
    .gone = No shoal is there.
isles-shoals_left = { $n ->
        [0] No shoal is left in the supply.
        [one] { $n } shoal is left in the supply.
       *[other] { $n } shoals are left in the supply.
    }
isles-faces_left = Not found yet: { $numbers }.

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
