"""What still lies face down: everyone can count it, so everyone may ask."""

from collections.abc import Iterator

from kogge.cli.terminal.goods import goods, resources, terrain, terrain_name
from kogge.games.refusal import Refused
from kogge.views import View

FOUND = {"gold_river": "a gold river", "spice": "spices", "sea": "open sea", "shoal": "fish"}
REGIONS = ("north", "south")
NUMBERED = {"chips_left": "numbers", "shoal_numbers_left": "fish", "villages_left": "villages"}  # of each region


def unseen(view: View) -> list[str]:
    """What can still be found, in sentences: in each region, under lairs, at sea."""
    told = [region(view, row) for row in range(len(view.rows("tiles_left")))]
    if view.has("tokens_at_sea"):
        told.append(f"Number tokens at sea, face down: {'; '.join(tokens(view))}.")
    if view.has("discarded_cards"):
        told.append(f"Discarded cards, which are shuffled when the pile is empty: {discards(view) or 'none'}.")
    if not told:
        raise Refused("nothing is left to discover in this game")
    if view.has("lair_numbers_left"):
        numbers = [str(n) for n, left in enumerate(view.column("lair_numbers_left")) for _ in range(left)]
        told.append(f"Under the lairs: {', '.join(numbers) or 'nothing'}.")
    return told


def region(view: View, row: int) -> str:
    """What lies in one region: tiles first, then what is laid on some of them."""
    tiles = [f"{n} {tile_name(view, kind)}" for kind, n in enumerate(view.row("tiles_left", row)) if n]
    if not tiles:
        return f"In the {REGIONS[row]}: nothing more."
    return f"In the {REGIONS[row]}: {'; '.join([', '.join(tiles), *others(view, row)])}."


def others(view: View, row: int) -> Iterator[str]:
    for field, title in NUMBERED.items():
        words = goods(view.rules, field)
        for cells in view.rows(field)[row : row + 1]:
            left = [words[k].replace("_", " ") if words else str(k) for k, n in enumerate(cells) if n]
            if left:
                yield f"{title} {', '.join(left)}"


def tokens(view: View) -> Iterator[str]:
    """The tokens for the lands of each resource: which are left follows from those that have been seen."""
    for row, name in enumerate(resources(view.rules)):
        left = [str(number) for number, n in enumerate(view.row("tokens_at_sea", row)) for _ in range(n)]
        yield f"{name} {', '.join(left) or 'none'}"


def discards(view: View) -> str:
    """Cards that have been played, by kind; nothing if there are none."""
    kinds = zip(view.get("discarded_cards"), goods(view.rules, "discarded_cards"), strict=True)
    return ", ".join(f"{n} {name.replace('_', ' ')}" for n, name in kinds if n)


def tile_name(view: View, kind: int) -> str:
    return FOUND.get(terrain(view.rules, kind), terrain_name(view.rules, kind)).removeprefix("a ").removeprefix("open ")
