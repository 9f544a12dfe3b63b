"""``kogge board``: the files of boards of Merchants of Europe, ours and an owner's."""

import json
import sys
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kogge.cli.terminal.words import counted, listed
from kogge.games.europe.board import EuropeBoard, read_file
from kogge.games.europe.material import EFFECTS, RESOURCES, TOKEN_COLORS
from kogge.games.refusal import Refused

NO_BOARD = 1  # exit code
KINDS = ("land", "coast", "border", "sea")  # of paths


def check(path: Path, as_json: bool) -> int:
    """Say what the board has, or why it is none; return the exit code."""
    try:
        board = read_file(path)
    except Refused as reason:
        if as_json:
            print(json.dumps({"board": False, "reason": str(reason)}, indent=2, ensure_ascii=False))
        else:
            print(f"kogge: {reason}.", file=sys.stderr)
        return NO_BOARD
    if as_json:
        print(json.dumps({"board": True, "reason": "", **told(board)}, indent=2, ensure_ascii=False))
    else:
        show(Console(), path, board)
    return 0


# What a board has


def lands(board: EuropeBoard) -> dict[str, int]:
    """How many lands yield each resource."""
    return {name: sum(land.resource == r for land in board.lands) for r, name in enumerate(RESOURCES)}


def cities(board: EuropeBoard) -> dict[str, int]:
    """How many cities there are of each colour, and how much gold their coasts pay."""
    violet = sum(city.violet for city in board.cities)
    return {"violet": violet, "brown": len(board.cities) - violet, "gold": sum(city.gold for city in board.cities)}


def paths(board: EuropeBoard) -> dict[str, int]:
    """How many paths run over land, along coasts and borders, over the sea."""
    kinds = [board.kind_of(path) for path in board.paths]
    return {kind: kinds.count(kind) for kind in KINDS}


def tokens(board: EuropeBoard) -> dict[str, list[int]]:
    """The numbers of each colour, the marked one first."""
    return {color: [found.marked, *found.face_down] for color, found in zip(TOKEN_COLORS, board.tokens, strict=True)}


def cards(board: EuropeBoard) -> dict[str, int]:
    """How many development cards there are of each kind."""
    return {effect: card.count for effect, card in zip(EFFECTS, board.cards, strict=True)}


def starts(board: EuropeBoard) -> dict[str, list[str]]:
    """The cities of each colour in a fixed start, if there is one."""
    return {color: [board.cities[k].name.en for k in start.kontors] for color, start in board.starts.items()}


def told(board: EuropeBoard) -> dict[str, object]:
    """All of it as plain values, for programs."""
    return {
        "title": board.title,
        "lands": lands(board),
        "seas": len(board.water),
        "cities": cities(board),
        "intersections": len(board.corners),
        "paths": paths(board),
        "double_arrows": len(board.double_arrows),
        "robber": board.lands[board.robber].name.en,
        "tokens": tokens(board),
        "cards": cards(board),
        "players": {str(n): {"kontors": stock.kontors, "goods": stock.goods} for n, stock in board.stocks.items()},
        "starts": starts(board),
        "reconstructed": list(board.reconstructed),
    }


def rows(board: EuropeBoard) -> list[tuple[str, str]]:
    """All of it in words, for people."""
    colors = cities(board)
    gold = f"{colors['gold']} gold on coasts"
    seas = f"{counted(len(board.water), 'hex')} of sea"
    stocks = [f"{stock.kontors} kontors and {stock.goods} goods with {n}" for n, stock in board.stocks.items()]
    begun = [f"{color} {', '.join(places)}" for color, places in starts(board).items()]
    drawn = [f"{color.replace('_', ' ')} {', '.join(map(str, numbers))}" for color, numbers in tokens(board).items()]
    return [
        ("lands", f"{len(board.lands)} ({parted(lands(board))}), and {seas}"),
        ("cities", f"{len(board.cities)} ({colors['violet']} violet, {colors['brown']} brown), {gold}"),
        ("paths", f"{len(board.paths)} ({parted(paths(board))}), {counted(len(board.corners), 'intersection')}"),
        ("double arrows", str(len(board.double_arrows))),
        ("robber", f"starts on {board.lands[board.robber].name.en}"),
        ("tokens", f"{'; '.join(drawn)} (the marked one first)"),
        ("cards", f"{sum(cards(board).values())} ({parted(cards(board))})"),
        ("players", "; ".join(stocks)),
        ("fixed start", "; ".join(begun) or "none"),
        ("reconstructed", listed([part.replace("_", " ") for part in board.reconstructed]) or "nothing"),
    ]


def parted(counts: dict[str, int]) -> str:
    return ", ".join(f"{n} {name.replace('_', ' ')}" for name, n in counts.items())


def show(console: Console, path: Path, board: EuropeBoard) -> None:
    """What the board has, as a table, and what can be done with it."""
    console.print(Text.assemble((board.title, "bold"), f": {path} is a board that can be played."), soft_wrap=True)
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 3, 0, 0))
    table.add_column(style="cyan", no_wrap=True)
    for name, said in rows(board):
        table.add_row(name, Text(said))
    console.print(Padding(table, (1, 0, 1, 2)))
    if board.reconstructed:
        console.print(Text("What is reconstructed is not as in the printed game, and players are told so."))
    fixed = "kogge play europe-short --board" if board.starts else "kogge play europe --board"
    console.print(Text(f"Play on it with: {fixed} {path}"), soft_wrap=True)
