"""What number a resource has, a game says once."""

import re

import pytest

from kogge.games.base.scenario import BaseGame, BaseOptions
from kogge.games.europe.assembly import Europe
from kogge.games.europe.board import load
from kogge.games.europe.scenarios import ShortOptions
from kogge.modules.purse import Purse
from tests.build.compiled import PACKAGE

BASE = BaseGame(BaseOptions()).purse
EUROPE = Europe(ShortOptions(), load("europe-short")).purse


@pytest.mark.parametrize(("purse", "number"), [(BASE, 2), (EUROPE, 1)])
def test_wool_has_the_number_of_its_game(purse: Purse, number: int) -> None:
    assert purse.number("wool") == number
    assert [purse.number(name) for name in purse.names] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(("purse", "name"), [(BASE, "salt"), (EUROPE, "brick")])
def test_a_resource_that_a_game_does_not_have_is_refused(purse: Purse, name: str) -> None:
    with pytest.raises(ValueError, match=f"{name} is no resource of this game; those are wood, "):
        purse.number(name)


def test_no_module_has_a_number_of_its_own_for_a_resource() -> None:
    """It would be that of one game, and read like that of all."""
    named = re.compile(rf"^({'|'.join(name.upper() for name in {*BASE.names, *EUROPE.names})})\s*[=,]", re.MULTILINE)
    for folder in ("engine", "modules", "games"):
        for path in sorted(PACKAGE.joinpath(folder).rglob("*.py")):
            assert not named.search(path.read_text("utf-8")), path.name
