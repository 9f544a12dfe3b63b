"""Records of sealed games: what they tell when, and that nothing in them can be changed unnoticed."""

import re
from typing import Any

import pytest

import kogge
from tests.api.refusals import refused
from tests.support.sealed import SEAL, SECRET, opened, replaced, rolls, sealed

CHOICES: dict[str, dict[str, Any]] = {"base": {"board": "random"}}
KINDS = {  # draws that a game of thirty turns has, besides rolls of two dice
    "base": ["lay_hex", "lay_frame", "steal", "draw_card"],
    "land-ho": ["turn_tile", "draw_chip"],
    "pirate-lairs": ["turn_tile", "chase_roll"],
    "fish": ["lay_land", "fish_roll"],
    "spices": ["lay_land", "turn_village"],
    "explorers-pirates": ["lay_land", "turn_tile"],
    "europe-short": ["draw_card"],
    "europe": ["draw_card"],
}
OTHER = bytes(range(1, 33))


def head(record: str) -> list[str]:
    return record.partition("\n\n")[0].split("\n")


def lucky(record: str) -> list[str]:
    """The lines of the head that tell of luck."""
    return [line for line in head(record) if re.match("seed|luck|sealed|word|secret", line)]


SHOWN = [f"sealed: {SEAL.hash}", "word red: four of a kind", "word white: Grüße"]


def test_the_record_of_a_game_that_goes_on_tells_neither_seed_nor_secret() -> None:
    game = sealed(limit=100)
    assert lucky(game.record()) == SHOWN
    game.open_seal()
    assert lucky(game.record()) == [*SHOWN, f"secret: {SECRET.hex()}"]


def test_a_game_that_is_over_tells_its_secret() -> None:
    game = sealed(players=2, colors="red,white", trade=False)
    assert game.is_over
    assert lucky(game.record()) == [*SHOWN, f"secret: {SECRET.hex()}"]
    assert kogge.read_record(game.record()).record() == game.record()


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_a_whole_sealed_game_of_every_scenario_is_read_back_and_proved(scenario: str) -> None:
    text = sealed(scenario, turn_limit=30).record()
    game = kogge.read_record(text)
    assert game.is_over
    assert (game.record(), game.seal, game.draws) == (text, SEAL, text.count("\nchance: "))
    proof = kogge.verify(text)
    assert (proof.verdict, proof.hash, proof.draws) == ("proved", SEAL.hash, game.draws)
    assert proof.words == dict(SEAL.words)
    assert proof.rolls == kogge.statistics(game).rolls
    assert sum(proof.rolls.values()) == round(sum(proof.expected.values())) > 5


@pytest.mark.parametrize("scenario", ["base", "explorers-pirates", "europe"])
def test_without_the_secret_a_game_can_be_looked_at_but_luck_must_be_named(scenario: str) -> None:
    game = sealed(scenario, 300)
    while game.to_act != kogge.CHANCE:
        game.play_out(1)
    closed = kogge.read_record(game.record())
    assert closed.seal == kogge.ClosedSeal(SEAL.hash, SEAL.words)
    assert (closed.record(), closed.state) == (game.record(), game.state)
    assert len(closed.view(0).to_dict()) == len(game.view(0).to_dict())
    for attempt in (closed.play_chance, closed.play_out, closed.open_seal):
        with refused(closed, says="only whoever has its secret can play on"):
            attempt()
    closed.play(closed.legal()[0])
    assert kogge.read_record(closed.record()).record() == closed.record()


def test_whoever_keeps_the_secret_goes_on_with_a_record_that_does_not_tell_it() -> None:
    game = sealed(limit=300)
    again = kogge.read_record(game.record(), secret=SECRET)
    assert (again.seal, again.record()) == (SEAL, game.record())
    for one in (game, again):
        one.luck = kogge.Random(3)
        one.play_out(100)
    assert again.record() == game.record()
    with refused(says="the secret is not the one that was sealed"):
        kogge.read_record(game.record(), secret=OTHER)
    with refused(says="a secret has 32 bytes"):
        kogge.read_record(game.record(), secret=b"x")
    with refused(says="this record has no seal"):
        kogge.read_record(kogge.start("base", seed=1).record(), secret=SECRET)
    game.open_seal()
    with refused(says="the secret is not the one that was sealed"):
        kogge.read_record(game.record(), secret=OTHER)


