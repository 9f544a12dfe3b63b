"""The dice, and what a seven brings: discards, the robber, theft."""

from kogge.engine.state import NOBODY
from kogge.games.referee.geography import geography
from kogge.games.referee.reading import NOTHING, Bar, Parts, bar
from kogge.games.referee.table import RefereeTable


def no_such_roll(rule: str) -> Bar:
    """Two dice can't show that."""

    def check(table: RefereeTable, total: int) -> Parts | None:
        return None if table.facts.dice[total] else {"number": total}

    return Bar(rule, "no_such_roll", check, {"number": "number"})


@bar("B-31", "nothing_due")
def nothing_due(table: RefereeTable, _: int) -> Parts | None:
    """The asker has given up enough."""
    return None if table.own("discards_due") else NOTHING


@bar("B-31", "none_in_hand", resource="resource")
def none_in_hand(table: RefereeTable, resource: int) -> Parts | None:
    """The asker has no such card to give up."""
    return None if table.mine("hand")[resource] else {"resource": resource}


@bar("B-32", "robber_there", hex="hex")
def robber_there(table: RefereeTable, h: int) -> Parts | None:
    """The robber stands there already."""
    return {"hex": h} if h == table.cell("robber") else None


def robs_oneself(rule: str) -> Bar:
    """Nobody steals from themselves."""

    def check(table: RefereeTable, victim: int) -> Parts | None:
        return NOTHING if victim == table.asker else None

    return Bar(rule, "robs_oneself", check)


@bar("B-33", "not_at_robber", seat="seat", hex="hex")
def not_at_robber(table: RefereeTable, victim: int) -> Parts | None:
    """The other player does not live at the robber's hex."""
    h = table.cell("robber")
    return None if victim == table.asker or victim in owners_at(table, h) else {"seat": victim, "hex": h}


def owners_at(table: RefereeTable, h: int) -> set[int]:
    """Who has a home, or a kontor, at a hex."""
    homes = table.column("home" if "home" in table else "kontor")
    return {homes[node] for node in geography(table.topo).corners[h]} - {NOBODY}


def victim_lacks(rule: str) -> Bar:
    """The one who is robbed has no such card, from which chance draws one."""

    def check(table: RefereeTable, resource: int) -> Parts | None:
        victim = table.cell("victim")
        return None if table.row("hand", victim)[resource] else {"seat": victim, "resource": resource}

    return Bar(rule, "victim_lacks", check, {"seat": "seat", "resource": "resource"})
