"""What lies beside the board: the players, their cards, the bank."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kogge.cli.terminal.fleet import fleet
from kogge.cli.terminal.goods import goods, resources
from kogge.cli.terminal.seats import color, seat_letters, seat_paint
from kogge.cli.terminal.unseen import discards
from kogge.cli.terminal.warehouse import travellers
from kogge.engine.state import UNKNOWN
from kogge.modules.facts import Supply
from kogge.standing import secret_points
from kogge.texts import Texts
from kogge.views import View, shown_fields

WIDTH = 26  # columns that all of it needs in most games
HELD = {  # has columns of its own where all matter, by field
    "kontors_left": "kontors",
    "routes_left": "routes",
    "merchants_left": "merchants",
    "caravans_left": "caravans",
}


def panel(view: View, texts: Texts) -> Group:
    """Everything that is not on the board, as far as the view shows it, in one column."""
    first, *others = parts(view, texts)
    return Group(first, *[thing for part in others for thing in ("", part)], stock(view, texts))


def parts(view: View, texts: Texts) -> list[RenderableType]:
    """What can also be laid side by side."""
    away = [part for part in (fleet(view, texts), travellers(view, texts)) if part is not None]
    return [Group(title(view, texts), "", players(view, texts)), material(view, texts), *away]


def title(view: View, texts: Texts) -> Text:
    if turn := view.at("turn", absent=0):
        return Text(texts.say("screen-turn", turn=str(turn), seat=color(view, view.turn_of, texts)), "bold")
    return Text(texts.say("screen-before_first_turn"), "bold")


def has(view: View, *names: str) -> bool:
    """Does this game have all these fields, for people to see?"""
    return set(names) <= set(shown_fields(view.rules))


def grid() -> Table:
    return Table(box=None, pad_edge=False, padding=(0, 0, 0, 1), header_style="dim")


# Who stands how


def players(view: View, texts: Texts) -> Table:
    """A line for each seat; an arrow points at whoever is to act, a star is with whoever holds the card for it."""
    table = grid()
    table.add_column()
    columns = [(head, cells) for head, cells in standings(view) if cells]
    for head, _ in columns:
        table.add_column(texts.name("screen-column", head), justify="right")
    for seat, letter in enumerate(seat_letters(view, texts)[: view.rules.players]):
        mine = "bold" if seat == view.seat else ""
        acts = ">" if seat == view.to_act and view.step != "over" else " "
        name = Text.assemble(acts, (letter, f"bold {seat_paint(view, seat)}"), (f" {color(view, seat, texts)}", mine))
        table.add_row(name, *[Text(cells[seat], mine) for _, cells in columns])
    return table


def standings(view: View) -> list[tuple[str, list[str]]]:
    """What is counted, and a cell of it for each seat; no cells where the game has no such thing."""
    return [
        ("points", points(view)),
        ("delivered", deliveries(view)),
        ("uncovered", counts(view, "goods_uncovered")),
        ("hand", counts(view, "hand_size")),
        ("cards", counts(view, "card_count")),
        ("knights", starred(view, knights(view), "largest_army")),
        ("route", starred(view, counts(view, "route_length"), "longest_route")),
        ("gold", counts(view, "gold")),
        *[(pieces, counts(view, field)) for field, pieces in HELD.items() if has(view, "kontors_left")],
        *[(name, starred(view, counts(view, f"{name}_track"), f"{name}_leader")) for name in view.facts.missions],
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


def material(view: View, texts: Texts) -> Table:
    """Cards and pieces of those whose hands the view shows, and of the bank."""
    table = grid()
    table.add_column()
    shown = [seat for seat, hand in enumerate(view.rows("hand")) if UNKNOWN not in hand]
    for seat in shown:
        own = texts.say("screen-own")
        table.add_column(own if seat == view.seat else seat_letters(view, texts)[seat], justify="right")
    table.add_column(texts.say("screen-bank"), justify="right")
    if view.seat is not None and has(view, "rate"):
        table.add_column(texts.say("screen-rate"), justify="right")
    if has(view, "tokens_at_sea"):
        table.add_column(texts.say("screen-at_sea"), justify="right")
    for rows in (hands, purses, cards, pieces):
        for row in rows(view, shown, texts):
            table.add_row(*row)
    return table


def hands(view: View, shown: list[int], texts: Texts) -> list[list[str]]:
    """Resource cards, and how many the bank takes for one of another kind."""
    if not has(view, "hand", "bank"):
        return []
    hands = [view.row("hand", seat) for seat in shown]
    rows = []
    for kind, name in enumerate(resources(view.rules)):
        good = texts.name("good", name, "name")
        row = [good, *[str(hand[kind]) for hand in hands], str(view.row("bank")[kind])]
        if view.seat is not None and has(view, "rate"):
            row.append(f"{view.row('rate', view.seat)[kind]}:1")
        if has(view, "tokens_at_sea"):
            row.append(str(sum(view.row("tokens_at_sea", kind))))
        rows.append(row)
    return rows


def purses(view: View, shown: list[int], texts: Texts) -> list[list[str]]:
    """Gold; nobody counts that of the bank."""
    if not has(view, "gold"):
        return []
    return [[texts.name("good", "gold", "name"), *[str(view.column("gold")[seat]) for seat in shown]]]


def cards(view: View, shown: list[int], texts: Texts) -> list[list[str]]:
    """Development cards by kind, those bought this turn after a plus, and how many are in the pile."""
    if not has(view, "cards", "bought_cards", "pile"):
        return []
    rows = []
    for kind, name in enumerate(goods(view.rules, "cards")):
        held = [(view.row("cards", seat)[kind], view.row("bought_cards", seat)[kind]) for seat in shown]
        if any(old or new for old, new in held):
            cells = [f"{old}+{new}" if new else str(old) for old, new in held]
            rows.append([texts.name("screen-card", name), *cells])
    return [*rows, [texts.say("screen-pile"), *[""] * len(shown), str(view.column("pile")[0])]]


def stocks(view: View) -> list[Supply]:
    """What each seat has to build with, unless it has columns of its own."""
    own = [supply for supply in view.facts.supplies.values() if not supply.shared]
    return [] if set(HELD) <= {supply.field for supply in own} else own


def pieces(view: View, shown: list[int], texts: Texts) -> list[list[str]]:
    """What everyone still has to build with, where all is open."""
    if view.seat is not None or not shown:
        return []
    left = []
    for supply in stocks(view):
        name = texts.name("screen-supply", supply.piece, "name")
        left.append([name, *[str(view.column(supply.field)[seat]) for seat in shown]])
    return [[texts.say("screen-to_build")], *left] if left else []


def stock(view: View, texts: Texts) -> Text:
    """What the seat itself still has to build with, in a line, what all share in another, and the cards laid aside."""
    left = stocks(view) if view.seat is not None else []
    shared = [supply for supply in view.facts.supplies.values() if supply.shared]
    lines = []
    if left:
        lines.append(texts.say("screen-left", pieces=counted(view, left, view.seat or 0, texts)))
    if shared:
        lines.append(texts.say("screen-supply", pieces=counted(view, shared, 0, texts)))
    if laid := discards(view, texts):
        lines.append(texts.say("screen-discards", cards=laid))
    return Text("\n".join(lines), "dim") if lines else Text(end="")


def counted(view: View, supplies: list[Supply], seat: int, texts: Texts) -> str:
    """``15 roads, 5 settlements``: what a seat, or the table, has of these supplies."""
    told = []
    for supply in supplies:
        message, parts = texts.counting("screen-supply", supply.piece)
        told.append(texts.say(message, n=view.column(supply.field)[seat], **dict(parts)))
    return texts.listed(told, "list-comma")
