"""What chance turns up: tiles, chips and whatever else lay face down, and the faces of a die."""

from kogge.games.isles.referee.chart import RefereeChart
from kogge.games.referee.reading import NOTHING, Bar, Parts, Reading
from kogge.games.referee.table import RefereeTable

NO_HEX = -1


def not_face_down(rule: str, key: str, pile: str, found: str) -> Bar:
    """Nothing of the kind is left face down in the region of what was found."""

    def check(table: RefereeTable, kind: int) -> Parts | None:
        h = table.cell(found)
        left = h == NO_HEX or table.row(pile, table.once(RefereeChart).region(h))[kind]
        return None if left else NOTHING

    return Bar(rule, key, check)


def no_such_face(rule: str) -> Bar:
    """A die does not show this."""

    def check(_: RefereeTable, number: int) -> Parts | None:
        return None if number else NOTHING

    return Bar(rule, "no_such_face", check)


DISCOVERING = (
    Reading(
        "turn_tile", ("turn_tile",), (not_face_down("E-46", "no_such_tile", "tiles_left", "found_hex"),), by_chance=True
    ),
    Reading(
        "draw_chip", ("draw_chip",), (not_face_down("E-46", "no_such_chip", "chips_left", "found_hex"),), by_chance=True
    ),
    Reading("chase_roll", ("chase_roll",), (no_such_face("E-55"),), by_chance=True),
)
