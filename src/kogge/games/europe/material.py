"""The material of Merchants of Europe: words and counts that hold for every board.  (M-02, M-03, M-05, M-08)"""

PLAYERS = (3, 4)
PLAYER_COLORS = ("red", "blue", "white", "orange")

RESOURCES = ("wood", "wool", "grain", "ore", "salt")  # in the order of every price and every hand
TOKEN_COLORS = ("green", "light_green", "yellow", "grey", "white")  # of the number tokens, resource by resource
YIELDS = {  # what each terrain gives
    "forest": "wood",
    "mountain_forest": "wood",
    "pasture": "wool",
    "alpine_pasture": "wool",
    "field": "grain",
    "mountain": "ore",
    "coastal_salt_works": "salt",
    "inland_salt_works": "salt",
}
TERRAINS = tuple(YIELDS)
YIELDING = ("forest", "pasture", "field", "mountain", "salt_works")  # resource by resource
NUMBERS = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)  # that a land or a token can show
FACE_DOWN = 2  # number tokens of each colour, beside the marked one

KONTORS = 12  # of each colour in the box
START_KONTORS = 3  # of each player, and neutral ones with three players
START_CARDS = 3

LANCER = 0
ROUTE_BUILDING = 1
JOURNEY = 2
FAST_CARAVAN = 3
BOUNTY = 4
MONOPOLY = 5
LOAN = 6
EFFECTS = ("lancer", "route_building", "journey", "fast_caravan", "bounty", "monopoly", "loan")
AMOUNTS = {  # what the number on a card counts, where it has one
    "route_building": "free trade routes",
    "journey": "intersections for a merchant",
    "fast_caravan": "trade routes for a caravan",
    "bounty": "resource cards",
    "loan": "gold",
}
CARDS = 25
