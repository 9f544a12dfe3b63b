"""A seal: what follows from a secret, and from nothing else, and how fair that is."""

import pickle
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

import kogge
from kogge.seal import NUMBERS, WORD, ClosedSeal, Seal, checked_word, throws
from tests.api.refusals import refused
from tests.support.position import ORANGE, position
from tests.support.sealed import SEAL, SECRET, WORDS

HASH = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
SEATS = ["orange", "red", "blue", "white"]


def chi_square(found: Mapping[Any, int], expected: Mapping[Any, float]) -> float:
    """How far counts are from what is expected of them."""
    assert found.keys() <= expected.keys()
    return sum((found.get(one, 0) - mean) ** 2 / mean for one, mean in expected.items())


# Known numbers, worked out with sha256sum and openssl's HMAC


def test_a_secret_is_shown_by_its_sha256() -> None:
    assert Seal(SECRET).hash == SEAL.hash == HASH


def test_the_key_is_the_hmac_of_the_words_with_the_secret() -> None:
    assert Seal(SECRET).key.hex() == "d38b42096d80f45f826b44a9d5607de72496a415d3f4a1a8c88e3bb9da8dc1cb"
    assert SEAL.key.hex() == "e258d223b089789f3a22a9f28776c5e84597f422b14884d57d8ba40255821e71"


def test_a_number_is_the_hmac_of_its_draw_with_the_key() -> None:
    assert [Seal(SECRET).number(draw, 36) for draw in range(6)] == [35, 23, 17, 23, 4, 1]
    assert [SEAL.number(draw, 36) for draw in range(6)] == [22, 18, 28, 20, 32, 7]
    whole = 0x2FD04E382D5422D68BEFD3BFBFF0ECB973FE058A3F85330B8690172244637387
    assert Seal(SECRET).number(0, NUMBERS) == whole


# Fairness: the sequences are fixed, so these can't fail by bad luck


def test_every_throw_of_two_dice_is_as_likely_as_the_others() -> None:
    s, rules = kogge.start("base").state, kogge.start("base").rules
    thrown = Counter(SEAL.drawn(rules, s, draw)[1] for draw in range(7200))
    all_throws = [throw for total in range(2, 13) for throw in throws(total)]
    assert len(all_throws) == 36
    assert chi_square(thrown, dict.fromkeys(all_throws, 200.0)) < 66.6  # 35 degrees of freedom, 1 in 1,000


def test_every_outcome_comes_as_often_as_it_weighs() -> None:
    game = position(hand={ORANGE: "wool ore grain"})
    game.play("buy_card")
    weights = dict(game.rules.outcomes(game.state))
    assert sorted(weights.values()) == [2, 2, 2, 5, 14]
    drawn = Counter(SEAL.drawn(game.rules, game.state, draw)[0] for draw in range(5000))
    assert chi_square(drawn, {action: 5000 * weight / 25 for action, weight in weights.items()}) < 18.5  # 4 degrees


def test_the_faces_of_a_roll_are_those_of_its_total() -> None:
    game = kogge.start("base")
    for draw in range(200):
        action, faces = SEAL.drawn(game.rules, game.state, draw)
        assert faces is not None
        assert game.text(action) == f"starting_roll {sum(faces)}"


BELOW = 3 << 254  # three quarters of all numbers: a quarter can't be shared out


