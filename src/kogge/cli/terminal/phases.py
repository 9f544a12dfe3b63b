"""The phases of a turn, and where in it we are."""

from kogge.prompts import fitting, step_prompt
from kogge.texts import Texts
from kogge.views import View

PHASES = ("before_roll", "trade", "build", "action", "movement")  # the steps with which phases begin, in their order


def phases(view: View, texts: Texts) -> list[str]:
    """Whose turn it is, what comes in it one after the other, and what is asked now if that is something else."""
    told = [whose(view, texts)]
    steps = [step.name for step in view.rules.steps]
    for n, step in enumerate([step for step in PHASES if step in steps], start=1):
        told.append(
            texts.say("turn-phase.now" if step == view.step else "turn-phase", n=n, phase=phase(view, step, texts))
        )
    return told if view.step in PHASES else [*told, texts.say("turn-now", asked=step_prompt(view, texts))]


def whose(view: View, texts: Texts) -> str:
    """Whose turn it is, and which."""
    turn = view.at("turn", absent=0)
    if not turn:
        return texts.say("turn-whose.before")
    name = texts.name("color", view.facts.colors[view.turn_of])
    return texts.say("turn-whose", turn=turn, seat=name, person="you" if view.turn_of == view.seat else "one")


def phase(view: View, step: str, texts: Texts) -> str:
    """What is done in a phase."""
    message = f"phase-{step}"
    if step == "before_roll" and view.facts.cards:
        return texts.say(f"{message}.cards")
    return texts.say(fitting(view.rules, message, texts))
