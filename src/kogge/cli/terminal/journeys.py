"""Journeys of several steps: somebody names the end, hears the price, and the piece takes all the steps."""

from collections.abc import Mapping, Sequence

from kogge.cli.terminal.names import called
from kogge.cli.terminal.words import counted, listed
from kogge.engine.state import State
from kogge.game import Game
from kogge.games.refusal import Refused
from kogge.journeys import Journey, costs
from kogge.views import View


def travels(game: Game, act: str, piece: str) -> list[Journey]:
    """All journeys of a piece."""
    return [trip for trip in game.journeys() if (trip.act, trip.piece) == (act, piece)]


def destinations(game: Game, act: str, piece: str) -> dict[str, str]:
    """Where a piece can get to now, each place with the text that sends it there."""
    return {trip.place: trip.text for trip in travels(game, act, piece)}


def sent(game: Game, text: str) -> str:
    """What to play: a step that is not possible at once is a journey, if the piece can get there at all."""
    last = last_step(game, text)
    if last is None or game.rules.act_of(last).name not in game.view(game.to_act).acts():
        return text
    if last in game.legal() and game.text(last) == text:
        return text
    for trip in game.journeys():
        if trip.actions[-1] == last:
            return trip.text
    piece, place = game.notation.piece(last), game.notation.place(last)
    where = called(game.rules, place.of, place.value)
    raise Refused(f"{piece.of} {piece.name} can't get to {place.of} {where} now")


def last_step(game: Game, text: str) -> int | None:
    """The step that a text is, or the last one of the journey that it asks for."""
    act = game.notation.acts.get(text.split()[0])
    if act is None or not act.is_step or ";" in text:
        return None
    last = game.notation.destination(text, game.seats)
    return game.action(text) if last is None else last


# What it costs


def fare(game: Game, text: str) -> str:
    """What a step or a journey costs, told before it is taken; nothing if it is free or no journey at all."""
    last = last_step(game, text)
    if last is None:
        return ""
    trips = [(trip.actions, trip.steps) for trip in game.journeys() if trip.text == text]
    actions, steps = trips[0] if trips else ((last,), 1)
    after = game.state.copy()
    for action in actions:
        game.rules.play(after, action)
    spent = costs(game.rules, game.state, after)
    if not spent:
        return ""
    piece, place = game.notation.piece(last), game.notation.place(last)
    where = f"{place.of} {called(game.rules, place.of, place.value)}"
    takers = listed([f"{more} gold to {game.seats[seat]}" for seat, more in gains(game, after)])
    kept = takers or ("as tribute" if tribute(game, after) else "")
    paid = f"{price(spent)} ({kept})" if kept else price(spent)
    return f"{piece.of} {piece.name} gets to {where} in {counted(steps, 'step')} and pays {paid}"


def price(spent: Mapping[str, int]) -> str:
    """``1 grain and 2 gold``."""
    return listed([f"{number} {name}" for name, number in spent.items()])


def gains(game: Game, after: State) -> list[tuple[int, int]]:
    """Which players get gold from whoever travels, and how much."""
    both = zip(game.view(None).get("gold"), View(game.rules, after, None).get("gold"), strict=True)
    return [(seat, then - now) for seat, (now, then) in enumerate(both) if then > now]


def tribute(game: Game, after: State) -> bool:
    """Is it a pirate who is paid?"""
    return View(game.rules, after, None).get("tribute_paid") != game.view(None).get("tribute_paid")


def prices(game: Game, act: str, piece: str) -> dict[str, list[Journey]]:
    """What journeys cost, in a sentence for each price, with the journeys whose ends the sentence names.

    On a board with names those are the journeys to cities, and free ones are told too.
    """
    by_price: dict[str, list[Journey]] = {}
    of = ""
    for trip in travels(game, act, piece):
        of = game.notation.place(trip.actions[-1]).of
        by_price.setdefault(price(trip.costs), []).append(trip)
    if not game.facts.chart.names:
        return {f"For {cost}: {of} {numbers(trips)}.": trips for cost, trips in by_price.items() if cost}
    told = {}
    for cost, trips in by_price.items():
        named = [trip for trip in trips if called(game.rules, of, int(trip.place)) != trip.place]
        told[f"{f'For {cost}' if cost else 'Free'}: {ends(game, of, named, len(trips) - len(named))}."] = named
    return told


def numbers(trips: Sequence[Journey]) -> str:
    """The places by their numbers."""
    return ", ".join(sorted((trip.place for trip in trips), key=int))


def ends(game: Game, of: str, named: Sequence[Journey], others: int) -> str:
    """The journeys to places with names, and how many others there are."""
    told = [f"{called(game.rules, of, int(trip.place))} in {counted(trip.steps, 'step')}" for trip in named]
    if not told:
        return counted(others, of)
    return ", ".join(told) + (f", and {counted(others, f'other {of}')}" if others else "")
