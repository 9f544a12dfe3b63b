"""What can't be a position is refused, with a sentence that says why and what is possible."""

from inspect import signature
from itertools import product
from typing import Any

import pytest

import kogge
from kogge.games import catalogue
from tests.api.refusals import assert_sentence, refused

ROUND = "0-3-7-11-16-21-27-33-38-43-47-51-48-52-49-53-50"
LAIR = {"7,-3": "gold_river"}
TIP = {0: "0,0 N"}
PORTS = ["4,-3 SE", "3,-2 SE"]
ALL_DONE = {"lairs": {0: 7}, "fish": {0: 7}, "spices": {0: 6}}
IMPOSSIBLE: list[tuple[str, str, dict[str, Any]]] = [
    ("base", "did you mean 'roads'", {"raods": {}}),
    ("base", "there are back, bank", {"xyzzy": {}}),
    ("base", "there are orange (0), red (1), blue (2), white (3)", {"roads": {"green": ["0-3"]}}),
    ("base", "there are orange (0), blue (1), white (2)", {"players": 3, "turn_of": "red"}),
    ("base", "names blue twice", {"settlements": {"blue": [0], 2: [7]}}),
    ("base", "no path joins 0 and 7", {"roads": {"blue": ["0-7"]}}),
    ("base", "a road lies already", {"settlements": {"blue": [0]}, "roads": {"blue": ["0-3", "3-0"]}}),
    ("base", "leads to nothing of theirs", {"roads": {"blue": ["0-3"]}, "settlements": {"red": [0]}}),
    ("base", "at it or beside it", {"settlements": {"blue": [0], "red": [3]}}),
    ("base", "no settlement left", {"settlements": {"blue": [0, 1, 2, 16, 18, 20]}}),
    ("base", "no city left", {"cities": {"blue": [0, 1, 2, 16, 18]}}),
    ("base", "no road left", {"settlements": {"blue": [0]}, "roads": {"blue": [ROUND]}}),
    ("base", "the bank has 19 wool left", {"hands": {"blue": "20 wool"}}),
    ("base", "the bank has 9 wool left", {"hands": {"blue": "10 wool", "red": {"wool": 10}}}),
    ("base", "there are wood, brick, wool, grain, ore", {"hands": {"blue": "salt"}}),
    ("base", "without a name", {"hands": {"blue": "wool 2"}}),
    ("base", "at least 0", {"hands": {"blue": {"wool": -1}}}),
    ("base", "the pile has 14 knight left", {"cards": {"blue": "15 knight"}}),
    ("base", "which is another's", {"bought": {"blue": "knight"}}),
    ("base", "none can have been at 'before_roll'", {"step": "before_roll", "bought": {0: "knight"}}),
    ("base", "after the roll", {"step": "move_robber", "back": "before_roll", "bought": {0: "knight"}}),
    ("base", "settlements must be a list, not b'3'", {"settlements": {"blue": b"3"}}),
    ("base", "the bank can't have 25 wood: 19 are in no hand", {"bank": "25 wood"}),
    ("base", "the pile can't have 15 knight: 14 are nowhere else", {"pile": "15 knight"}),
    ("base", "no player 'green'", {"hoarder": "green"}),
    ("base", "numbers names the hex 0,-2 twice", {"numbers": {0: 5, "0,-2": 6}}),
    ("base", "terrain names the hex 0,-2 twice", {"terrain": {0: "forest", "0,-2": "hill"}}),
    ("base", "has no 'kontors'; there are back, bank", {"kontors": {}}),
    ("base", "10 points", {"step": "discard", "cities": {0: [0, 1, 2, 16]}, "cards": {0: "2 victory_point"}}),
    ("base", "only who wins", {"played": {"blue": "victory_point"}}),
    ("base", "10 points", {"cities": {"orange": [0, 1, 2, 16]}, "cards": {"orange": "2 victory_point"}}),
    ("base", "'fly'; there are before_roll, dice, discard, action, move_robber, rob", {"step": "fly"}),
    ("base", "play on to it", {"step": "theft"}),
    ("base", "nobody discards", {"step": "discard", "hands": {"blue": "7 ore"}}),
    ("base", "nobody can be robbed", {"step": "rob"}),
    ("base", "the step to go back to can't be 'dice'", {"step": "move_robber", "back": "dice"}),
    ("base", "for sketches", {"to_act": "blue"}),
    ("base", "4 hexes of forest", {"terrain": {0: "pasture"}}),
    ("base", "18 number tokens", {"numbers": {0: 2}}),
    ("base", "the desert", {"numbers": {0: 0, 9: 6}}),
    ("base", "no number token 7", {"numbers": {0: 7}}),
    ("base", "beginner2010 or beginner2015", {"board": "random"}),
    ("base", "no hex", {"robber": 19}),
    ("land-ho", "without any crew", {"harbours": {"blue": ["4,-3 SE"]}, "basins": {"blue": ["crew"]}}),
    ("land-ho", "has no pirate", {"pirate": ("4,-1", "red")}),
    ("land-ho", "as it is printed", {"island": {"1,0": "desert"}}),
    ("spices", "has no track lairs", {"tracks": {"lairs": {"blue": 1}}}),
    ("fish", "has a settlement and a harbour settlement", {"players": 2}),
    ("explorers-pirates", "loose hexes of", {"island": {"1,0": "forest"}}),
    ("explorers-pirates", "no hex of the island", {"island": {"7,-3": "forest"}}),
    ("explorers-pirates", "not on a coast", {"harbours": {"blue": ["1,0 N"]}}),
    ("explorers-pirates", "its ground is closed", {"settlements": {"blue": ["5,-1 N"]}}),
    ("explorers-pirates", "no sea route", {"ships": {"blue": ["1,0 NE"]}}),
    ("explorers-pirates", "discovered the hex 5,-1 at its tip", {"ships": {"blue": ["5,-1 SW"]}}),
    ("explorers-pirates", "3 ships, not 4", {"ships": {"blue": ["4,-1 W"] * 4}}),
    ("explorers-pirates", "a load can't be 'settlers'; there are nothing", {"ships": {"blue": "4,-1 W settlers"}}),
    ("explorers-pirates", "the status of a ship can't be 'asea'; there are resting", {"status": ["asea"]}),
    ("explorers-pirates", "far it has sailed too", {"step": "movement", "ships": {"blue": "4,-1 W"}, "status": "done"}),
    ("explorers-pirates", "purchases can't hold 3", {"purchases": 3}),
    ("explorers-pirates", "2 ships at '4,-1 W' already", {"ships": {"blue": ["4,-1 W"] * 3}}),
    ("explorers-pirates", "is not unexplored", {"tiles": {"4,0": "sea"}}),
    ("explorers-pirates", "the tile at '7,-3' can't be 'sand'", {"tiles": {"7,-3": "sand"}}),
    ("explorers-pirates", "what lies on the forest", {"tiles": {"7,-3": "forest 11"}}),
    ("explorers-pirates", "and nothing more", {"tiles": {"7,-3": "sea 4"}}),
    ("explorers-pirates", "name it in conquered", {"tiles": {"7,-3": "gold_river"}, "ashore": {"7,-3": {"blue": 3}}}),
    ("explorers-pirates", "3 crews must be ashore", {"tiles": {"7,-3": "gold_river"}, "conquered": ["7,-3"]}),
    ("explorers-pirates", "names the hex 7,-3 twice", {"tiles": LAIR, "ashore": {"7,-3": {0: 1}, "7, -3": {0: 1}}}),
    ("explorers-pirates", "names the hex 7,-3 twice", {"tiles": LAIR, "conquered": ["7,-3", "7, -3"]}),
    ("explorers-pirates", "at the fish hex 3 already", {"tiles": {"6,-1": "shoal 3"}, "shoals": [3, 3]}),
    ("explorers-pirates", "has 7 steps", {"tracks": {"fish": {"blue": 8}}}),
    ("explorers-pirates", "there are none", {"shoals": [3]}),
    ("explorers-pirates", "only on the open sea", {"pirate": ("3,-1", "red")}),
    ("explorers-pirates", "in the movement phase", {"ships": {"blue": ["4,-1 W"]}, "sailed": [1], "status": ["done"]}),
    ("explorers-pirates", "say its status too", {"step": "movement", "ships": {"blue": ["4,-1 W"]}, "sailed": [1]}),
    ("explorers-pirates", "is not at sea", {"step": "movement", "wind": [1]}),
    ("explorers-pirates", "the own pirate ship", {"step": "rob"}),
    ("explorers-pirates", "17 points", {"tracks": ALL_DONE, "harbours": {0: PORTS}, "settlements": TIP}),
    ("explorers-pirates", "bought for gold", {"step": "before_roll", "purchases": 1}),
    ("europe", "is no city", {"kontors": {"red": ["3,6 S"]}}),
    ("europe", "there is no intersection 'Atlantis'", {"kontors": {"red": ["Atlantis"]}}),
    ("europe-short", "there is no intersection 'London'", {"kontors": {"red": ["London"]}}),
    ("europe", "already", {"kontors": {"red": ["Turin"], "blue": ["Turin"]}}),
    ("europe", "3 neutral kontors, not 0", {"players": 3}),
    ("europe", "0 neutral kontors with 4", {"neutral": ["Turin"]}),
    ("europe", "no merchant left", {"merchants": {"red": ["Turin", "Bern", "Genoa"]}}),
    ("europe", "can stay at 'Turin'", {"merchants": {"red": ["Turin"]}, "kontors": {"blue": ["Turin"]}}),
    ("europe", "there is no route", {"caravans": {"red": ["Turin-3,6 S"]}}),
    ("europe", "leads to nothing", {"routes": {"red": ["Turin-3,6 S"]}}),
    ("europe", "2 wanted, 1 left", {"delivered": {"red": 2}}),
    ("europe", "1 under kontors (goods_at), not 0", {"delivered": {"red": 1}}),
    ("europe", "under others' kontors", {"delivered": {0: 1}, "kontors": {0: "Turin"}, "goods_at": "Turin"}),
    ("europe", "no kontor at 'Turin'", {"goods_at": ["Turin"]}),
    ("europe", "no intersection 'Turn'; did you mean Turin?", {"kontors": {"red": "Turn"}}),
    ("europe", "no hex 'Pskow Land'; did you mean Pskov Land?", {"robber": "Pskow Land"}),
    ("europe", "has a number", {"tokens": {"Po Valley": 9}}),
    ("europe", "no grey token has been moved: there are others at sea", {"tokens": {"Styria": 0, "Serbia": 4}}),
    ("europe", "no grey token 9 is at sea for 'Vestland'; there are 11", {"tokens": {"Serbia": 9, "Vestland": 9}}),
    ("europe", "tokens names the hex", {"tokens": {"Serbia": 9, "Serbien": 11}}),
    ("europe", "bought for gold at 'before_roll'", {"step": "move_robber", "back": "before_roll", "purchases": 1}),
    ("europe", "yellow", {"tokens": {"Banat": 11}}),
    ("europe", "there is no hex 'Baltic Sea'", {"robber": "Baltic Sea"}),
    ("europe", "there are lancer", {"cards": {"red": "knight"}}),
    ("europe", "become a new one", {"discarded": "lancer", "pile": ""}),
    ("europe", "for sketches", {"kontors_left": {"red": 0}}),
]  # fmt: skip

