"""Nothing is told, on the wire: what a seat gets, byte by byte, does not depend on what it can't see."""

import logging
import shutil
from pathlib import Path

import pytest

import kogge
from kogge.server.logs import JsonLines
from kogge.server.secret import FILE
from tests.server.leaks.listening import Company, check_heard, listened
from tests.server.leaks.worlds import Worlds, asked_of, harmless, refused_to, streamed, twin_of

ACTIONS = 40
MORE = 60  # actions at most, until somebody may do something that looks the same in two worlds
SERVERS = ("kogge", "uvicorn", "sqlalchemy", "alembic", "asyncio")  # who writes logs in a server


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_nobody_hears_what_is_anothers(scenario: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    with listened(tmp_path / "first") as server:
        company = Company(server, scenario)
        company.play(ACTIONS, ACTIONS + MORE, lambda: somebody_may_act(company))
        game, sealed = company.game.copy(), company.sitting.table.seal
        answers = [
            answer.text
            for seat, visitor in company.visitors.items()
            for answer in [*asked_of(visitor, company.table), *refused_to(visitor, company, seat, ["roll"])]
        ]
        streams = {seat: streamed(server, company, seat) for seat in company.seats}
    for seat, texts in company.heard.items():
        check_heard(game.rules, texts, () if seat is None else (seat,))
    for seat, texts in streams.items():
        check_heard(game.rules, texts, (seat,))
    key = (tmp_path / "first" / FILE).read_bytes()
    secrets = {sealed.secret.hex(), key.hex(), *map(str, (sealed.secret, key)), *company.tokens}
    written = [JsonLines().format(record) for record in caplog.records if record.name.startswith(SERVERS)]
    assert len(written) > len(company.visitors), "nothing is logged"
    heard = [text for texts in [*company.heard.values(), *streams.values()] for text in texts]
    told = "\n".join([*heard, *answers, *written])
    assert not [secret for secret in secrets if secret in told]
    check_worlds(company, tmp_path, game)


def somebody_may_act(company: Company) -> bool:
    """Can somebody be told of an action in two worlds, as far as this one shows?"""
    game = company.game
    return any(harmless(game, twin_of(game, seat, kogge.Random(1)), seat) for seat in game.waiting())


def check_worlds(company: Company, folder: Path, game: kogge.Game) -> None:
    """Take the table up by two servers, in one of which everything hidden is otherwise: nobody sees a difference."""
    shutil.copytree(folder / "first", folder / "second")
    with listened(folder / "first") as one, listened(folder / "second") as other:
        worlds = Worlds(one, other, company, game)
        for seat in company.visitors:
            worlds.look_from(seat)
    assert worlds.differing, "the worlds were the same"
    assert worlds.acted, "nobody has acted"
