"""The greedy bot's kontors and merchants, a position each."""

import pytest

import kogge
from kogge.bots import sites
from kogge.bots.atlas import atlas
from kogge.bots.commerce import commerce
from kogge.bots.gazetteer import gazetteer
from kogge.bots.greedy import GreedyBot, repertoire
from kogge.bots.outlook import Outlook
from kogge.bots.sites import site_worth
from kogge.bots.treks import hires
from kogge.modules.dice import WAYS
from tests.bots.test_greedy_moves import chosen, played
from tests.support.europe import BLUE, RED, WHITE, at, cell, choices, europe, gold, hand, named, spelled
from tests.support.position import acts


def kontors(game: kogge.Game, seat: int) -> set[str]:
    """The cities of a seat."""
    chart = game.rules.layout.chart
    return {chart.name("intersection", node) for node, (owner,) in enumerate(game.read("kontor")) if owner == seat}


def pips(game: kogge.Game, node: int) -> int:
    """The pips of all lands around an intersection."""
    return sum(WAYS[game.read("number")[h][0]] for h in game.rules.topo.node_hexes[node])


def outlook(game: kogge.Game) -> Outlook:
    """How a greedy bot looks at its position."""
    bot = GreedyBot(0)
    return bot.look(repertoire(game.rules, bot.known), game.view(game.to_act))


# Placing


