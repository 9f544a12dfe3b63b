"""Bots by name: those that come with kogge, and those that somebody else has written."""

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import cast

from kogge.bots.protocol import Bot
from kogge.bots.registry import make
from kogge.games.refusal import Refused, written
from kogge.sitters import LONGEST_BOT, Sitter


def enter(name: str, seed: int) -> Bot:
    """A new bot: ``random`` as the registry knows it, or ``my_bots:Careful`` from a module of one's own."""
    if ":" not in name:
        return make(name, seed)
    try:
        return maker(name)(seed)
    except (Refused, KeyboardInterrupt):
        raise
    except BaseException as error:
        raise Refused.of("bot_not_made", name=name, error=described(error)) from error


@lru_cache(maxsize=64)
def maker(name: str) -> Callable[[int], Bot]:
    """What makes the bots that are called ``module:attribute``."""
    place, _, attribute = name.partition(":")
    try:
        module = import_module(place)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # whatever the module does while it is imported is its author's affair
        raise Refused.of("bot_not_imported", name=name, error=described(error)) from error
    try:
        return cast(Callable[[int], Bot], getattr(module, attribute))
    except AttributeError:
        raise Refused.of("no_bot_in_module", module=place, name=written(attribute, LONGEST_BOT)) from None


def described(error: BaseException) -> str:
    """What the code of a bot's author raised."""
    try:
        words = str(error)
    except Exception:  # also its words are its author's affair
        words = ""
    return f"{type(error).__name__}: {words}" if words else type(error).__name__


def seated(names: list[str], players: int) -> tuple[str, ...]:
    """A bot for each seat; a single name is meant for all of them."""
    if len(names) not in (1, players):
        raise Refused(f"{players} seats need 1 bot for all or {players} bots, not {len(names)}")
    for name in names:
        Sitter(bot=name)  # refuses a name that no record can tell
        enter(name, 0)
    return tuple(names) if len(names) == players else tuple(names) * players
