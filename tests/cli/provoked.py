"""Every refusal that can be said in a language, and how somebody comes to meet it."""

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from unittest.mock import patch

import kogge
from kogge.arena.entrants import enter
from kogge.cli.keeping import Kept, Shelf
from kogge.cli.kept_list import answered, refuse_playing
from kogge.cli.opening import Request, loaded, opened, to_replay
from kogge.cli.seating import SeatWishes, bots_of, seat_everyone
from kogge.cli.terminal.saving import Keeper
from kogge.engine.act import Act
from kogge.engine.parts import Part
from kogge.events import ANOTHER_ACTED, LUCK, REVEALED
from kogge.files import is_there, place, read_text, write_whole
from kogge.forms import Reader
from kogge.games import catalogue
from kogge.games.refusal import Part as Told
from kogge.games.refusal import Refused
from kogge.games.registry import Registry, brought
from kogge.notation import taken
from kogge.record import recorded
from kogge.refusals import not_undone
from kogge.sitters import Sitter
from kogge.texts import texts
from tests.api.matters import offered
from tests.cli.typist import Typist
from tests.support.position import RED, WHITE, position

Attempt = Callable[[Path], object]  # in an empty folder


def keys(part: Told | Refused) -> Iterator[str]:
    """The keys of a refusal and of those that it contains."""
    if isinstance(part, Refused):
        yield from keys(part.to_dict())
    elif isinstance(part, Mapping) and part["of"] == "refusal":
        yield str(part["key"])
        inner = part["parts"]
        assert isinstance(inner, Mapping)
        for one in inner.values():
            yield from keys(one)


def refusal(attempt: Attempt, folder: Path) -> Refused:
    """What comes of an attempt that must be refused."""
    try:
        attempt(folder)
    except Refused as error:
        return error
    raise AssertionError("nothing was refused")


def refuse(error: Refused | None) -> None:
    assert error is not None
    raise error


# Games


def playing(text: str, **where: object) -> Attempt:
    """Something is played in the middle of a turn of the base game."""
    return lambda _: position(**where).play(text)  # type: ignore[arg-type]


def at_sea(text: str) -> Attempt:
    def attempt(_: Path) -> None:
        game = kogge.start("land-ho", seed=7, players=2)
        game.play("starting_roll 9; starting_roll 5; roll; dice 2; set_sail")
        game.play(text)

    return attempt


def finished() -> kogge.Game:
    game = kogge.start("base", seed=1, players=2)
    game.play_out()
    return game


def given(seat: int, text: str) -> Attempt:
    """Something is given ahead, while red, blue and white owe an answer."""

    def attempt(_: Path) -> None:
        game = offered()
        game.give(WHITE, "accept")
        game.give(seat, text)

    return attempt


def taken_back(seat: int) -> Attempt:
    def attempt(_: Path) -> None:
        game = offered()
        game.give(WHITE, "accept")
        game.take_back(seat)

    return attempt


# Records and files


def record(old: str, new: str) -> Attempt:
    """A record in which something else is told."""

    def attempt(_: Path) -> None:
        game = offered()
        game.sitters = {seat: Sitter() for seat in range(game.players)}
        game.give(WHITE, "accept")
        assert old in game.record()
        kogge.read_record(game.record().replace(old, new))

    return attempt


SEAL = kogge.Seal(bytes(range(32)), (("red", "luck"),))


def sealed(old: str, new: str) -> Attempt:
    """The record of a sealed game, opened, in which something else is told."""

    def attempt(_: Path) -> None:
        game = kogge.start("base", seal=SEAL)
        game.play_chance()
        game.open_seal()
        assert old in game.record(), game.record()
        kogge.read_record(game.record().replace(old, new))

    return attempt


def on_disk(content: bytes) -> Attempt:
    """A file in which something is found instead of a record."""

    def attempt(folder: Path) -> None:
        path = folder / "evening.record"
        path.write_bytes(content)
        read_text(path, 100, "record")

    return attempt


def write_protected(folder: Path) -> None:
    path = folder / "evening.record"
    path.touch()
    with patch("os.access", return_value=False):  # whoever may write to everything would be let in
        write_whole(path, "")