@pytest.mark.parametrize("seed", range(4))
def test_the_first_kontors_stand_at_good_lands(seed: int) -> None:
    game = kogge.start("europe", seed=seed)
    while game.to_act == kogge.CHANCE:
        game.play_chance()
    violet = [pips(game, int(node)) for node in [text.split()[1] for text in game.legal_texts()]]
    assert pips(game, int(chosen(game).split()[1])) >= sorted(violet)[len(violet) // 2]


def test_the_next_kontor_brings_what_the_others_lack() -> None:
    game = europe(step="place_kontor", kontors={RED: ["Vienna", "Budapest"]})  # ore, salt and wool: no wood, no grain
    node = int(chosen(game).split()[1])
    kinds = {game.read("terrain")[h][0] for h in game.rules.topo.node_hexes[node]}
    assert kinds & {0, 2}


@pytest.mark.parametrize(
    ("own", "others", "near"), [("Berlin", ["Lviv", "Turin"], "Prague"), ("Turin", ["Warsaw", "Prague"], "Bern")]
)
def test_a_neutral_kontor_stands_near_to_the_own_ones(own: str, others: list[str], near: str) -> None:
    game = europe(players=3, step="place_neutral_kontor", kontors={RED: [own], BLUE: others}, fields={"placed": [11]})
    steps = gazetteer(atlas(game.rules)).steps[at(game, own)]
    assert steps[at(game, near)] == min(steps[int(text.split()[1])] for text in game.legal_texts())
    assert named(game, chosen(game)) == near


def test_the_first_route_leads_to_a_kontor_of_another() -> None:
    kontors = {RED: ["Vienna"], BLUE: ["Venice"], WHITE: ["Kaliningrad"]}
    game = europe(step="place_route", kontors=kontors, fields={"placed": [15]})
    path = int(chosen(game).split()[1])
    steps = gazetteer(atlas(game.rules)).steps[at(game, "Venice")]
    assert min(steps[node] for node in game.rules.topo.edge_nodes[path]) == 1


# Hiring and walking


def test_a_merchant_is_hired_and_founds_a_kontor_in_the_same_turn() -> None:
    game = europe(kontors={RED: ["Warsaw"]}, hand={RED: "wool 2 grain wood"}, gold={RED: 0}, trade=False)
    texts = played(game, RED)
    assert texts[0] == spelled(game, "hire_merchant {Warsaw}")
    assert len(kontors(game, RED)) == 2
    assert hand(game, RED) == {}


def test_a_merchant_is_hired_where_another_waits() -> None:
    """At the only kontor; the way from there, which the other has not left yet, is the way of both."""
    game = europe(kontors={RED: ["Warsaw"]}, merchants={RED: ["Warsaw"]}, hand={RED: "wool 3 grain wood"})
    seen = outlook(game)
    assert {trek.start for trek in hires(seen, seen.once(commerce))} == {at(game, "Warsaw")}


def test_a_journey_leads_on_with_grain_where_the_card_ends() -> None:
    """The nearest empty cities are six steps away: five by the card, one by grain."""
    taken = ["Bergen", "Hamburg", "Berlin", "Kaliningrad", "Riga", "Tallinn"]
    game = europe(
        "europe-short",
        kontors={RED: ["Stockholm", "Oslo", "Copenhagen"], BLUE: taken},
        merchants={RED: ["Stockholm"]},
        hand={RED: "grain"},
        cards={RED: "journey"},
        gold={RED: 0},
        trade=False,
    )
    game.play("play_journey")
    played(game, RED)
    assert len(kontors(game, RED)) == 4
    assert hand(game, RED) == {}


def test_the_missing_grain_is_bought() -> None:
    game = europe(kontors={RED: ["Warsaw"]}, hand={RED: "wool grain wood"}, gold={RED: 2}, trade=False)
    assert "buy_resource grain" in played(game, RED)
    assert len(kontors(game, RED)) == 2
    assert gold(game, RED) == 0


def test_a_merchant_goes_no_farther_than_it_must() -> None:
    game = europe(
        kontors={RED: ["Warsaw"]}, merchants={RED: ["Turin"]}, hand={RED: "5 grain"}, gold={RED: 0}, trade=False
    )
    played(game, RED)
    assert kontors(game, RED) - {"Warsaw"}
    assert hand(game, RED)["grain"] >= 3


def test_gold_on_the_coast_makes_a_city_better(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = outlook(europe(kontors={RED: ["Madrid"]}))
    worth = {city: site_worth(seen, at(europe(), city)) for city in ("Caffa", "Rome", "Kyiv")}
    monkeypatch.setattr(sites, "COIN", 0.0)
    lost = {city: worth[city] - site_worth(seen, at(europe(), city)) for city in worth}
    assert lost["Caffa"] == pytest.approx(3 * lost["Rome"])
    assert lost["Rome"] > lost["Kyiv"] == 0


def test_a_kontor_for_goods_nearby_makes_a_city_better() -> None:
    lonely = outlook(europe(kontors={RED: ["Madrid"]}))
    with_market = outlook(europe(kontors={RED: ["Madrid"], BLUE: ["Lviv"]}))
    for city in ("Kyiv", "Krakow"):
        node = at(europe(), city)
        assert site_worth(with_market, node) > site_worth(lonely, node)
    assert site_worth(with_market, at(europe(), "Dublin")) == site_worth(lonely, at(europe(), "Dublin"))


@pytest.mark.parametrize(("grain", "founded"), [(1, False), (2, True)])
def test_a_merchant_waits_for_the_grain_of_the_whole_way(grain: int, founded: bool) -> None:
    game = europe(
        "europe-short",
        kontors={RED: ["Stockholm", "Oslo", "Copenhagen"]},  # the next cities are four steps away
        merchants={RED: ["Stockholm"]},
        hand={RED: f"{grain} grain"},
        gold={RED: 0},
        trade=False,
    )
    played(game, RED)
    assert (len(kontors(game, RED)) == 4) is founded
    assert hand(game, RED).get("grain", 0) == (0 if founded else grain)


def test_the_way_by_a_card_costs_no_grain() -> None:
    game = europe(
        kontors={RED: ["Warsaw"]}, merchants={RED: ["Warsaw"]}, cards={RED: "journey"}, gold={RED: 0}, trade=False
    )
    texts = played(game, RED)
    assert texts[0] == "play_journey"
    assert len(kontors(game, RED)) == 2


def test_no_card_is_spent_before_the_roll_on_a_journey() -> None:
    game = europe(
        kontors={RED: ["Warsaw"]}, merchants={RED: ["Warsaw"]}, cards={RED: "journey"}, step="before_roll", trade=False
    )
    assert chosen(game) == "roll"


def test_nobody_is_hired_for_a_warehouse_that_the_merchants_on_the_board_will_empty() -> None:
    game = europe(
        kontors={RED: ["Warsaw"]},
        kontors_left={RED: 1},
        merchants={RED: ["Prague"]},
        hand={RED: "2 wool 2 wood grain"},
        gold={RED: 0},
        trade=False,
    )
    assert "hire_merchant" in acts(game)
    assert not any(text.startswith("hire_merchant") for text in played(game, RED))


# Tokens


@pytest.mark.parametrize(("have", "land"), [("Krakow", "Banat"), ("Hamburg", "Serbia")])
def test_the_land_gets_a_token_whose_resource_the_own_kontors_lack(have: str, land: str) -> None:
    game = europe(kontors={RED: [have], BLUE: ["Bern"]}, merchants={RED: ["Budapest"]}, hand={RED: "grain"})
    game.play(f"walk 1 to {at(game, 'Belgrade')}")
    game.play("found_kontor")
    assert set(choices(game, "choose_land")) == {"Banat", "Serbia"}
    assert named(game, chosen(game)) == land


@pytest.mark.parametrize(("others", "land"), [([], "Styria"), (["Bergen", "Hamburg"], "Vestland")])
def test_a_token_is_taken_from_others_and_not_from_oneself(others: list[str], land: str) -> None:
    tokens = {"Macedonia": 9, "Vestland": 11}  # of ore: 4 pips of one's own, 2 of Bergen, and 3 of the 4 on Styria
    game = europe(
        kontors={RED: ["Athens"], BLUE: [*others, "Turin", "Lyon"]},
        kontors_left={BLUE: 1},
        delivered={BLUE: 6 if others else 0},
        tokens=tokens,
        merchants={RED: ["Budapest"]},
        hand={RED: "grain"},
    )
    game.play(f"walk 1 to {at(game, 'Belgrade')}")
    game.play("found_kontor")
    game.play(spelled(game, "choose_land {Serbia}"))
    assert set(choices(game, "move_token")) == {"Macedonia", "Vestland", "Styria"}
    assert named(game, chosen(game)) == land


# The robber


def test_the_robber_goes_to_the_leader_and_spares_oneself() -> None:
    game = europe(
        step="move_robber",
        kontors={RED: ["Turin"], BLUE: ["Venice", "Krakow"], WHITE: ["Copenhagen"]},  # Turin and Venice share an 8
        delivered={BLUE: 1},
        robber="Anatolia",
    )
    assert named(game, chosen(game)) == "Transylvania"


def test_a_lancer_frees_an_own_land_before_the_roll() -> None:
    game = europe(step="before_roll", kontors={RED: ["Turin"], BLUE: ["Krakow"]}, cards={RED: "lancer"}, robber="Savoy")
    assert chosen(game) == "play_lancer"


def test_a_single_lancer_is_kept_while_the_robber_is_elsewhere() -> None:
    game = europe(kontors={RED: ["Turin"], BLUE: ["Krakow"]}, cards={RED: "lancer"}, robber="Moravia", trade=False)
    assert played(game, RED) == ["end_turn"]


# Cards


def test_a_loan_is_taken_after_the_roll() -> None:
    game = europe(kontors={RED: ["Turin"]}, cards={RED: "loan"}, trade=False)
    assert chosen(game) == "play_loan"


def test_a_bounty_brings_the_last_cards_of_the_aim() -> None:
    game = europe(kontors={RED: ["Warsaw"]}, hand={RED: "wood wool"}, cards={RED: "bounty"}, gold={RED: 0}, trade=False)
    texts = played(game, RED)
    assert texts[:3] == ["play_bounty", "take_card grain", "take_card grain"]
    assert len(kontors(game, RED)) == 2


def test_a_card_is_bought_for_what_nothing_else_needs() -> None:
    game = europe(kontors={RED: ["Warsaw"]}, kontors_left={RED: 0}, hand={RED: "wool salt"}, gold={RED: 0}, trade=False)
    assert "buy_card" in played(game, RED)
    assert cell(game, "card_count", RED) == 1


def test_cards_of_a_kind_that_means_points_elsewhere_mean_none_here() -> None:
    assert outlook(europe(kontors={RED: ["Warsaw"]}, cards={RED: "2 bounty"})).standing == 0
