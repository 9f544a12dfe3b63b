# The panels of Explorers & Pirates on the page: ships and what they carry, missions, what is unexplored.

# Ships and harbours. "carry" stands before buttons, each of which is a load; the others are remarks about a ship.
isles-ships = Schiffe und Hafenbecken
isles-carry = Ladung von nun an
# ... an act of a ship, with where, and what is thrown out
isles-deed = { $act }: { $place }
isles-jettison = Über Bord: { $piece }
isles-others = Die anderen
isles-nothing_afloat = kein Schiff, kein Hafenbecken
isles-steps = { $n ->
        [one] noch { $n } Schritt
       *[other] noch { $n } Schritte
    }
isles-status-resting = noch nicht bewegt
isles-status-under_way = unterwegs
isles-status-done = schon bewegt
isles-wind = mit Wind
isles-tribute = Tribut bezahlt
isles-crowded = muss weiter: Die Seeroute ist voll

# The track of a mission, for those who don't see it; the card of whoever leads
isles-missions = Missionen
isles-card = Die Karte dessen, der führt: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

isles-unexplored = Unentdeckt
# ... before small number tokens
isles-numbers = Zahlen

# Gold
isles-gold = Gold
isles-purchases = { $n ->
        [0] In diesem Zug kein Kauf mehr
        [one] In diesem Zug noch { $n } Kauf
       *[other] In diesem Zug noch { $n } Käufe
    }
isles-equal_cards = { $n } gleiche Karten für 1 Gold
