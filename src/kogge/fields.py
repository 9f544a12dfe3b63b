"""Fields in words: how large they are, what they hold and who sees them."""

from kogge.engine.fields import TABLE
from kogge.engine.layout import OWNER, SECRET, Field

SECRETS = {OWNER: "; the owner's secret", SECRET: "; hidden from all"}  # said of who sees a field, if not everyone

COMMON = (  # the fields that every game has, whatever its options
    *("terrain", "number", "points", "winner", "hand", "hand_size", "bank", "rate"),
    *("turn", "back_to_step", "starting_roll", "discards_due"),
)


def per(field: Field) -> list[str]:
    """What it has rows and columns for, without what there is but one of."""
    return [axis.of for axis in field.per if axis.size != TABLE.size]


def size(field: Field) -> str:
    """How many rows and columns it has, and for what: ``4 seats, 5 resources``."""
    told = [(axis.size, axis.of) for axis in field.per if axis.size != TABLE.size]
    return ", ".join(f"{n} {of}{'es' if of.endswith('x') else 's'}" for n, of in told)
