"""Seeds: the numbers from which the luck of games comes."""

from secrets import randbits

from kogge.games.refusal import DIGITS, Refused, whole

SEED_BITS = 64  # of a seed that nobody gave: as many as the luck of a game can tell apart


def fresh_seed() -> int:
    """A seed that nobody gave and nobody can guess, from the system's own source of luck."""
    return randbits(SEED_BITS)


def given_or_fresh(seed: int | None) -> int:
    """A seed that was given, or else a fresh one."""
    return fresh_seed() if seed is None else seed


def checked_seed(seed: int) -> int:
    """Refuse what is no whole number, or one that nobody could write down."""
    if abs(whole(seed, "a seed")) >= 10**DIGITS:
        raise Refused(f"a seed can have {DIGITS} digits at most")
    return seed
