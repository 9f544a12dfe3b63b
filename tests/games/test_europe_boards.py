"""Board files of Merchants of Europe: an owner's corrections are read, and every mistake is named."""

import random
import re
import tomllib
from importlib import resources
from pathlib import Path

import pytest

from kogge.games.europe.board import BOARDS, load, read, read_file
from kogge.games.europe.grid import neighbours, path_between, read_corner, write_corner
from kogge.games.refusal import Refused


def text_of(name: str) -> str:
    return resources.files("kogge.games.europe").joinpath("boards", f"{name}.toml").read_text("utf-8")


def refusal(content: str | bytes, folder: Path) -> str:
    """Why a file of this content is refused; the sentence begins with its name."""
    path = folder / "mine.toml"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    with pytest.raises(Refused) as refused:
        read_file(path)
    sentence = str(refused.value)
    assert sentence.startswith(f"{path} is no board: ")
    assert len(sentence.splitlines()) == 1
    return sentence.removeprefix(f"{path} is no board: ")


def edited(old: str, new: str, name: str = "europe-short") -> str:
    """A board that comes with the game, with one text in it changed."""
    text = text_of(name)
    assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
    return text.replace(old, new)


@pytest.mark.parametrize("name", BOARDS)
def test_a_copy_of_our_board_is_the_same_board(name: str, tmp_path: Path) -> None:
    path = tmp_path / "copy.toml"
    for content in (text_of(name), "\ufeff" + text_of(name), text_of(name).replace("\n", "\r\n")):
        path.write_bytes(content.encode())
        board = read_file(path)
        assert board.name == str(path)
        assert vars(board) | {"name": name} == vars(load(name)) | {"name": name}


@pytest.mark.parametrize("name", BOARDS)
def test_the_order_of_entries_in_the_file_means_nothing(name: str) -> None:
    inside, lines, shuffled = False, [], random.Random(5)
    for line in text_of(name).splitlines():
        inside = inside or bool(re.match(r"(lands|paths|double_arrows|cities) = \[", line))
        if inside and line == "]":
            block = [item for item in lines[start:] if "#" not in item.split('"')[0]]
            lines[start:] = shuffled.sample(block, len(block))
            inside = False
        lines.append(line)
        if line.endswith("= ["):
            start = len(lines)
    assert "\n".join(lines) != text_of(name).strip()
    assert read("\n".join(lines), name) == load(name)


def test_an_owner_can_put_the_real_values_in(tmp_path: Path) -> None:
    text = edited(
        'color = "brown",  gold = 0, name = { en = "Kaliningrad"',
        'color = "brown",  gold = 2, name = { en = "Kaliningrad"',
    )
    text = text.replace('robber = "Anatolia"', 'robber = "Crimea"').replace('"Danziger Bucht"', '"Frisches Haff"')
    text = text.replace('"cities", "robber", "tokens"', '"tokens"').replace('es = "Lancero"', 'es = "Caballero"')
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    board = read_file(path)
    assert [city.gold for city in board.cities if city.name.en == "Kaliningrad"] == [2]
    assert board.lands[board.robber].name.de == "Krim"
    assert board.cards[0].name.es == "Caballero"
    assert "robber" not in board.reconstructed
    assert "lands" in board.reconstructed


def test_only_the_boards_of_the_game_are_found_by_name() -> None:
    with pytest.raises(Refused, match="there is no board 'asia'; choose one of europe, europe-short"):
        load("asia")


def test_each_corner_has_one_name_and_three_neighbours() -> None:
    for board in map(load, BOARDS):
        for corner in board.corners:
            assert read_corner(write_corner(corner)) == corner
            assert len(neighbours(corner)) == 3
            assert all(path_between(corner, other) == path_between(other, corner) for other in neighbours(corner))


