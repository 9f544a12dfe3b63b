"""Acts and choices in words: what a seat may do, as its reader would say it."""

from collections.abc import Mapping

from kogge.choices import Choice
from kogge.engine.rules import Rules
from kogge.notation import Chosen, notation
from kogge.texts import Texts
from kogge.wording import NUMBERED, Wording

SECOND = "second_"  # before the name of a part of which there has been one already


def act_name(act: str, texts: Texts) -> str:
    """What an act is called: ``build a city``; by its own name if nobody has put it into words.

    >>> from kogge.texts import texts
    >>> act_name("build_city", texts("de"))
    'Stadt bauen'
    """
    return texts.name("act", act)


def phrase(rules: Rules, action: int, wording: Wording) -> str:
    """An action with its parts: ``build a city at 12 (ore 3, grain 10)``; as it is written if nobody has said it."""
    message = f"choice-{rules.act_of(action).name}"
    if not wording.texts.knows(message):
        return notation(rules).write(action)
    values: dict[str, str | int] = {}
    for part in notation(rules).parts(action):
        values[f"{SECOND}{part.of}" if part.of in values else part.of] = said_part(part, wording)
    return wording.texts.say(message, **values)


def said(choice: Choice, wording: Wording) -> str:
    """A choice with all that matters to whoever chooses: how far it is, if it is a journey, and what it costs."""
    texts, told = wording.texts, phrase(wording.rules, choice.action, wording)
    price = goods(choice.price, texts)
    if len(choice.steps) > 1:
        message = "choice-far.priced" if price else "choice-far"
        moves = [step for step in choice.steps if step.split()[0] == choice.act]  # and not what buys further ones
        return texts.say(message, choice=told, steps=len(moves), price=price)
    return texts.say("choice-priced", choice=told, price=price) if price else told


def said_part(part: Chosen, wording: Wording) -> str | int:
    """One of the things that an action names."""
    places = {"hex": wording.hex, "intersection": wording.intersection, "path": wording.path, "hold": wording.hold}
    if part.of in places:
        return places[part.of](part.value)
    if part.of == "seat":
        return wording.seat(part.value)
    if part.of in ("resource", "good"):
        return wording.texts.name("good", part.name, "name")
    if part.of in NUMBERED or part.of not in wording.words:  # numbers, and what no rulebook speaks of
        return part.name
    return wording.named(part.of, part.value)


def goods(amounts: Mapping[str, int], texts: Texts) -> str:
    """Cards and gold by kind: ``1 grain and 2 gold``; nothing if there are none."""
    said = []
    for word, n in amounts.items():
        message, parts = texts.counting("good", word)
        said.append(texts.say(message, n=n, **dict(parts)))
    return texts.listed(said)
