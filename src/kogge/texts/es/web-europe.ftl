# The panels of Merchants of Europe on the page: the warehouses, the number tokens, and what the map is.

# The warehouse: all goods of a player; what wins
europe-warehouse = Almacenes
europe-goal = Quien antes entregue { $n } mercancías gana al instante.
europe-delivered = { $n } de { $total }
europe-left = { $n ->
        [0] todo entregado
        [one] falta { $n }
       *[other] faltan { $n }
    }
europe-key-delivered = entregada
europe-key-open = se puede entregar
europe-key-covered = bajo un kontor en el almacén

# Number tokens, face down; what a kontor at this place would bring to a land without a number
europe-tokens_note = Están boca abajo: un kontor nuevo junto a una tierra sin número destapa una, del color de su casilla.
europe-here = Un kontor aquí trae un número a
    .land = { $land }: { $color } { $numbers }
    .none = { $land }: { $color }; no queda ninguna en el mar, así que se mueve una de otra tierra

# The reconstruction
europe-map = Sobre este mapa
europe-own_map = ¿Tienes la caja? Entonces juega en el mapa verdadero:
europe-own_map_show = Toma nuestro archivo, que explica cada línea:
europe-own_map_check = Corrígelo y haz que se compruebe:
europe-own_map_table = Abre una mesa con este archivo como tablero
europe-own_map_play = o juega en una terminal:

europe-supplies = Piezas que quedan
