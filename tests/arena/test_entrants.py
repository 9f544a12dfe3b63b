"""Bots by name, ours and others'."""

from pathlib import Path

import pytest

import kogge
from kogge.arena.entrants import enter, seated
from kogge.bots.random import RandomBot
from tests.arena.players import First


def test_a_bot_of_ours_goes_by_its_name() -> None:
    assert isinstance(enter("random", 3), RandomBot)


def test_a_bot_of_ones_own_goes_by_its_module_and_class() -> None:
    bot = enter("tests.arena.players:First", 11)
    assert isinstance(bot, First)
    assert bot.seed == 11


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("clever", "there is no bot 'clever'; choose one of random"),
        (
            "nowhere_at_all:Bot",
            "the bot nowhere_at_all:Bot could not be imported: ModuleNotFoundError: No module named",
        ),
        ("tests.arena.players:Nobody", "the module tests.arena.players has no bot 'Nobody'"),
        ("math:pi", "the bot math:pi could not be made from a seed: TypeError: 'float' object is not callable"),
    ],
)
def test_what_is_no_bot_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(kogge.Refused) as caught:
        enter(name, 0)
    assert str(caught.value).startswith(sentence)


def test_a_module_that_can_not_be_imported_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "half_written.py").write_text("class Bot(\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(kogge.Refused, match="could not be imported: SyntaxError"):
        enter("half_written:Bot", 0)


@pytest.mark.parametrize(
    ("body", "named"), [("raise SystemExit(3)", "SystemExit: 3"), ("raise GeneratorExit", "GeneratorExit")]
)
def test_whatever_the_module_or_the_bot_raises_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str, named: str
) -> None:
    name = f"module_of_{named.split(':')[0]}"
    (tmp_path / f"{name}.py").write_text(f"{body}\n", "utf-8")
    (tmp_path / f"{name}_bot.py").write_text(f"def bot(seed):\n    {body}\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(kogge.Refused, match=f"could not be imported: {named}$"):
        enter(f"{name}:bot", 0)
    with pytest.raises(kogge.Refused, match=f"could not be made from a seed: {named}$"):
        enter(f"{name}_bot:bot", 0)


def test_a_person_can_stop_a_module_that_takes_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "interrupted.py").write_text("raise KeyboardInterrupt\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(KeyboardInterrupt):
        enter("interrupted:Bot", 0)


def test_a_name_that_no_record_can_tell_is_refused() -> None:
    with pytest.raises(kogge.Refused, match="a name is a line of at most 200 characters"):
        seated(["m" * 200 + ":Bot"], 2)


def test_one_name_is_meant_for_all_seats() -> None:
    assert seated(["random"], 3) == ("random", "random", "random")
    assert seated(["tests.arena.players:Last", "random"], 2) == ("tests.arena.players:Last", "random")


def test_bots_must_fit_the_seats_and_exist() -> None:
    with pytest.raises(kogge.Refused, match="4 seats need 1 bot for all or 4 bots, not 2"):
        seated(["random", "random"], 4)
    with pytest.raises(kogge.Refused, match="no bot 'clever'"):
        seated(["random", "clever"], 2)
