# The panels of Explorers & Pirates on the page: ships and what they carry, missions, what is unexplored.

# Ships and harbours. "carry" stands before buttons, each of which is a load; the others are remarks about a ship.
isles-ships = Barcos y dársenas
isles-carry = Desde ahora lleva
# ... an act of a ship, with where, and what is thrown out
isles-deed = { $act }: { $place }
isles-jettison = Tirar: { $piece }
isles-others = Los demás
isles-nothing_afloat = ni barcos ni dársenas
isles-steps = { $n ->
        [one] queda { $n } paso
       *[other] quedan { $n } pasos
    }
isles-status-resting = aún no se ha movido
isles-status-under_way = en camino
isles-status-done = ya se ha movido
isles-wind = con viento
isles-tribute = tributo pagado
isles-crowded = tiene que seguir: la ruta está llena

# The track of a mission, for those who don't see it; the card of whoever leads
isles-missions = Misiones
isles-card = La carta de quien va en cabeza: { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }

isles-unexplored = Sin explorar
# ... before small number tokens
isles-numbers = Números

# Gold
isles-gold = Oro
isles-purchases = { $n ->
        [0] No quedan compras en este turno
        [one] Queda { $n } compra en este turno
       *[other] Quedan { $n } compras en este turno
    }
isles-equal_cards = { $n } cartas iguales por 1 de oro
