"""People at a table of a server, each at ``kogge join`` in a process of their own: who comes, goes and looks on."""

import json
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import kogge
from kogge.server.store.database import FILE
from tests.cli.online.crew import (
    AT_ONCE,
    BOT,
    PATIENCE,
    Harbor,
    begin,
    coach,
    environment,
    harbor,
    python,
    terminal,
    wait_for,
)
from tests.cli.online.keys import keys
from tests.cli.online.strait import strait

OPEN = {"kind": "open"}


def table_for(server: Harbor, *seats: dict[str, str], **wanted: Any) -> tuple[dict[str, str], dict[str, Any]]:
    """A table of somebody who does not play, and its host."""
    host = server.guest("Host")
    told = {"scenario": "base", "options": {"players": len(seats)}, "settings": AT_ONCE}
    return host, server.new_table(host, **told | {"seats": list(seats)} | wanted)


def test_whoever_is_muted_is_not_heard_and_whoever_leaves_gives_the_seat_up(server: Harbor) -> None:
    _, made = table_for(server, OPEN, OPEN)
    link = server.link(made["table"], made["invite"])
    with terminal(link, "--name", "Ana") as ana:
        ana.reads("word four of a kind")
        with terminal(link, "--name", "Ben") as ben:
            ana.reads("Ben (blue) sits down.")
            ben.reads("word four of a kind")
            ana.type("mute Zoe")
            ana.reads("Nobody at the table is called 'Zoe'")
            ana.type("mute ben")
            ana.reads("You hear no more of them")
            ben.type("say unheard")
            ben.reads("Ben: unheard")
            ana.type("mute -Ben")
            ana.reads("You hear them again")
            ben.type("say heard")
            ana.reads("Ben: heard")
            assert "unheard" not in ana.text
            ben.type("leave")
            ben.reads("that gives your seat up".capitalize())
            ben.type("leave seat")
            ana.reads("Ben (blue) has given up the seat.")
        ana.type("people")
        ana.reads("Orange: Ana", "Blue: open")
        with terminal(link, "--name", "Cleo") as cleo:
            cleo.reads("Blue: Cleo")
            ana.reads("Cleo (blue) sits down.")


def test_at_a_public_table_nobody_needs_a_token(server: Harbor) -> None:
    host, made = table_for(server, OPEN, BOT, public=True)
    with terminal(server.origin, "--name", "Ana") as ana:
        assert ana.process.wait(PATIENCE) == 0
        ana.reads("Public tables that wait for players:", "base (open, greedy)", server.link(made["table"]))
    with terminal(server.link(made["table"]), "--name", "Eve", "--watch") as eve:
        eve.reads("You look on.")
        with terminal(server.link(made["table"]), "--name", "Ana") as ana:
            ana.reads("Orange: Ana")
            eve.reads("Ana (orange) sits down.")
            begin(server, host, made["table"])
            ana.reads("Ana (orange)> ")
            eve.type("say good luck")
            ana.reads("Eve: good luck")
            ana.type("mute Eve")  # who has no seat, but has said something
            ana.reads("You hear no more of them")
        eve.reads("Ana (orange) is not connected any more.")
        with terminal(server.link(made["table"]), "--name", "Ana") as ana:
            ana.reads("Ana (orange)> ")
            assert "good luck" not in ana.text
    with terminal(server.origin, "--name", "Ana", "--language", "es") as ana:
        ana.reads("Tus mesas:", "base (Ana, greedy)", server.link(made["table"]))


def test_a_new_link_makes_the_older_one_worthless(server: Harbor) -> None:
    _, made = table_for(server, OPEN, BOT)
    with terminal(server.link(made["table"], made["invite"]), "--name", "Ana") as ana:
        ana.reads("word four of a kind")
        links = []
        for _ in range(2):
            ana.type("link")
            wait_for(lambda: re.search(r"(http\S+#\S+)\n", ana.fresh), lambda: ana.fresh)
            links += re.findall(r"(http\S+#\S+)\n", ana.fresh)
        with terminal(links[0], "--name", "Zoe") as zoe:
            assert zoe.process.wait(PATIENCE) == 2
            zoe.reads("this link is not valid any more")
        with terminal(links[1], "--name", "Ana's phone") as phone:
            phone.reads("Orange: Ana's phone")
            ana.reads("The game has not begun yet. You look on.")


