"""The laws of parts and choices notice what is wrong."""

import pytest

import kogge
from kogge import choices
from kogge.forms import Reader
from kogge.notation import Notation
from tests.laws.parts import check_choices_told, check_parts
from tests.support.position import ORANGE, WHITE, position


def rich() -> kogge.Game:
    return position(settlements={ORANGE: [20]}, hand={ORANGE: "4 wood brick"})


def dealing() -> kogge.Game:
    """Orange can close a deal with white."""
    game = position(hand={ORANGE: "2 wool", WHITE: "ore"})
    game.play("open_trade; offer wool wool; ask ore; propose")
    while game.step != "close_deal":
        game.play("accept" if "accept" in game.legal_texts() else "decline")
    return game


@pytest.mark.parametrize("game", [rich(), dealing()], ids=["rich", "dealing"])
def test_what_is_right_passes(game: kogge.Game) -> None:
    check_parts(game, game.legal())
    check_choices_told(game)


def test_parts_of_another_action_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Notation.parts
    monkeypatch.setattr(Notation, "parts", lambda self, action: right(self, action)[::-1])
    with pytest.raises(AssertionError):
        check_parts(rich(), rich().legal())


def test_a_form_that_is_not_read_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reader, "path", lambda *_: None)
    with pytest.raises(kogge.Refused):
        check_parts(rich(), rich().legal())


def test_a_price_that_is_not_paid_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    right = choices.flows
    monkeypatch.setattr(choices, "flows", lambda *asked: ({}, right(*asked)[1]))
    with pytest.raises(AssertionError, match="costs"):
        check_choices_told(rich())


def test_a_gain_that_is_not_got_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    right = choices.flows
    monkeypatch.setattr(choices, "flows", lambda *asked: (right(*asked)[0], {}))
    with pytest.raises(AssertionError, match="brings"):
        check_choices_told(rich())


def test_a_price_that_depends_on_a_secret_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "laid_open", lambda _, s: s)
    with pytest.raises(AssertionError, match="secret"):
        check_choices_told(dealing())
