"""Actions are made of parts: they are told as numbers and names, and read in the forms in which people write them."""

import pathlib

import pytest

import kogge
from kogge.engine.act import Act
from kogge.engine.parts import Part
from kogge.engine.travel import Travel
from kogge.games.nouns import NOUNS
from tests.api.refusals import refused
from tests.support.europe import RED, at, europe

DOCS = pathlib.Path(__file__).parents[2] / "docs"


def told(game: kogge.Game, text: str) -> list[tuple[str, int, str]]:
    return [(part.of, part.value, part.name) for part in game.parts(game.action(text))]


# The engine


def test_the_last_part_of_an_act_changes_fastest() -> None:
    act = Act("give", Part("seat", 3), Part("resource", ["wool", "ore"]))
    assert act.size == 6
    assert [act.split(arg) for arg in range(6)] == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    assert [act.join(act.split(arg)) for arg in range(6)] == list(range(6))


def test_an_act_without_parts_has_one_argument() -> None:
    act = Act("rest")
    assert (act.size, act.parts, act.split(0), act.join(())) == (1, (), (), 0)


def test_a_part_may_have_values_of_its_own() -> None:
    act = Act("take", Part("number", ["one", "three"], values=[1, 3]))
    assert [act.split(arg) for arg in range(act.size)] == [(1,), (3,)]
    assert act.join((3,)) == 1
    with pytest.raises(ValueError, match="not in tuple"):
        act.join((2,))
    with pytest.raises(ValueError, match="zip"):
        act.join((1, 1))


@pytest.mark.parametrize("words", [["a", "a"], ["a", "b", "c"]])
def test_words_and_values_of_a_part_belong_together(words: list[str]) -> None:
    with pytest.raises(AssertionError):
        Part("thing", words, values=[1, 2])


def test_the_parts_of_a_step_are_the_piece_and_the_place() -> None:
    hop = Travel("hop", Part("frog", 2), Part("hex", 7))
    assert hop.is_step
    assert (hop.pieces, hop.places) == (2, 7)
    assert not Act("hop", Part("frog", 2), Part("hex", 7)).is_step


# Numbers and names


@pytest.mark.parametrize(
    ("scenario", "text", "parts"),
    [
        ("base", "end_turn", []),
        ("base", "build_road 34", [("path", 34, "34")]),
        ("base", "rob 2", [("seat", 2, "2")]),
        ("base", "bank_trade wool for ore", [("resource", 2, "wool"), ("resource", 4, "ore")]),
        ("fish", "offer gold", [("good", 5, "gold")]),
        ("fish", "catch_fish 1 4", [("ship", 0, "1"), ("shoal", 4, "4")]),
        ("spices", "jettison harbour 2 sack", [("hold", 4, "harbour 2"), ("piece", 3, "sack")]),
        ("land-ho", "sail 3 87", [("ship", 2, "3"), ("path", 87, "87")]),
        ("europe", "walk 2 57", [("merchant", 1, "2"), ("intersection", 57, "57")]),
    ],
)
def test_an_action_tells_what_it_names(scenario: str, text: str, parts: list[tuple[str, int, str]]) -> None:
    assert told(kogge.start(scenario), text) == parts


def test_a_corner_of_the_island_is_told_by_the_number_of_its_hex() -> None:
    game = kogge.start("base", board="random")
    (act,) = [act for act in game.notation.acts.values() if act.name == "lay_tokens_from"]
    for arg in range(act.size):
        ((of, value, name),) = told(game, game.text(act.first + arg))
        assert (of, str(value)) == ("hex", name)


@pytest.mark.parametrize("action", [-1, 10**9])
def test_what_is_no_action_has_no_parts(action: int) -> None:
    game = kogge.start("base")
    with refused(game, says="there is no action"):
        game.parts(action)


def test_every_part_is_of_something_in_the_list_and_nothing_else_is_there() -> None:
    games = [kogge.start(name) for name in kogge.scenarios()]
    assert {part.of for game in games for act in game.rules.acts.items for part in act.parts} == {*NOUNS}


def test_the_docs_have_the_list() -> None:
    rows = [f"| `{noun}` | {meaning} |" for noun, meaning in NOUNS.items()]
    assert "\n".join(rows) in (DOCS / "acts-and-steps.md").read_text("utf-8")


# Forms


@pytest.mark.parametrize(
    ("scenario", "text", "same"),
    [
        ("base", "rob blue", "rob 2"),
        ("base", "rob BLUE", "rob 2"),
        ("base", "rob 02", "rob 2"),
        ("base", "deal red", "deal 1"),
        ("base", "discard Wool", "discard wool"),
        ("base", "build_road  0034", "build_road 34"),
        ("base", "build_road 22-28", "build_road 34"),
        ("base", "build_road 028-22", "build_road 34"),
        ("base", "bank_trade WOOL for ore", "bank_trade wool for ore"),
        ("land-ho", "sail 1 {ends}", "sail 1 87"),
        ("land-ho", "build_settler SHIP 1", "build_settler ship 1"),
        ("europe", "walk 1 Prague", "walk 1 {Prague}"),
        ("europe", "walk 1 praga", "walk 1 {Prague}"),
        ("europe", "walk 01 PRAG", "walk 1 {Prague}"),
        ("europe", "deliver Wien", "deliver {Vienna}"),
        ("europe", "deliver wien", "deliver {Vienna}"),
    ],
)
def test_a_part_can_be_written_in_other_forms(scenario: str, text: str, same: str) -> None:
    game = kogge.start(scenario)
    names, topo = game.rules.layout.chart.names.get("intersection", []), game.rules.topo
    numbers = {name: str(n) for n, called in enumerate(names) for name in called.values()}
    ends = "-".join(map(str, topo.edge_nodes[87 if topo.n_edges > 87 else 0]))
    assert game.text(game.action(text.format(ends=ends))) == same.format(**numbers)


