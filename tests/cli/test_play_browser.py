"""``kogge play`` in the browser: a real process, and whoever opens the address that it prints, over real HTTP."""

import os
import pty
import re
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest

import kogge
from kogge.cli.keeping import shelf
from kogge.cli.own_tables import OwnTables
from kogge.texts import languages, texts
from tests.cli.process import command, environment, run
from tests.support.fluent import Variables, messages

ADDRESS = re.compile(r"(http://127\.0\.0\.1:\d+)/t/([\w-]{22})(\?language=\w\w)?#([\w,-]+)")
KEPT = "The game is kept: 'kogge play --resume' goes on with it.\n"


@pytest.fixture(autouse=True)
def _nobody_stays(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    yield
    for evening in Evening.underway.copy():
        evening.end(signal.SIGKILL)


class Evening:
    """``kogge play`` in a process, and the browser of somebody who opens its address."""

    underway: ClassVar[list["Evening"]] = []

    def __init__(self, *arguments: str, folder: Path, typed: str = "", **more: str) -> None:
        self.underway.append(self)
        self.process = subprocess.Popen(
            command("play", *arguments),
            cwd=folder,
            env=environment(PYTHONUNBUFFERED="1", **more),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        )
        assert self.process.stdin is not None
        self.process.stdin.write(typed)
        self.process.stdin.close()
        self.process.stdin = None
        self.seen = ""
        self.origin, self.table, self.language, self.key = self.address()
        self.client = httpx.Client(base_url=self.origin, timeout=60, verify=False)

    def address(self) -> tuple[str, str, str | None, str]:
        """Where the game is, as it is printed."""
        assert self.process.stdout is not None
        while (found := ADDRESS.search(self.seen)) is None:
            line = self.process.stdout.readline()
            assert line, self.seen + self.rest()
            self.seen += line
        origin, table, language, key = found.groups()
        return origin, table, language, key

    def rest(self) -> str:
        assert self.process.stderr is not None
        return self.process.stderr.read()

    def sit_down(self, name: str = "Ana") -> list[int]:
        """Do what the page does with the address; the seats that one has then."""
        made = self.client.post("/api/guests", json={"name": name})
        assert made.status_code == 201
        claims = [
            self.client.post(f"/api/tables/{self.table}/claim", json={"token": token}) for token in self.key.split(",")
        ]
        assert [claim.status_code for claim in claims] == [200] * len(claims), [claim.text for claim in claims]
        return [claim.json()["seat"] for claim in claims]

    def shown(self) -> dict[str, Any]:
        found: dict[str, Any] = self.client.get(f"/api/tables/{self.table}").json()
        return found

    def end(self, how: signal.Signals = signal.SIGINT) -> tuple[int, str, str]:
        """End it; its code, and what it has still said."""
        self.underway.remove(self)
        self.process.send_signal(how)
        out, err = self.process.communicate(timeout=60)
        self.client.close()
        return self.process.returncode, out, err


# A new game


def test_a_game_has_begun_and_whoever_opens_its_address_has_the_seat(tmp_path: Path) -> None:
    evening = Evening(folder=tmp_path)
    page = evening.client.get(f"/t/{evening.table}", headers={"accept": "text/html"})
    assert page.status_code == 200
    assert "<script" in page.text
    assert evening.sit_down() == [0]
    shown = evening.shown()
    assert (shown["scenario"], shown["state"]) == ("base", "playing")
    assert [seat["bot"] or seat["name"] for seat in shown["seats"]] == ["Ana", "greedy", "greedy", "greedy"]
    code, out, err = evening.end()
    assert (code, err) == (0, "")
    assert out.endswith(KEPT)


def test_the_same_is_chosen_as_in_the_terminal(tmp_path: Path) -> None:
    arguments = ["--players", "3", "--board", "random", "--people", "0,2", "--bots", "random", "--language", "de"]
    evening = Evening("base", *arguments, folder=tmp_path)
    assert evening.sit_down() == [0, 2]
    shown = evening.shown()
    assert [seat["bot"] for seat in shown["seats"]] == [None, "random", None]
    assert shown["options"] == {"players": 3, "board": "random"}
    assert evening.language == "?language=de"
    assert texts("de").say("install-ended") in evening.end()[1]


def test_bots_can_be_watched(tmp_path: Path) -> None:
    evening = Evening("--people", "none", folder=tmp_path)
    evening.client.post("/api/guests", json={"name": "Ana"})
    token = {"token": evening.key}
    assert evening.client.post(f"/api/tables/{evening.table}/claim", json=token).status_code == 400
    assert evening.client.post(f"/api/tables/{evening.table}/look_on", json=token).status_code == 204
    assert [seat["kind"] for seat in evening.shown()["seats"]] == ["bot"] * 4


def test_a_game_from_a_file_goes_on_at_a_table(tmp_path: Path) -> None:
    game = kogge.start("base", seed=1, players=2)
    game.play_out(30)
    (tmp_path / "one.record").write_text(game.record(), "utf-8")
    evening = Evening("--load", "one.record", "--seat", "1", folder=tmp_path)
    assert evening.sit_down() == [1]
    assert evening.shown()["state"] == "playing"


def test_a_browser_is_opened_where_there_is_one(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n', "utf-8")
    browser.chmod(0o700)
    evening = Evening(folder=tmp_path, BROWSER=f"{browser} %s")
    found = ADDRESS.search(evening.seen)
    assert found
    evening.sit_down()
    evening.end()
    assert (tmp_path / "opened").read_text("utf-8").strip() == found[0]
    (tmp_path / "opened").unlink()
    Evening("--no-browser", folder=tmp_path, BROWSER=f"{browser} %s").end()
    assert not (tmp_path / "opened").exists()


# Going on


def test_a_game_goes_on_the_next_time_also_in_another_browser(tmp_path: Path) -> None:
    first = Evening(folder=tmp_path)
    first.sit_down()
    assert first.end(signal.SIGTERM)[0] == 0
    again = Evening("--resume", folder=tmp_path)
    assert (again.table, again.key) == (first.table, first.key)
    assert again.sit_down("Ben") == [0]
    assert again.shown()["seats"][0]["name"] == "Ben"
    assert again.end()[0] == 0
    assert Evening("--resume", "last", folder=tmp_path).table == first.table


def test_tables_and_games_of_the_terminal_are_in_one_list(tmp_path: Path) -> None:
    table = Evening("fish", folder=tmp_path)
    table.end()
    run("play", "--terminal", "--seed", "1", folder=tmp_path, typed="quit\n")
    asked = Evening("--resume", folder=tmp_path, typed="7\nt1\n")
    assert asked.table == table.table
    assert re.search(r"t1 .* fish .* in the browser\n", asked.seen)
    assert re.search(r"1 .* base ", asked.seen)
    assert "There is no kept game '7'" in asked.seen
    asked.end()
    played = run("play", "--resume", folder=tmp_path, typed="1\nroll\nquit\n")
    assert played.returncode == 0, played.stderr
    assert "A game that was saved goes on: you play orange." in played.stdout
    last = run("play", "--resume", "last", folder=tmp_path, typed="quit\n")
    assert "A game that was saved goes on" in last.stdout, "it was played after the table"
    assert "orange: roll" in shelf().path(1).read_text("utf-8")


def test_a_table_that_is_not_there_is_refused(tmp_path: Path) -> None:
    Evening(folder=tmp_path).end()
    done = run("play", "--resume", "t7", folder=tmp_path)
    assert (done.returncode, done.stderr) == (2, "kogge: there is no table 't7' of yours; there are t1.\n")
    own = OwnTables()
    table = own.add("x" * 22, ["y" * 22])
    done = run("play", "--resume", table.name, folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "the game at table t2 is over, or the table is gone" in done.stderr
    assert [one.name for one in own.all()] == ["t1"], "what is gone is forgotten"
    done = run("play", "--resume", "t1", "--bots", "random", folder=tmp_path)
    assert "a saved game goes on as it began" in done.stderr


def test_a_server_that_runs_already_has_the_game(tmp_path: Path) -> None:
    first = Evening(folder=tmp_path)
    second = run("play", "fish", "--no-browser", folder=tmp_path)
    assert second.returncode == 0, second.stderr
    found = ADDRESS.search(second.stdout)
    assert found
    assert found[1] == first.origin
    assert second.stdout.startswith(f"A server of yours runs already, at {first.origin}.")
    other = first.client.post("/api/guests", json={"name": "Ana"})
    assert other.status_code == 201
    assert first.client.post(f"/api/tables/{found[2]}/claim", json={"token": found[4]}).status_code == 200
    first.end()
    assert [table.name for table in OwnTables().all()] == ["t1", "t2"]


# Without a page


@pytest.fixture
def no_page(tmp_path: Path) -> dict[str, str]:
    """An environment in which the page was not built."""
    (tmp_path / "sitecustomize.py").write_text(
        "import kogge.server.page_files as files\nfiles.is_built.__defaults__ = (files.BUILT / 'nowhere',)\n", "utf-8"
    )
    return {"PYTHONPATH": os.pathsep.join([str(tmp_path), environment()["PYTHONPATH"]])}


def test_without_a_page_it_is_said_how_to_get_it(tmp_path: Path, no_page: dict[str, str]) -> None:
    done = run("play", folder=tmp_path, **no_page)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("kogge: the page for browsers was not built; 'make build' ")
    assert not shelf().games()


def test_without_a_page_somebody_at_a_terminal_plays_there(tmp_path: Path, no_page: dict[str, str]) -> None:
    leader, follower = pty.openpty()
    os.write(leader, b"quit\n")
    done = subprocess.run(
        command("play"), cwd=tmp_path, env=environment(**no_page), stdin=follower, capture_output=True, text=True
    )
    os.close(leader)
    os.close(follower)
    assert done.returncode == 0
    assert done.stderr.startswith("This game is played in the terminal: the page for browsers was not built; ")
    assert "you play orange" in done.stdout
    assert len(shelf().games()) == 1


# What is said


@pytest.mark.parametrize("language", languages())
def test_messages_tell_nothing_that_english_does_not(language: str) -> None:
    def told(language: str) -> dict[str, set[str]]:
        return {name: Variables(message).found for name, message in messages(language, "web-install").items()}

    assert told(language) == told("en")
