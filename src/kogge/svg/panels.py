"""All panels of a game, below the cards of its seats."""

from kogge.svg.cards import hand
from kogge.svg.elements import group
from kogge.svg.ground import RIM, sea_width
from kogge.svg.legend import cards_bottom
from kogge.svg.missions import missions
from kogge.svg.panel import GAP, PANEL, Panel, panel, row_width, rows
from kogge.svg.piles import card_piles, tokens_at_sea
from kogge.svg.sheet import Sheet
from kogge.svg.supplies import regions, supply


def panels(sheet: Sheet) -> list[Panel]:
    """A panel for each thing that the game has and the board does not show."""
    return [
        *hand(sheet),
        *missions(sheet),
        *regions(sheet),
        *supply(sheet),
        *tokens_at_sea(sheet),
        *card_piles(sheet),
    ]


def below(sheet: Sheet) -> str:
    """The panels in rows, each below the middle of the board."""
    left, _, right, _ = sheet.bounds()
    top = cards_bottom(sheet) + GAP
    return group(
        *(
            panel(one, ((left + right - row_width(len(row))) / 2 + k * (PANEL[0] + GAP), top + j * (PANEL[1] + GAP)))
            for j, row in enumerate(rows(panels(sheet), room(sheet)))
            for k, one in enumerate(row)
        )
    )


def room(sheet: Sheet) -> float:
    """The width of the board and its frame."""
    left, _, right, _ = sheet.bounds()
    return right - left + 2 * (sea_width(sheet) + RIM)


def widest(sheet: Sheet) -> float:
    """The width of the longest row of panels."""
    return max((row_width(len(row)) for row in rows(panels(sheet), room(sheet))), default=0)


def bottom(sheet: Sheet) -> float:
    """The lower edge of all that is below the board."""
    return cards_bottom(sheet) + len(rows(panels(sheet), room(sheet))) * (PANEL[1] + GAP)
