"""The five resources: how many there are in every game, and which they are in most.

Which five they are, and in which order every price and every hand lists them, a game tells its purse. So nobody has a
number for wool of their own: it is asked of the purse, ``purse.number("wool")``, while the game is assembled.
"""

from kogge.engine.fields import Axis

KINDS = 5

RESOURCE = Axis("resource")
RESOURCES = ("wood", "brick", "wool", "grain", "ore")