def written_to(name: str, loaded: str = "") -> Attempt:
    """A game is saved under the name of a file that is there."""

    def attempt(folder: Path) -> None:
        (folder / "evening.record").touch()
        keeper = Keeper(kogge.start("base"), loaded=folder / loaded if loaded else None)
        keeper.save(str(folder / name) if name else "", lambda _: "no")

    return attempt


# Who plays, and which game


def seating(**wishes: str) -> Attempt:
    return lambda _: seat_everyone(kogge.start("base"), SeatWishes(**wishes))


def opening(scenario: str | None = None, load: Path | None = None, *, resume: bool = False) -> Attempt:
    request = Request(scenario, None, [], {}, resume, load)
    typist = Typist()
    return lambda folder: opened(request, SeatWishes(), Shelf(folder), typist.console, typist.read, texts())


def stranger(folder: Path) -> None:
    """Somebody does not want to run the bots of a record."""
    game = kogge.start("base")
    game.sitters = {0: Sitter(bot="my_bots:Careful")}
    path = folder / "evening.record"
    path.write_text(game.record())
    loaded(path, Typist(["no"]).read, texts(), other_bots=False)


def missing_bot(_: Path) -> None:
    game = kogge.start("base")
    game.sitters = {0: Sitter(bot="nope")}
    bots_of(game, known=True)


def kept(folder: Path, end: str = "") -> Kept:
    return Kept(7, folder / "7.record", 0, end)


def played_elsewhere(folder: Path) -> None:
    shelf = Shelf(folder)
    held = shelf.take(kept(folder))
    try:
        shelf.take(kept(folder))
    finally:
        held.give_back()