# What somebody changes is found


def found_at(record: str) -> int | None:
    """The number of the line that is wrong."""
    proof = kogge.verify(record)
    assert proof.verdict == "wrong"
    assert proof.reason is not None
    return proof.line


def test_every_roll_that_is_changed_is_found_in_its_line() -> None:
    text = opened(limit=150)
    changed = 0
    for number, line in rolls(text):
        first, second = (int(face) for face in re.findall(r"(\d)[+)]", line)[-2:])
        one = first % 6 + 1
        other = re.sub(r"\d+ \(.*", f"{one + second} ({one}+{second})", line)
        assert found_at(replaced(text, number, other)) == number
        assert found_at(replaced(text, number, line.partition(" (")[0])) == number  # no faces
        if first != second:
            assert found_at(replaced(text, number, re.sub(r"\(.*", f"({second}+{first})", line))) == number
        changed += 1
    assert changed > 10


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_a_changed_draw_of_every_kind_is_found_in_its_line(scenario: str) -> None:
    text = sealed(scenario, turn_limit=30, **CHOICES.get(scenario, {})).record()
    game, changed = kogge.read_record(text), dict[str, tuple[int, str]]()
    while len(game):
        drawn = game.text(game.actions[-1])
        game.undo()
        others = [other for other in game.legal_texts() if other != drawn]
        if game.to_act == kogge.CHANCE and others:
            changed[drawn.split()[0]] = (len(game) + len(head(text)) + 2, others[0])
    assert changed.keys() >= {"starting_roll", "dice", *KINDS[scenario]}
    for number, other in changed.values():
        assert found_at(replaced(text, number, f"chance: {other}")) == number


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("four of a kind", "five of a kind"),
        ("word red: four of a kind\n", ""),
        ("word red", "word blue"),
        ("word white: Grüße", "word white: Grüsse"),
        ("word white", "word orange: me too\nword white"),
    ],
)
def test_a_word_that_is_changed_is_found(old: str, new: str) -> None:
    text = opened(limit=150)
    assert old in text
    changed = text.replace(old, new)
    assert found_at(changed) in dict(rolls(changed))


def test_another_secret_is_found_with_its_own_hash_or_without() -> None:
    text = opened(limit=150)
    other = text.replace(SECRET.hex(), OTHER.hex())
    assert found_at(other) is None
    assert f"its hash is {kogge.Seal(OTHER).hash}, not {SEAL.hash}" in str(kogge.verify(other).reason)
    both = other.replace(SEAL.hash, kogge.Seal(OTHER).hash)
    assert found_at(both) in dict(rolls(both))
    assert found_at(text.replace(SEAL.hash, kogge.Seal(OTHER).hash)) is None


def test_another_order_of_draws_is_found() -> None:
    text = opened(limit=150)
    (one, first), (two, second) = [(number, line) for number, line in rolls(text) if "starting" in line][:2]
    assert first != second
    assert found_at(replaced(replaced(text, one, second), two, first)) == one


@pytest.mark.parametrize("secret", ["", "00" * 31, "00" * 33, "zz" * 32, "AB" * 32])
def test_a_secret_that_is_none_is_refused(secret: str) -> None:
    text = opened(limit=20)
    with refused(says="'secret' in a record must be 64 signs"):
        kogge.read_record(text.replace(SECRET.hex(), secret))


def test_what_is_not_wrong_is_not_called_wrong() -> None:
    assert kogge.verify(sealed(limit=50).record()).verdict == "closed"
    assert kogge.verify(kogge.start("base", seed=7).record()).verdict == "unsealed"
    assert kogge.verify(opened(limit=50).replace("\n", "\r\n")).verdict == "proved"
    with refused(says="this is not a record"):
        kogge.verify("Dear diary")
    with refused(says="a record is a text"):
        kogge.verify(None)  # type: ignore[arg-type]
    truncated = opened(limit=50).rpartition("end:")[0]
    assert str(kogge.verify(truncated).reason) == "the record is truncated: its last line does not begin with 'end:'"
