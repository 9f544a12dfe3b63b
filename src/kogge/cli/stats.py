"""``kogge stats``: one game in tables."""

import json
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kogge.cli.keeping import shelf
from kogge.cli.keyboard import typed
from kogge.cli.opening import to_replay
from kogge.cli.terminal.words import counted, listed
from kogge.counting import statistics
from kogge.figures import UNKNOWN, SeatStatistics, Statistics
from kogge.texts import texts

COLUMNS = 10  # turns of the race that are shown
BAR = 30  # signs of the longest bar


def stats(name: str, as_json: bool) -> None:
    """Count what happened in a game: a kept one by its number or as ``last``, any other by its file."""
    console = Console()
    game = to_replay(shelf(), name, console, typed, texts())
    assert game is not None, "a game that is named is found or refused"
    figures = statistics(game)
    print(json.dumps(figures.to_dict(), indent=2)) if as_json else show(console, figures)


def show(console: Console, game: Statistics) -> None:
    """All of it, for people."""
    console.print(title(game))
    tables = [points(game), race(game), production(game), flows(game), purchases(game), rolls(game)]
    for table in tables:
        if table.row_count:
            console.print()
            console.print(table)
    if any(UNKNOWN in goods for one in game.seats for side in (one.gained, one.given) for goods in side.values()):
        console.print(Text("\nWhich cards were stolen is counted as unknown until the game is over.", "dim"))


def title(game: Statistics) -> Text:
    length = f"{counted(game.turns, 'turn')}, {counted(game.actions, 'action')}"
    winners = listed([name(game.seats[seat]) for seat in game.winners])
    ending = f"won by {winners}" if winners else "nobody has won" if game.is_over else "not over yet"
    luck = "sealed luck" if game.seed is None else f"seed={game.seed}"
    return Text.assemble((game.scenario, "bold cyan"), f"  {luck}  {length}, {ending}")


def name(one: SeatStatistics) -> str:
    """A seat by its colour, and by who plays it."""
    return f"{one.color} ({one.player})" if one.player else one.color


def plain(word: str) -> str:
    return word.replace("_", " ")


def grid(first: str, others: Iterable[str]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(first)
    for column in others:
        table.add_column(column, justify="right")
    return table


def cell(n: int) -> str:
    return str(n) if n else "-"


def in_order(words: Iterable[Iterable[str]]) -> list[str]:
    """All words of all seats, as they come up."""
    return list(dict.fromkeys(word for several in words for word in several))


# The tables


def points(game: Statistics) -> Table:
    """Where the points of each seat come from."""
    sources = in_order(one.sources for one in game.seats)
    table = grid("points", [*map(plain, sources), "in all"])
    for one in game.seats:
        cells = [cell(one.sources.get(source, 0)) for source in sources]
        table.add_row(Text(name(one), "cyan"), *cells, str(one.points))
    return table


def race(game: Statistics) -> Table:
    """The points at the end of some turns, the last among them."""
    turns = chosen(list(game.race))
    table = grid("after turn", map(str, turns))
    for one in game.seats:
        table.add_row(Text(name(one), "cyan"), *(str(game.race[turn][one.seat]) for turn in turns))
    return table


def chosen(turns: Sequence[int]) -> list[int]:
    """Some of many, evenly spread, with the first and the last."""
    if len(turns) <= COLUMNS:
        return list(turns)
    return [turns[place * (len(turns) - 1) // (COLUMNS - 1)] for place in range(COLUMNS)]


def production(game: Statistics) -> Table:
    """What hexes yielded to each seat, beside what was to be expected, and what the robber kept back."""
    table = grid("production", [*game.goods, "in all", "expected", "kept back"])
    for one in game.seats:
        goods = one.gained.get("production", {})
        cells = [cell(goods.get(good, 0)) for good in game.goods]
        expected = f"{sum(one.expected_production.values()):.1f}"
        cells += [cell(sum(goods.values())), expected, cell(sum(one.kept_back.values()))]
        table.add_row(Text(name(one), "cyan"), *cells)
    if game.short:
        owed = [cell(game.short.get(good, 0)) for good in game.goods]
        table.add_row(Text("the bank was short of", "dim"), *owed, cell(sum(game.short.values())), "", "")
    return table


def flows(game: Statistics) -> Table:
    """All goods that came and went, by cause."""
    table = grid("goods got and given", (name(one) for one in game.seats))
    for cause in in_order([*one.gained, *one.given] for one in game.seats):
        both = [(one.total("gained", cause), one.total("given", cause)) for one in game.seats]
        table.add_row(Text(plain(cause), "cyan"), *(flow(got, given) for got, given in both))
    return table


def flow(got: int, given: int) -> str:
    """``+3 -2``."""
    return " ".join([f"+{got}"] * bool(got) + [f"-{given}"] * bool(given)) or "-"


def purchases(game: Statistics) -> Table:
    """What was bought how often, and for how many cards."""
    table = grid("bought, for cards", (name(one) for one in game.seats))
    for purpose in in_order(one.bought for one in game.seats):
        cells = []
        for one in game.seats:
            times, cards = one.bought.get(purpose, 0), sum(one.spent.get(purpose, {}).values())
            cells.append(f"{times} for {cards}" if times else "-")
        table.add_row(Text(plain(purpose), "cyan"), *cells)
    return table


def rolls(game: Statistics) -> Table:
    """How often each total was rolled, beside what is to be expected."""
    table = grid("rolled", ["times", "expected"])
    table.add_column("")
    most = max(game.rolls.values())
    for total, times in game.rolls.items() if most else ():
        bar = "=" * round(BAR * times / most)
        table.add_row(Text(str(total), "cyan"), str(times), f"{game.expected[total]:.1f}", bar)
    return table
