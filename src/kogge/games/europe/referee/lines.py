"""Lines of routes between two cities, the shortest of which pay gold."""

from collections.abc import Set

from kogge.games.europe.referee.continent import Continent
from kogge.games.referee.reading import Parts, Reading, bar
from kogge.games.referee.table import RefereeTable

Line = list[int]  # routes, one after the other


def ways(board: Continent, start: int, goals: Set[int], routes: Set[int]) -> list[Line]:
    """All shortest lines of these routes from an intersection to the nearest of the goals."""
    lines: list[tuple[int, Line]] = [(start, [])]
    reached = {start}  # by shorter lines than those at hand
    while lines and not any(node in goals for node, _ in lines):
        lines = [
            (node, [*line, path])
            for here, line in lines
            for path in board.where.meeting[here] & routes
            for node in board.where.ends[path] - reached
        ]
        reached |= {node for node, _ in lines}
    return [line for node, line in lines if node in goals]


def halves(board: Continent, path: int, node: int) -> list[Line]:
    """The shortest lines from one end of a new route, without it, to the nearest city."""
    return ways(board, node, board.cities, board.laid - {path})


def next_on_line(table: RefereeTable) -> set[int]:
    """The routes on which the line may go on.  (M-48)"""
    return {line[0] for line in halves(table.once(Continent), table.cell("line_route"), table.cell("line_here"))}


@bar("M-48", "line_elsewhere", path="path", intersection="intersection")
def line_elsewhere(table: RefereeTable, path: int) -> Parts | None:
    """The path is not where the line is to go on."""
    here = table.cell("line_here")
    at_hand = path in table.once(Continent).where.meeting[here]
    return None if at_hand else {"path": path, "intersection": here}


@bar("M-48", "line_not_shortest", path="path", intersection="intersection")
def line_not_shortest(table: RefereeTable, path: int) -> Parts | None:
    """From where the line has come to, no shortest line goes on there."""
    here = table.cell("line_here")
    at_hand = path in table.once(Continent).where.meeting[here]
    return {"path": path, "intersection": here} if at_hand and path not in table.once(next_on_line) else None


READINGS = (Reading("follow_line", ("choose_line",), (line_elsewhere, line_not_shortest)),)
