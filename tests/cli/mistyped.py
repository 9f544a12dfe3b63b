"""Every refusal that only somebody at a terminal meets, and what they have typed."""

from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

import kogge
from kogge.cli.rules import found
from kogge.cli.terminal.person import Person
from kogge.cli.terminal.play import play_in_terminal
from kogge.cli.terminal.replay import ReplayReader
from kogge.cli.terminal.saving import Keeper
from kogge.cli.terminal.screen import Screen
from kogge.games import catalogue
from kogge.rulebook import book_of
from tests.cli.provoked import Attempt
from tests.cli.typist import Typist
from tests.support import europe, isles
from tests.support.position import ORANGE, RED, position, roll


def typing(begin: Callable[[], kogge.Game], *lines: str) -> Attempt:
    """Somebody to act in a game types these lines."""

    def attempt(_: Path) -> None:
        game, typist = begin(), Typist()
        person = Person(game, game.to_act, Screen(typist.console), typist.read, Keeper(game))
        for line in lines:
            person.obey(line)

    return attempt


def leafing(*lines: str) -> Attempt:
    """Somebody leafs through a game of one turn."""

    def attempt(_: Path) -> None:
        game = kogge.start("base", seed=7)
        game.play_chance()
        reader = ReplayReader(game, Screen(Typist().console), Typist().read)
        for line in lines:
            reader.obey(line)

    return attempt


def uncounted(_: Path) -> None:
    """A game without turns is leafed through."""
    game = kogge.start("base", seed=7)
    reader = ReplayReader(game, Screen(Typist().console), Typist().read)
    fields = {name: field for name, field in game.rules.layout.fields.items() if name != "turn"}
    with patch.dict(vars(game.rules.layout), fields=fields):
        reader.obey("turn 1")


def building() -> kogge.Game:
    return position(settlements={ORANGE: [20]}, hand={ORANGE: "wood brick"}, cards={ORANGE: "knight monopoly"})


def after_a_seven() -> kogge.Game:
    game = position(step="before_roll", hand={ORANGE: "2 wool 6 ore"})
    roll(game, 7)
    return game


def asked_for_an_answer() -> kogge.Game:
    game = position(hand={ORANGE: "wool", RED: "ore"})
    game.play("open_trade; offer wool; ask ore; propose")
    return game


def sailing() -> kogge.Game:
    return isles.isles(step="movement", ships={isles.BLUE: ["4,-1 NW"]})


def robbing() -> kogge.Game:
    return position(step="move_robber", robber=9)


def rolling() -> kogge.Game:
    return position(step="before_roll")


def silent() -> kogge.Game:
    return position(trade=False)


MISTYPED: dict[str, Attempt] = {
    "one_place": typing(building, "road", "22 31"),
    "not_there": typing(building, "road", "0"),
    "not_there_of_many": typing(robbing, "9"),
    "shut": typing(building, "build_city 20"),
    "no_way": typing(sailing, "sail 1 246"),
    "because": typing(building, "trade wool for ore"),
    "ambiguous": typing(building, "play"),
    "ambiguous_trade": typing(lambda: position(hand={ORANGE: "4 wood"}), "trade"),
    "ambiguous_name": typing(lambda: europe.europe(step="move_robber"), "move_robber b"),
    "no_such_act_help": typing(building, "sail 1 to 4"),
    "answered_with": typing(asked_for_an_answer, "trade ore for wool"),
    "not_in_list": typing(building, "99"),
    "only_one_in_list": typing(rolling, "7"),
    "bank_takes": typing(lambda: position(hand={ORANGE: "4 wood"}), "bank_trade 3 wood for ore"),
    "map_of_what": typing(building, "map moon"),
    "number_needed": leafing("action"),
    "number_not": typing(building, "log many"),
    "no_trades": typing(silent, "no trades"),
    "own_turn": typing(building, "no trades"),
    "nothing_to_cancel": typing(building, "cancel"),
    "discard_few": typing(after_a_seven, "discard 3 wool ore"),
    "discard_many": typing(after_a_seven, "discard 5 ore"),
    "nobody_plays": lambda _: play_in_terminal(kogge.start("base"), [0], {}, Typist().console),
    "why_what": typing(building, "why"),
    "no_such_rule": typing(building, "rule B-999"),
    "no_rule_speaks": lambda _: found(catalogue.find("base"), ["zebra"], "en"),
    "no_rulebook": lambda _: book_of(kogge.Scenario("nim", "Nim", "", kogge.Options, lambda _: building().rules)),
    "rule_of_what": typing(building, "rule"),
    "replay_no_command": leafing("fly"),
    "replay_no_next": leafing("end", "next"),
    "replay_no_previous": leafing("previous"),
    "replay_no_action": leafing("action 9999"),
    "replay_no_turn": leafing("turn 99"),
    "replay_no_turns": uncounted,
}
