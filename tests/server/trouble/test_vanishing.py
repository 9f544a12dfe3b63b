"""Whoever vanishes in the middle of a decision comes back to it, and the table goes on."""

from pathlib import Path
from socket import SHUT_RDWR

import pytest

from tests.server.leaks.listening import Company, Ear, listened

CASES = [
    ("base", "discard", ()),
    ("base", "compose_offer", ("open_trade",)),
    ("base", "answer_offer", ("call_for_offers",)),
    ("land-ho", "movement", ("set_sail",)),
]
USUAL = ("roll", "end_turn")  # so that hands grow
MOST = 200  # actions until it must have come to that


@pytest.mark.parametrize(("scenario", "step", "wanted"), CASES)
def test_whoever_vanishes_in_the_middle_comes_back_to_it(
    scenario: str, step: str, wanted: tuple[str, ...], tmp_path: Path
) -> None:
    with listened(tmp_path) as server:
        company = Company(server, scenario)
        with company.ears() as ears:
            ears[0].say(type="start", table=company.table, id="start")
            ears[0].answer("start")
            play_until(company, ears, step, (*wanted, *USUAL))
            act(company, ears, ("discard", "sail", "offer", "ask"))  # it has begun, and is not done
            assert company.game.step == step
            gone = company.game.waiting()
            seen = {seat: shown(company, ears[seat]) for seat in gone}
            for seat in gone:
                ears[seat].socket.socket.shutdown(SHUT_RDWR)
            wait_until_here(ears[None], gone, False)
            for seat in gone:
                come_back(company, seat, seen[seat], ears)


def play_until(company: Company, ears: dict[int | None, Ear], step: str, wanted: tuple[str, ...]) -> None:
    for _ in range(MOST):
        if company.game.step == step:
            return
        act(company, ears, wanted)
    raise AssertionError(f"it never came to {step}")


def act(company: Company, ears: dict[int | None, Ear], wanted: tuple[str, ...]) -> None:
    """The first who is asked does the first of these, or anything."""
    seat = company.game.waiting()[0]
    texts = company.game.view(seat).texts()
    liked = [text for word in wanted for text in texts if text.split()[0] == word]
    company.say(ears[seat], seat, type="act", action=(liked or texts)[0])
    for ear in ears.values():
        ear.catch_up()


def shown(company: Company, ear: Ear) -> dict[str, object]:
    """The table as a seat sees it, but for who is here."""
    ear.say(type="watch", table=company.table)
    table = ear.hear("table")
    return {name: table[name] for name in ("seq", "seat", "position", "fields", "choices", "undo", "events")}


def wait_until_here(ear: Ear, seats: list[int], is_so: bool) -> None:
    """Hear that these are here, or that they are not."""
    while True:
        told = ear.hear("people")["shown"]["seats"]
        if all(told[seat]["here"] is is_so for seat in seats):
            return


def come_back(company: Company, seat: int, seen: dict[str, object], ears: dict[int | None, Ear]) -> None:
    """Somebody sees what they saw, if nothing has happened meanwhile, and decides."""
    with company.visitors[seat].socket() as talk:
        ear = ears[seat] = Ear(talk, company.heard[seat])
        found = shown(company, ear)
        assert found["choices"] == seen["choices"]
        assert found["fields"] == seen["fields"] or found["seq"] != seen["seq"]
        wait_until_here(ears[None], [seat], True)
        before = company.sitting.table.seq
        company.say(ear, seat, type="act", action=company.game.view(seat).texts()[0])
        assert company.sitting.table.seq > before
