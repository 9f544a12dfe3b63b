"""Many random games at once.  Interpreted twin of ``playout.pyx``."""

from collections.abc import Sequence

from kogge.engine.chance import Moves, Random, seed_number
from kogge.engine.rules import Rules
from kogge.engine.tables import cell_number, plain


def play_many(rules: Rules, seed: int, games: int, limit: int, cells: Sequence[int]) -> list[tuple[int, ...]]:
    """Play random games with the seeds ``seed``, ``seed + 1`` ... without holding the interpreter lock.

    Each game is told by the number of its actions and by what these ``cells`` hold at its end.
    """
    games, limit = cell_number(games), cell_number(limit)
    cells = [plain(cell) for cell in cells]
    rules.admit(rules.blank)
    check_batch(games, limit, cells, len(rules.blank))
    out = Moves(rules.n_actions)
    s = rules.start()
    told = []
    first = seed_number(seed)
    for game in range(games):
        s.copy_from(rules.blank)
        actions = rules.playout(s, Random(first + game), out, limit)
        told.append((actions, *[s.at[cell] for cell in cells]))
    return told


def check_batch(games: int, limit: int, cells: Sequence[int], size: int) -> None:
    """Refuse what can't be asked of a batch of games."""
    if games < 0 or limit < 0:
        raise ValueError(f"{games} games of at most {limit} actions can't be played")
    for cell in cells:
        if not 0 <= cell < size:
            raise IndexError(f"there is no cell {cell} in this game; the last one is {size - 1}")
