"""Many random games at once, without the interpreter lock."""

from libc.stdlib cimport calloc, free, malloc
from libc.stdint cimport uint64_t
from kogge.engine.chance cimport Moves, Random
from kogge.engine.rules cimport Rules
from kogge.engine.state cimport State
from kogge.engine.tables cimport cell_number

from kogge.engine.chance import MASK, seed_number
from kogge.engine.tables import plain


def play_many(Rules rules not None, seed, games, limit, cells):
    """Play random games with the seeds ``seed``, ``seed + 1`` ... without holding the interpreter lock.

    Each game is told by the number of its actions and by what these ``cells`` hold at its end.
    """
    cells = [plain(cell) for cell in cells]
    rules.admit(rules.blank)
    cdef int many = cell_number(games)
    cdef int most = cell_number(limit)
    check_batch(many, most, cells, len(rules.blank))
    cdef Moves out = Moves(rules.n_actions)
    cdef Random rng = Random(0)
    cdef State s = rules.blank.copy()
    cdef State blank = rules.blank
    cdef uint64_t first = seed_number(seed) & MASK
    cdef Py_ssize_t width = 1 + len(cells)
    cdef int* told = <int*>calloc(max(1, many), width * sizeof(int))
    cdef int* asked = <int*>malloc(width * sizeof(int))
    cdef Py_ssize_t game, k
    try:
        if told == NULL or asked == NULL:
            raise MemoryError
        for k, cell in enumerate(cells):
            asked[k] = cell
        with nogil:
            for game in range(many):
                rng.reseed(first + game)
                s.become(blank)
                told[game * width] = rules.playout(s, rng, out, most)
                for k in range(width - 1):
                    told[game * width + 1 + k] = s.at[asked[k]]
                if out.failed or s.failure is not None:
                    break
        out.raise_failure()
        s.raise_failure()
        return [tuple([told[game * width + k] for k in range(width)]) for game in range(many)]
    finally:
        free(told)
        free(asked)


def check_batch(games, limit, cells, size):
    """Refuse what can't be asked of a batch of games."""
    if games < 0 or limit < 0:
        raise ValueError(f"{games} games of at most {limit} actions can't be played")
    for cell in cells:
        if not 0 <= cell < size:
            raise IndexError(f"there is no cell {cell} in this game; the last one is {size - 1}")
