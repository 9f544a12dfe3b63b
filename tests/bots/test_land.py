"""What the greedy bot thinks of the land."""

import kogge
from kogge.bots.atlas import atlas
from kogge.bots.land import Landscape
from kogge.modules.terrain import NO_HARBOR

GAME = kogge.start("base")
ATLAS = atlas(GAME.rules)
TERRAIN, NUMBER, HARBOR = ([row[0] for row in GAME.read(name)] for name in ("terrain", "number", "harbor"))
LAND = Landscape(ATLAS, TERRAIN, NUMBER, HARBOR)
NOTHING = [0] * ATLAS.kinds


def test_a_harbour_makes_a_site_better_and_no_other_site() -> None:
    plain = Landscape(ATLAS, TERRAIN, NUMBER, [NO_HARBOR] * len(HARBOR))
    have = [5] * ATLAS.kinds
    better = [node for node in range(len(HARBOR)) if LAND.worth(node, have) > plain.worth(node, have)]
    assert better == [node for node, harbor in enumerate(HARBOR) if harbor != NO_HARBOR]


def test_a_special_harbour_is_better_for_those_who_produce_what_it_trades() -> None:
    wool_harbour = 5  # it touches pastures
    shepherd, miller = [0, 0, 20, 0, 0], [0, 0, 0, 20, 0]
    plain = Landscape(ATLAS, TERRAIN, NUMBER, [NO_HARBOR] * len(HARBOR))
    gains = [LAND.worth(wool_harbour, have) - plain.worth(wool_harbour, have) for have in (shepherd, miller)]
    assert gains[0] > gains[1] > 0


def test_a_resource_counts_more_for_those_who_have_none_of_it() -> None:
    three_kinds = 28  # forest 5, hill 9, field 10
    assert LAND.worth(three_kinds, NOTHING) > LAND.worth(three_kinds, [10, 10, 0, 10, 0])


def test_the_desert_is_worth_nothing() -> None:
    desert = TERRAIN.index(ATLAS.kinds)
    assert LAND.pips[desert] == 0
    assert all(terrain != ATLAS.kinds for found in LAND.yields for terrain, _ in found)


def test_prices_supply_and_target_are_read_from_the_rules() -> None:
    assert ATLAS.price("build_city") == (0, 0, 0, 2, 3)
    assert ATLAS.price("build_road") == (1, 1, 0, 0, 0)
    assert ATLAS.supply == [19] * 5
    assert ATLAS.target == 10