def test_a_name_may_have_spaces() -> None:
    game = kogge.start("europe")
    named = [(of, n, name) for of in ("hex", "intersection") for n, name in spaced(game, of)]
    assert named
    for of, n, name in named:
        act = {"hex": "move_robber", "intersection": "deliver"}[of]
        assert game.action(f"{act} {name}") == game.action(f"{act} {n}")


def spaced(game: kogge.Game, of: str) -> list[tuple[int, str]]:
    """The places whose name, in any language, has several words."""
    named = enumerate(game.rules.layout.chart.names[of])
    return [(n, name) for n, called in named for name in called.values() if " " in name]


def test_a_path_can_be_written_by_the_names_of_its_ends() -> None:
    game = kogge.start("europe")
    name, topo = game.rules.layout.chart.name, game.rules.topo
    for path in range(topo.n_edges):
        ends = [name("intersection", end) or str(end) for end in topo.edge_nodes[path]]
        assert game.action(f"drive 1 {'-'.join(ends)}") == game.action(f"drive 1 {path}")


def test_the_same_forms_are_read_from_records() -> None:
    game = kogge.start("base", seed=3, board="random")
    game.play_chance()
    game.play("found_settlement 18")
    game.play(game.legal()[0])
    last = game.text(game.actions[-1])
    here, there = game.rules.topo.edge_nodes[game.parts(game.actions[-1])[0].value]
    written = game.record().replace(f": {last}\n", f": found_road {here}-{there}\n")
    assert written != game.record()
    assert kogge.read_record(written).record() == game.record()


@pytest.mark.parametrize("text", ["walk 1 to Prague", "walk 01 to praga", "walk 1 to {n}", "walk 1 to 0{n}"])
def test_a_journey_is_read_in_the_same_forms(text: str) -> None:
    game = europe(merchants={RED: ["Vienna"]}, hand={RED: "3 grain"})
    prague = at(game, "Prague")
    (way,) = [way for way in game.journeys() if way.text == f"walk 1 to {prague}"]
    game.play(text.format(n=prague))
    assert (*game.actions,) == way.actions


# Refusals


@pytest.mark.parametrize(
    ("scenario", "text", "says"),
    [
        ("base", "rob purple", "rob takes the colour of a seat, orange, red, blue or white, not 'purple'"),
        ("base", "rob", "rob takes the colour of a seat, orange, red, blue or white"),
        ("base", "discard stone", "discard takes one of wood, brick, wool, grain, ore, not 'stone'"),
        ("base", "build_road 0-53", "no path joins 0 and 53; build_road takes a path from 0 to 71, not '0-53'"),
        ("base", "build_road 0-54", "build_road takes a path from 0 to 71, not '0-54'"),
        ("base", "bank_trade wool ore", "bank_trade takes a resource for a resource, as in 'bank_trade ore for grain'"),
        ("base", "bank_trade wool for", "bank_trade takes a resource for a resource"),
        ("base", "bank_trade for wool", "bank_trade takes a resource for a resource"),
        ("land-ho", "sail 1", "sail takes a ship and a path, as in 'sail 3 177'"),
        ("land-ho", "sail 4 87", "sail takes a ship and a path"),
        ("land-ho", "sail 1 to", "sail takes a ship and a path"),
        ("land-ho", "sail to 87", "sail takes a ship and a path"),
        ("land-ho", "sail 1 87 to", "sail takes a ship and a path"),
        ("land-ho", "sail 1 to 40 to 41", "sail takes a ship and a path"),
        ("land-ho", "end_turn to 3", "end_turn stands alone, without 'to 3'"),
        ("europe", "deliver Atlantis", "deliver takes an intersection from 0 to"),
        ("europe", "drive 1 Berlin-Vienna", "no path joins Berlin ("),
        ("europe", "walk Prague", "walk takes a merchant and an intersection"),
        ("europe", "deliver Vi", "deliver takes an intersection from 0 to"),
        ("europe", "walk 1 " + "Prague " * 20_000, "walk takes a merchant and an intersection"),
        ("europe", "deliver " + "-" * 100_000, "deliver takes an intersection from 0 to"),
        ("europe", "drive 1 " + "-" * 100_000, "drive takes a caravan and a path"),
    ],
)
def test_what_can_not_be_read_is_refused_with_what_the_act_takes(scenario: str, text: str, says: str) -> None:
    game = kogge.start(scenario, seed=1)
    with refused(game, says=says):
        game.play(text)
