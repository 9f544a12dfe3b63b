"""What lies beside the board: the players, their cards, the bank."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kogge.cli.terminal.fleet import fleet
from kogge.cli.terminal.goods import goods, resources
from kogge.cli.terminal.seats import letters, paint
from kogge.cli.terminal.unseen import discards
from kogge.cli.terminal.warehouse import travellers
from kogge.cli.terminal.words import counted, plural
from kogge.modules.facts import Supply
from kogge.standing import secret_points
from kogge.views import UNKNOWN, View, shown_fields

CARD_NAMES = {"victory_point": "VP card"}
WIDTH = 26  # columns that all of it needs in most games
HELD = ("kontors_left", "routes_left", "merchants_left", "caravans_left")  # has columns of its own where all matter


def panel(view: View, colors: Sequence[str]) -> Group:
    """Everything that is not on the board, as far as the view shows it, in one column."""
    first, *others = parts(view, colors)
    return Group(first, *[thing for part in others for thing in ("", part)], stock(view))


def parts(view: View, colors: Sequence[str]) -> list[RenderableType]:
    """What can also be laid side by side."""
    away = [part for part in (fleet(view, colors), travellers(view, colors)) if part is not None]
    return [
        Group(title(view, colors), "", players(view, colors)),
        material(view, colors),
        *away,
    ]


def title(view: View, colors: Sequence[str]) -> Text:
    turn = view.at("turn", absent=0)
    return Text(f"Turn {turn}: {colors[view.turn_of]}" if turn else "Before the first turn", "bold")


def has(view: View, *names: str) -> bool:
    """Does this game have all these fields, for people to see?"""
    return set(names) <= set(shown_fields(view.rules))


def grid() -> Table:
    return Table(box=None, pad_edge=False, padding=(0, 0, 0, 1), header_style="dim")


# Who stands how


def players(view: View, colors: Sequence[str]) -> Table:
    """A line for each seat; an arrow points at whoever is to act, a star is with whoever holds the card for it."""
    table = grid()
    table.add_column()
    columns = [(head, cells) for head, cells in standings(view) if cells]
    for head, _ in columns:
        table.add_column(head, justify="right")
    for seat, letter in enumerate(letters(colors)[: view.rules.players]):
        mine = "bold" if seat == view.seat else ""
        acts = ">" if seat == view.to_act and view.step != "over" else " "
        name = Text.assemble(acts, (letter, f"bold {paint(colors[seat])}"), (f" {colors[seat]}", mine))
        table.add_row(name, *[Text(cells[seat], mine) for _, cells in columns])
    return table


def standings(view: View) -> list[tuple[str, list[str]]]:
    """Headings, and under each a cell for each seat; no cells where the game has no such thing."""
    return [
        ("VP", points(view)),
        ("del", deliveries(view)),
        ("un", counts(view, "goods_uncovered")),
        ("rc", counts(view, "hand_size")),
        ("dc", counts(view, "card_count")),
        ("kn", starred(view, knights(view), "largest_army")),
        ("rt", starred(view, counts(view, "route_length"), "longest_route")),
        ("gd", counts(view, "gold")),
        *[(name[:2], counts(view, name)) for name in HELD if has(view, HELD[0])],
        *[(name[:2], starred(view, counts(view, f"{name}_track"), f"{name}_leader")) for name in view.facts.missions],
    ]


def counts(view: View, field: str) -> list[str]:
    return [str(count) for count in view.get(field)]


def knights(view: View) -> list[str]:
    knight = goods(view.rules, "played_cards").index("knight") if view.rows("played_cards") else 0
    return [str(played[knight]) for played in view.rows("played_cards")]


def starred(view: View, cells: list[str], holder: str) -> list[str]:
    """The cells, with a star at that of the holder."""
    return [f"{cell}*" if view.at(holder) == seat else cell for seat, cell in enumerate(cells)]


def points(view: View) -> list[str]:
    """The points that all see, plus those that only this view may look at; at the end their sum."""
    if not has(view, "points") or has(view, "goods_uncovered"):
        return []
    known = zip(view.column("points"), secret_points(view), strict=True)
    if view.step == "over":
        return [str(seen + secret) for seen, secret in known]
    return [f"{seen}+{secret}" if secret else str(seen) for seen, secret in known]


def deliveries(view: View) -> list[str]:
    """Where points are goods that have been delivered: how many, and of how many."""
    delivered = view.column("points") if view.get("goods_uncovered") else []
    return [f"{goods}/{view.facts.goal.count}" for goods in delivered]


# Who has what


def material(view: View, colors: Sequence[str]) -> Table:
    """Cards and pieces of those whose hands the view shows, and of the bank."""
    table = grid()
    table.add_column()
    shown = [seat for seat, hand in enumerate(view.rows("hand")) if UNKNOWN not in hand]
    for seat in shown:
        table.add_column("you" if seat == view.seat else letters(colors)[seat], justify="right")
    table.add_column("bank", justify="right")
    if view.seat is not None and has(view, "rate"):
        table.add_column("at", justify="right")
    if has(view, "tokens_at_sea"):
        table.add_column("sea", justify="right")
    for row in [*hands(view, shown), *purses(view, shown), *cards(view, shown), *pieces(view, shown)]:
        table.add_row(*row)
    return table


def hands(view: View, shown: list[int]) -> list[list[str]]:
    """Resource cards, and how many the bank takes for one of another kind."""
    if not has(view, "hand", "bank"):
        return []
    hands = [view.row("hand", seat) for seat in shown]
    rows = []
    for kind, name in enumerate(resources(view.rules)):
        row = [name, *[str(hand[kind]) for hand in hands], str(view.row("bank")[kind])]
        if view.seat is not None and has(view, "rate"):
            row.append(f"{view.row('rate', view.seat)[kind]}:1")
        if has(view, "tokens_at_sea"):
            row.append(str(sum(view.row("tokens_at_sea", kind))))
        rows.append(row)
    return rows


def purses(view: View, shown: list[int]) -> list[list[str]]:
    """Gold; nobody counts that of the bank."""
    return [["gold", *[str(view.column("gold")[seat]) for seat in shown]]] if has(view, "gold") else []


def cards(view: View, shown: list[int]) -> list[list[str]]:
    """Development cards by kind, those bought this turn after a plus, and how many are in the pile."""
    if not has(view, "cards", "bought_cards", "pile"):
        return []
    rows = []
    for kind, name in enumerate(goods(view.rules, "cards")):
        held = [(view.row("cards", seat)[kind], view.row("bought_cards", seat)[kind]) for seat in shown]
        if any(old or new for old, new in held):
            rows.append(
                [
                    CARD_NAMES.get(name, name.replace("_", " ")),
                    *[f"{old}+{new}" if new else str(old) for old, new in held],
                ]
            )
    return [*rows, ["card pile", *[""] * len(shown), str(view.column("pile")[0])]]


def stocks(view: View) -> list[Supply]:
    """What each seat has to build with, unless it has columns of its own."""
    own = [supply for supply in view.facts.supplies.values() if not supply.shared]
    return [] if set(HELD) <= {supply.field for supply in own} else own


def words(supply: Supply) -> str:
    """What a supply is of: ``harbour settlement``."""
    return supply.piece.replace("_", " ")


def pieces(view: View, shown: list[int]) -> list[list[str]]:
    """What everyone still has to build with, where all is open."""
    if view.seat is not None or not shown:
        return []
    left = [
        [plural(words(supply)), *[str(view.column(supply.field)[seat]) for seat in shown]] for supply in stocks(view)
    ]
    return [["left to build:"], *left] if left else []


def stock(view: View) -> Text:
    """What the seat itself still has to build with, in a line, what all share in another, and the cards laid aside."""
    left = stocks(view) if view.seat is not None else []
    shared = [supply for supply in view.facts.supplies.values() if supply.shared]
    own = [counted(view.column(supply.field)[view.seat or 0], words(supply)) for supply in left]
    common = [counted(view.column(supply.field)[0], words(supply)) for supply in shared]
    laid = [told] if (told := discards(view)) else []
    rows = (("left", own), ("supply", common), ("discards", laid))
    lines = [f"{title}: {', '.join(told)}" for title, told in rows if told]
    return Text("\n".join(lines), "dim") if lines else Text(end="")
