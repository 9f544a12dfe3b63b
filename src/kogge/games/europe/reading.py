"""From a board file to a board: every part is read, none is judged yet."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from kogge.engine.topology import reading_order
from kogge.games.europe.entries import BoardEntry, known_as, listed, whole, word
from kogge.games.europe.grid import Path, path_order, read_cell, read_corner, read_line, read_path
from kogge.games.europe.material import (
    AMOUNTS,
    CARDS,
    EFFECTS,
    FACE_DOWN,
    KONTORS,
    NUMBERS,
    PLAYER_COLORS,
    PLAYERS,
    RESOURCES,
    START_CARDS,
    START_KONTORS,
    TERRAINS,
    TOKEN_COLORS,
    YIELDS,
)
from kogge.games.europe.parts import (
    NO_NUMBER,
    NO_SPOT,
    Card,
    City,
    ColorTokens,
    EuropeBoard,
    EuropeStart,
    Land,
    Name,
    NamedSea,
    Stock,
)
from kogge.games.refusal import Refused, quoted

PARTS = ("lands", "seas", "paths", "double_arrows", "cities", "robber", "tokens", "players", "cards", "start")
CITY_COLORS = ("violet", "brown")
LONGEST_TITLE = 80
MOST_GOLD = 9  # coins at a city
MOST_AMOUNT = 20  # on a card

T = TypeVar("T")


def read_board(found: object, name: str) -> EuropeBoard:
    """The board that a file describes; whether it makes sense is another question."""
    board = BoardEntry(found, "", ["title", "reconstructed", *PARTS[:-1]], ["start"])
    lands = sorted(entries(board, "lands", read_land), key=lambda land: land.cell[::-1])
    cities = sorted(entries(board, "cities", read_city), key=lambda city: reading_order(city.corner))
    lines = board.read_all("paths", read_line)
    return EuropeBoard(
        name=name,
        title=board.text("title", LONGEST_TITLE),
        reconstructed=read_reconstructed(board),
        lands=tuple(lands),
        seas=tuple(entries(board, "seas", read_sea)),
        paths=ordered([path for line in lines for path in line]),
        double_arrows=ordered(board.read_all("double_arrows", read_path)),
        cities=tuple(cities),
        robber=board.read("robber", lambda text: named(text, [land.name for land in lands], "land")),
        tokens=read_tokens(board.found["tokens"]),
        stocks=read_stocks(board.found["players"]),
        cards=read_cards(board.found["cards"]),
        starts=read_starts(board.found["start"], [city.name for city in cities]) if board.has("start") else {},
    )


def entries(board: BoardEntry, part: str, reader: Callable[[object, str], T]) -> list[T]:
    """The entries of a list, each with its place for the sentence that refuses it."""
    found = [reader(item, known_as(item, f"{part}, entry {k}")) for k, item in enumerate(board.items(part), start=1)]
    if not found:
        raise Refused(f"{part} is empty; a board needs some")
    return found


def ordered(paths: Sequence[Path]) -> tuple[Path, ...]:
    return tuple(sorted(paths, key=path_order))


def read_reconstructed(board: BoardEntry) -> tuple[str, ...]:
    parts = board.items("reconstructed")
    words = [word(part, f"reconstructed, entry {k}", PARTS) for k, part in enumerate(parts, start=1)]
    return tuple(part for k, part in enumerate(PARTS) if k in words)


def read_land(found: object, where: str) -> Land:
    land = BoardEntry(found, where, ["at", "terrain", "resource", "name"], ["number", "spot", "marked"])
    terrain = land.word("terrain", TERRAINS)
    resource = land.word("resource", RESOURCES)
    if YIELDS[TERRAINS[terrain]] != RESOURCES[resource]:
        raise land.wrong(
            f"the resource of {TERRAINS[terrain]} is {YIELDS[TERRAINS[terrain]]}, not {RESOURCES[resource]}"
        )
    shown = [key for key in ("number", "spot", "marked") if land.has(key)]
    if len(shown) != 1:
        raise land.wrong(
            "a land has one of three: a printed number, a spot of a colour for a token, or a marked spot where a token "
            f"lies from the start; this has {listed(shown) or 'none'}"
        )
    spot = NO_SPOT if land.has("number") else land.word(shown[0], TOKEN_COLORS)
    if spot not in (NO_SPOT, resource):
        raise land.wrong(
            f"the spots of {RESOURCES[resource]} are {TOKEN_COLORS[resource]}, as its tokens, not {TOKEN_COLORS[spot]}"
        )
    return Land(
        cell=land.read("at", read_cell),
        name=land.name(),
        terrain=terrain,
        resource=resource,
        number=NO_NUMBER if spot != NO_SPOT else whole(land.found["number"], f"{where}: number", NUMBERS),
        spot=spot,
        marked=land.has("marked"),
    )


def read_sea(found: object, where: str) -> NamedSea:
    sea = BoardEntry(found, where, ["at", "name"])
    return NamedSea(tuple(sea.read_all("at", read_cell)), sea.name())


def read_city(found: object, where: str) -> City:
    city = BoardEntry(found, where, ["at", "color", "gold", "name"])
    return City(
        corner=city.read("at", read_corner),
        name=city.name(),
        violet=CITY_COLORS[city.word("color", CITY_COLORS)] == "violet",
        gold=city.whole("gold", 0, MOST_GOLD),
    )


def read_tokens(found: object) -> tuple[ColorTokens, ...]:
    colors = BoardEntry(found, "tokens", TOKEN_COLORS)
    return tuple(read_tokens_of(colors.found[color], f"tokens.{color}") for color in TOKEN_COLORS)


def read_tokens_of(found: object, where: str) -> ColorTokens:
    tokens = BoardEntry(found, where, ["marked", "face_down"])
    face_down = tokens.items("face_down")
    if len(face_down) != FACE_DOWN:
        raise tokens.wrong(
            f"face_down must have {FACE_DOWN} tokens, not {len(face_down)}: there are so many of each colour, "
            "beside the marked one"
        )
    return ColorTokens(
        marked=whole(tokens.found["marked"], f"{where}: marked", NUMBERS),
        face_down=tuple(whole(n, f"{where}: face_down, entry {k}", NUMBERS) for k, n in enumerate(face_down, start=1)),
    )


def read_stocks(found: object) -> dict[int, Stock]:
    counts = BoardEntry(found, "players", [str(n) for n in PLAYERS])
    stocks = {}
    for n in PLAYERS:
        stock = BoardEntry(counts.found[str(n)], f"players.{n}", ["kontors", "goods"])
        stocks[n] = Stock(stock.whole("kontors", START_KONTORS, KONTORS), stock.whole("goods", 1, KONTORS))
    return stocks


def read_cards(found: object) -> tuple[Card, ...]:
    cards = BoardEntry(found, "cards", EFFECTS)
    return tuple(read_card(cards.found[effect], f"cards.{effect}", effect in AMOUNTS) for effect in EFFECTS)


def read_card(found: object, where: str, counts: bool) -> Card:
    card = BoardEntry(found, where, ["count", "amount", "name"] if counts else ["count", "name"])
    return Card(card.whole("count", 0, CARDS), card.whole("amount", 1, MOST_AMOUNT) if counts else 0, card.name())


def read_starts(found: object, cities: Sequence[Name]) -> dict[str, EuropeStart]:
    starts = BoardEntry(found, "start", PLAYER_COLORS)
    return {color: read_start(starts.found[color], f"start.{color}", cities) for color in PLAYER_COLORS}


def read_start(found: object, where: str, cities: Sequence[Name]) -> EuropeStart:
    start = BoardEntry(found, where, ["kontors", "route", "cards"])
    cards = start.items("cards")
    for key, wanted in (("kontors", START_KONTORS), ("cards", START_CARDS)):
        if len(start.items(key)) != wanted:
            raise start.wrong(f"{key} must have {wanted} entries, not {len(start.items(key))}")
    return EuropeStart(
        kontors=tuple(start.read_all("kontors", lambda text: named(text, cities, "city"))),
        route=start.read("route", read_path),
        cards=tuple(word(card, f"{where}: cards, entry {k}", RESOURCES) for k, card in enumerate(cards, start=1)),
    )


def named(text: str, names: Sequence[Name], what: str) -> int:
    """Which land or city has this English name."""
    for k, name in enumerate(names):
        if name.en == text:
            return k
    raise Refused(f"there is no {what} {quoted(text)}; write the English name of one that the file has")