def broken_package(folder: Path) -> None:
    """Ask for what a package brings whose code is not there."""
    metadata = folder / "splinters-1.0.dist-info"
    metadata.mkdir(exist_ok=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: splinters\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[kogge.scenarios]\nheap = splinters:HEAP\n")
    sys.path.insert(0, str(folder))
    brought.cache_clear()
    try:
        Registry(catalogue.SCENARIOS).find("heap")
    finally:
        sys.path.remove(str(folder))
        brought.cache_clear()


PROVOKED: dict[str, Attempt] = {
    "no_act": playing(""),
    "no_such_act": playing("fly"),
    "takes_nothing": playing("end_turn 3"),
    "takes_seat": playing("rob purple"),
    "takes_number": playing("build_road 99"),
    "takes_example": lambda _: refuse(taken(Act("paint", Part("card", [f"hue{k}" for k in range(13)])), "red", ())),
    "takes_one_of": playing("discard fish"),
    "takes_for": playing("bank_trade wool"),
    "takes_several": at_sea("sail 1"),
    "no_path_joins": lambda _: refuse(Reader(kogge.start("base").rules).unjoined(["0-53"])),
    "apart": playing("build_road 0-53"),
    "one_sided": playing("offer for wool"),
    "not_traded": playing("offer fish for wool"),
    "count_after": playing("offer wool 2 for ore"),
    "so_many_cards": playing("offer 999 wool for ore"),
    "game_over": lambda _: finished().play("roll"),
    "not_possible": playing("roll"),
    "not_possible_so": playing("rob blue", step="rob", robber=6, settlements={RED: [20]}, hand={RED: "ore"}),
    "not_possible_of_many": playing("move_robber 9", step="move_robber", robber=9),
    "not_possible_by_another": playing("end_turn; end_turn"),
    "not_possible_by_chance": lambda _: kogge.start("base").play("roll"),
    "not_reached": at_sea("sail 1 to 0"),
    "too_much": given(RED, "decline; decline"),
    "chance_first": lambda _: kogge.start("base").give(0, "roll"),
    "nothing_to_decide": lambda _: position().give(RED, "roll"),
    "decided_already": given(WHITE, "accept"),
    "nothing_given": taken_back(RED),
    "answer_heard": taken_back(WHITE),
    "nothing_done": lambda _: kogge.start("base").undo(),
    "luck_decided": lambda _: refuse(not_undone(LUCK, "")),
    "another_acted": lambda _: refuse(not_undone(ANOTHER_ACTED, "red")),
    "has_revealed": lambda _: refuse(not_undone(REVEALED, "")),
    "person_and_bot": lambda _: Sitter(bot="greedy", name="Ana"),
    "long_name": lambda _: Sitter(name="n" * 50),
    "nobody_who_plays": lambda _: Sitter.read("cat"),
    "seat_or_people": seating(seat="0", people="1"),
    "seat_taken_twice": seating(people="0,orange"),
    "no_such_seat": seating(seat="purple"),
    "bots_miscounted": seating(bots="greedy,random"),
    "names_miscounted": seating(names="Ana,Ben"),
    "no_such_bot": lambda _: enter("nope", 0),
    "bot_not_made": lambda _: enter("json:loads", 0),
    "bot_not_imported": lambda _: enter("no_such_module:Bot", 0),
    "no_bot_in_module": lambda _: enter("json:Bot", 0),
    "other_bots": missing_bot,
    "nothing_run": stranger,
    "no_such_scenario": lambda _: catalogue.find("nope"),
    "broken_scenario": broken_package,
    "load_or_resume": opening(load=Path("x"), resume=True),
    "goes_on_as_begun": opening("base", Path("x")),
    "none_kept": lambda folder: Shelf(folder).find("last"),
    "none_underway": opening(resume=True),
    "none_to_replay": lambda folder: to_replay(Shelf(folder), None, Typist().console, Typist().read, texts()),
    "none_chosen": lambda _: answered(Typist().read, texts()),
    "no_such_kept_game": lambda folder: Shelf(folder).find("9"),
    "kept_is_over": lambda folder: refuse_playing(Shelf(folder), kept(folder, "end: 3 actions, red won")),
    "being_played": played_elsewhere,
    "no_such_home": lambda _: place("~nobody-lives-here/evening.record"),
    "no_such_file": lambda folder: recorded(folder / "evening.record"),
    "not_used": lambda folder: is_there(folder / ("n" * 300)),
    "not_read": lambda folder: recorded(folder),
    "not_written": lambda folder: write_whole(folder / "none" / "evening.record", ""),
    "not_thrown_away": lambda folder: Shelf(folder).throw_away(kept(folder)),
    "write_protected": write_protected,
    "folder_no_file": lambda folder: write_whole(folder, ""),
    "device_no_file": lambda _: recorded(Path(os.devnull)),
    "too_large": on_disk(b"x" * 101),
    "no_text": on_disk(b"\xff"),
    "exists_already": written_to("evening.record"),
    "save_what": written_to(""),
    "nothing_written": written_to("evening.record", "evening.record"),
    "truncated": record("\nend: ", "\nbend: "),
    "wrong_line": record("given white: accept", "given white: fly"),
    "wrong_end": record("underway", "red won"),
    "no_record": record("kogge record 1", "chess record 1"),
    "untold": record("\nluck: ", "\nluk: "),
    "wrong_luck": record("\nluck: ", "\nluck: -"),
    "no_seat_in_record": record("seat red", "seat purple"),
    "no_name_and_value": record("\nseed: ", "\nseed"),
    "no_action_line": record("given white: ", "given white "),
    "given_before_last": record("given white: accept", "given white: accept\nred: decline"),
    "another_acts": record("given white: accept", "blue: accept"),
    "given_by_nobody": record("given white", "given purple"),
    "given_twice": record("given white: accept", "given white: accept\ngiven white: accept"),
    "given_is_due": record("given white: accept", "given red: accept"),
    "luck_is_sealed": lambda _: kogge.start("base", seal=SEAL).play("starting_roll 7"),
    "secret_unknown": lambda _: kogge.read_record(kogge.start("base", seal=SEAL).record()).play_chance(),
    "other_draw": sealed("starting_roll 5 (3+2)", "starting_roll 5 (2+3)"),
    "wrong_secret": sealed("secret: 00", "secret: 01"),
    "wrong_word": sealed("word red: luck", "word red:  luck"),
    "word_of_nobody": sealed("word red", "word purple"),
    "no_seal": sealed(f"\nsealed: {SEAL.hash}", "\nseed: 1\nluck: 1"),
    "seed_and_seal": sealed("\nsealed: ", "\nluck: 1\nsealed: "),
    "no_hex": sealed("secret: 00", "secret: 0"),
}
