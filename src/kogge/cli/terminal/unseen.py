"""What still lies face down: everyone can count it, so everyone may ask."""

from collections.abc import Iterator

from kogge.cli.terminal.chapters import CHAPTERS
from kogge.cli.terminal.goods import goods, land, resources
from kogge.games.refusal import Refused
from kogge.texts import Texts
from kogge.views import View

REGIONS = ("north", "south")
NUMBERED = {"chips_left": "numbers"} | {  # fields of what is laid on hexes of each region
    field: what for chapter in CHAPTERS for field, what in chapter.unseen.items()
}
SEMICOLONS = ("list-semicolon", "list-semicolon")  # between the last two things of a list, and between others


def unseen(view: View, texts: Texts) -> list[str]:
    """What can still be found, in sentences: in each region, under lairs, at sea."""
    told = [region(view, row, texts) for row in range(len(view.rows("tiles_left")))]
    if view.has("tokens_at_sea"):
        told.append(texts.say("screen-unseen-tokens", tokens=texts.listed(list(tokens(view, texts)), *SEMICOLONS)))
    if view.has("discarded_cards"):
        laid = discards(view, texts)
        told.append(texts.say("screen-unseen-discards", cards=laid, cards_count=len(laid)))
    if not told:
        raise Refused(texts.say("screen-unseen-nothing"))
    if view.has("lair_numbers_left"):
        numbers = [str(n) for n, left in enumerate(view.column("lair_numbers_left")) for _ in range(left)]
        listed = texts.listed(numbers, "list-comma")
        told.append(texts.say("screen-unseen-lairs", numbers=listed, numbers_count=len(numbers)))
    return told


def region(view: View, row: int, texts: Texts) -> str:
    """What lies in one region: tiles first, then what is laid on some of them."""
    tiles = [tile(view, kind, n, texts) for kind, n in enumerate(view.row("tiles_left", row)) if n]
    found = [texts.listed(tiles, "list-comma"), *others(view, row, texts)] if tiles else []
    listed = texts.listed(found, *SEMICOLONS)
    return texts.say("screen-unseen-region", region=REGIONS[row], tiles=listed, tiles_count=len(tiles))


def tile(view: View, kind: int, n: int, texts: Texts) -> str:
    """So many hexes of a terrain."""
    word = land(view.rules, kind)
    message, parts = texts.counting("good" if word in resources(view.rules) else "screen-tile", word)
    return texts.say(message, n=n, **dict(parts))


def others(view: View, row: int, texts: Texts) -> Iterator[str]:
    """What is laid on hexes: numbers, or lessons."""
    for field, what in NUMBERED.items():
        words = goods(view.rules, field)
        for cells in view.rows(field)[row : row + 1]:
            left = [texts.name("screen-lesson", words[k]) if words else str(k) for k, n in enumerate(cells) if n]
            if left:
                yield texts.say(f"screen-unseen-{what}", left=texts.listed(left, "list-comma"))


def tokens(view: View, texts: Texts) -> Iterator[str]:
    """The tokens for the lands of each resource: which are left follows from those that have been seen."""
    for row, word in enumerate(resources(view.rules)):
        left = [str(number) for number, n in enumerate(view.row("tokens_at_sea", row)) for _ in range(n)]
        good, listed = texts.name("good", word, "name"), texts.listed(left, "list-comma")
        yield texts.say("screen-unseen-tokens_of", good=good, left=listed, left_count=len(left))


def discards(view: View, texts: Texts) -> str:
    """Cards that have been played, by kind; nothing if there are none."""
    kinds = zip(view.get("discarded_cards"), goods(view.rules, "discarded_cards"), strict=True)
    told = [texts.say("screen-cards", n=n, card=texts.name("card", word)) for n, word in kinds if n]
    return texts.listed(told, "list-comma")
