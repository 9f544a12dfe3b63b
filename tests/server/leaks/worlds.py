"""One table on two servers: in the second everything is otherwise that somebody can't see."""

import json
from typing import Any

import httpx

import kogge
from kogge.game import Game
from kogge.games.refusal import Refused
from kogge.views import imagined
from tests.server.leaks.listening import Company, Ear, Seat, at
from tests.server.wire.serving import Running, Visitor, wait_for

TRIES = 4  # actions that are not open, of each seat
PATHS = ("", "/record", "/geometry", "/statistics", "/replay")
LISTS = ("?which=open", "?which=mine", "?which=finished")
NO_TOKEN = "x" * 22


class Worlds:
    """Two servers with the same table.  ``seat`` sees no difference."""

    def __init__(self, one: Running, other: Running, company: Company, game: Game) -> None:
        self.servers = (one, other)
        self.company = company
        self.game = game
        self.luck = kogge.Random(7)
        self.differing = self.acted = self.undone = 0

    def look_from(self, seat: Seat) -> None:
        """Put the hidden things otherwise for a seat, and say the same to both servers: they answer the same."""
        twin = twin_of(self.game, seat, self.luck)
        self.differing += twin.state != self.game.state
        for server, game in zip(self.servers, (self.game, twin), strict=True):
            sitting = at(server, self.company.table)
            wait_for(lambda gallery=sitting.gallery: not len(gallery))
            sitting.table.game = game
            sitting.gallery.look_at(sitting.table)
        move = harmless(self.game, twin, seat)
        may_undo = move is not None and can_be_undone(self.game, *move)
        closed = not_open(self.game, self.company, seat)
        heard = [self.conversed(server, seat, closed, move, may_undo) for server in self.servers]
        assert heard[0] == heard[1], f"seat {seat}"
        self.acted += move is not None
        self.undone += may_undo

    def conversed(
        self, server: Running, seat: Seat, closed: list[str], move: tuple[int, str] | None, may_undo: bool
    ) -> list[Any]:
        """All that somebody gets, over HTTP, as a program and over a socket, while somebody acts and takes it back."""
        me = Visitor(server, self.company.visitors[seat].guest, self.company.visitors[seat].token)
        told: list[Any] = [plain(answer) for answer in asked_of(me, self.company.table)]
        told += [plain(answer) for answer in pictures(me, self.company.table, seat)]
        told += [plain(answer) for answer in refused_to(me, self.company, seat, closed)]
        if seat is not None:
            told += streamed(server, self.company, seat)
        heard: list[str] = []
        with me.socket() as talk:
            ear = Ear(talk, heard)
            ear.say(type="watch", table=self.company.table)
            ear.hear("table")
            ask(ear, self.company.table, seat, closed)
            if move is not None:
                self.act(server, ear, *move, may_undo)
        return told + heard

    def act(self, server: Running, ear: Ear, seat: int, action: str, may_undo: bool) -> None:
        """Somebody does what looks the same in both worlds to whoever listens, and takes it back."""
        theirs = self.company.visitors[seat]
        with Visitor(server, theirs.guest, theirs.token).socket() as talk:
            actor = Ear(talk, [])
            actor.say(type="watch", table=self.company.table)
            actor.hear("table")
            for said in [{"type": "act", "action": action}, {"type": "undo"}][: 1 + may_undo]:
                number = len(ear.heard)
                command = f"{said['type']}-{ear.seq}-{number}"
                actor.catch_up()
                actor.say(table=self.company.table, id=command, seat=seat, seq=actor.seq, **said)
                done = actor.answer(command)
                assert done["type"] == "done", done
                ear.catch_up()
                assert {json.loads(text)["type"] for text in ear.heard[number:]} & {"news", "table"}, said


def twin_of(game: Game, seat: Seat, worlds: kogge.Random) -> Game:
    """Another world that looks the same to a seat."""
    twin = game.copy()
    twin.state.copy_from(imagined(game.rules, game.state, seat, worlds))
    return twin


