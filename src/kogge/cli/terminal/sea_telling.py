"""What is told of ships, crews and missions."""

from collections.abc import Iterator

from kogge.cli.terminal.clause import Clause, Several
from kogge.cli.terminal.page import Page, Teller, by_itself, on_hex
from kogge.cli.terminal.telling import settled
from kogge.events import Event

MOVED_ON = ("settled", "delivered", "ship_removed")


def landed(page: Page, event: Event) -> Iterator[Clause]:
    """A settlement is founded at home, or by the settler of a ship, which goes back to the supply."""
    ships = page.of("ship_removed")
    if ships:
        yield page.clause(event, "landed", **page.atlas.parts(ships[0], "ship"), **page.atlas.parts(event))
    else:
        yield from settled(page, event)


def removed(page: Page, event: Event) -> Iterator[Clause]:
    if not page.of("settled"):
        yield page.clause(event)


def sailed(page: Page, event: Event) -> Iterator[Clause]:
    """Steps of a ship are told as one voyage, with all tribute that was paid on it."""
    parts = page.atlas.parts(event, "ship", "path")
    tribute = page.atlas.goods(*page.of("tribute_paid"))
    yield page.clause(event, ship=parts["ship"], path=Several((str(parts["path"]),)), tribute=tribute)


def caught_wind(page: Page, event: Event) -> Iterator[Clause]:
    yield page.clause(event, **page.atlas.parts(event), price=page.atlas.goods(*page.of("paid")))


def loaded(page: Page, event: Event) -> Iterator[Clause]:
    """Pieces that are built, thrown out or stowed; what becomes of others is told by where they go."""
    if page.of(*MOVED_ON) or any(map(goes_over_side, page.events)):
        return
    parts = page.atlas.parts(event)
    for piece in page.of("supplied"):
        variant = "built" if piece.known("n") < 0 else "thrown"
        yield page.clause(event, variant, **parts, **page.atlas.parts(piece, "piece"))
    stowage = page.atlas.facts.stowage
    if stowage and not page.of("supplied") and event.known("hold") < stowage.ships:
        yield page.clause(event, "" if any(stowage.contents[event.known("load")]) else "emptied", **parts)


def goes_over_side(event: Event) -> bool:
    """Does something come aboard a ship from a hex, or go ashore?"""
    return {"ship", "hex"} <= event.parts.keys()


def chased(page: Page, event: Event) -> Iterator[Clause]:
    """The die decides."""
    yield page.clause(event, "off" if page.of("pirate_left") else "")


SEA_TELLERS: dict[str, Teller] = {
    "settled": landed,
    "ship_removed": removed,
    "ship_sailed": sailed,
    "wind_caught": caught_wind,
    "loaded": loaded,
    "discovered": on_hex,
    "chased": chased,
    "leader_changed": by_itself,
}

SEA_SILENT = {
    "supplied": "told by what becomes of the piece",
    "tribute_paid": "told with the voyage",
    "pirate_left": "told by what drove the pirate away",
    "lair_freed": "told with the number of the river",
}
