"""What there is of pieces and cards: no position has more of them than a game."""

from kogge.engine.contents import whereabouts
from kogge.engine.layout import Field, Layout
from kogge.engine.state import NOBODY, State

IN_SUPPLY = "in supply"  # what fields of pieces say of one that is not on the board


class Stocks:
    """How many pieces and cards a game has, which is what it began with."""

    def __init__(self, layout: Layout, blank: State) -> None:
        self.layout = layout
        self.fields = layout.fields
        self.on_board = [field for field in self.fields.values() if field.holds.word(NOBODY) == IN_SUPPLY]
        self.pieces = {name: self.owned(name, blank) for name in layout.elsewhere}
        self.cards = {names: self.in_all(names, blank) for names in layout.pools}

    def check_pieces(self, s: State) -> None:
        """Refuse pieces that there are not."""
        self.check_board(s)
        self.check_supply(s)

    def check_cards(self, s: State) -> None:
        """Refuse cards that there are not, and counts of them that are wrong.

        A game can't begin with that. Whoever only tries what follows may give somebody more cards, or leave some out.
        """
        self.check_totals(s)
        self.check_counts(s)

    def check_board(self, s: State) -> None:
        """Refuse pieces that are neither on the board nor in supply, or both: ships, merchants, caravans."""
        for field in self.on_board:
            left = self.fields[f"{field.name}s_left"]
            for seat in range(field.rows):
                off = row_of(field, seat, s).count(NOBODY)
                if off != s[left.start + seat]:
                    told = f"{off} of seat {seat} are not on the board"
                    raise ValueError(f"{left.name} is {s[left.start + seat]}, and {told}")

    def check_supply(self, s: State) -> None:
        """Refuse more pieces, in supply and in use, than there were when the game began."""
        for name, once in self.pieces.items():
            field, now = self.fields[name], self.owned(name, s)
            for k in range(field.stop - field.start):
                if now[k] > once[k]:
                    where, used = whereabouts(field, *divmod(k, field.cols)), now[k] - s[field.start + k]
                    raise ValueError(f"{name} is {s[field.start + k]}{where}, and {used} of {once[k]} are in use")

    def owned(self, name: str, s: State) -> list[int]:
        """How many pieces there are, those of a supply and those in use, cell by cell."""
        rows = [used(s) for used in self.layout.elsewhere[name]]
        cells = s.cells(self.fields[name].start, self.fields[name].stop)
        return [sum(each) for each in zip(cells, *rows, strict=True)]

    def check_totals(self, s: State) -> None:
        """Refuse cards that there are not: those of a kind, wherever they are, are no more than in the beginning."""
        for names, once in self.cards.items():
            for col, now in enumerate(self.in_all(names, s)):
                if now > once[col]:
                    kind = whereabouts(self.fields[names[0]], 0, col)
                    raise ValueError(f"{' and '.join(names)} together are {now}{kind}, and can be {once[col]} at most")

    def in_all(self, names: tuple[str, ...], s: State) -> list[int]:
        """How many cards these fields have together, kind by kind."""
        fields = [self.fields[name] for name in names]
        return [sum(sum(column_of(field, col, s)) for field in fields) for col in range(fields[0].cols)]

    def check_counts(self, s: State) -> None:
        """Refuse open counts of cards that are not those of the cards."""
        for name, (shown, less) in self.layout.counts.items():
            field = self.fields[name]
            for row in range(field.rows):
                cards = row_of(field, row, s)
                there = sum(cards) + (s[self.fields[less].start + row] if less else 0)
                told = s[self.fields[shown].start + row]
                if told != there:
                    where = whereabouts(self.fields[shown], row, 0)
                    raise ValueError(f"{shown} is {told}{where}, and there are {there}")


def column_of(field: Field, col: int, s: State) -> list[int]:
    return s.cells(field.start, field.stop)[col :: field.cols]


def row_of(field: Field, row: int, s: State) -> list[int]:
    return s.cells(field.start + row * field.cols, field.start + (row + 1) * field.cols)
