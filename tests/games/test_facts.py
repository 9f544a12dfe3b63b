"""The facts of each game are the numbers of its rulebook."""

import json
from typing import Any

import pytest

import kogge
from kogge.engine.layout import Layout
from kogge.engine.topology import Topology
from kogge.games.facts import Facts, gathered
from kogge.modules.facts import CoastGold, TokenColor, Treasury, Trip
from tests.svg.reading import bare

AT_SEA = ("land-ho", "pirate-lairs", "fish", "spices", "explorers-pirates")
WITH_PIRATES = AT_SEA[1:]
IN_EUROPE = ("europe", "europe-short")
FIVE = ("wood", "brick", "wool", "grain", "ore")
HOME = {"wood": 1, "brick": 1, "wool": 1, "grain": 1}
TRACK = (0, 1, 1, 2, 2, 2, 3, 3)


def facts(scenario: str, **choices: Any) -> Facts:
    return kogge.start(scenario, **choices).facts


def stock(found: Facts, shared: bool = False) -> dict[str, int]:
    """How many pieces there are, of each player or of all."""
    return {supply.piece: supply.count for supply in found.supplies.values() if supply.shared is shared}


# All games


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_game_rules_and_views_have_the_same_facts(scenario: str) -> None:
    game = kogge.start(scenario)
    assert game.facts is game.rules.facts is game.view(0).facts is game.view(None).facts is game.copy().facts
    game.play_out(limit=50)
    assert game.view(None).facts == gathered(game.rules.layout)


@pytest.mark.parametrize("scenario", kogge.scenarios())
def test_facts_are_ready_for_json(scenario: str) -> None:
    told = facts(scenario).to_dict()
    assert json.loads(json.dumps(told)) == told
    assert set(told) == set(Facts.__dataclass_fields__)


def test_nobody_can_change_a_fact() -> None:
    found = facts("base")
    with pytest.raises(AttributeError):
        found.bank = 20  # type: ignore[misc]
    with pytest.raises(TypeError):
        found.prices["build_road"]["wood"] = 0  # type: ignore[index]


def test_a_game_without_modules_has_facts_that_say_so() -> None:
    found = bare(Layout(2), Topology([])).facts
    assert (found.players, found.resources, found.goal.count, found.gold) == (2, (), 0, None)
    assert found.places_of("port") == found.cost("build_road") == ()


# The base game


@pytest.mark.rule("B-02", "B-04")
def test_nineteen_cards_of_each_resource_and_so_many_pieces() -> None:
    found = facts("base")
    assert (found.resources, found.bank) == (FIVE, 19)
    assert (stock(found), stock(found, shared=True)) == ({"road": 15, "settlement": 5, "city": 4}, {})


@pytest.mark.rule("B-03", "B-46", "B-47")
def test_twenty_five_development_cards() -> None:
    found = {card.name: (card.count, card.amount, card.act) for card in facts("base").cards}
    assert found == {
        "knight": (14, 0, "play_knight"),
        "road_building": (2, 2, "play_road_building"),
        "discovery": (2, 2, "play_discovery"),
        "monopoly": (2, 0, "play_monopoly"),
        "victory_point": (5, 0, ""),
    }


@pytest.mark.rule("B-55", "B-57")
def test_what_is_built_has_its_price() -> None:
    assert facts("base").prices == {
        "build_road": {"wood": 1, "brick": 1},
        "build_settlement": HOME,
        "build_city": {"grain": 2, "ore": 3},
        "buy_card": {"wool": 1, "grain": 1, "ore": 1},
    }
    assert facts("base").cost("build_city") == (0, 0, 0, 2, 3)


@pytest.mark.rule("B-56", "B-80", "B-82")
def test_ten_points_win_and_each_thing_is_worth_its_points() -> None:
    found = facts("base")
    assert (found.goal.count, found.goal.of) == (10, "points")
    assert found.worth == {"settlement": 1, "city": 2, "longest_route": 2, "largest_army": 2, "victory_point": 1}


@pytest.mark.rule("B-25", "B-31", "B-45", "B-60")
def test_a_city_yields_two_cards_and_awards_begin_with_three_knights_or_five_roads() -> None:
    found = facts("base")
    assert (found.yields, found.counts["hand_limit"]) == ((1, 2), 7)
    assert {award.name: award.least for award in found.awards.values()} == {"largest_army": 3, "longest_route": 5}


