"""What is asked of a seat that has a decision to make, in words."""

from collections.abc import Mapping
from dataclasses import dataclass

from kogge.engine.rules import Rules
from kogge.engine.state import NOBODY
from kogge.texts import Texts
from kogge.views import View
from kogge.wording import Wording

KINDS = {"ship": "sea", "kontor": "lands"}  # by a field that tells them: games in which some things are said otherwise
COUNTS = {"lay_free_road": "free_roads", "lay_free_route": "free_routes", "take_card": "cards_to_take"}
WAYS = {  # the steps of those who travel: who does, where they are, what is left, and what may be asked, by a field
    "walk": ("walking_merchant", "merchant", "walk_left", "walk_stop", ("", "passing", "founding")),
    "drive": ("driving_caravan", "caravan", "drive_left", "drive_crowded", ("", "crowded")),
}
PLACED = {"found_harbour_settlement": 1, "found_settlement": 0}  # the kinds of homes that nobody plays


@dataclass(frozen=True)
class Prompt:
    """What is asked, as keys and values: a message, its variants that would fit, the best first, and what it is told.

    ``slots`` says what each part is of, as ``Wording.variables`` reads it.
    """

    message: str
    variants: tuple[str, ...]
    parts: Mapping[str, int | str]
    slots: Mapping[str, str]

    def said(self, wording: Wording) -> str:
        """The sentence, in the words of a reader."""
        texts = wording.texts
        named = [f"{self.message}.{variant}" for variant in self.variants]
        message = next((variant for variant in named if texts.knows(variant)), self.message)
        told: dict[str, str | int] = {}
        for name, part in self.parts.items():
            told |= wording.variables(name, self.slots[name], part)
        return texts.say(message, **told)

    def to_dict(self) -> dict[str, object]:
        """All of it as plain values, ready for JSON."""
        return {
            "message": self.message,
            "variants": list(self.variants),
            "parts": dict(self.parts),
            "slots": dict(self.slots),
        }


def step_prompt(view: View, texts: Texts) -> str:
    """What is to be decided; a step that nobody has put into words is told by its name."""
    found = prompt(view)
    if not texts.knows(found.message):
        return f"{view.step.replace('_', ' ').capitalize()}."
    return found.said(Wording(view.rules, view.state, view.seat, texts))


def prompt(view: View) -> Prompt:
    """What is asked of the seat that decides."""
    variant = special(view)
    told = values(view)
    parts, slots = {name: part for name, (part, _) in told.items()}, {name: of for name, (_, of) in told.items()}
    return Prompt(f"prompt-{view.step}", (variant,) if variant else kinds(view.rules), parts, slots)


def kinds(rules: Rules) -> tuple[str, ...]:
    """The kinds of games to which this one belongs, for which some things are said otherwise."""
    return tuple([kind for field, kind in KINDS.items() if field in rules.layout.fields])


def fitting(rules: Rules, message: str, texts: Texts) -> str:
    """A message, or the variant of it that is meant for a kind of games to which this one belongs."""
    variants = [f"{message}.{kind}" for kind in kinds(rules)]
    return next((variant for variant in variants if texts.knows(variant)), message)


def special(view: View) -> str:
    """What makes a step special, if something does: a variant of its message."""
    if view.step == "before_roll" and any(name.startswith("play_") for name in view.acts()):
        return "cards"
    if view.step in PLACED and is_neutral(view):
        return "neutral"
    if view.step == "movement" and view.at("crowded_ship") != NOBODY:
        return "crowded"
    if view.step == "lay_free_route" and view.at("double_arrow") != NOBODY:
        return "arrow"
    if view.step == "answer_offer" and "accept" not in view.acts():
        if "counter" not in view.acts():
            return "empty_handed"
        return "unpayable" if any(view.row("offered", view.turn_of)) else "call"
    if view.step in WAYS:
        mover, _, _, field, asked = WAYS[view.step]
        return "card" if view.at(mover) == NOBODY else asked[view.at(field)]
    return ""


def is_neutral(view: View) -> bool:
    """Is a home to be placed that nobody plays?  They come before the player's own second home."""
    colors, homes = view.facts.colors, list(zip(view.get("home"), view.get("home_kind"), strict=True))
    placed = sum(homes.count((owner, PLACED[view.step])) for owner in range(view.rules.players, len(colors)))
    own = homes.count((view.to_act, PLACED["found_harbour_settlement"]))
    return own > 0 and placed < len(colors) - view.rules.players


def values(view: View) -> dict[str, tuple[int | str, str]]:
    """What a prompt may tell, as far as the game has it, and what each is of."""
    told: dict[str, tuple[int | str, str]] = {"example": (example(view.rules), "word")}
    if view.step == "discard":
        told["n"] = view.at("discards_due", view.to_act, absent=0), "count"
    if view.step in COUNTS:
        told["n"] = view.at(COUNTS[view.step], absent=0), "count"
    if view.at("crowded_ship") != NOBODY:
        told["number"] = view.at("crowded_ship"), "ship"
    if len(view.facts.colors) > view.rules.players:
        told["color"] = neutral(view), "color"
    if view.at("bare_land") != NOBODY:
        told["land"] = view.at("bare_land"), "brief_hex"
    return told | travel(view)


def neutral(view: View) -> str:
    """The colour of the neutral piece that is placed: each player places one of a colour, if there are several."""
    players, colors = view.rules.players, view.facts.colors
    return colors[players + view.to_act] if 0 <= view.to_act < len(colors) - players else colors[players]


def travel(view: View) -> dict[str, tuple[int | str, str]]:
    """Who is on the way, where, and for how many steps more."""
    if view.step not in WAYS:
        return {}
    mover, field, left, _, _ = WAYS[view.step]
    told: dict[str, tuple[int | str, str]] = {
        "left": (view.at(left), "count"),
        "on": ("yes" if view.step in view.acts() else "no", "word"),
    }
    number = view.at(mover)
    if number != NOBODY:
        place = view.row(field, view.turn_of)[number]
        told["number"] = number, field
        told |= {"path": (place, "path")} if field == "caravan" else {"intersection": (place, "brief_intersection")}
    return told


def example(rules: Rules) -> str:
    """A resource that goes well with wool and ore in an example."""
    resources = rules.layout.find("hand").columns
    return next((name for name in resources[1:] if name not in ("wool", "ore")), "ore")
