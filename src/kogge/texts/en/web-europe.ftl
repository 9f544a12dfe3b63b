# The panels of Merchants of Europe on the page: the warehouses, the number tokens, and what the map is.

# The warehouse: all goods of a player; what wins
europe-warehouse = Warehouses
europe-goal = Whoever has delivered { $n } goods first wins at once.
europe-delivered = { $n } of { $total }
europe-left = { $n ->
        [0] all delivered
        [one] { $n } to go
       *[other] { $n } to go
    }
europe-key-delivered = delivered
europe-key-open = can be delivered
europe-key-covered = under a kontor in the warehouse

# Number tokens, face down; what a kontor at this place would bring to a land without a number
europe-tokens_note = They lie face down: a new kontor at a land without a number turns one up, of the colour of its spot.
europe-here = A kontor here brings a number to
    .land = { $land }: { $color } { $numbers }
    .none = { $land }: { $color }, of which none is left at sea: one is moved from another land

# The reconstruction
europe-map = About this map
europe-own_map = You own the box? Then play on the real map:
europe-own_map_show = Take our file, which explains every line:
europe-own_map_check = Correct it, and let it be checked:
europe-own_map_table = Make a table with this file as its board
europe-own_map_play = or play in a terminal:

europe-supplies = Pieces that are left
