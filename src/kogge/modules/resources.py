"""The five resources, in the order in which every price and every hand lists them."""

KINDS = 5
WOOD = 0
BRICK = 1
WOOL = 2
GRAIN = 3
ORE = 4

RESOURCES = ("wood", "brick", "wool", "grain", "ore")


def price(**cards: int) -> list[int]:
    """How many cards of each resource: ``price(wood=1, brick=1)``."""
    assert set(cards) <= set(RESOURCES), cards
    return [cards.get(name, 0) for name in RESOURCES]
