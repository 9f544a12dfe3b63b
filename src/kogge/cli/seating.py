"""Who sits where: as somebody wishes, or else as it was when the game was kept."""

from dataclasses import dataclass

from kogge import bots
from kogge.arena.entrants import enter
from kogge.arena.series import bot_seed
from kogge.bots.protocol import Bot
from kogge.cli.scenario_options import names_in
from kogge.game import Game
from kogge.games.refusal import Refused, all_of, word, written
from kogge.seeds import given_or_fresh
from kogge.sitters import Sitter


@dataclass(frozen=True)
class SeatWishes:
    """What was said about who plays; what was not said stays as it was, or is settled for them."""

    seat: str | None = None
    people: str | None = None
    bots: str | None = None
    names: str | None = None


def seat_everyone(game: Game, wishes: SeatWishes) -> list[int]:
    """Give every seat to a person or a bot, and tell the seats of the people."""
    people = people_in(game, wishes)
    programs = programs_in(game, people, wishes.bots)
    names = names_of(game, people, wishes.names)
    game.sitters = {
        seat: Sitter(name=names[seat]) if seat in names else Sitter(bot=programs[seat]) for seat in range(game.players)
    }
    return people


def people_in(game: Game, wishes: SeatWishes) -> list[int]:
    """The seats that people have: those of the last time if nothing is said, and the first one in a new game."""
    if wishes.seat is not None and wishes.people is not None:
        raise Refused.of("seat_or_people")
    if wishes.people == "none":
        return []
    said = wishes.people or wishes.seat
    if said is None and game.sitters:
        untold = [seat for seat in range(game.players) if seat not in game.sitters]
        return [seat for seat, sitter in sorted(game.sitters.items()) if not sitter.bot] or untold[:1]
    wanted = [seat_of(game, name) for name in names_in(said or "0")]
    if len(set(wanted)) < len(wanted):
        raise Refused.of("seat_taken_twice")
    return sorted(wanted)


def seat_of(game: Game, name: str) -> int:
    """A seat by its number or colour."""
    if name in game.seats:
        return game.seats.index(name)
    if name.isdecimal() and len(name) <= 2 and int(name) < game.players:
        return int(name)
    seats = [f"{number} ({color})" for number, color in enumerate(game.seats)]
    raise Refused.of("no_such_seat", name=written(name), seats=seats)


def programs_in(game: Game, people: list[int], said: str | None) -> dict[int, str]:
    """The bot in each seat without a person: the one of the last time if nothing is said, or else the best there is."""
    free = [seat for seat in range(game.players) if seat not in people]
    if said is None:
        return {seat: game.sitters.get(seat, Sitter()).bot or bots.names()[-1] for seat in free}
    wanted = names_in(said)
    if len(wanted) == 1:
        wanted *= len(free)
    if len(wanted) != len(free):
        raise Refused.of("bots_miscounted", free=len(free), named=len(wanted))
    return dict(zip(free, wanted, strict=True))


def names_of(game: Game, people: list[int], said: str | None) -> dict[int, str]:
    """What the person in each seat is called: as the last time if nothing is said."""
    if said is None:
        return {seat: game.sitters.get(seat, Sitter()).name for seat in people}
    names = names_in(said)
    if len(names) != len(people):
        seats = all_of([word("color", game.seats[seat]) for seat in people])
        raise Refused.of("names_miscounted", names=len(names), seats=seats)
    return dict(zip(people, names, strict=True))


def bots_of(game: Game, *, known: bool) -> dict[int, Bot]:
    """The bots of a game whose seats are given away, with the seeds that they always have in it.

    Where the luck is sealed they have fresh ones: a bot's choices must not depend on the secret.
    ``known`` says that they are those of the last time, so that whoever plays did not name them now.
    """
    seed = given_or_fresh(game.seed)
    try:
        return {seat: enter(sitter.bot, bot_seed(seed, 0, seat)) for seat, sitter in game.sitters.items() if sitter.bot}
    except Refused as reason:
        if not known:
            raise
        raise Refused.of("other_bots", reason=reason.to_dict()) from reason


def strangers(game: Game) -> list[str]:
    """The bots that somebody else has written: to make them is to run a program."""
    return sorted({sitter.bot for sitter in game.sitters.values() if ":" in sitter.bot})
