"""Journeys of several steps: somebody names the end, hears the price, and the piece takes all the steps."""

from collections.abc import Sequence
from typing import Protocol

from kogge.cli.terminal.names import spot, spot_part
from kogge.engine.rules import Rules
from kogge.engine.state import State
from kogge.game import Game
from kogge.games.facts import Facts
from kogge.games.refusal import Refused
from kogge.grounds import grounds
from kogge.journeys import Journey, costs
from kogge.notation import Notation
from kogge.phrases import goods
from kogge.reasons import Reason
from kogge.views import View
from kogge.wording import Wording


class Roads(Protocol):
    """A game as far as somebody needs to know it who travels: one that is here, or at a server."""

    rules: Rules

    @property
    def notation(self) -> Notation: ...

    @property
    def facts(self) -> Facts: ...

    @property
    def seats(self) -> list[str]: ...

    def legal(self) -> list[int]: ...

    def why_not(self, action: int) -> Reason | None: ...

    def journeys(self) -> list[Journey]: ...


def travels(game: Roads, act: str, piece: str) -> list[Journey]:
    """All journeys of a piece."""
    return [trip for trip in game.journeys() if (trip.act, trip.piece) == (act, piece)]


def destinations(game: Roads, act: str, piece: str) -> dict[str, str]:
    """Where a piece can get to now, each place with the text that sends it there."""
    return {trip.place: trip.text for trip in travels(game, act, piece)}


def sent(game: Roads, text: str) -> str:
    """What to play: a step that is not possible at once is a journey, if the piece can get there at all."""
    last = last_step(game, text)
    legal = game.legal()
    if last is None or game.rules.act_of(last) not in {game.rules.act_of(action) for action in legal}:
        return text
    if last in legal and game.notation.write(last) == text:
        return text
    for trip in game.journeys():
        if trip.actions[-1] == last:
            return trip.text
    piece, place = game.notation.piece(last), game.notation.place(last)
    where, reason = spot_part(game.rules, place.of, place.value), game.why_not(last)
    raise Refused.of("no_way", piece=piece.of, number=piece.name, of=place.of, place=where, reason=grounds(reason))


def last_step(game: Roads, text: str) -> int | None:
    """The step that a text is, or the last one of the journey that it asks for."""
    act = game.notation.acts.get(text.split()[0])
    if act is None or not act.is_step or ";" in text:
        return None
    last = game.notation.destination(text, game.seats)
    return game.notation.read(text, game.seats) if last is None else last


# What it costs


def fare(game: Game, text: str, wording: Wording) -> str:
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
    texts, piece, place = wording.texts, game.notation.piece(last), game.notation.place(last)
    takers = texts.listed([taker(wording, seat, more) for seat, more in gains(game, after)])
    message = "fare.toll" if takers else "fare.tribute" if tribute(game, after) else "fare"
    where = {"of": place.of, "place": spot(wording, place.of, place.value)}
    price = goods(spent, texts)
    return texts.say(message, piece=piece.of, number=piece.name, **where, steps=steps, price=price, takers=takers)


def taker(wording: Wording, seat: int, gold: int) -> str:
    """``1 gold to blue``."""
    return wording.texts.say("fare.taker", gold=goods({"gold": gold}, wording.texts), seat=wording.seat(seat))


def gains(game: Game, after: State) -> list[tuple[int, int]]:
    """Which players get gold from whoever travels, and how much."""
    both = zip(game.view(None).get("gold"), View(game.rules, after, None).get("gold"), strict=True)
    return [(seat, then - now) for seat, (now, then) in enumerate(both) if then > now]


def tribute(game: Game, after: State) -> bool:
    """Is it a pirate who is paid?"""
    return View(game.rules, after, None).get("tribute_paid") != game.view(None).get("tribute_paid")


def prices(game: Roads, act: str, piece: str, wording: Wording) -> dict[str, list[Journey]]:
    """What journeys cost, in a sentence for each price, with the journeys whose ends the sentence names.

    On a board with names those are the journeys to cities, and free ones are told too.
    """
    by_price: dict[str, list[Journey]] = {}
    of = ""
    for trip in travels(game, act, piece):
        of = game.notation.place(trip.actions[-1]).of
        by_price.setdefault(goods(trip.costs, wording.texts), []).append(trip)
    if not game.facts.chart.names:
        return {priced(wording, cost, numbers(wording, of, trips)): trips for cost, trips in by_price.items() if cost}
    told = {}
    for cost, trips in by_price.items():
        named = [trip for trip in trips if spot(wording, of, int(trip.place)) != trip.place]
        told[priced(wording, cost, ends(wording, of, named, len(trips) - len(named)))] = named
    return told


def priced(wording: Wording, cost: str, ends: str) -> str:
    """A sentence: what it costs to get where."""
    return wording.texts.say("prices" if cost else "prices.free", price=cost, ends=ends)


def numbers(wording: Wording, of: str, trips: Sequence[Journey]) -> str:
    """The places by their numbers."""
    places = sorted((trip.place for trip in trips), key=int)
    return wording.texts.say("prices.numbers", of=of, places=", ".join(places))


def ends(wording: Wording, of: str, named: Sequence[Journey], others: int) -> str:
    """The journeys to places with names, and how many others there are."""
    texts = wording.texts
    told = [texts.say("prices.end", place=spot(wording, of, int(trip.place)), steps=trip.steps) for trip in named]
    if not told:
        return texts.say(f"count-{of}", n=others)
    listed = texts.listed(told, "list-comma")
    return texts.say("prices.more", ends=listed, n=others, of=of) if others else listed
