"""Does a board make sense?  Whatever a game could stumble over is refused here, with its name and the remedy."""

from collections.abc import Iterable, Sequence

from kogge.engine.chart import LANGUAGES
from kogge.engine.topology import Cell
from kogge.games.europe.entries import MOST
from kogge.games.europe.grid import write_cell, write_corner, write_path
from kogge.games.europe.material import (
    CARDS,
    EFFECTS,
    PLAYER_COLORS,
    START_KONTORS,
    TOKEN_COLORS,
)
from kogge.games.europe.parts import NO_SPOT, EuropeBoard, Land, Name, reached
from kogge.games.refusal import Refused

AT_START = START_KONTORS * len(PLAYER_COLORS)  # kontors: with three players the fourth colour is neutral
SHOWN = 5  # names in a sentence


def check(board: EuropeBoard) -> EuropeBoard:
    """The same board, if a game can be played on it."""
    for law in (
        check_places,
        check_names,
        check_paths,
        check_double_arrows,
        check_cities,
        check_ways,
        check_violet,
        check_marked,
        check_robber,
        check_stocks,
        check_cards,
        check_starts,
    ):
        law(board)
    return board


def check_places(board: EuropeBoard) -> None:
    """A hex is one land or one sea."""
    taken: dict[Cell, str] = {}
    places = [(land.cell, land.name.en) for land in board.lands]
    for cell, name in [*places, *((cell, sea.name.en) for sea in board.seas for cell in sea.cells)]:
        if cell in taken:
            raise Refused(f"{name} lies at {write_cell(cell)}, where {taken[cell]} lies already; move one of them")
        taken[cell] = name


def check_names(board: EuropeBoard) -> None:
    """A name means one land, sea, city or card."""
    groups: dict[str, Iterable[Name]] = {
        "lands": (land.name for land in board.lands),
        "seas": (sea.name for sea in board.seas),
        "cities": (city.name for city in board.cities),
        "cards": (card.name for card in board.cards),
    }
    for what, names in groups.items():
        seen: set[tuple[str, str]] = set()
        for name in names:
            for language in LANGUAGES:
                word = getattr(name, language)
                if (language, word.casefold()) in seen:
                    raise Refused(f"two {what} are called {word} ({language}); rename one of them")
                seen.add((language, word.casefold()))


def check_paths(board: EuropeBoard) -> None:
    """A path is listed once and runs along a land or a sea.  (M-16)"""
    hexes = {*board.cells, *board.water}
    if len(board.paths) > MOST:
        raise Refused(f"paths has {len(board.paths)} paths; no board has more than {MOST}")
    for k, path in enumerate(board.paths):
        if k and path == board.paths[k - 1]:
            raise Refused(f"paths has {write_path(path)} twice; take one of them out")
        if not set(path[0]) & set(path[1]) & hexes:
            raise Refused(
                f"the path {write_path(path)} lies off the grid, with no land or sea beside it; correct its corners"
            )


def check_double_arrows(board: EuropeBoard) -> None:
    """A double arrow lies on a path.  (M-50)"""
    for k, path in enumerate(board.double_arrows):
        if path not in board.paths:
            raise Refused(f"the double arrow {write_path(path)} lies on no path; add it to paths or take it out here")
        if k and path == board.double_arrows[k - 1]:
            raise Refused(f"double_arrows has {write_path(path)} twice; take one of them out")


def check_cities(board: EuropeBoard) -> None:
    """A city space is an intersection of its own at a land, and pays gold only at a sea.  (M-16, M-64)"""
    taken: dict[int, str] = {}
    for city in board.cities:
        name, corner = city.name.en, write_corner(city.corner)
        if not set(city.corner) & {*board.cells, *board.water}:
            raise Refused(
                f"the city {name} stands at {corner}, off the grid: no land or sea meets there; correct its at"
            )
        if not board.lands_at(city.corner):
            raise Refused(f"the city {name} stands at {corner}, in the open sea; correct its at or add a land there")
        if city.corner not in board.node:
            raise Refused(f"the city {name} stands at {corner}, where no path ends; correct its at or add a path there")
        node = board.node[city.corner]
        if node in taken:
            raise Refused(f"the city {name} stands at {corner}, where {taken[node]} stands already; move one of them")
        if city.gold and not set(city.corner) & board.water:
            raise Refused(
                f"the city {name} pays {city.gold} gold, but it lies at no sea; make its gold 0 or add the sea"
            )
        taken[node] = name


