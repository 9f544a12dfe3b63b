"""The small pictures of the games on the page's home are those that the tool draws."""

import pytest
from tools import thumbnails

import kogge


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_each_game_has_a_picture_that_is_not_stale(scenario: str) -> None:
    kept = (thumbnails.HOME / f"{scenario}.svg").read_text("utf-8")
    assert kept == thumbnails.drawn(scenario), "run 'python tools/thumbnails.py'"
    assert "<title>" not in kept, "it is a decoration, with the game's title beside it"
