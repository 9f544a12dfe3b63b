# What the signs on the map and in the table mean. Each sign is a variable or a message of screen.ftl: $small and $large
# are the letters of all seats, $seat is that of one.

legend-map = On the map: { $signs }

# Sentences on the signs of the map
legend-roads = { $small } roads, { $large } settlements, [{ $seat }] a city.
legend-kontors = { $small } routes, '=' a path with a double arrow. Two letters are a city, both capitals if it is violet; { $seat }Vi is a kontor there, [{ $seat }] one that has its goods and takes no more. { $seat }{ screen-sign-merchant }2 is a merchant, { $seat }2 a caravan: its number is the one to move it by; { $seat }{ screen-sign-merchant }{ screen-sign-merchant } are both merchants of a player. A number with a ' is a token that can be moved, the others are printed.
legend-robber = { screen-sign-robber } is the robber.
legend-ships = { $small } roads, { $large } settlements, ({ $seat }) a harbour settlement, { $seat }2 a ship: its number is the one to move it by.
legend-unexplored = '?' is unexplored, blank hexes are sea.
legend-pirate = { screen-sign-pirate }:{ $seat } is the pirate, with the letter of its owner.
legend-harbors = '+' is an intersection with a harbour, '*' one where you may build.
legend-places = '*' is an intersection where you may do something.

# The columns of the table, in a list; there is a star where there are cards for the best in something
legend-table = In the table: { $columns }{ $stars ->
        [0] {""}
       *[other] ; a star holds the card for it
    }.
legend-acting = '>' whoever is to act
legend-delivered = { screen-column-delivered } goods delivered, which are the points, of those that win the game; { screen-column-uncovered } goods uncovered
legend-points = { screen-column-points } victory points
legend-hidden_points = { screen-column-points } victory points (yours that are hidden after a plus)
legend-hand = { screen-column-hand } resource cards
legend-cards = { screen-column-cards } development cards
legend-knights = { screen-column-knights } knights played
legend-route = { screen-column-route } longest route
legend-gold = { screen-column-gold } gold
legend-pieces = { screen-column-kontors } kontors in the warehouse, { screen-column-routes } routes, { screen-column-merchants } merchants and { screen-column-caravans } caravans that are left
legend-mission = { $column } steps of { $mission }

# Sentences on what stands below the table
legend-own_cards = Below: your cards, those of the bank, and its rate for you.
legend-bought_cards = Below: your cards, those bought this turn after a plus, those of the bank, and its rate for you.
legend-tokens = Under { screen-at_sea }: how many number tokens lie there for the lands of each resource.
legend-travellers = Then where merchants and caravans are.
legend-holds = Then what ships and harbours carry, at which path or intersection they are, how far ships can go.