WORDS = [  # what is written, by what, and the beginning of the sentence that names place and remedy
    ('at = "6,2",  terrain = "field"', 'at = "6,2",  terrain = "swamp"', "lands, entry 6 (Gotaland): terrain must be one of forest,"),
    ('at = "6,2",  terrain = "field"', 'at = "6,2",  terrain = ["field"]', "lands, entry 6 (Gotaland): terrain must be one of forest,"),
    ('resource = "grain", number = 9,', 'resource = "corn", number = 9,', "lands, entry 6 (Gotaland): resource must be one of wood, wool, grain, ore, salt, not 'corn'"),
    ('resource = "grain", number = 9,', 'resource = "ore", number = 9,', "lands, entry 6 (Gotaland): the resource of field is grain, not ore"),
    ('resource = "grain", number = 9,', 'resource = "grain", number = 7,', "lands, entry 6 (Gotaland): number must be a whole number among 2, 3,"),
    ('resource = "grain", number = 9,', 'resource = "grain", number = 9.0,', "lands, entry 6 (Gotaland): number must be a whole number among 2, 3,"),
    ('resource = "grain", number = 9,', 'resource = "grain", number = true,', "lands, entry 6 (Gotaland): number must be a whole number among 2, 3,"),
    ('resource = "grain", number = 9,', 'resource = "grain",', "lands, entry 6 (Gotaland): a land has one of three"),
    ('resource = "grain", number = 9,', 'resource = "grain", number = 9, spot = "yellow",', "lands, entry 6 (Gotaland): a land has one of three"),
    ('resource = "grain", number = 9,', 'resource = "grain", spot = "pink",', "lands, entry 6 (Gotaland): spot must be one of green, light_green, yellow, grey, white, not 'pink'"),
    ('resource = "grain", number = 9,', 'resource = "grain", spot = "grey",', "lands, entry 6 (Gotaland): the spots of grain are yellow, as its tokens, not grey"),
    ('at = "6,2",  terrain', 'at = "6;2",  terrain', "lands, entry 6 (Gotaland): at: '6;2' is no hex; write its q and r"),
    ('at = "6,2",  terrain', 'at = [6, 2],  terrain', "lands, entry 6 (Gotaland): at must be text in quotation marks, not a list"),
    ('at = "6,2",  terrain', 'at = "600,2",  terrain', "lands, entry 6 (Gotaland): at: '600,2' is no hex"),
    ('en = "Gotaland", es = "Gotia", de', 'en = "Gotaland", de', "lands, entry 6 (Gotaland): name: es is missing; the keys are en, es, de"),
    ('en = "Gotaland", es = "Gotia"', 'en = "", es = "Gotia"', "lands, entry 6: name: en must be one line of 1 to 40 characters"),
    ('en = "Gotaland", es = "Gotia"', 'en = "Gota\\u001bland", es = "Gotia"', "lands, entry 6: name: en must be one line of 1 to 40 characters"),
    ('en = "Gotaland", es = "Gotia"', 'en = "Gotaland", es = 5', "lands, entry 6 (Gotaland): name: es must be text in quotation marks, not 5"),
    ('at = ["8,1"],', 'at = "8,1",', "seas, entry 1 (Aland Sea): at must be a list in brackets, not '8,1'"),
    ('at = ["8,1"],', 'at = ["8,1", 9],', "seas, entry 1 (Aland Sea): at, entry 2 must be text in quotation marks, not 9"),
    ('gold = 3, name = { en = "Helsinki"', 'gold = -3, name = { en = "Helsinki"', "cities, entry 17 (Helsinki): gold must be a whole number from 0 to 9, not -3"),
    ('gold = 3, name = { en = "Helsinki"', 'gold = 3, nmae = { en = "Helsinki"', "cities, entry 17: 'nmae' means nothing here; the keys are at, color, gold, name"),
    ('at = "10,0 S", color = "brown"', 'at = "10,0 S", color = "blue"', "cities, entry 17 (Helsinki): color must be one of violet, brown, not 'blue'"),
    ('at = "10,0 S"', 'at = "10,0 E"', "cities, entry 17 (Helsinki): at: '10,0 E' is no corner; write a hex with N or S"),
    ('robber = "Anatolia"', 'robber = "Atlantis"', "the file: robber: there is no land 'Atlantis'"),
    ('robber = "Anatolia"', '', "the file: robber is missing; the keys are title, reconstructed, lands,"),
    ('robber = "Anatolia"', 'robber = "Anatolia"\nbandit = 1', "the file: 'bandit' means nothing here"),
    ('title = "Europe without the west"', 'title = 1', "the file: title must be text in quotation marks, not 1"),
    ('reconstructed = ["lands", "seas",', 'reconstructed = ["land", "seas",', "reconstructed, entry 1 must be one of lands, seas,"),
    ('"9,0 S -- 9,1 N -- 10,0 S",', '"9,0 S - 9,1 N",', "the file: paths, entry 2: '9,0 S - 9,1 N' is no path; write two corners with --"),
    ('"9,0 S -- 9,1 N -- 10,0 S",', '"9,0 S -- 10,0 S",', "the file: paths, entry 2: 9,0 S and 10,0 S are no neighbouring corners, so no path joins them; 9,0 S has the neighbours 9,0 S"[:-5]),
    ('"9,0 S -- 9,1 N -- 10,0 S",', '"9,0 S -- 9,0 S",', "the file: paths, entry 2: 9,0 S and 9,0 S are no neighbouring corners"),
    ('"9,0 S -- 9,1 N -- 10,0 S",', '7,', "the file: paths, entry 2 must be text in quotation marks, not 7"),
    ('"3,8 N -- 3,7 S",', '"3,8 N -- 3,7 S -- 4,8 N",', "the file: double_arrows, entry 8: '3,8 N -- 3,7 S -- 4,8 N'"),
    ('yellow = { marked = 10, face_down = [9, 3] }', 'yellow = { marked = 10, face_down = [9] }', "tokens.yellow: face_down has 1 tokens; there are 2 of each colour"),
    ('yellow = { marked = 10, face_down = [9, 3] }', 'yellow = { marked = 10, face_down = [9, 13] }', "tokens.yellow: face_down, entry 2 must be a whole number among 2, 3,"),
    ('yellow = { marked = 10, face_down = [9, 3] }', 'yellow = { face_down = [9, 3] }', "tokens.yellow: marked is missing; the keys are marked, face_down"),
    ('yellow = { marked = 10, face_down = [9, 3] }', 'pink = { marked = 10, face_down = [9, 3] }', "tokens: 'pink' means nothing here; the keys are green,"),
    ('yellow = { marked = 10, face_down = [9, 3] }', '', "tokens: yellow is missing"),
    ('4 = { kontors = 7, goods = 5 }', '4 = { kontors = 13, goods = 11 }', "players.4: kontors must be a whole number from 3 to 12, not 13"),
    ('4 = { kontors = 7, goods = 5 }', '5 = { kontors = 7, goods = 5 }', "players: '5' means nothing here; the keys are 3, 4"),
    ('4 = { kontors = 7, goods = 5 }', '4 = 7', "players.4 must be a table of keys and values, not 7"),
    ('count = 2, amount = 3', 'count = 2', "cards.loan: amount is missing"),
    ('count = 2, amount = 3', 'count = 2, amount = 0', "cards.loan: amount must be a whole number from 1 to 20, not 0"),
    ('lancer = { count = 10,', 'lancer = { count = 10, amount = 1,', "cards.lancer: 'amount' means nothing here"),
    ('lancer = { count = 10,', 'knight = { count = 10,', "cards: 'knight' means nothing here; the keys are lancer,"),
    ('kontors = ["Krakow", "Turin", "Vienna"]', 'kontors = ["Krakow", "Turin"]', "start.blue: kontors has 2 entries; it must have 3"),
    ('kontors = ["Krakow", "Turin", "Vienna"]', 'kontors = ["Krakow", "Turin", "Wien"]', "start.blue: kontors, entry 3: there is no city 'Wien'; write the English name"),
    ('cards = ["salt", "wool", "ore"]', 'cards = ["salt", "wool", "gold"]', "start.blue: cards, entry 3 must be one of wood,"),
    ('[start.orange]', '[start.green]', "start: 'green' means nothing here; the keys are red, blue, white, orange"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "sentence"), WORDS)