@pytest.mark.rule("B-06", "B-73", "B-74", "B-75")
def test_the_bank_takes_four_and_harbours_make_it_three_or_two() -> None:
    found = facts("base")
    assert found.rate == 4
    assert [(kind.name, kind.rate) for kind in found.harbors] == [*((name, 2) for name in FIVE), ("generic", 3)]
    assert len(found.places_of("harbor")) == 9


# Explorers & Pirates


@pytest.mark.rule("E-01", "E-82")
def test_pieces_at_sea() -> None:
    own = {"road": 15, "settlement": 5, "harbour_settlement": 4, "settler": 2, "ship": 3}
    assert stock(facts("land-ho")) == own
    for scenario in WITH_PIRATES:
        assert stock(facts(scenario)) == own | {"crew": 9}
    assert stock(facts("pirate-lairs"), shared=True) == {}
    assert stock(facts("fish"), shared=True) == {"shoal": 6}
    assert stock(facts("spices"), shared=True) == {"shoal": 6, "sack": 24}


@pytest.mark.rule("E-05", "E-25", "E-42")
@pytest.mark.parametrize("scenario", AT_SEA)
def test_prices_at_sea(scenario: str) -> None:
    ship = {"wood": 1, "wool": 1}
    crew = {"build_crew": {"wool": 1, "ore": 1}} if scenario in WITH_PIRATES else {}
    assert facts(scenario).prices == crew | {
        "build_road": {"wood": 1, "brick": 1},
        "build_settlement": HOME,
        "build_settler": HOME,
        "build_harbour_settlement": {"grain": 2, "ore": 2},
        "build_ship": ship,
        "rebuild_ship": ship,
        "buy_wind": {"wool": 1},
        "buy_resource": {"gold": 2},
    }


@pytest.mark.rule("E-06", "E-24", "E-25")
@pytest.mark.parametrize("scenario", AT_SEA)
def test_two_gold_at_the_start_and_three_to_one_at_the_bank(scenario: str) -> None:
    found = facts(scenario)
    assert (found.gold, found.rate, found.harbors) == (Treasury(start=2, price=2, purchases=2, equal_cards=3), 3, ())


@pytest.mark.rule("E-08")
def test_points_to_win_at_sea() -> None:
    assert [facts(scenario).goal.count for scenario in AT_SEA] == [8, 12, 15, 15, 17]
    assert facts("land-ho").worth == {"settlement": 1, "harbour_settlement": 2}


@pytest.mark.rule("E-21", "E-47", "E-53", "E-74", "E-78", "E-97")
def test_gold_that_is_paid_at_sea() -> None:
    assert facts("land-ho").payments == {"discovery": 2, "consolation": 1}
    everything = {"discovery": 2, "consolation": 1, "tribute": 1, "river": 2, "prize": 2, "fast_gold": 1}
    assert facts("explorers-pirates").payments == everything


@pytest.mark.rule("E-41", "E-42", "E-43")
def test_a_ship_goes_four_steps_and_two_more_for_a_wool() -> None:
    assert facts("land-ho").trips == {"ship": Trip("ship", "sail", 4, 2, "wool", once=True, room=2)}


@pytest.mark.rule("E-60", "E-62", "E-63")
def test_tracks_of_missions() -> None:
    found = facts("explorers-pirates").missions
    points = {name: mission.points for name, mission in found.items()}
    assert points == {"lairs": TRACK, "fish": TRACK, "spices": (0, 1, 1, 2, 2, 3, 3)}
    assert {mission.card for mission in found.values()} == {1}
    assert [*facts("spices").missions] == ["fish", "spices"]
    assert not facts("land-ho").missions


@pytest.mark.rule("E-35", "E-73")
def test_a_hold_takes_two_small_pieces_or_a_large_one() -> None:
    stowage = facts("spices").stowage
    assert stowage is not None
    assert (stowage.ships, stowage.basins) == (3, 4)
    assert dict(zip(stowage.loads, stowage.contents, strict=True))["crew_and_sack"] == (0, 0, 1, 1)
    assert max(sum(row) for row in stowage.contents) == 2
    assert facts("fish").counts["lair_crews"] == 3


