"""A view does not depend on what it hides.

What a seat can't see is dealt anew; its view, its legal actions, what it is told and what its
bot does must stay the same.
"""

import kogge
from kogge import bots
from kogge.engine.rules import Rules
from kogge.engine.state import State
from kogge.engine.tidings import Tiding
from kogge.events import Event, events
from kogge.plies import Ply
from kogge.views import View, imagined, played
from tests.support.worlds import elsewhere

BOT_SEED = 12
NOWHERE = State(0).way_back(State(0))  # of an action that nobody takes back
Told = tuple[Tiding, ...]
ON_THE_TABLE = {"dice"}  # luck that everyone sees, also where all that it changes is in hands


def watchers(rules: Rules) -> list[int | None]:
    """Every seat, and a spectator."""
    return [None, *range(rules.players)]


def check_views(game: kogge.Game, luck: kogge.Random) -> int:
    """Every view stays the same when its secrets are dealt anew.  Returns how often they did change."""
    changed = 0
    for seat in watchers(game.rules):
        other = elsewhere(game, seat, luck)
        changed += other != game.state
        mine, theirs = game.view(seat), View(game.rules, other, seat, game.held)
        assert mine.state == theirs.state, f"the view of seat {seat} depends on {differences(game, mine, theirs)}"
        assert mine.legal == theirs.legal, f"what seat {seat} may do depends on a secret: {mine.legal} {theirs.legal}"
        assert mine.to_dict() == theirs.to_dict(), f"seat {seat} is shown a secret"
        if seat is None or seat not in game.may_act():
            assert mine.legal == [], f"seat {seat} sees what another may do"
        elif seat in game.waiting():
            assert mine.to_act == seat, f"seat {seat} sees the decision of {mine.to_act}"
            if seat == game.to_act and seat not in game.held:
                assert mine.legal == game.legal(), f"seat {seat} does not see what it may do"
            check_bots(mine, theirs)
    return changed


def differences(game: kogge.Game, mine: View, theirs: View) -> list[str]:
    """The fields in which two views differ."""
    return [name for name in game.rules.layout.fields if mine.field(name) != theirs.field(name)]


def check_bots(mine: View, theirs: View) -> None:
    """A bot sees its seat's view, and so it does the same."""
    for name in bots.names():
        choice = bots.make(name, BOT_SEED).choose(mine)
        assert choice in mine.legal, f"the bot {name} chose {choice}, which is not legal"
        other = bots.make(name, BOT_SEED).choose(theirs)
        assert choice == other, f"the bot {name} depends on a secret: {choice} or {other}"


def check_events(rules: Rules, before: State, action: int, after: State, luck: kogge.Random) -> None:
    """What a seat is told about an action does not depend on what it can't see."""
    for seat in watchers(rules):
        told = played(rules, before, action, after, seat)
        twin = imagined(rules, before, seat, luck), imagined(rules, after, seat, luck)
        retold = played(rules, twin[0], action, twin[1], seat)
        assert told == retold, f"seat {seat} is told {told}, and with other secrets {retold}"
        if seat is not None and not rules.witnessed(before, action, seat):
            check_unseen(rules, before, action, after, seat)
        if before.to_act == kogge.CHANCE and rules.act_of(action).name not in ON_THE_TABLE:
            check_luck(rules, before, seat)


def heard(rules: Rules, before: State, action: int, seat: int | None) -> list[Event]:
    """The events of an action, as a seat may know them."""
    return as_events(played_out(rules, before, action)[1], seat)


def played_out(rules: Rules, before: State, action: int) -> tuple[State, Told]:
    """The position after an action, and all that it tells."""
    after = before.copy()
    after.listen()
    rules.play(after, action)
    return after, after.told()


def as_events(told: Told, seat: int | None) -> list[Event]:
    """What was told, as a seat may know it."""
    return events(Ply(0, 0, 0, None, told, NOWHERE, None), seat)


def check_unseen(rules: Rules, before: State, action: int, after: State, seat: int) -> None:
    """Of an action whose argument is secret, a seat is told the same whatever it was.

    Where another argument leads to another step (a card that wins is shown) the secret comes out by rule.
    """
    told = played(rules, before, action, after, seat)
    for other in rules.actions(before):
        then = before.copy()
        rules.play(then, other)
        if rules.act_of(other) is rules.act_of(action) and then.step == after.step:
            retold = played(rules, before, other, then, seat)
            assert told == retold, f"seat {seat} can tell {told} from {retold}"
            assert heard(rules, before, action, seat) == heard(rules, before, other, seat), f"seat {seat} is told"


def check_luck(rules: Rules, before: State, seat: int | None) -> None:
    """Where two outcomes of chance differ in secrets alone, a seat is not told which it was."""
    known: dict[bytes, tuple[bytes, object]] = {}
    for action in rules.actions(before):
        after = before.copy()
        rules.play(after, action)
        told = played(rules, before, action, after, seat).text, heard(rules, before, action, seat)
        other, retold = known.setdefault(rules.redacted(after, seat).key(), (after.key(), told))
        assert after.key() == other or told == retold, f"seat {seat} is told {told}, which it may not see"
