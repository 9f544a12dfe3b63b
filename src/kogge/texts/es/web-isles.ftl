# The panels of Explorers & Pirates on the page: ships and what they carry, missions, villages, lairs, fish, what is unexplored.

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

# Villages, and what they teach
isles-villages = Aldeas
isles-no_villages = Todavía no se ha descubierto ninguna aldea.
isles-lesson-swift_voyage = Cada uno de tus barcos tiene 1 punto de movimiento más.
isles-lesson-pirate_bonus_5 = También un 5 ahuyenta al barco pirata.
isles-lesson-pirate_bonus_4 = También un 4 ahuyenta al barco pirata.
isles-lesson-fast_gold = Una vez por turno los aldeanos te compran una carta por 1 de oro.
isles-unlearnt = Todavía nadie lo ha aprendido.

# Lairs
isles-lairs = Guaridas de piratas
isles-no_lairs = Todavía no se ha descubierto ninguna guarida.
isles-landed = Han desembarcado { $n } de { $needed } unidades
isles-freed = Liberada: hay unidades que esperan un barco
# ... before small number tokens
isles-lair_numbers = Bajo las guaridas

# Fish
isles-shoals = Pescado
isles-shoal = Aquí hay un banco de peces.
    .gone = Aquí no hay ningún banco de peces.
isles-shoals_left = { $n ->
        [0] En la reserva no queda ningún banco de peces.
        [one] En la reserva queda { $n } banco de peces.
       *[other] En la reserva quedan { $n } bancos de peces.
    }
isles-faces_left = Sin descubrir todavía: { $numbers }.

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