def harmless(game: Game, twin: Game, seat: Seat) -> tuple[int, str] | None:
    """An action of anybody that can be done in both worlds, after which they still look the same to a seat."""
    found = [
        (actor, text)
        for actor in sorted(game.waiting(), key=lambda actor: actor != seat)
        for text in game.view(actor).texts()
        if is_harmless(game.copy(), twin.copy(), seat, actor, text)
    ]
    return next((move for move in found if can_be_undone(game, *move)), next(iter(found), None))


def is_harmless(game: Game, twin: Game, seat: Seat, actor: int, text: str) -> bool:
    try:
        game.give(actor, text)
        twin.give(actor, text)
    except Refused:
        return False
    is_heard = game.view(seat).state != twin.view(seat).state or game.held
    return not is_heard and game.to_act >= 0 and twin.to_act >= 0 and not game.is_over


def can_be_undone(game: Game, actor: int, text: str) -> bool:
    after = game.copy()
    after.give(actor, text)
    return after.may_undo(actor)


def not_open(game: Game, company: Company, seat: Seat) -> list[str]:
    """Some actions that a seat may not do now."""
    if seat is None:
        return ["roll"]
    texts = {game.text(company.luck.randrange(game.rules.n_actions)) for _ in range(4 * TRIES)}
    return sorted(texts - {*game.view(seat).texts()})[:TRIES]


# What can be said


def asked_of(visitor: Visitor, table: str) -> list[httpx.Response]:
    """What can be looked up about a table over HTTP."""
    with visitor.server.client(visitor.token) as client:
        found = [client.get(f"/api/tables/{table}{path}") for path in PATHS]
        return found + [client.get(f"/api/tables{which}") for which in LISTS]


def pictures(visitor: Visitor, table: str, seat: Seat) -> list[httpx.Response]:
    """The board as a spectator sees it, and as seats do: of others' there is none."""
    seats = ["", *[f"?seat={one}" for one in sorted({seat or 0, 0, 1})]]
    with visitor.server.client(visitor.token) as client:
        return [client.get(f"/api/tables/{table}/board.svg{which}") for which in seats]


def refused_to(visitor: Visitor, company: Company, seat: Seat, closed: list[str]) -> list[httpx.Response]:
    """All that can be sent over HTTP and changes nothing: most of it is refused."""
    other = 1 if seat == 0 else 0
    act = [{"action": text, "seq": 0, "seat": one} for text in closed for one in (seat or 0, other)]
    with visitor.server.client(visitor.token) as client:
        return [
            client.post(f"{company.at}/join"),
            client.post(f"{company.at}/claim", json={"token": NO_TOKEN}),
            client.post(f"{company.at}/look_on", json={"token": NO_TOKEN}),
            client.post(f"{company.at}/renew", json={"seat": other}),
            client.post("/api/tables", json={"scenario": "base", "options": {"players": 77}}),
            client.post("/api/guests", json={"name": ""}),
            *[
                client.post(f"{company.at}/act", json=body | {"seq": seq})
                for body in act
                for seq in (0, seq_of(company, visitor))
            ],
        ]


def seq_of(company: Company, visitor: Visitor) -> int:
    return at(visitor.server, company.table).table.seq


def streamed(server: Running, company: Company, seat: int) -> list[str]:
    """What a program gets first that plays a seat: the table as its guest sees it, and as the seat does."""
    with server.client(company.seats[seat]) as client, client.stream("GET", f"{company.at}/stream") as answer:
        lines = answer.iter_lines()
        return [next(lines), next(lines)]


def plain(answer: httpx.Response) -> tuple[int, dict[str, str], str]:
    headers = {name: value for name, value in answer.headers.items() if name != "date"}
    return answer.status_code, headers, answer.text


def ask(ear: Ear, table: str, seat: Seat, closed: list[str]) -> None:
    """Try what is not open, and ask why, of the own seat and of another's."""
    for number, text in enumerate(closed):
        for whose in ((seat or 0), 1 if seat == 0 else 0):
            place = {"table": table, "seat": whose, "action": text}
            for kind in ("act", "why"):
                command = f"{kind}-{number}-{whose}-{seat}"
                ear.say(type=kind, id=command, **({"seq": ear.seq} if kind == "act" else {}), **place)
                answer = ear.answer(command)
                assert answer["type"] != "done", answer
                assert whose == seat or answer["refusal"]["key"] == "not_your_seat", answer
