"""What the greedy bot plans for caravans: lines to be laid, and drives that bring what they promise."""

from itertools import pairwise

import pytest

import kogge
from kogge.bots.commerce import Commerce, commerce
from kogge.bots.greedy import GreedyBot, repertoire
from kogge.bots.lines import FORMED, Line, gold_of, lines, missing, routes_to_pay, tolls
from kogge.bots.outlook import Outlook
from kogge.bots.tours import STEP_COST, Tour, tours
from kogge.games.europe.material import RESOURCES
from tests.support.europe import BLUE, ORANGE, RED, WHITE, at, do, europe, gold

SALT = RESOURCES.index("salt")


def seen(game: kogge.Game) -> Outlook:
    """How a greedy bot looks at its position."""
    bot = GreedyBot(0)
    return bot.look(repertoire(game.rules, bot.known), game.view(game.to_act))


def line_to(game: kogge.Game, *markets: str) -> tuple[Outlook, Commerce, Line]:
    """The line of the first caravan to these kontors."""
    outlook = seen(game)
    goals = tuple(at(game, market) for market in markets)
    found = [line for line in outlook.once(lines) if line.caravan == 0 and line.markets == goals]
    return outlook, outlook.once(commerce), found[0]


def paths(game: kogge.Game, *stops: str) -> list[int]:
    return [at(game, f"{a}-{b}", "path") for a, b in pairwise(stops)]


# Lines


def test_a_line_goes_on_from_the_own_net_and_never_from_that_of_others() -> None:
    far = {RED: ["Prague-4,6 N"], BLUE: ["Prague-Berlin"]}
    game = europe(kontors={RED: ["Vienna"], WHITE: ["Copenhagen"]}, routes=far, caravans={RED: ["Prague-4,6 N"]})
    _, trade, line = line_to(game, "Copenhagen")
    new = missing(trade, line)
    ends = game.rules.topo.edge_nodes
    reached = {node for path, owner in enumerate(trade.route) if owner == RED for node in ends[path]}
    reached.add(at(game, "Vienna"))
    for path in new:
        assert reached & set(ends[path])
        reached.update(ends[path])


def test_the_route_after_a_double_arrow_is_free() -> None:
    game = europe(
        kontors={RED: ["Wroclaw"], BLUE: ["Kaliningrad"]},
        routes={RED: ["Wroclaw-6,5 N"]},
        caravans={RED: ["Wroclaw-6,5 N"]},
    )
    _, trade, line = line_to(game, "Kaliningrad")
    assert missing(trade, line) == paths(game, "6,5 N", "7,3 S", "Kaliningrad")
    assert routes_to_pay(trade, missing(trade, line)) == 1


def test_of_two_lines_the_one_over_a_double_arrow_is_cheaper() -> None:
    game = europe(
        kontors={RED: ["Copenhagen"], BLUE: ["Prague"]},
        routes={RED: ["Copenhagen-5,4 N"]},
        caravans={RED: ["Copenhagen-5,4 N"]},
    )
    _, trade, line = line_to(game, "Prague")
    assert missing(trade, line) == paths(game, "5,4 N", "6,3 S", "Berlin", "Prague")  # and not by Hamburg


def test_a_line_is_as_long_as_there_are_goods_and_one_more_kontor() -> None:
    game = europe(
        kontors={RED: ["Prague"], BLUE: ["Berlin", "Vienna", "Hamburg", "Budapest"]},
        routes={RED: ["Prague-4,6 N"]},
        caravans={RED: ["Prague-4,6 N"]},
    )
    longest = max(len(line.markets) for line in seen(game).once(lines))
    assert longest == 2
    assert all(len(set(line.markets)) == len(line.markets) for line in seen(game).once(lines))


def test_a_line_for_a_new_caravan_begins_at_an_own_kontor() -> None:
    game = europe(kontors={RED: ["Prague", "Turin"], BLUE: ["Berlin", "Genoa"]})
    formed = [line for line in seen(game).once(lines) if line.caravan == FORMED]
    own = {at(game, "Prague"), at(game, "Turin")}
    assert formed
    assert all(own & set(game.rules.topo.edge_nodes[line.paths[0]]) for line in formed)


def test_each_other_owner_of_routes_on_the_way_gets_a_toll() -> None:
    game = europe(
        kontors={RED: ["Bern"], ORANGE: ["Cologne"]},
        routes={RED: ["Bern-3,5 S"], BLUE: ["3,5 S-Paris"], WHITE: ["Paris-Brussels-Cologne"]},
        caravans={RED: ["Bern-3,5 S"]},
    )
    _, trade, line = line_to(game, "Cologne")
    assert missing(trade, line) == []
    assert tolls(trade, line) == 2


