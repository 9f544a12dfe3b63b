"""The five resources, in the order in which every price and every hand lists them."""

from kogge.engine.fields import Axis

KINDS = 5
WOOD = 0
BRICK = 1
WOOL = 2
GRAIN = 3
ORE = 4

RESOURCE = Axis("resource")  # which five they are, and in which order, a game says
RESOURCES = ("wood", "brick", "wool", "grain", "ore")
