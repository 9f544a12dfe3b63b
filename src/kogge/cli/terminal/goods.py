"""What is held and traded, by the names that the game itself gives to it."""

from kogge.engine.rules import Rules


def resources(rules: Rules) -> tuple[str, ...]:
    """The resources of this game, in the order in which hands list them."""
    return goods(rules, "hand")


def goods(rules: Rules, field: str) -> tuple[str, ...]:
    """What the columns of a field count: with gold among them where it is traded like cards."""
    return rules.layout.find(field).columns


def terrain(rules: Rules, kind: int) -> str:
    """A terrain by its own name, as this game numbers them."""
    return rules.layout.find("terrain").values[kind]


def land(rules: Rules, kind: int) -> str:
    """A terrain by what it yields: that matters more to players than what it is called."""
    yielded = resources(rules)
    return yielded[kind] if kind < len(yielded) else terrain(rules, kind)