def check_ways(board: EuropeBoard) -> None:
    """Paths lead from each city to every other, and none is apart from the rest."""
    names = {board.node[city.corner]: city.name.en for city in board.cities}
    parts = nets(board)
    parts.sort(key=lambda part: (-len(part & names.keys()), -len(part)))  # what is cut off is the smaller part
    home, *apart = [[names[node] for node in sorted(part & names.keys())] for part in parts]
    if any(apart):
        missing = [name for cities in apart for name in cities]
        raise Refused(f"no paths lead from {home[0]} to {some(missing)}; add the paths that are missing")
    if apart:
        stray = write_corner(board.corners[min(parts[1])])
        raise Refused(f"the paths at {stray} lead to no city; join them with the others or take them out")


def nets(board: EuropeBoard) -> list[set[int]]:
    """The intersections, put together where paths lead from one to the other."""
    near = board.neighbours()
    found = []
    left = set(range(len(near)))
    while left:
        found.append(set(reached(near, min(left))))
        left -= found[-1]
    return found


def check_violet(board: EuropeBoard) -> None:
    """Everyone can begin, with neutral kontors where three play.  (M-11, M-13)"""
    violet = sum(city.violet for city in board.cities)
    if violet < AT_START:
        raise Refused(
            f"{violet} cities are violet, but the game begins with {AT_START} kontors on violet cities: "
            f"{START_KONTORS} of each player, and {START_KONTORS} neutral ones with three players; make more violet"
        )


def check_marked(board: EuropeBoard) -> None:
    """There is one marked spot for the marked token of each colour.  (M-05)"""
    for color, word in enumerate(TOKEN_COLORS):
        spots = [land.name.en for land in board.lands if land.spot == color and land.marked]
        if len(spots) != 1:
            raise Refused(
                f"the marked {word} token needs one land with marked = '{word}', but {some(spots) or 'no land'} "
                f"{'has' if len(spots) < 2 else 'have'} it"
            )


def check_robber(board: EuropeBoard) -> None:
    """The robber starts where no number is.  (M-06)"""
    land = board.lands[board.robber]
    if not is_bare(land):
        raise Refused(
            f"the robber starts on {land.name.en}, which has a number; choose a land with a spot that is not marked"
        )


def is_bare(land: Land) -> bool:
    """Has it no number at the start?"""
    return land.spot != NO_SPOT and not land.marked


def check_stocks(board: EuropeBoard) -> None:
    """Kontors lie on all goods but one, and all of them find a city.  (M-03, M-04)"""
    for n, stock in board.stocks.items():
        covered = stock.kontors - START_KONTORS
        if stock.goods != covered + 1:
            raise Refused(
                f"players.{n}: of {stock.kontors} kontors {covered} are left in the warehouse after the start, each on "
                f"one of the goods, and one more lies open: goods must be {covered + 1}, not {stock.goods}"
            )
        needed = n * covered + AT_START
        if needed > len(board.cities):
            raise Refused(
                f"players.{n}: {needed} kontors can come onto the board, neutral ones included, but it has only "
                f"{len(board.cities)} cities; lower kontors and goods, or add cities"
            )


def check_cards(board: EuropeBoard) -> None:
    """There are 25 development cards.  (M-08)"""
    counted = sum(card.count for card in board.cards)
    if counted != CARDS:
        raise Refused(
            f"cards has {counted} cards in all; change the counts of {', '.join(EFFECTS)} to {CARDS} together"
        )


def check_starts(board: EuropeBoard) -> None:
    """In a fixed start everyone has violet cities and a route at one of them.  (M-09)"""
    taken: dict[object, str] = {}
    for color, start in board.starts.items():
        for k in start.kontors:
            city = board.cities[k]
            if not city.violet:
                raise Refused(f"start.{color}: {city.name.en} is a brown city; kontors begin on violet ones")
            claim(taken, k, color, city.name.en)
        if start.route not in board.paths:
            raise Refused(f"start.{color}: the route {write_path(start.route)} lies on no path; correct it")
        if not {board.cities[k].corner for k in start.kontors} & set(start.route):
            raise Refused(f"start.{color}: the route {write_path(start.route)} touches none of its kontors; correct it")
        claim(taken, start.route, color, write_path(start.route))


def claim(taken: dict[object, str], place: object, color: str, name: str) -> None:
    """A place of the fixed start belongs to one colour."""
    if place in taken:
        raise Refused(f"start.{color}: {name} is taken by {taken[place]} already; choose another place")
    taken[place] = color


def some(names: Sequence[str]) -> str:
    """The first few of many names."""
    more = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
    return ", ".join(names[:SHOWN]) + more
