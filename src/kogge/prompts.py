"""What is asked of a seat that has a decision to make, in words."""

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


def step_prompt(view: View, texts: Texts) -> str:
    """What is to be decided; a step that nobody has put into words is told by its name."""
    message = f"prompt-{view.step}"
    if not texts.knows(message):
        return f"{view.step.replace('_', ' ').capitalize()}."
    variant = special(view)
    message = f"{message}.{variant}" if variant else fitting(view.rules, message, texts)
    return texts.say(message, **values(view, Wording(view.rules, view.state, view.seat, texts)))


def fitting(rules: Rules, message: str, texts: Texts) -> str:
    """A message, or the variant of it that is meant for a kind of games to which this one belongs."""
    variants = [f"{message}.{kind}" for field, kind in KINDS.items() if field in rules.layout.fields]
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


def values(view: View, wording: Wording) -> dict[str, str | int]:
    """What a prompt may tell, as far as the game has it."""
    told: dict[str, str | int] = {"example": example(view.rules)}
    if view.step == "discard":
        told["n"] = view.at("discards_due", view.to_act, absent=0)
    if view.step in COUNTS:
        told["n"] = view.at(COUNTS[view.step], absent=0)
    if view.at("crowded_ship") != NOBODY:
        told["number"] = view.at("crowded_ship") + 1
    if len(view.facts.colors) > view.rules.players:
        told["color"] = wording.texts.name("color", neutral(view))
    if view.at("bare_land") != NOBODY:
        told["land"] = wording.brief_hex(view.at("bare_land"))
    return told | travel(view, wording)


def neutral(view: View) -> str:
    """The colour of the neutral piece that is placed: each player places one of a colour, if there are several."""
    players, colors = view.rules.players, view.facts.colors
    return colors[players + view.to_act] if 0 <= view.to_act < len(colors) - players else colors[players]


def travel(view: View, wording: Wording) -> dict[str, str | int]:
    """Who is on the way, where, and for how many steps more."""
    if view.step not in WAYS:
        return {}
    mover, field, left, _, _ = WAYS[view.step]
    told: dict[str, str | int] = {"left": view.at(left), "on": "yes" if view.step in view.acts() else "no"}
    number = view.at(mover)
    if number != NOBODY:
        place = view.row(field, view.turn_of)[number]
        where = wording.path(place) if field == "caravan" else wording.brief_intersection(place)
        told |= {"number": number + 1, "path" if field == "caravan" else "intersection": where}
    return told


def example(rules: Rules) -> str:
    """A resource that goes well with wool and ore in an example."""
    resources = rules.layout.find("hand").columns
    return next((name for name in resources[1:] if name not in ("wool", "ore")), "ore")
