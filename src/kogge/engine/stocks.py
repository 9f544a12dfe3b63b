"""What there is of pieces and cards: no position has more of them than a game."""

from collections.abc import Callable

from kogge.engine.contents import whereabouts
from kogge.engine.layout import Field, Layout
from kogge.engine.state import NOBODY, State

IN_SUPPLY = "in supply"  # what fields of pieces say of one that is not on the board


def check_stocks(layout: Layout, blank: State, s: State) -> None:
    """Refuse pieces that there are not."""
    check_board(layout, s)
    check_supply(layout, blank, s)


def check_cards(layout: Layout, blank: State, s: State) -> None:
    """Refuse cards that there are not, and counts of them that are wrong.

    A game can't begin with that. Whoever only tries what follows may give somebody more cards, or leave some out.
    """
    check_totals(layout, blank, s)
    check_counts(layout, s)


def check_board(layout: Layout, s: State) -> None:
    """Refuse pieces that are neither on the board nor in supply, or both: ships, merchants, caravans."""
    for field in layout.fields.values():
        if field.holds.word(NOBODY) == IN_SUPPLY:
            left = layout.fields[f"{field.name}s_left"]
            for seat in range(field.rows):
                off = row_of(field, seat, s).count(NOBODY)
                if off != s[left.start + seat]:
                    told = f"{off} of seat {seat} are not on the board"
                    raise ValueError(f"{left.name} is {s[left.start + seat]}, and {told}")


def check_supply(layout: Layout, blank: State, s: State) -> None:
    """Refuse more pieces, in supply and in use, than there were when the game began."""
    for name, ways in layout.elsewhere.items():
        field = layout.fields[name]
        now, once = owned(field, ways, s), owned(field, ways, blank)
        for k in range(field.stop - field.start):
            if now[k] > once[k]:
                where, used = whereabouts(field, *divmod(k, field.cols)), now[k] - s[field.start + k]
                raise ValueError(f"{name} is {s[field.start + k]}{where}, and {used} of {once[k]} are in use")


def owned(field: Field, ways: list[Callable[[State], list[int]]], s: State) -> list[int]:
    """How many pieces there are, those of a supply and those in use, cell by cell."""
    return [sum(each) for each in zip(s.cells(field.start, field.stop), *[used(s) for used in ways], strict=True)]


def check_totals(layout: Layout, blank: State, s: State) -> None:
    """Refuse cards that there are not: those of a kind, wherever they are, are no more than in the beginning."""
    for names in layout.pools:
        fields = [layout.fields[name] for name in names]
        for col in range(fields[0].cols):
            now, once = (sum(sum(column_of(field, col, of)) for field in fields) for of in (s, blank))
            if now > once:
                kind = whereabouts(fields[0], 0, col)
                raise ValueError(f"{' and '.join(names)} together are {now}{kind}, and can be {once} at most")


def check_counts(layout: Layout, s: State) -> None:
    """Refuse open counts of cards that are not those of the cards."""
    for name, (shown, less) in layout.counts.items():
        field = layout.fields[name]
        for row in range(field.rows):
            cards = row_of(field, row, s)
            there = sum(cards) + (s[layout.fields[less].start + row] if less else 0)
            told = s[layout.fields[shown].start + row]
            if told != there:
                where = whereabouts(layout.fields[shown], row, 0)
                raise ValueError(f"{shown} is {told}{where}, and there are {there}")


def column_of(field: Field, col: int, s: State) -> list[int]:
    return s.cells(field.start, field.stop)[col :: field.cols]


def row_of(field: Field, row: int, s: State) -> list[int]:
    return s.cells(field.start + row * field.cols, field.start + (row + 1) * field.cols)