def test_what_can_not_be_read_is_named_with_its_place(old: str, new: str, sentence: str, tmp_path: Path) -> None:
    assert refusal(edited(old, new), tmp_path).startswith(sentence)


SENSE = [
    ('at = "6,2",  terrain', 'at = "6,1",  terrain', "Gotaland lies at 6,1, where Ostlandet lies already; move one of them"),
    ('at = ["8,1"],', 'at = ["6,2"],', "Aland Sea lies at 6,2, where Gotaland lies already; move one of them"),
    ('de = "Götaland"', 'de = "livland"', "two lands are called Livland (de); rename one of them"),
    ('de = "Ålandsee"', 'de = "Ostsee"', "two seas are called Ostsee (de); rename one of them"),
    ('en = "Riga"', 'en = "Oslo"', "two cities are called Oslo (en); rename one of them"),
    ('es = "Lancero"', 'es = "Monopolio"', "two cards are called Monopolio (es); rename one of them"),
    ('"9,0 S -- 9,1 N -- 10,0 S",', '"9,0 S -- 9,1 N -- 10,0 S -- 9,1 N",', "paths has 9,1 N -- 10,0 S twice; take one of them out"),
    ('"9,0 S -- 9,1 N -- 10,0 S",', '"9,0 S -- 9,1 N -- 10,0 S", "30,9 S -- 30,10 N",', "the path 30,10 N -- 30,9 S lies off the grid, with no land or sea beside it; correct its corners"),
    ('"3,8 N -- 3,7 S",', '"1,10 N -- 1,9 S",', "the double arrow 1,10 N -- 1,9 S lies on no path; add it to paths or take it out here"),
    ('"3,8 N -- 3,7 S",', '"3,8 N -- 3,7 S", "3,7 S -- 3,8 N",', "double_arrows has 3,8 N -- 3,7 S twice; take one of them out"),
    ('at = "10,0 S"', 'at = "40,5 N"', "the city Helsinki stands at 40,5 N, off the grid: no land or sea meets there; correct its at"),
    ('at = "10,0 S"', 'at = "7,2 S"', "the city Helsinki stands at 7,2 S, in the open sea; correct its at or add a land there"),
    ('at = "10,0 S"', 'at = "9,2 N"', "the city Tallinn stands at 9,2 N, where Helsinki stands already; move one of them"),
    ('gold = 0, name = { en = "Minsk"', 'gold = 1, name = { en = "Minsk"', "the city Minsk pays 1 gold, but it lies at no sea; make its gold 0 or add the sea"),
    ('marked = "grey",      ', 'spot = "grey",', "the marked grey token needs one land with marked = 'grey', but no land has it"),
    ('resource = "ore",   number = 3,', 'resource = "ore", marked = "grey",', "the marked grey token needs one land with marked = 'grey', but Bohemia, Styria have it"),
    ('robber = "Anatolia"', 'robber = "Bohemia"', "the robber starts on Bohemia, which has a number; choose a land with a spot that is not marked"),
    ('robber = "Anatolia"', 'robber = "Styria"', "the robber starts on Styria, which has a number; choose a land with a spot that is not marked"),
    ('4 = { kontors = 7, goods = 5 }', '4 = { kontors = 7, goods = 6 }', "players.4: of 7 kontors 4 are left in the warehouse after the start, each on one of the goods, and one more lies open: goods must be 5, not 6"),
    ('4 = { kontors = 7, goods = 5 }', '4 = { kontors = 11, goods = 9 }', "players.4: 44 kontors can come onto the board, neutral ones included, but it has only 40 cities; lower kontors and goods, or add cities"),
    ('lancer = { count = 10,', 'lancer = { count = 11,', "cards has 26 cards in all; change the counts of lancer, route_building, journey, fast_caravan, bounty, monopoly, loan to 25 together"),
    ('kontors = ["Krakow", "Turin", "Vienna"]', 'kontors = ["Krakow", "Turin", "Riga"]', "start.blue: Riga is a brown city; kontors begin on violet ones"),
    ('kontors = ["Krakow", "Turin", "Vienna"]', 'kontors = ["Krakow", "Warsaw", "Vienna"]', "start.blue: Warsaw is taken by red already; choose another place"),
    ('route = "5,6 N -- 5,5 S"', 'route = "1,10 N -- 1,9 S"', "start.blue: the route 1,10 N -- 1,9 S lies on no path; correct it"),
    ('route = "5,6 N -- 5,5 S"', 'route = "9,1 N -- 10,0 S"', "start.blue: the route 9,1 N -- 10,0 S touches none of its kontors; correct it"),
    ('kontors = ["Berlin", "Budapest", "Lviv"]\nroute = "5,5 N -- 6,4 S"', 'kontors = ["Cologne", "Wroclaw", "Lviv"]\nroute = "7,4 S -- 6,5 N"', None),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "sentence"), SENSE)
