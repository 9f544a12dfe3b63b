"""Pictures of games in which the players have chosen their colours."""

import pytest

import kogge
from tests.svg.reading import beginning, picture, titles


@pytest.mark.parametrize("colors", ["white,blue", "orange,white,red", "red,white,orange,blue"])
def test_the_first_pieces_of_every_colour_are_drawn_where_it_begins(colors: str) -> None:
    """In Land Ho!: what nobody plays is neutral with two players, and not there with three."""
    usual = beginning(picture(kogge.start("land-ho")), "intersection", "path")
    game = kogge.start("land-ho", colors=colors)
    drawn = beginning(picture(game), "intersection", "path")
    for color in ("blue", "red", "white", "orange"):
        homes = {title for title in usual if f": {color} " in title}
        if color in game.seats:
            assert homes <= {*drawn}
        elif game.players == 2:
            assert len([title for title in drawn if f": neutral {color} " in title]) == 3
        else:
            assert not [title for title in drawn if color in title]


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_every_seat_has_a_card_in_its_chosen_colour(scenario: str) -> None:
    game = kogge.start(scenario, seed=2, colors="white,orange,red")
    game.play_out(limit=200)
    cards = [title for title in titles(picture(game)) if title.startswith(("white,", "orange,", "red,", "blue,"))]
    assert [card.partition(",")[0] for card in cards] == game.seats
