"""What is told of the dice: what they show, and what they bring to whom."""

from collections.abc import Iterator, Sequence

from kogge.cli.terminal.clause import Clause, Several
from kogge.cli.terminal.page import Page, Teller, said
from kogge.events import Event


def rolled_to_start(page: Page, event: Event) -> Iterator[Clause]:
    one = page.atlas.texts.say("rolled_to_start.one", **said(page, event, "seat", "total", "first", "second"))
    yield Clause(None, "rolled_to_start", {"rolls": Several((one,))})


def rolled(page: Page, event: Event) -> Iterator[Clause]:
    """The dice, and what they brought to whom: that is a sentence of its own."""
    told = [*yields(page), *kept_back(page), *shortages(page), *consolations(page)]
    parts = page.atlas.parts(event)
    if told:
        parts["yields"] = page.atlas.texts.listed(told, "list-semicolon", "list-semicolon")
    yield Clause(event.seat, "rolled.bringing" if told else "rolled", parts, closes=bool(told))


def yields(page: Page) -> Iterator[str]:
    """What everyone got: by seat, then by good, with the hexes that it comes from."""
    atlas, found = page.atlas, page.of("produced")
    for seat in sorted({event.seat for event in found if event.seat is not None}):
        own = [event for event in found if event.seat == seat]
        told = []
        for good in dict.fromkeys(event["good"] for event in own):
            alike = [event for event in own if event["good"] == good]
            hexes = atlas.texts.listed([atlas.brief_hex(event.known("hex")) for event in alike])
            told.append(atlas.texts.say("produced", good=atlas.goods(*alike).said(atlas.texts), hex=hexes))
        yield share(page, seat, atlas.texts.listed(told, "list-comma"))


def share(page: Page, seat: int | None, goods: str) -> str:
    """What one seat gets of something in which others have their part: ``you 2 gold``."""
    names = {"seat": page.atlas.seat(seat), "whom": page.atlas.seat(seat, "whom")}
    return page.atlas.texts.say("share", goods=goods, **names)


def shares(page: Page, found: Sequence[Event]) -> Several:
    """What each seat gets in all by some events."""
    atlas = page.atlas
    seats = dict.fromkeys(event.seat for event in found)
    goods = {seat: atlas.goods(*(event for event in found if event.seat == seat)) for seat in seats}
    return Several(tuple(share(page, seat, goods[seat].said(atlas.texts)) for seat in seats), "list-and")


def kept_back(page: Page) -> Iterator[str]:
    """What the robber cost."""
    found = page.of("kept_back")
    if found:
        yield page.atlas.texts.say("kept_back", shares=shares(page, found).said(page.atlas.texts))


def shortages(page: Page) -> Iterator[str]:
    """What the bank could not pay; the only one entitled gets the rest."""
    for event in page.of("went_short", "got_the_rest"):
        yield page.atlas.texts.say(event.kind, **said(page, event, "seat", "good"))


def consolations(page: Page) -> Iterator[str]:
    """Those who got gold instead of cards, together."""
    found = page.of("consoled")
    for n in sorted({event.known("n") for event in found}):
        alike = [event for event in found if event["n"] == n]
        names = page.atlas.texts.listed([page.atlas.seat(event.seat) for event in alike])
        whom = page.atlas.texts.listed([page.atlas.seat(event.seat, "whom") for event in alike])
        goods = page.atlas.goods(alike[0]).said(page.atlas.texts)
        yield page.atlas.texts.say("consoled", good=goods, seat=names, seat_count=len(alike), whom=whom)


ROLL_TELLERS: dict[str, Teller] = {"rolled_to_start": rolled_to_start, "rolled": rolled}

TOLD_WITH_THE_ROLL = {"produced", "kept_back", "went_short", "got_the_rest", "consoled"}