def test_the_gold_of_a_first_connection_is_foreseen() -> None:
    game = europe(kontors={RED: ["Prague"], BLUE: ["Berlin"]}, routes={RED: ["Prague-4,6 N"]},
                  caravans={RED: ["Prague-4,6 N"]}, hand={RED: "ore wood"})  # fmt: skip
    assert gold_of(*line_to(game, "Berlin")) == 1
    before = gold(game, RED)
    do(game, "build_route {Prague-Berlin}")
    assert gold(game, RED) == before + 1
    joined = europe(
        kontors={RED: ["Prague"], BLUE: ["Berlin"]},
        routes={RED: ["Prague-4,6 N-Vienna"], BLUE: ["Berlin-6,4 S-5,6 N-Budapest"]},
        caravans={RED: ["Prague-4,6 N"]},
    )
    assert gold_of(*line_to(joined, "Berlin")) == 0  # several cities on both sides


# Tours


def test_a_turn_with_a_drive_brings_what_its_tour_promises() -> None:
    drives = 0
    for seed in range(6):
        game = kogge.start("europe-short", seed=seed, players=3 + seed % 2, trade=False)
        bots = [GreedyBot(10 * seed + seat) for seat in range(game.players)]
        while not game.is_over:
            if game.to_act == kogge.CHANCE:
                game.play_chance()
                continue
            action = bots[game.to_act].choose(game.view(game.to_act))
            if game.step == "action" and game.text(action).startswith("drive"):
                drives += 1
                follow(game, bots[game.to_act], action)
            else:
                game.play(action)
    assert drives > 30


def follow(game: kogge.Game, bot: GreedyBot, action: int) -> None:
    """From the first step of a drive to the end of the turn: what it brings less what the drives cost."""
    promised = promise(game, bot, action)
    seat, points = game.to_act, game.read("points")[game.to_act][0]
    salt = coins = steps = 0
    while action != game.action("end_turn"):
        had, rich = game.read("hand")[seat][SALT], gold(game, seat)
        game.play(action)
        if game.text(action).startswith("drive"):
            salt += had - game.read("hand")[seat][SALT]
            coins += rich - gold(game, seat)
            steps += 1
        while not game.is_over and game.to_act == kogge.CHANCE:
            game.play_chance()
        if game.is_over:
            break
        action = bot.choose(game.view(seat))
    brought = Tour(0, 0, steps, salt, coins, game.read("points")[seat][0] - points)
    assert brought.profit >= promised.profit - 3 * STEP_COST, (promised, brought)  # the rest of a salt may be strolled


def promise(game: kogge.Game, bot: GreedyBot, action: int) -> Tour:
    """The best tour that begins like this and can be paid."""
    outlook = bot.outlook
    assert outlook is not None
    caravan, first = divmod(action - game.notation.acts["drive"].first, len(game.read("route")))
    begun = [tour for tour in outlook.once(tours) if (tour.caravan, tour.first) == (caravan, first)]
    ready = [tour for tour in begun if tour.salt <= outlook.hand[SALT] and tour.tolls <= outlook.coins]
    return max(ready, key=lambda tour: tour.profit)


@pytest.mark.parametrize(("salt", "goods"), [(1, 1), (2, 2)])
def test_more_salt_brings_goods_to_more_kontors(salt: int, goods: int) -> None:
    game = europe(
        kontors={RED: ["Prague"], BLUE: ["Berlin", "Budapest"]},
        kontors_left={RED: 4},
        routes={RED: ["4,6 N-Prague-Berlin-6,4 S-5,6 N-Budapest"]},
        caravans={RED: ["4,6 N-Prague"]},
    )
    best = max(tour.deliveries for tour in seen(game).once(tours) if tour.salt <= salt)
    assert best == goods


def test_a_caravan_on_its_way_plans_with_what_is_left_for_it() -> None:
    game = europe(
        kontors={RED: ["Berlin"], BLUE: ["Prague", "Budapest"]},
        kontors_left={RED: 4},
        routes={RED: ["6,3 S-Berlin-6,4 S-5,6 N-Budapest", "Berlin-Prague"]},
        caravans={RED: ["6,3 S-Berlin"]},
        hand={RED: "salt"},
    )
    assert max(tour.deliveries for tour in seen(game).once(tours)) == 2  # with more salt
    do(game, "drive 1 {Berlin-6,4 S}")
    assert game.step == "drive"
    assert max(tour.deliveries for tour in seen(game).once(tours)) == 1  # either, not both


def test_there_is_no_tour_without_a_kontor_for_goods_or_a_way_to_it() -> None:
    for market, goods_at, found in (("Moscow", [], 0), ("Berlin", ["Berlin"], 0), ("Berlin", [], 1)):
        game = europe(
            kontors={RED: ["Prague"], BLUE: [market]},
            goods_at=goods_at,
            routes={RED: ["Prague-Berlin"]},
            caravans={RED: ["Prague-Berlin"]},
        )
        assert len(seen(game).once(tours)) == found


def test_a_tour_ends_beside_a_route_with_room() -> None:
    game = europe(
        kontors={RED: ["Prague"], BLUE: ["Berlin", "Turin"]},
        routes={RED: ["4,6 N-Prague-Berlin"], BLUE: ["Turin-Genoa"]},
        caravans={RED: ["4,6 N-Prague"], BLUE: ["Prague-Berlin", "Prague-Berlin"]},
        hand={RED: "3 salt"},
    )
    assert seen(game).once(tours) == []
