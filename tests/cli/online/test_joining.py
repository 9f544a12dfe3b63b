"""``kogge join`` in processes of their own, at tables of a real server."""

import signal
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import kogge
from tests.cli.online.crew import (
    AT_ONCE,
    BOT,
    PATIENCE,
    Coach,
    Harbor,
    Terminal,
    begin,
    coach,
    harbor,
    play,
    terminal,
    wait_for,
)


@pytest.mark.parametrize(
    ("scenario", "options", "turns"),
    [
        ("base", {"players": 3, "trade": False}, 10),
        ("land-ho", {"players": 3}, 4),
        ("europe-short", {"players": 3}, 4),
    ],
)
def test_two_people_and_a_bot_play(server: Harbor, scenario: str, options: dict[str, Any], turns: int) -> None:
    host = server.guest("Host")
    seats = [{"kind": "open"}, {"kind": "open"}, BOT]
    made = server.new_table(host, scenario=scenario, options=options, seats=seats, settings=AT_ONCE)
    link = server.link(made["table"], made["invite"])
    with ExitStack() as stack:
        ana = stack.enter_context(terminal(link, "--name", "Ana"))
        ana.reads("Orange" if scenario == "base" else "Ana", "word four of a kind")
        ben = stack.enter_context(terminal(link, "--name", "Ben"))
        ana.reads("Ben", "sits down")
        ana.type("word sevens")
        ana.reads("Your word is part of the luck")
        ben.reads("has added a word")
        begin(server, host, made["table"])
        coaches = [stack.enter_context(coach(server, name, made["table"])) for name in ("Ana", "Ben")]
        pairs = list(zip((ana, ben), coaches, strict=True))
        play(pairs, turns)
        assert "turn" in ana.text
        assert "Traceback" not in ana.text + ben.text
        assert (ana.quit(), ben.quit()) == (0, 0)
        assert "your seat is kept" in ana.text


def test_a_table_is_made_played_at_and_asked_about(server: Harbor) -> None:
    with terminal(server.origin, "--new", "base", "--seats", "me,greedy", "--name", "Ana") as ana:
        ana.reads("Others sit down by this link", "Orange: Ana", "bot greedy")
        ana.type("start")
        ana.reads("Turn 1")
        ana.type("say good evening")
        ana.reads("Ana: good evening")
        ana.type("why build_city 12")
        ana.reads("[B-")
        ana.type("no trades ever")
        ana.reads("All offers are declined for you")
        ana.type("leave")
        ana.reads("leave seat")
        ana.type("link")
        ana.reads(f"{server.origin}/t/")
        ana.type("record mine")
        ana.reads("when the game is over")
        assert ana.quit() == 0


def test_after_the_end_the_record_proves_the_luck_and_the_same_people_play_again(server: Harbor, home: Path) -> None:
    host = server.guest("Host")
    options = {"players": 2, "turn_limit": 2, "trade": False}
    seats = [{"kind": "open"}, {"kind": "open"}]
    made = server.new_table(host, scenario="base", options=options, seats=seats)
    link = server.link(made["table"], made["invite"])
    with terminal(link, "--name", "Ana") as ana, terminal(link, "--name", "Ben") as ben:
        ana.reads("word four of a kind")
        ben.reads("word four of a kind")
        ana.type("word sevens")
        ana.reads("Your word is part of the luck")
        begin(server, host, made["table"])
        with coach(server, "Ana", made["table"]) as hers, coach(server, "Ben", made["table"]) as his:
            until_over([(ana, hers), (ben, his)])
        ana.reads("Type 'rematch'", "The secret of the luck was")
        ana.type(f"record {home / 'evening.record'}")
        ana.reads("The game is in")
        proof = kogge.verify((home / "evening.record").read_text("utf-8"))
        assert (proof.verdict, list(proof.words.values())) == ("proved", ["sevens"])
        ana.type("rematch")
        ana.reads("The same people play again, at a new table.", "word four of a kind")
        ben.reads("The same people play again, at a new table.", "word four of a kind")
        ben.type("say once more")
        ana.reads("Ben: once more")


def until_over(pairs: Sequence[tuple[Terminal, Coach]]) -> None:
    """Let everybody type what their coach says, to the end."""

    def is_over() -> bool:
        for person, one in pairs:
            one.help(person)
        return all(one.game is not None and one.game.is_over for _, one in pairs)

    wait_for(is_over, lambda: [person.text[-2000:] for person, _ in pairs])


def test_the_connection_is_made_again_when_the_server_was_killed(tmp_path: Path) -> None:
    with harbor(tmp_path) as place:
        host = place.guest("Host")
        made = place.new_table(
            host,
            scenario="base",
            options={"players": 2, "trade": False},
            seats=[{"kind": "open"}, BOT],
            settings=AT_ONCE,
        )
        with terminal(place.link(made["table"], made["invite"]), "--name", "Ana") as ana:
            ana.reads("word four of a kind")
            begin(place, host, made["table"])
            with coach(place, "Ana", made["table"]) as one:
                play([(ana, one)], 2)
            wait_for(ana.is_asked, lambda: ana.fresh)
            asked = ana.fresh
            place.kill()
            ana.reads("The connection is lost")
            ana.type("roll")
            ana.reads("no connection at the moment")
            place.start()
            ana.reads("Connected again")
            wait_for(ana.is_asked, lambda: ana.fresh)
            assert asked.splitlines()[-1] == ana.fresh.splitlines()[-1]  # the same is asked of the same person
            with coach(place, "Ana", made["table"]) as one:
                play([(ana, one)], 4)
            assert ana.quit() == 0


def test_whoever_has_no_token_looks_on(server: Harbor) -> None:
    host = server.guest("Host")
    seats: list[Any] = [{"kind": "me"}, BOT]
    made = server.new_table(host, scenario="base", options={"players": 2}, seats=seats, settings=AT_ONCE, public=True)
    begin(server, host, made["table"])
    with terminal(server.link(made["table"]), "--name", "Eve") as eve:
        eve.reads("It is for Host (orange) to decide")
        assert "you bank" not in eve.text
        eve.type("roll")
        eve.reads("nothing for you to decide")
        eve.type("undo")
        eve.reads("You look on")
        eve.type("log")
        eve.reads("Rolls for the start")
        eve.process.send_signal(signal.SIGINT)
        assert eve.process.wait(PATIENCE) == 0
        eve.reads("You look on no more.")


def test_an_invitation_to_a_private_table_lets_one_look_on(server: Harbor) -> None:
    made = server.new_table(server.guest("Host"), scenario="base", options={"players": 2}, seats=[{"kind": "me"}, BOT])
    with terminal(server.link(made["table"])) as eve:
        eve.reads("There is no such table")
    with terminal(server.link(made["table"], made["invite"]), "--name", "Eve") as eve:
        eve.reads("You can't sit down: all seats are taken", "You look on")
        assert eve.quit() == 0
