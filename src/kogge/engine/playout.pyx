"""Many random games at once, without the interpreter lock."""

from libc.stdlib cimport free, malloc
from libc.stdint cimport uint64_t
from kogge.engine.chance cimport Moves, Random
from kogge.engine.acts import raise_failure
from kogge.engine.rules cimport Rules
from kogge.engine.state cimport State


def play_many(Rules rules, seed, int games, int limit, cells):
    """Play random games with the seeds ``seed``, ``seed + 1`` ... without holding the interpreter lock.

    Each game is told by the number of its actions and by what these ``cells`` hold at its end.
    """
    cdef Moves out = Moves(rules.n_actions)
    cdef Random rng = Random(0)
    cdef State s = rules.blank.copy()
    cdef State blank = rules.blank
    cdef uint64_t first = seed & 0xFFFFFFFFFFFFFFFF
    cdef int width = 1 + len(cells)
    cdef int* told = <int*>malloc(max(1, games) * width * sizeof(int))
    cdef int* asked = <int*>malloc(width * sizeof(int))
    cdef int game, k
    if told == NULL or asked == NULL:
        raise MemoryError
    try:
        for k, cell in enumerate(cells):
            asked[k] = cell
        with nogil:
            for game in range(games):
                rng.reseed(first + game)
                s.become(blank)
                told[game * width] = rules.playout(s, rng, out, limit)
                for k in range(width - 1):
                    told[game * width + 1 + k] = s.at[asked[k]]
        raise_failure()
        return [tuple([told[game * width + k] for k in range(width)]) for game in range(games)]
    finally:
        free(told)
        free(asked)