def test_what_cant_be_shared_out_evenly_is_drawn_again() -> None:
    whole = [SEAL.number(draw, NUMBERS) for draw in range(3000)]
    fair = [SEAL.number(draw, BELOW) for draw in range(3000)]
    again = [draw for draw, number in enumerate(whole) if number >= BELOW]
    assert 650 < len(again) < 850
    assert all(fair[draw] == whole[draw] for draw in range(3000) if draw not in set(again))
    assert all(fair[draw] != whole[draw] % BELOW for draw in again)
    thirds = dict.fromkeys(range(3), 1000.0)
    assert chi_square(Counter(number * 3 // BELOW for number in fair), thirds) < 13.8  # 2 degrees, 1 in 1,000
    assert chi_square(Counter(number % BELOW * 3 // BELOW for number in whole), thirds) > 200  # as a remainder alone


def test_the_largest_fair_number_is_kept_and_the_next_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {b"7/0": 252, b"7/1": 255, b"7/2": 251, b"8/0": 251}  # of 256 numbers, 252 can be shared out among 36
    monkeypatch.setattr("kogge.seal.NUMBERS", 256)
    monkeypatch.setattr("kogge.seal.hmac.digest", lambda _, message, __: bytes([told.get(message, 0)]))
    assert [SEAL.number(draw, 36) for draw in (7, 8)] == [35, 35]


@pytest.mark.parametrize("below", [0, -1, NUMBERS + 1])
def test_a_number_is_drawn_from_as_many_as_there_are(below: int) -> None:
    with refused(says="a number can't be drawn from"):
        SEAL.number(0, below)


# Words


@pytest.mark.parametrize("words", [(), (("red", "four of a kin"),), WORDS[:1], (("blue", "four of a kind"), WORDS[1])])
def test_another_word_or_another_seat_brings_other_luck(words: tuple[tuple[str, str], ...]) -> None:
    other = Seal(SECRET, words)
    assert other.hash == SEAL.hash
    assert [other.number(draw, 36) for draw in range(20)] != [SEAL.number(draw, 36) for draw in range(20)]


def test_words_are_put_in_the_order_of_the_seats() -> None:
    assert Seal(SECRET).with_words({"white": " Gru\u0308\u00dfe ", "red": "four  of a kind"}, SEATS) == SEAL
    with refused(says="comes from 'purple', but that is none of orange, red, blue, white"):
        Seal(SECRET).with_words({"purple": "x"}, SEATS)


@pytest.mark.parametrize("word", ["", "  ", "x" * (WORD + 1), "a\x00b", "a\u202eb", "\ud800", "a\u200bb"])
def test_a_word_that_cant_be_written_in_a_line_is_refused(word: str) -> None:
    with refused(says="a word for the luck has 1 to 64 characters in one line"):
        checked_word(word)


def test_a_word_is_the_same_however_it_was_typed() -> None:
    assert checked_word("\ta\r\n b\u2028c ") == "a b c"
    assert checked_word("e\u0301") == "é"
    assert checked_word("x" * WORD) == "x" * WORD
    with refused(says="is a text, not 7"):
        checked_word(7)  # type: ignore[arg-type]


@pytest.mark.parametrize("word", ["", " a", "a\nsecret: 00", "a  b", "x" * (WORD + 1)])
def test_a_seal_takes_no_word_that_would_break_its_line(word: str) -> None:
    for made in (lambda: Seal(SECRET, (("red", word),)), lambda: ClosedSeal(HASH, (("red", word),))):
        with refused(says="a word for the luck"):
            made()


@pytest.mark.parametrize("words", [[("red", "x")], {"red": "x"}, "red", (("red",),), ("red", "x"), (("red", 7),)])
def test_words_that_are_no_pairs_of_a_seat_and_a_text_are_refused(words: Any) -> None:
    with refused(says="word"):
        Seal(SECRET, words)


# Secrets


@pytest.mark.usefixtures("_luck_of_the_system")
def test_fresh_secrets_come_from_the_system_and_are_never_the_same() -> None:
    seals = [Seal.fresh() for _ in range(8)]
    assert len({seal.secret for seal in seals}) == len({seal.hash for seal in seals}) == 8
    assert {len(seal.secret) for seal in seals} == {32}


def test_a_secret_has_32_bytes_and_is_not_repeated_where_it_has_not() -> None:
    for secret in (SECRET[:-1], SECRET + b"x", b"", SECRET.hex(), None, bytearray(SECRET)):
        with pytest.raises(kogge.Refused) as error:
            Seal(secret)  # type: ignore[arg-type]
        assert str(SECRET[:4]) not in str(error.value)
        assert SECRET.hex()[:8] not in str(error.value)


def test_a_seal_shows_its_hash_and_nothing_else() -> None:
    for seal in (SEAL, SEAL.opened()):
        assert repr(seal) == str(seal) == f"{seal}" == f"<Seal {HASH}>"
    assert repr(ClosedSeal(HASH, WORDS)) == f"<ClosedSeal {HASH}>"


def test_a_seal_is_itself_open_or_not_and_after_a_journey() -> None:
    assert SEAL.opened() == SEAL == pickle.loads(pickle.dumps(SEAL))
    assert (SEAL.is_open, SEAL.opened().is_open) == (False, True)
    assert replace(SEAL, words=()) != SEAL
