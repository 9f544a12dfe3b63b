"""Number tokens: what lies at sea, on which lands they come, and which are moved."""

from kogge.engine.state import CHANCE
from tests.laws.cells import Cells, Change, law, law_of_change
from tests.laws.continent import NO_SPOT, Continent
from tests.laws.odds import Weights, weigh
from tests.laws.warehouse import founded

EVERYONE = 0  # the one row of a set that all players share
NO_LAND = -1
NUMBERS = 13


def on_lands(cells: Cells, color: int) -> list[int]:
    """The numbers of the tokens of a colour that lie on lands."""
    there = zip(cells.once(Continent).spots, cells.column("token"), cells.column("number"), strict=True)
    return [number for spot, token, number in there if token and spot == color]


def all_of(cells: Cells, color: int) -> list[int]:
    """How many tokens of a colour have each number, at sea and on lands."""
    laid = on_lands(cells, color)
    return [n + laid.count(number) for number, n in enumerate(cells.rows("tokens_at_sea")[color])]


@law("every number token lies on a land of its colour or at sea", "tokens_at_sea", "token", "number")
def tokens(cells: Cells) -> None:
    for color, left in enumerate(cells.rows("tokens_at_sea")):
        now, once = all_of(cells, color), all_of(cells.beginning(), color)
        assert now == once, f"of colour {color} there were {once} and are {now}"
        assert min(left) >= 0, f"of colour {color} {left} lie at sea"


@law("a land has its printed number, or that of a token on its spot, or none", "number", "token")
def numbers(cells: Cells) -> None:
    once, rows = cells.beginning(), zip(cells.column("number"), cells.column("token"), strict=True)
    for h, (number, token) in enumerate(rows):
        assert token in (0, 1), f"{token} tokens lie on land {h}"
        if cells.once(Continent).spots[h] == NO_SPOT:
            assert (number, token) == (once.column("number")[h], 0), f"land {h} has the number {number}"
        else:
            assert bool(number) == bool(token), f"land {h} has the number {number} and {token} tokens"


@law("the lands with a number are known", "numbered_lands", "number")
def numbered_lands(cells: Cells) -> None:
    stored, wanted = cells.members("numbered_lands", EVERYONE), {h for h, n in enumerate(cells.column("number")) if n}
    assert stored & set(range(cells.topo.n_hexes)) == wanted, f"lands that differ: {stored ^ wanted}"


@law("a token is due on a land without a number at a kontor of the player", "bare_land", "founded_at", "number")
def token_due(cells: Cells) -> None:
    board, p, step = cells.once(Continent), cells.state.turn_of, cells.step
    h, node = cells.cell("bare_land"), cells.cell("founded_at")
    if step == "choose_land":
        assert board.kontors[node] == p, f"seat {p} has no kontor at {node}"
        assert len(board.lands_without_number(node)) > 1, f"there is no choice at {node}"
    elif step in ("turn_token", "move_token"):
        assert not cells.column("number")[h], f"land {h} has a number"
        assert any(board.kontors[corner] == p for corner in board.where.corners[h]), f"seat {p} has nothing at land {h}"
        at_sea = sum(cells.rows("tokens_at_sea")[board.spots[h]])
        assert (step == "turn_token") == (at_sea > 0), f"{at_sea} lie at sea at {step}"
        assert (step == "turn_token") == (cells.state.to_act == CHANCE), f"seat {cells.state.to_act} does it"


@weigh("turn_token")
def turn_token(cells: Cells) -> Weights:
    """Every token of the colour that does not lie on a land.  (M-65)"""
    color = cells.once(Continent).spots[cells.cell("bare_land")]
    seen = on_lands(cells, color)
    return {str(number): n - seen.count(number) for number, n in enumerate(all_of(cells.beginning(), color))}


@law_of_change("a founding asks for one token if there is a land without a number", "bare_land", "founded_at")
def founding_asks(change: Change) -> None:
    before, after, board = change.before, change.after, change.before.once(Continent)
    if change.act == "choose_land":
        assert after.cell("bare_land") == int(change.argument), f"{change.text} led to {after.cell('bare_land')}"
        return
    for node in founded(change):
        bare = board.lands_without_number(node)
        wanted = (node, NO_LAND) if len(bare) > 1 else (NO_LAND, max(bare, default=NO_LAND))
        found = after.cell("founded_at"), after.cell("bare_land")
        assert found == wanted, f"{change.text} asked for {found}, not {wanted}"
        assert bool(bare) == (after.step in ("choose_land", "turn_token", "move_token")), f"then came {after.step}"
        assert bare or after.state.step == before.cell("back_to_step"), f"then came {after.step}"


@law_of_change(
    "tokens come from the sea to the land that is due, or from another land", "number", "token", "tokens_at_sea"
)
def tokens_move(change: Change) -> None:
    before, after = change.before, change.after
    number, token = list(before.column("number")), list(before.column("token"))
    at_sea, due = [list(row) for row in before.rows("tokens_at_sea")], before.cell("bare_land")
    if change.act == "turn_token":
        number[due], token[due] = int(change.argument), 1
        at_sea[before.once(Continent).spots[due]][number[due]] -= 1
    elif change.act == "move_token":
        origin = int(change.argument)
        number[due], token[due] = number[origin], 1
        number[origin], token[origin] = 0, 0
    assert after.column("number") == number, f"{change.text} left the numbers {after.column('number')}"
    assert after.column("token") == token, f"{change.text} left the tokens {after.column('token')}"
    assert after.rows("tokens_at_sea") == at_sea, f"{change.text} left {after.rows('tokens_at_sea')} at sea"