ODD: list[Any] = [7, -1, 10**30, 0.5, True, "", "x", ["x"], [10**30], {"blue": "x"}, {0: [99]}, {0: {"x": 1}}]
ODD += [{0: 10**30}, {(): ()}, {"x": 10**30}, ("4,-1", None), {0: None}, {3: 2.0}, object()]


@pytest.mark.parametrize(("scenario", "says", "words"), IMPOSSIBLE)
def test_what_can_not_be_is_refused(scenario: str, says: str, words: dict[str, Any]) -> None:
    with refused(says=says):
        kogge.position(scenario, **words)


@pytest.mark.parametrize("scenario", ["base", "explorers-pirates", "europe"])
def test_odd_words_are_refused_with_a_sentence_or_are_a_position(scenario: str) -> None:
    found = catalogue.find(scenario)
    words = signature(found.table(found.choose(), False).set_up).parameters
    for n, (word, odd) in enumerate(product(words, ODD)):  # an odd number of odd values: each comes in a sketch as well
        try:
            game = kogge.position(scenario, sketch=n % 2 == 1, **{word: odd})
        except kogge.Refused as refusal:
            assert_sentence(str(refusal))
        else:
            assert n % 2 or game.legal(), (word, odd)


def test_a_scenario_without_words_says_so() -> None:
    base = catalogue.find("base")
    bare = type(base)("bare", "Bare", "Nothing", base.options, base.assemble)
    with refused(says="arrange its cells"):
        bare.table(bare.choose(), False)