def test_what_makes_no_sense_is_named_with_the_remedy(old: str, new: str, sentence: str | None, tmp_path: Path) -> None:
    if sentence is None:
        read(edited(old, new), "mine")
    else:
        assert refusal(edited(old, new), tmp_path) == sentence


def without_lines(text: str, *parts: str) -> str:
    """The text without the paths at these corners."""
    document = tomllib.loads(text)
    lines = [
        " -- ".join(pair)
        for line in document["paths"]
        for pair in zip(line.split(" -- "), line.split(" -- ")[1:], strict=False)
    ]
    kept = [line for line in lines if not any(part in line.split(" -- ") for part in parts)]
    assert len(kept) < len(lines)
    listed = "".join(f'    "{line}",\n' for line in kept)
    return re.sub(r"^paths = \[.*?^\]", f"paths = [\n{listed}]", text, flags=re.S | re.M)


def test_a_city_without_a_path_is_named(tmp_path: Path) -> None:
    reason = refusal(without_lines(text_of("europe-short"), "7,4 N"), tmp_path)
    assert reason == "the city Kaliningrad stands at 7,4 N, where no path ends; correct its at or add a path there"


def test_cities_that_no_path_joins_with_the_others_are_named(tmp_path: Path) -> None:
    ireland = without_lines(text_of("europe"), "0,4 N", "0,3 N")
    assert refusal(ireland, tmp_path) == "no paths lead from Helsinki to Dublin; add the paths that are missing"


