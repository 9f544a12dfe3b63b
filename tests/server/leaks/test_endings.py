"""The secret of the luck, and what everybody has drawn, are told when a game has ended, and not before."""

import asyncio
import json
from collections.abc import Iterator

import pytest

import kogge
from kogge.record import read_record
from tests.server.leaks.listening import Company, check_heard, listened
from tests.server.leaks.worlds import asked_of, refused_to
from tests.server.wire.serving import Running

AFTERWARDS = ("/record", "/statistics", "/replay")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with listened(tmp_path_factory.mktemp("server")) as running:
        yield running


def everything(company: Company) -> str:
    """All that anybody has heard, or can ask for."""
    heard = [text for texts in company.heard.values() for text in texts]
    answers = [
        answer.text
        for seat, visitor in company.visitors.items()
        for answer in [*asked_of(visitor, company.table), *refused_to(visitor, company, seat, ["roll"])]
    ]
    return "\n".join(heard + answers)


def test_the_secret_is_told_when_the_game_is_over(server: Running) -> None:
    company = Company(server, "base", turn_limit=2)
    company.play(0, 1000, lambda: len(company.game) > 12)
    secret = company.sitting.table.seal.secret.hex()
    assert secret not in everything(company)
    company.play_on(1000, lambda: company.game.is_over)
    assert company.sitting.table.state == "over"
    check_told(company, secret)


def test_the_secret_is_told_when_the_game_is_abandoned(server: Running) -> None:
    company = Company(server, "land-ho")
    company.play(12, 12, lambda: True)
    secret = company.sitting.table.seal.secret.hex()
    assert secret not in everything(company)
    with company.ears() as ears:
        sitting = company.sitting
        asyncio.run_coroutine_threadsafe(sitting.abandon(), sitting.task.get_loop()).result()
        for ear in ears.values():
            ear.catch_up()
    assert company.sitting.table.state == "abandoned"
    check_told(company, secret)


def check_told(company: Company, secret: str) -> None:
    """Everyone who may look on gets the secret and what it proves; what seats see stays theirs, on the socket."""
    rules = company.game.rules
    for seat, texts in company.heard.items():
        assert secret in "".join(texts), "it is told to everyone who is there"
        check_heard(rules, texts, () if seat is None else (seat,))
        for text in texts:
            message = json.loads(text)
            state = message.get("shown", {}).get("state", "playing")
            assert secret not in text or state in ("over", "abandoned"), text
    for visitor in company.visitors.values():
        answers = [visitor.get(f"{company.at}{path}") for path in AFTERWARDS]
        assert [answer.status_code for answer in answers] == [200] * 3
        assert kogge.verify(answers[0].text).verdict == answers[1].json()["luck"]["verdict"] == "proved"
        assert len(read_record(answers[0].text)) == len(answers[2].json()["actions"])
    told = everything(company)
    assert not [token for token in company.tokens if token in told]
