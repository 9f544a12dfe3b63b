"""The gold of first connections, found by trying every line of routes between two cities."""

import kogge
from kogge.engine.state import NOBODY, State
from kogge.games.europe.referee.lines import Line, halves, next_on_line, ways
from tests.laws.cells import Cells, Change, law
from tests.laws.continent import NOWHERE, Continent
from tests.laws.gold import Gains, gains

LAYING = ("build_route", "lay_free_route")


def paid_lines(board: Continent, path: int) -> list[Line]:
    """The shortest lines, one of which a new route pays, if it pays any.  (M-47 to M-49)

    It must join a city that was alone to a part with cities; the line leads from it to the nearest of them.
    """
    a, b = (board.part(node) for node in board.where.ends[path])
    alone = next((part for part in (a, b) if len(part & board.cities) == 1), None)
    if a & b or alone is None:
        return []
    (city,) = alone & board.cities
    others = (a | b) & board.cities - {city}
    return ways(board, city, others, board.laid | {path}) if others else []


def shares(cells: Cells, line: Line, player: int) -> Gains:
    """A gold for each route on a line to its owner; a new one is the player's."""
    owners = [cells.column("route")[path] for path in line]
    return [sum(p == (player if owner == NOBODY else owner) for owner in owners) for p in range(cells.players)]


def agreed(lines: list[Line]) -> Line:
    """As far as all these lines are one."""
    first = min(lines)
    return next((first[:k] for k in range(len(first)) if any(line[k] != first[k] for line in lines)), first)


def walked(board: Continent, path: int, ends: list[int]) -> Line:
    """The routes that are walked from these ends of a new route, one after the other, until there is a choice."""
    done: Line = []
    for node in ends:
        lines = halves(board, path, node)
        done += agreed(lines)
        if len(lines) > 1:
            break
    return done


@gains(*LAYING)
def connected(change: Change) -> Gains:
    """The whole line is paid, or as much of it as leaves no choice, from the lower end on."""
    before, path = change.before, int(change.argument)
    lines = paid_lines(before.once(Continent), path)
    assert (len(lines) > 1) == (change.after.step == "choose_line"), f"{lines} are the shortest lines"
    if len(lines) < 2:
        return shares(before, [*lines, []][0], change.actor)
    board = before.once(Continent)
    return shares(before, [path, *walked(board, path, sorted(board.where.ends[path]))], change.actor)


@gains("follow_line")
def followed(change: Change) -> Gains:
    """The route that was chosen, and what then leaves no choice."""
    before, chosen = change.before, int(change.argument)
    board, new = before.once(Continent), before.cell("line_route")
    lines = [line for line in halves(board, new, before.cell("line_here")) if line[0] == chosen]
    paid = agreed(lines)
    if len(lines) == 1 and before.cell("line_there") != NOWHERE:
        paid = [*paid, *walked(board, new, [before.cell("line_there")])]
    return shares(before, paid, change.actor)


def measured(board: Continent, path: int) -> list[int]:
    """One more than the routes to the nearest city, on both sides of a new route; 0 elsewhere."""
    away = [0] * len(board.where.nodes)
    sides = [board.part(node, without=path) for node in board.where.ends[path]]
    if sides[0] & sides[1]:
        return away
    near, n = (sides[0] | sides[1]) & board.cities, 0
    while near:
        n += 1
        for node in near:
            away[node] = n
        joined = {
            node
            for here in near
            for way in board.where.meeting[here] & board.laid - {path}
            for node in board.where.ends[way]
        }
        near = {node for node in joined if not away[node]}
    return away


@law("what is measured for a line is how far cities are without the new route", "line_away", "line_queue", "line_route")
def measures(cells: Cells) -> None:
    away, queue = cells.column("line_away"), cells.column("line_queue")
    if cells.step != "choose_line":
        assert not any(away), f"line_away still holds {away}"
        assert not any(queue), f"line_queue still holds {queue}"
        return
    wanted = measured(cells.once(Continent), cells.cell("line_route"))
    assert away == wanted, f"measured {away}, not {wanted}"
    known = queue[: len(away) - away.count(0)]
    assert {*known} == {node for node, n in enumerate(away) if n}, f"{known} are known"
    assert [away[node] for node in known] == sorted(n for n in away if n), f"{known} are out of order"
    assert not any(queue[len(known) :]), f"the queue holds {queue}"


@law("a line is walked from the lower end of a new route on, then from the other, and chosen where there is a choice",
     "line_here", "line_there", "line_route")  # fmt: skip
def walk_of_line(cells: Cells) -> None:
    if cells.step != "choose_line":
        return
    board, new = cells.once(Continent), cells.cell("line_route")
    here, there = cells.cell("line_here"), cells.cell("line_there")
    assert board.routes[new] == cells.state.turn_of, f"the new route {new} belongs to {board.routes[new]}"
    low, high = sorted(board.where.ends[new])
    assert there in (high, NOWHERE), f"the walk is to go on at {there}"
    origin = low if there == high else high
    passed = {node for line in halves(board, new, origin) for path in line for node in board.where.ends[path]}
    assert here in passed, f"the walk from {origin} has come to {here}"
    assert len(next_on_line(cells)) > 1, f"there is no choice at {here}"


def check_connections(game: kogge.Game) -> None:
    """Every first connection of a game has paid one shortest line, that on which all chosen routes lie."""
    laying: tuple[Cells, int] | None = None
    chosen: set[int] = set()
    for before, action, after in game.replay():
        act = game.rules.act_of(action)
        if act.name in LAYING:
            laying, chosen = (Cells(game.rules, before.copy()), action - act.first), set()
        elif act.name == "follow_line":
            chosen.add(action - act.first)
        if laying and game.rules.steps[after.step].name != "choose_line":
            check_connection(*laying, chosen, after)
            laying = None


def check_connection(before: Cells, path: int, chosen: set[int], after: State) -> None:
    lines = [line for line in paid_lines(before.once(Continent), path) if chosen <= set(line)]
    assert len(lines) == 1 or not (lines or chosen), f"the route {path} and the choice of {chosen} leave {lines}"
    wanted = shares(before, [*lines, []][0], before.state.turn_of)
    now = Cells(before.rules, after).column("gold")
    gained = [new - old for old, new in zip(before.column("gold"), now, strict=True)]
    assert gained == wanted, f"the route {path} with the line {lines} brought {gained} gold, not {wanted}"