def test_two_at_one_screen_play_by_turns_and_see_one_hand_at_a_time(server: Harbor, home: Path) -> None:
    game = kogge.start("base", seed=3, players=2, trade=False)
    while "end_turn" not in game.legal_texts():
        game.play_out(1)
        game.play_chance()
    (home / "evening.record").write_text(game.record(), "utf-8")
    first, second = [game.seats[(game.to_act + k) % 2] for k in range(2)]
    words = ("--open", str(home / "evening.record"), "--seats", "me,me", "--name", "Ana")
    with terminal(server.origin, *words) as both:
        both.reads("word four of a kind")
        both.type("start")
        both.reads(f"Pass the keyboard to Ana ({first})")
        assert "you bank" not in both.fresh
        both.type("")
        both.reads("you bank", f"Ana ({first})> ")
        both.type("end_turn")
        both.reads(f"Pass the keyboard to Ana ({second})")
        assert "you bank" not in both.fresh
        both.type("")
        both.reads("you bank", f"Ana ({second})> ")
        assert both.quit() == 0


def test_an_answer_that_was_given_early_is_taken_back(server: Harbor) -> None:
    game = kogge.start("base", seed=2, players=3, trade=False)
    game.play_out(84)
    assert (game.step, game.waiting()) == ("discard", [0, 1])
    host, made = table_for(server, OPEN, OPEN, BOT, options={}, record=game.record())
    link = server.link(made["table"], made["invite"])
    with terminal(link, "--name", "Ana") as ana:
        ana.reads("word four of a kind")
        with terminal(link, "--name", "Ben") as ben:
            ben.reads("word four of a kind")
            begin(server, host, made["table"])
            with coach(server, "Ben", made["table"]) as his:

                def has_to_discard() -> bool:
                    his.look()
                    return bool(his.advice())

                wait_for(has_to_discard)
                ben.reads("Ben (blue)> ")
                ben.type("take back")
                ben.reads("has given nothing that could be taken back")
                ben.type(his.advice())
                ben.reads("Ben (blue)> ")
                ben.type("take back")
                ben.reads("1 action taken back.")
            ana.reads("Ana (orange)> ")


def test_news_and_a_clock_that_runs_do_not_tear_what_is_typed(server: Harbor) -> None:
    timed = AT_ONCE | {"clock": {"seconds": 600, "increment": 5}}
    host, made = table_for(server, OPEN, BOT, settings=timed, options={"players": 2, "trade": False})
    link = server.link(made["table"], made["invite"])
    with keys(link, "--name", "Ana") as ana, terminal(link, "--name", "Eve", "--watch") as eve:
        ana.reads("word four of a kind")
        eve.reads("You look on.")
        begin(server, host, made["table"])
        ana.reads("Ana (orange) [")
        eve.reads("It is for Ana (orange) [")
        ana.press("say hal")
        wait_for(lambda: len(set(re.findall(r"\[(\d+:\d\d)\]> say hal", ana.fresh))) > 1, lambda: ana.fresh)
        eve.type("say hello")
        ana.reads("\x1b[JEve: hello\n")
        wait_for(lambda: ana.row.endswith("> say hal"), lambda: ana.fresh)
        ana.press("lo\r")
        eve.reads("Ana: hallo")
        ana.press("people\r")
        ana.reads("Orange: Ana, ", " left and running\n", "Blue: bot greedy\n")
        ana.press("\x1b[A\x1b[A")
        wait_for(lambda: ana.row.endswith("> say hallo"), lambda: ana.fresh)
        ana.press("\x15\x04")
        ana.reads("The input has ended, and you have left; your seat is kept")
        assert ana.process.wait(PATIENCE) == 0
        assert ana.is_as_before