@pytest.mark.rule("E-80")
@pytest.mark.parametrize("scenario", ["fish", "spices", "explorers-pirates"])
def test_the_council_has_two_anchor_ports(scenario: str) -> None:
    game = kogge.start(scenario)
    (council,) = game.facts.places_of("council")
    corners = game.rules.topo.hex_nodes[council]
    assert game.facts.places_of("port") == (corners[0], corners[3])


@pytest.mark.rule("E-95", "E-96", "E-97")
def test_villages_teach_four_things() -> None:
    assert facts("spices").lessons == ("swift_voyage", "pirate_bonus_5", "pirate_bonus_4", "fast_gold")


# Merchants of Europe


@pytest.mark.rule("M-02", "M-03", "M-80")
@pytest.mark.parametrize(
    ("scenario", "players", "kontors", "goods"),
    [("europe-short", 3, 8, 6), ("europe-short", 4, 7, 5), ("europe", 3, 12, 10), ("europe", 4, 10, 8)],
)
def test_kontors_and_goods_by_board_and_players(scenario: str, players: int, kontors: int, goods: int) -> None:
    found = facts(scenario, players=players)
    assert stock(found) == {"kontor": kontors, "route": 30, "merchant": 2, "caravan": 2}
    assert (found.goal.count, found.goal.of) == (goods, "goods")
    assert (found.resources, found.bank) == (("wood", "wool", "grain", "ore", "salt"), 19)


@pytest.mark.rule("M-07", "M-24", "M-31", "M-32", "M-40", "M-47", "M-72")
@pytest.mark.parametrize("scenario", IN_EUROPE)
def test_prices_and_gold_in_europe(scenario: str) -> None:
    found = facts(scenario)
    merchant, caravan = {"wood": 1, "wool": 1, "grain": 1}, {"wood": 1, "ore": 1, "salt": 1}
    assert found.prices == {
        "build_route": {"wood": 1, "ore": 1},
        "hire_merchant": merchant,
        "rehire_merchant": merchant,
        "form_caravan": caravan,
        "reform_caravan": caravan,
        "buy_card": {"wool": 1, "salt": 1},
        "buy_resource": {"gold": 2},
    }
    assert (found.gold, found.rate) == (Treasury(start=3, price=2, purchases=2, equal_cards=3), 3)
    assert found.payments == {"consolation": 1, "connection": 1, "toll": 1}


@pytest.mark.rule("M-60", "M-61", "M-70", "M-71")
def test_a_grain_moves_a_merchant_and_a_salt_a_caravan_three_steps() -> None:
    assert facts("europe").trips == {
        "merchant": Trip("merchant", "walk", 0, 3, "grain", once=False, room=1),
        "caravan": Trip("caravan", "drive", 0, 3, "salt", once=False, room=2),
    }


@pytest.mark.rule("M-08")
def test_the_cards_of_europe_are_twenty_five_with_the_amounts_of_the_board() -> None:
    cards = facts("europe").cards
    assert sum(card.count for card in cards) == 25
    amounts = {card.name: card.amount for card in cards}
    assert amounts == {"lancer": 0, "route_building": 2, "journey": 5, "fast_caravan": 4} | {
        "bounty": 2,
        "monopoly": 0,
        "loan": 3,
    }
    assert all(card.act == f"play_{card.name}" for card in cards)


@pytest.mark.rule("M-05")
def test_fifteen_number_tokens_of_five_colours() -> None:
    found = facts("europe")
    assert [token.color for token in found.tokens] == ["green", "light_green", "yellow", "grey", "white"]
    assert sum(1 + len(token.face_down) for token in found.tokens) == 15
    assert found.tokens[0] == TokenColor("green", 4, (9, 11))
    assert len(found.places_of("marked_land")) == 5


@pytest.mark.rule("M-11", "M-64")
@pytest.mark.parametrize("scenario", IN_EUROPE)
def test_cities_and_their_coasts_are_those_of_the_chart(scenario: str) -> None:
    found = facts(scenario)
    cities = {*found.places_of("violet_city"), *found.places_of("brown_city")}
    assert cities == {node for node, names in enumerate(found.chart.names["intersection"]) if names}
    assert set(found.coast_gold) <= cities
    assert (
        found.coast_gold
        == CoastGold({n: gold for n, gold in enumerate(found.chart.marks["intersection"]["coast_gold"]) if gold}).at
    )
