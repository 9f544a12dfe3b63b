"""Board files of Merchants of Europe: an owner's corrections are read, and every mistake is named."""

import re
import tomllib
from importlib import resources
from itertools import pairwise
from pathlib import Path

import pytest

from kogge.games.europe.board import BOARDS, load, read, read_file
from kogge.games.europe.grid import neighbours, path_between, read_corner, write_corner
from kogge.games.refusal import Refused

MISTAKES = Path(__file__).with_name("europe_mistakes.txt")


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
    """A board that comes with the game, with one text in it changed; its columns are not aligned any more."""
    text = re.sub(" +", " ", text_of(name))
    assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
    return text.replace(old, new)


def mistakes() -> list[tuple[str, str, str]]:
    """What stands in a file, what is written instead, and the sentence that refuses it."""
    found, old, new = [], "", ""
    for line in MISTAKES.read_text("utf-8").splitlines():
        sign, rest = line[:1], line[2:].replace("\\n", "\n")
        if sign == "-":
            old = rest
        elif sign == "+":
            new = rest
        elif sign == ">":
            found.append((old, new, rest))
    return found


@pytest.mark.parametrize("name", BOARDS)
def test_a_copy_of_our_board_is_the_same_board(name: str, tmp_path: Path) -> None:
    path = tmp_path / "copy.toml"
    for content in (text_of(name), "\ufeff" + text_of(name), text_of(name).replace("\n", "\r\n")):
        path.write_bytes(content.encode())
        assert read_file(path) == read(text_of(name), str(path))
    assert read(text_of(name), name) == load(name)


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("part", ["lands", "paths", "double_arrows", "cities"])
def test_the_order_of_entries_in_the_file_means_nothing(name: str, part: str) -> None:
    head, rest = text_of(name).split(f"\n{part} = [\n")
    entries, tail = rest.split("\n]\n", 1)
    turned = "\n".join(entries.splitlines()[::-1])
    assert turned != entries
    assert read(f"{head}\n{part} = [\n{turned}\n]\n{tail}", name) == load(name)


def test_an_owner_can_put_the_real_values_in(tmp_path: Path) -> None:
    text = edited('gold = 0, name = { en = "Kaliningrad"', 'gold = 2, name = { en = "Kaliningrad"')
    text = text.replace('robber = "Anatolia"', 'robber = "Crimea"').replace('es = "Lancero"', 'es = "Caballero"')
    text = text.replace('"cities", "robber", "tokens"', '"tokens"')
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


@pytest.mark.parametrize("name", BOARDS)
def test_each_corner_has_one_name_and_three_neighbours(name: str) -> None:
    corners = load(name).corners
    assert len({write_corner(corner) for corner in corners}) == len(corners)
    for corner in corners:
        assert read_corner(write_corner(corner)) == corner
        assert len(neighbours(corner)) == 3
        assert all(path_between(corner, other) == path_between(other, corner) for other in neighbours(corner))


@pytest.mark.parametrize(("old", "new", "sentence"), mistakes())
def test_a_mistake_is_named_with_its_place_and_the_remedy(old: str, new: str, sentence: str, tmp_path: Path) -> None:
    assert refusal(edited(old, new), tmp_path) == sentence


def cut(text: str, *lost: str) -> str:
    """The text without these paths, or without all paths at these corners."""
    lines = [line.split(" -- ") for line in tomllib.loads(text)["paths"]]
    pairs = [pair for line in lines for pair in pairwise(line)]
    kept = [f"{a} -- {b}" for a, b in pairs if not {a, b, f"{a} -- {b}"} & set(lost)]
    assert len(kept) < len(pairs)
    listed = "".join(f'    "{path}",\n' for path in kept)
    return re.sub(r"^paths = \[.*?^\]", f"paths = [\n{listed}]", text, flags=re.S | re.M)


def test_a_city_without_a_path_is_named(tmp_path: Path) -> None:
    reason = refusal(cut(text_of("europe-short"), "7,4 N"), tmp_path)
    assert reason == "the city Kaliningrad stands at 7,4 N, where no path ends; correct its at or add a path there"


def test_cities_that_no_path_joins_with_the_others_are_named(tmp_path: Path) -> None:
    island = cut(text_of("europe"), "0,3 S -- 0,4 N")
    assert refusal(island, tmp_path) == "no paths lead from Helsinki to Dublin; add the paths that are missing"


def test_paths_that_lead_to_no_city_are_named(tmp_path: Path) -> None:
    text = edited('"9,0 S -- 9,1 N -- 10,0 S",', '"9,0 S -- 9,1 N -- 10,0 S", "20,10 N -- 21,9 S",')
    lonely = text.replace('at = ["5,10", "6,10"]', 'at = ["5,10", "6,10", "20,10"]')
    reason = refusal(lonely, tmp_path)
    assert reason == "the paths at 20,10 N lead to no city; join them with the others or take them out"


def test_twelve_violet_cities_are_needed_for_the_start(tmp_path: Path) -> None:
    without_start = text_of("europe-short").split("[start.red]")[0]
    assert read(without_start.replace('"violet"', '"brown"', 4), "mine").starts == {}
    reason = refusal(without_start.replace('"violet"', '"brown"', 5), tmp_path)
    assert reason.startswith("11 cities are violet, but the game begins with 12 kontors on violet cities: 3 of each ")


@pytest.mark.parametrize("part", ["lands", "seas", "cities"])
def test_no_part_of_the_map_may_be_empty(part: str, tmp_path: Path) -> None:
    text = re.sub(rf"^{part} = \[.*?^\]", f"{part} = []", text_of("europe"), flags=re.S | re.M)
    assert refusal(text, tmp_path) == f"{part} is empty; a board needs some"


def test_a_board_has_an_end(tmp_path: Path) -> None:
    line = '"9,0 S -- 9,1 N -- 10,0 S",'
    many_lines = edited(line, f"{line * 30}\n" * 34)
    assert refusal(many_lines, tmp_path) == "paths has 1117 entries; no board has more than 1000"
    back_and_forth = '"' + "9,0 S -- 9,1 N -- " * 40 + '9,0 S",\n'
    many_paths = edited(line, back_and_forth * 12)
    assert refusal(many_paths, tmp_path) == "paths has 1164 paths; no board has more than 1000"


NO_BOARDS = {
    "nothing": b"",
    "a line that is no TOML": b"title = \n",
    "a key twice": b"a = 1\na = 2\n",
    "another alphabet": "título = 1".encode(),
    "another encoding": "title = 'Köln'".encode("latin-1"),
    "zeros": b"\0" * 50,
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
    "a deep nesting": b"a = " + b"[\n" * 100_000,
    "deep tables": b"a = [\n" + b"{b = [\n" * 30_000,
    "deep keys": b"a" + b".a" * 100_000 + b" = 1",
    "a long number": b"a = " + b"9" * 100_000,
    "a long text": b"title = '" + b"x" * 100_000 + b"'",
    "a file that is too large": b"#\n" * 200_000,
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
    with pytest.raises(Refused, match=r"there is no file '.*nowhere\.toml'"):
        read_file(tmp_path / "nowhere.toml")
    with pytest.raises(Refused, match="can't be read: "):
        read_file(tmp_path)
    with pytest.raises(Refused, match="can't be read: "):
        read_file(Path("a\0b"))