def test_paths_that_lead_to_no_city_are_named(tmp_path: Path) -> None:
    text = edited('    "9,0 S -- 9,1 N -- 10,0 S",', '    "9,0 S -- 9,1 N -- 10,0 S", "6,9 S -- 5,11 N",')
    lonely = text.replace('at = ["5,10", "6,10"]', 'at = ["5,10", "6,10", "20,10"]').replace(
        '"6,9 S -- 5,11 N"', '"20,10 N -- 21,9 S"'
    )
    assert (
        refusal(lonely, tmp_path) == "the paths at 20,10 N lead to no city; join them with the others or take them out"
    )


def test_twelve_violet_cities_are_needed_for_the_start(tmp_path: Path) -> None:
    head, start = text_of("europe-short").split("[start.red]")
    twelve = head.replace('color = "violet"', 'color = "brown"', 4)
    assert read(twelve, "mine").starts == {}
    reason = refusal(head.replace('color = "violet"', 'color = "brown"', 5), tmp_path)
    assert reason.startswith(
        "11 cities are violet, but the game begins with 12 kontors on violet cities: 3 of each player"
    )
    assert start


def test_the_goods_of_the_box_are_enough(tmp_path: Path) -> None:
    text = edited("4 = { kontors = 10, goods = 8 }", "4 = { kontors = 12, goods = 10 }", "europe")
    assert read(text, "mine").stocks[4].goods == 10
    spread = text.replace("4 = { kontors = 12, goods = 10 }", "4 = { kontors = 12, goods = 11 }")
    assert "goods must be 10, not 11" in refusal(spread, tmp_path)


NO_BOARDS = {
    "nothing": b"",
    "a line that is no TOML": b"title = \n",
    "a key twice": b"a = 1\na = 2\n",
    "another alphabet": "título = 1".encode(),
    "another encoding": "title = 'Köln'".encode("latin-1"),
    "zeros": b"\0" * 50,
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
    "a deep nesting": b"a = " + b"[" * 100_000,
    "deep tables": b"a = " + b"{b = " * 50_000,
    "deep keys": b"a" + b".a" * 100_000 + b" = 1",
    "a long number": b"a = " + b"9" * 100_000,
    "a long text": b"title = '" + b"x" * 100_000 + b"'",
    "a file that is too large": b"#" * 300_000,
    "infinity": b"title = inf",
    "a date": b"title = 2011-10-01",
    "a wrong date": b"title = 2011-13-41",
    "tables for lists": b"[lands]\n[seas]\n[paths]\n",
}


@pytest.mark.parametrize("content", NO_BOARDS.values(), ids=NO_BOARDS.keys())
def test_what_is_no_board_is_refused_in_one_short_sentence(content: bytes, tmp_path: Path) -> None:
    assert 0 < len(refusal(content, tmp_path)) < 300


def test_a_mistake_in_the_writing_is_found_by_its_line(tmp_path: Path) -> None:
    reason = refusal(edited('robber = "Anatolia"', 'robber = "Anatolia'), tmp_path)
    assert reason.startswith("it is not written as TOML: ")
    assert "(at line 31, column " in reason


def test_a_file_that_can_not_be_opened_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="there is no file '.*nowhere.toml'"):
        read_file(tmp_path / "nowhere.toml")
    with pytest.raises(Refused, match="can't be read: "):
        read_file(tmp_path)
    with pytest.raises(Refused, match="can't be read: "):
        read_file(Path("a\0b"))
