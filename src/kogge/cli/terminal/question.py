"""What is asked of a person, and what lies on the table to be answered."""

from collections.abc import Sequence

from kogge.cli.terminal.table import has
from kogge.cli.terminal.words import cards, counted
from kogge.modules.player_trade import ACCEPTED, COUNTERED, DECLINED
from kogge.views import View

QUESTIONS = {
    "found_settlement": "Found a settlement on any marked intersection.",
    "found_road": "Lay a road next to it.",
    "before_roll": "It is your turn: roll the dice.",
    "action": "Trade, build, or end your turn.",
    "trade": "Trade, then go on to build.",
    "build": "Build, or end your turn.",
    "discard": "A seven: give up {discards_due}, for example 'discard 2 wool ore'.",
    "move_robber": "Move the robber to another hex.",
    "rob": "Whom do you rob?",
    "lay_free_road": "Lay a free road ({free_roads} left).",
    "take_card": "Take a card from the bank ({cards_to_take} left).",
    "compose_offer": "Compose your offer, in one line: 'trade wool wool for brick'.",
    "answer_offer": "Accept, decline, or make another offer: 'counter ore for wool'.",
    "close_deal": "Close a deal, or withdraw.",
}


def question(view: View) -> str:
    """What is to be decided; a step that is not listed is told by its name."""
    asked = QUESTIONS.get(view.step, f"{view.step.replace('_', ' ').capitalize()}.")
    counts = {name: view.column(name)[0] for name in ("free_roads", "cards_to_take") if has(view, name)}
    due = counted(view.column("discards_due")[view.to_act], "card") if has(view, "discards_due") else ""
    asked = asked.format(discards_due=due, **counts)
    if view.step == "answer_offer" and "accept" not in view.options():
        asked = "You can't accept this. Decline, or make another offer: 'counter ore for wool'."
    playable = [name for name in view.options() if name.startswith("play_")]
    return f"{asked[:-1]}, or play a card first." if playable and view.step == "before_roll" else asked


def proposals(view: View, seats: Sequence[str]) -> list[str]:
    """What the players offer each other at the moment, in sentences."""
    if not has(view, "offered", "asked", "answer") or view.step not in ("compose_offer", "answer_offer", "close_deal"):
        return []
    return [told for seat in in_order(view) if (told := proposal(view, seats, seat))]


def in_order(view: View) -> list[int]:
    """The active player, then the others as they answer."""
    players = view.rules.players
    return [(view.turn_of + k) % players for k in range(players)]


def proposal(view: View, seats: Sequence[str], seat: int) -> str:
    """What one seat has to say."""
    offer, price = view.row("offered", seat), view.row("asked", seat)
    name, answer = "You" if seat == view.seat else seats[seat].capitalize(), view.column("answer")[seat]
    mine = seat == view.seat
    if answer == COUNTERED:
        return f"{name} would give {cards(offer)} for {cards(price)}."
    if answer in (ACCEPTED, DECLINED):
        return f"{name} {('accept' if answer == ACCEPTED else 'decline') + ('' if mine else 's')}."
    if any(offer) or any(price):
        yet = "" if any(offer) and any(price) else " yet"
        return f"{name} {'offer' if mine else 'offers'} {cards(offer)} for {cards(price)}{yet}."
    if seat == view.turn_of and view.step != "compose_offer":
        return f"{name} {'ask' if mine else 'asks'} for offers."
    return ""
