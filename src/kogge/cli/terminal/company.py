"""Who is at the table: people by their names where they have any, and bots."""

from collections import Counter
from collections.abc import Sequence

from kogge.game import Game
from kogge.sitters import Sitter
from kogge.texts import Texts
from kogge.texts import texts as texts_of

SOMEBODY = Sitter()


def color(game: Game, seat: int, texts: Texts) -> str:
    """The colour of a seat by name."""
    return texts.name("color", game.seats[seat])


def called(game: Game, seat: int, texts: Texts) -> str:
    """What a seat is called where somebody is spoken to: ``Ana (orange)``, or only its colour."""
    name, own = game.sitters.get(seat, SOMEBODY).name, color(game, seat, texts)
    return texts.say("sitter", name=name, color=own) if name else own


def seated(game: Game, people: Sequence[int], texts: Texts) -> str:
    """Which seats the people at this screen have: ``you play orange``, or ``Ana plays orange and Ben plays blue``."""
    names = {seat: game.sitters.get(seat, SOMEBODY).name for seat in people}
    if not any(names.values()):
        return texts.say("seated-you", colors=texts.listed([color(game, seat, texts) for seat in people]))
    messages = {seat: "seated" if name else "seated.somebody" for seat, name in names.items()}
    told = [texts.say(messages[seat], name=name, color=color(game, seat, texts)) for seat, name in names.items()]
    return texts.listed(told)


def everyone(game: Game, texts: Texts | None = None) -> str:
    """All who play, as far as that is known: ``Ana (orange), 2 greedy``; in English if nothing else is said."""
    texts = texts or texts_of()
    seats = [(seat, sitter) for seat, sitter in sorted(game.sitters.items())]
    people = [
        texts.say("sitter" if sitter.name else "sitter.person", name=sitter.name, color=color(game, seat, texts))
        for seat, sitter in seats
        if not sitter.bot
    ]
    bots = Counter(sitter.bot for _, sitter in seats if sitter.bot)
    programs = [texts.say("sitter.bots", n=n, bot=bot) if n > 1 else bot for bot, n in bots.items()]
    return texts.listed([*people, *programs], "list-comma")