def test_what_was_lost_with_the_connection_is_said_again_and_done_once(server: Harbor) -> None:
    host, made = table_for(server, OPEN, BOT)
    with (
        strait(server.port) as sea,
        terminal(server.link(made["table"], made["invite"]), "--name", "Eve", "--watch") as eve,
    ):
        eve.reads("You look on.")
        with terminal(*here(sea.origin, made)) as ana:
            ana.reads("word four of a kind")
            begin(server, host, made["table"])
            ana.reads("Ana (orange)> ")
            sea.is_deaf = True  # the server hears it, but its answer gets lost
            ana.type("say only once")
            eve.reads("Ana: only once")
            sea.cut()
            ana.reads("The connection is lost", "Connected again", "Ana (orange)> ")
            ana.type("say and this")
            eve.reads("Ana: and this")
            assert eve.text.count("only once") == ana.text.count("Ana: only once") == 1
            assert ana.text.count("Ana: and this") <= 1


def test_a_server_of_another_version_is_refused_with_a_sentence(server: Harbor) -> None:
    _, made = table_for(server, OPEN, BOT)

    def plain(data: bytes) -> bytes:  # let nothing be packed, so that it can be altered
        return data.replace(b"Sec-WebSocket-Extensions", b"Sec-WebSocket-Nothing-us")

    def newer(data: bytes) -> bytes:
        own = kogge.__version__.encode()
        return data.replace(b'"version":"' + own, b'"version":"' + b"9" * len(own))

    with strait(server.port, plain, newer) as sea, terminal(*here(sea.origin, made), "--language", "de") as ana:
        assert ana.process.wait(PATIENCE) == 2
        ana.reads("der Server hat Version 9", f"und du hast {kogge.__version__}; installiere dieselbe.")


def here(origin: str, made: dict[str, Any]) -> list[str]:
    """How Ana comes to a table by another way."""
    return [f"{origin}/t/{made['table']}#{made['invite']}", "--name", "Ana"]


def test_the_last_game_of_the_terminal_goes_on_at_a_table_with_the_same_bots(server: Harbor) -> None:
    told: dict[str, Any] = {"input": b"roll\nquit\n", "env": environment(), "capture_output": True, "timeout": PATIENCE}
    words = [
        "play",
        "base",
        "--players",
        "3",
        "--people",
        "1,2",
        "--bots",
        "random",
        "--names",
        "Ana,Ben",
        "--seed",
        "4",
    ]
    played = subprocess.run([sys.executable, "-m", "kogge", *words], check=True, **told)
    assert b"--resume" in played.stdout
    with terminal(server.origin, "--open", "last", "--name", "Ana") as ana:
        ana.reads("Orange: bot random", "Blue: Ana", "White: open")
        link = re.findall(r"(http\S+#\S+)\n", ana.fresh)[0]
        with terminal(link, "--name", "Ben") as ben:
            ben.reads("White: Ben")
            ana.reads("Ben (white) sits down.")
            ana.type("start")
            ana.reads("to decide" if "to decide" in ana.fresh else "> ")


def test_where_nothing_is_typed_the_seat_is_kept(server: Harbor) -> None:
    _, made = table_for(server, OPEN, BOT)
    link = server.link(made["table"], made["invite"])
    left = python("join", link, "--name", "Ana", stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, env=environment())
    assert b"your seat is kept" in left.communicate(timeout=PATIENCE)[0]
    assert left.returncode == 0


def test_a_table_of_another_version_says_why_nothing_can_be_done_there(tmp_path: Path) -> None:
    with harbor(tmp_path) as server:
        _, made = table_for(server, OPEN, OPEN)
        server.kill()
        with closing(sqlite3.connect(server.folder / FILE)) as database, database:
            database.execute("UPDATE tables SET options = ?", (json.dumps({"players": 2, "dragons": True}),))
        server.start()
        with terminal(server.link(made["table"], made["invite"]), "--name", "Ana", "--watch") as ana:
            ana.reads("This table was made by another version of Kogge")
