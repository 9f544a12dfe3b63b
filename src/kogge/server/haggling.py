"""A bot that has made an offer: when it looks at the answers, and for how long it waits for them.

It may take the first answer that it likes, but not before everybody could read the offer. Whoever is silent for longer
than the table waits for somebody has declined: a game must not stand still because of an offer.
"""

from dataclasses import dataclass

from kogge.server.table import Table
from kogge.views import View

READING = 5.0  # seconds for all to read an offer, before one of the answers is taken
PATIENCE = 30.0  # seconds for which answers are waited for, if the grace of the table is less

Answers = tuple[int, ...]


@dataclass(frozen=True)
class BotOffer:
    """An offer that a bot has made: its seat, the entry that asks the others for an answer, and when that was seen."""

    seat: int
    asked_by: int
    since: float


class Haggler:
    """Keeps in mind, for one table, which offer of a bot is open and which answers to it the bot has not liked."""

    def __init__(self) -> None:
        self.offer: BotOffer | None = None
        self.disliked: Answers | None = None

    def look(self, table: Table, now: float) -> dict[int, Answers]:
        """The bot that waits for answers to its offer, if there is one, and what it has been answered."""
        seat = proposer(table)
        if seat is None or table.game is None:
            self.offer = self.disliked = None
            return {}
        asked_by = min(table.moved[other] for other in table.waiting())
        if self.offer is None or (self.offer.seat, self.offer.asked_by) != (seat, asked_by):
            self.offer, self.disliked = BotOffer(seat, asked_by, now), None
        answered = [other for other, answer in table.game.held.items() if answer.done]
        return {seat: (table.moved[seat], *sorted(answered))}

    def when(self, table: Table, answers: Answers, since: float) -> float:
        """When the bot is asked what it makes of these answers, the last of which came at this time."""
        assert self.offer is not None
        assert table.game is not None
        if answers == self.disliked or not agreements(table.game.view(self.offer.seat)):
            return self.ends(table)
        return min(max(since + table.settings.pace / 1000, self.offer.since + READING), self.ends(table))

    def ends(self, table: Table) -> float:
        """When the bot waits no longer."""
        assert self.offer is not None
        return self.offer.since + max(table.settings.grace, PATIENCE)

    def waits_on(self, table: Table, seat: int, answers: Answers, action: int, now: float) -> bool:
        """Does a bot that has chosen this rather wait for better answers?  It does until its patience is at an end."""
        if self.offer is None or self.offer.seat != seat or now >= self.ends(table) or table.game is None:
            return False
        if action in agreements(table.game.view(seat)):
            return False
        self.disliked = answers
        return True


def proposer(table: Table) -> int | None:
    """The seat that need not wait for those for whom the game waits, if a bot plays it."""
    game = table.game
    if game is None or table.state != "playing":
        return None
    waiting = game.waiting()
    free = [seat for seat in game.may_act() if seat not in waiting and table.chairs[seat].player is not None]
    return free[0] if waiting and free else None


def agreements(view: View) -> list[int]:
    """What a proposer can agree to: all that it may do, but giving the matter up."""
    together = view.rules.layout.shared.get(view.state.step)
    if together is None or together.close is None:
        return []
    return [action for action in view.legal if view.rules.act_of(action) not in together.close.silence]
