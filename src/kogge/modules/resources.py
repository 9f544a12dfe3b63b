"""The five resources, in the order in which every price and every hand lists them."""

KINDS = 5
WOOD = 0
BRICK = 1
WOOL = 2
GRAIN = 3
ORE = 4

RESOURCES = ("wood", "brick", "wool", "grain", "ore")
