"""What must be settled before a game is played at the terminal: which game, and who sits where."""

from pathlib import Path

from kogge import bots, read_record
from kogge.arena.entrants import enter
from kogge.arena.series import bot_seed
from kogge.bots.protocol import Bot
from kogge.cli.scenario_options import chosen, names_in
from kogge.game import Game, start
from kogge.games.refusal import Refused


def begun(scenario: str, pairs: list[str], shortcuts: dict[str, str | None], seed: int | None) -> Game:
    """A new game; without a seed the system draws one."""
    found, options = chosen(scenario, pairs, shortcuts)
    return start(found.name, seed, options)


def resumed(path: Path, changed: object) -> Game:
    """A saved game; what it is about has been settled when it began."""
    if changed:
        raise Refused("a saved game goes on as it began: --load can't be joined with a scenario, a seed or options")
    return recorded(path)


def recorded(path: Path) -> Game:
    """The game that a file tells."""
    try:
        return read_record(path.read_text("utf-8"))
    except FileNotFoundError:
        raise Refused(f"there is no file {str(path)!r}") from None
    except UnicodeDecodeError:
        raise Refused(f"{path} is not a record: it is not text") from None
    except Refused as reason:
        raise Refused(f"{path} can't be read: {reason}") from reason


def refuse_overwriting(path: Path | None, loaded: Path | None) -> None:
    """A file may be written over by the game that was in it, and by no other."""
    if path is not None and path.exists() and not (loaded is not None and path.samefile(loaded)):
        raise Refused(f"{path} exists already; choose another name")


def people_in(game: Game, seat: str | None, people: str | None) -> list[int]:
    """The seats that people have; the first one if nothing is said."""
    if seat is not None and people is not None:
        raise Refused("say either --seat, for one person, or --people, for several")
    if people == "none":
        return []
    wanted = [seat_of(game, name) for name in names_in(people or seat or "0")]
    if len(set(wanted)) < len(wanted):
        raise Refused("each seat can be taken by one person only")
    return sorted(wanted)


def seat_of(game: Game, name: str) -> int:
    """A seat by its number or colour."""
    if name in game.seats:
        return game.seats.index(name)
    if name.isdecimal() and int(name) < game.players:
        return int(name)
    listed = ", ".join(f"{number} ({color})" for number, color in enumerate(game.seats))
    raise Refused(f"there is no seat {name!r}; the seats are {listed}")


def bots_in(game: Game, people: list[int], names: str | None) -> dict[int, Bot]:
    """A bot for each seat without a person: the best there is, if nothing is said."""
    free = [seat for seat in range(game.players) if seat not in people]
    wanted = [bots.names()[-1]] if names is None else names_in(names)
    if len(wanted) == 1:
        wanted *= len(free)
    if len(wanted) != len(free):
        raise Refused(f"{len(free)} seats are free for bots, but {len(wanted)} bots are named")
    return {seat: enter(name, bot_seed(game.seed, 0, seat)) for seat, name in zip(free, wanted, strict=True)}
