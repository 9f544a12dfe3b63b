"""Journeys of several steps: somebody names the end, the piece takes all the steps."""

from collections.abc import Sequence

from kogge.cli.terminal.names import called
from kogge.cli.terminal.words import counted, listed
from kogge.game import Game
from kogge.games.refusal import Refused
from kogge.journeys import Journey


def travels(game: Game, act: str, piece: str) -> list[Journey]:
    """All journeys of a piece."""
    return [trip for trip in game.journeys() if (trip.act, trip.piece) == (act, piece)]


def destinations(game: Game, act: str, piece: str) -> dict[str, str]:
    """Where a piece can get to now, each place with the text that sends it there."""
    return {trip.place: trip.text for trip in travels(game, act, piece)}


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
        raise Refused(f"{kind} {piece} can't get to {where} {called(game.rules, where, int(place))} now")
    return ways[place]


def prices(game: Game, act: str, piece: str) -> list[str]:
    """What journeys cost, in a sentence for each price, on a board with names: those to cities with their steps."""
    if not game.rules.layout.chart.names:
        return []
    mover, _, of = game.notation.acts[act].of.partition(" and ")
    here = game.read(mover)[game.to_act][int(piece) - 1]  # to go there and back is no journey
    by_price: dict[str, list[Journey]] = {}
    for trip in sorted(travels(game, act, piece), key=lambda trip: (sum(trip.costs.values()), trip.steps)):
        if trip.place != str(here):
            price = listed([f"{n} {name}" for name, n in trip.costs.items()])
            by_price.setdefault(price, []).append(trip)
    return [f"{f'For {price}' if price else 'Free'}: {told(game, of, trips)}." for price, trips in by_price.items()]


def told(game: Game, of: str, trips: Sequence[Journey]) -> str:
    """The journeys to places with names, and how many others there are."""
    named = [(trip, called(game.rules, of, int(trip.place))) for trip in trips]
    ends = [f"{name} in {counted(trip.steps, 'step')}" for trip, name in named if name != trip.place]
    others = len(trips) - len(ends)
    if not ends:
        return counted(others, of)
    return ", ".join(ends) + (f", and {counted(others, f'other {of}')}" if others else "")
