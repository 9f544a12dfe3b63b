"""Somebody who plays in a browser and decides as ``greedy`` would, by clicks alone."""

import asyncio
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Error, Page, expect

import kogge
from kogge.bots import make
from kogge.game import Game
from tests.server.wire.serving import Running, wait_for

OPEN, GREEDY = {"kind": "open"}, {"kind": "bot", "bot": "greedy"}
BANKING = ("bank_trade", "sell_resource", "buy_resource", "sell_to_village")
NOT_BY_HAND = ("open_trade", "call_for_offers", "counter")  # a person composes offers: another test does


@dataclass
class Person:
    """A seat at a table, the page from which it is played, and the bot that whispers."""

    server: Running
    page: Page
    table: str
    seat: int

    def __post_init__(self) -> None:
        self.whisperer = make("greedy", 7)
        self.clicks = 0

    @property
    def game(self) -> Game:
        """The game as the server has it: what greedy sees of it is its seat's view."""
        found = self.server.service.house.sittings[self.table].result().table.game
        assert found is not None
        return found

    def is_asked(self) -> bool:
        return self.seat in self.game.waiting()

    def wait(self) -> bool:
        """Until something is asked of the seat; or the game is over."""
        wait_for(lambda: self.game.is_over or self.is_asked())
        if self.game.is_over:
            return False
        self.keep_up()
        return True if self.is_asked() else self.wait()  # a bot may have taken back what it asked

    def keep_up(self) -> None:
        """Until the page has heard of all that the server knows."""
        wait_for(lambda: self.page.locator(f'[data-seq="{self.last_entry()}"]').count() == 1)

    def last_entry(self) -> int:
        """Of the table's log, asked in the server's own thread: there an entry has happened, or has not."""
        sitting = self.server.service.house.sittings[self.table]

        async def asked() -> int:
            return sitting.result().table.seq

        return asyncio.run_coroutine_threadsafe(asked(), sitting.get_loop()).result()

    def decide(self) -> str:
        """What greedy would do now, without what takes more than a click or two to say."""
        view = self.game.view(self.seat)
        text = view.texts()[view.legal.index(self.whisperer.choose(view))]
        if text.split()[0] in NOT_BY_HAND:
            others = [one for one in view.texts() if one.split()[0] not in NOT_BY_HAND]
            return "decline" if "decline" in others else "end_turn" if "end_turn" in others else others[0]
        return text

    def play(self, text: str) -> None:
        """Do it by clicks, and see that the page has taken it in."""
        length = len(self.game)
        self.click_through(text)
        wait_for(lambda: len(self.game) > length or self.has_given() or self.is_sure(text))

    def is_sure(self, text: str) -> bool:
        """Say yes where the page asks once more; that alone is not the end of it."""
        self.press(f'[data-prompt] [data-plays="{text}"]')
        return False

    def has_given(self) -> bool:
        """Was something given ahead, which the game takes when others have decided?"""
        return any(one.seat == self.seat for one in self.game.view(self.seat).given)

    def click_through(self, text: str) -> None:
        """From the button of the act over its parts to the control that plays the action."""
        act = text.split()[0]
        if act == "discard":
            self.discard()
            return
        if act in BANKING and not self.is_there(f'[data-plays="{text}"]'):
            self.lay_out(text)
        for picked in self.steps(text):
            if self.press(f'[data-plays="{text}"]'):
                return
            self.press(picked)  # what is the only thing to do is armed by itself
        assert self.press(f'[data-plays="{text}"]'), f"nothing plays {text}"

    def lay_out(self, text: str) -> None:
        """Open the row in which one trades, and lay what the bank takes on its left side."""
        (price,) = [one.price for one in self.game.view(self.seat).choices() if one.text == text]
        if not self.is_there("[data-pays]"):
            assert self.press('[data-arms="trade"]'), "one can't trade"
        ((good, n),) = price.items()
        assert self.press(f'[data-pays="{good} {n}"]'), f"nobody takes {n} {good}"

    def discard(self) -> None:
        """Choose all cards that are due, and give them up at once."""
        game = self.game.copy()
        for _ in range(game.view(self.seat).at("discards_due", self.seat)):
            text = game.text(self.whisperer.choose(game.view(self.seat)))
            assert self.press(f'[data-discards="{text.split()[1]}"]'), f"nothing to click for {text}"
            game.give(self.seat, game.action(text))
        assert self.press('[data-plays^="discard "]'), "the cards can't be given up"

    def steps(self, text: str) -> list[str]:
        """The controls that lead to an action, one after the other."""
        rules = self.game.rules
        parts = self.game.parts(self.game.action(text))
        act = rules.act_of(self.game.action(text)).name
        named = [f'[data-picks="{part.of} {part.value}"], [data-spot="{part.of} {part.value}"]' for part in parts]
        return [f'[data-arms="{act}"]', *named]

    def is_there(self, selector: str) -> bool:
        return self.page.locator(selector).locator("visible=true").count() > 0

    def press(self, selector: str) -> bool:
        """Click what is there and can be clicked; a spot of the board that is armed already counts as done."""
        found = self.page.locator(selector).locator("visible=true")
        if found.count() == 0:
            return False
        found.first.click()
        self.clicks += 1
        return True

    def turns(self, n: int) -> None:
        """Play until so many turns of this seat have ended, or the game has."""
        left = n
        while left and self.wait():
            left -= self.go_on() == "end_turn"

    def until_turn(self, turn: int) -> None:
        """Play until everybody's turns up to this one have ended, or the game has."""
        while self.wait() and self.game.view(None).at("turn") <= turn:
            self.go_on()

    def go_on(self) -> str:
        """Do what greedy would; tells what that was."""
        length, text = len(self.game), self.decide()
        try:
            self.keep_up()
            self.expect_asked()
            self.play(text)
        except (AssertionError, Error):
            if self.still_owes(length):
                raise
        return text

    def still_owes(self, length: int) -> bool:
        """Is the decision still open?  A bot may have taken its offer back, or the page declined what it did before."""
        return len(self.game) == length and self.is_asked()

    def expect_asked(self) -> None:
        """The page shows that it is this seat's decision."""
        expect(self.page.locator("[data-prompt='mine']")).to_be_visible()


def sit_down(server: Running, page: Page, **wanted: Any) -> Person:
    """A table at which a person of this page plays against bots that act at once; the game has begun."""
    host = server.guest("Host")
    opened = host.new_table(**({"seats": [OPEN, *[GREEDY] * (players_of(wanted) - 1)]} | wanted))
    page.goto(f"/t/{opened['table']}#{opened['invite']}")
    wait_for(lambda: seated(server, opened["table"]))
    with host.socket() as talk:
        talk.say(type="start", table=opened["table"], id="start")
        assert talk.answer("start")["type"] == "done"
    return Person(server, page, opened["table"], 0)


def players_of(wanted: dict[str, Any]) -> int:
    """How many play at a table: as its record says, or as is usual."""
    if "record" in wanted:
        return kogge.read_record(wanted["record"]).rules.players
    return int(kogge.load(wanted.get("scenario", "base"), **wanted.get("options", {}))[1].players)


def seated(server: Running, table: str) -> bool:
    """Does somebody sit on every seat?"""
    found = server.service.house.sittings.get(table)
    return found is not None and found.done() and all(chair.kind != "open" for chair in found.result().table.chairs)
