"""Journeys of several steps: somebody names the end, the piece takes all the steps."""

from kogge.game import Game
from kogge.games.refusal import Refused


def destinations(game: Game, act: str, piece: str) -> dict[str, str]:
    """Where a piece can get to now, each place with the text that sends it there."""
    return {trip.place: trip.text for trip in game.journeys() if (trip.act, trip.piece) == (act, piece)}


def sent(game: Game, text: str) -> str:
    """What to play: a step that is not possible at once is a journey, if the piece can get there at all."""
    words = text.split()
    act = game.notation.acts.get(words[0])
    if act is None or not act.is_step or ";" in text or not any(game.rules.act_of(a) is act for a in game.legal()):
        return text
    piece, place = words[1], words[-1]
    if "to" not in words and game.action(text) in game.legal():
        return text
    ways = destinations(game, act.name, piece)
    if place not in ways:
        kind, _, where = act.of.partition(" and ")
        raise Refused(f"{kind} {piece} can't get to {where} {place} now")
    return ways[place]
