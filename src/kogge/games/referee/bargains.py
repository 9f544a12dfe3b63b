"""Trade between players: the same dialogue in all games, with gold where there is any."""

from kogge.games.referee.purses import held_goods, missing
from kogge.games.referee.reading import NOTHING, Parts, Reading, Stage, bar
from kogge.games.referee.table import RefereeTable

DECLINED = 1  # as the field ``answer`` counts; who has agreed, or proposed something else, has a greater one

STAGES = (Stage("compose_offer", "B-70"), Stage("answer_offer", "B-70"), Stage("close_deal", "B-70"))


def goods(table: RefereeTable) -> tuple[str, ...]:
    """What is traded, in the order of every offer."""
    return table.rules.layout.find("offered").columns


def proposal(table: RefereeTable, side: str, seat: int) -> dict[str, int]:
    """What a seat has put on a side of its proposal, ``offered`` or ``asked``: nothing is left out."""
    return {good: n for good, n in zip(goods(table), table.row(side, seat), strict=True) if n}


def elsewhere(table: RefereeTable, good: int) -> int:
    """How many of a good others could have at most: gold is counted, cards are not seen."""
    name = goods(table)[good]
    if name == "gold":
        return sum(table.column("gold")) - table.own("gold")
    return table.facts.bank - held_goods(table)[name]


@bar("B-72", "nothing_to_trade")
def nothing_to_trade(table: RefereeTable) -> Parts | None:
    """The asker has nothing to give, and gifts are not allowed."""
    return None if any(held_goods(table)[good] for good in goods(table)) else NOTHING


@bar("B-77", "no_more_to_offer", good="good")
def no_more_to_offer(table: RefereeTable, good: int) -> Parts | None:
    """All that the asker has of it lies on the table."""
    return None if held_goods(table)[goods(table)[good]] > table.mine("offered")[good] else {"good": good}


@bar("B-77", "no_more_to_ask", good="good", n="count")
def no_more_to_ask(table: RefereeTable, good: int) -> Parts | None:
    """The others can't have more of it."""
    most = elsewhere(table, good)
    return None if most > table.mine("asked")[good] else {"good": good, "n": most}


@bar("B-72", "on_both_sides", good="good")
def asked_already(table: RefereeTable, good: int) -> Parts | None:
    """The asker asks for it."""
    return {"good": good} if table.mine("asked")[good] else None


@bar("B-72", "on_both_sides", good="good")
def offered_already(table: RefereeTable, good: int) -> Parts | None:
    """The asker offers it."""
    return {"good": good} if table.mine("offered")[good] else None


@bar("B-72", "nothing_offered")
def nothing_offered(table: RefereeTable) -> Parts | None:
    """The asker would give nothing."""
    return None if any(table.mine("offered")) else NOTHING


@bar("B-72", "nothing_asked")
def nothing_asked(table: RefereeTable) -> Parts | None:
    """The asker would get nothing."""
    return None if any(table.mine("asked")) else NOTHING


@bar("B-70", "nothing_proposed", seat="seat")
def nothing_proposed(table: RefereeTable) -> Parts | None:
    """The active player has called for offers and made none."""
    active = table.state.turn_of
    return None if any(table.row("offered", active)) else {"seat": active}


@bar("B-77", "cannot_give", missing="goods")
def cannot_accept(table: RefereeTable) -> Parts | None:
    """The asker has not what the active player asks for."""
    lacking = missing(table, proposal(table, "asked", table.state.turn_of))
    return {"missing": lacking} if lacking else None


@bar("B-70", "deals_with_oneself")
def deals_with_oneself(table: RefereeTable, partner: int) -> Parts | None:
    """Nobody trades with themselves."""
    return NOTHING if partner == table.asker else None


@bar("B-70", "not_agreed", seat="seat")
def not_agreed(table: RefereeTable, partner: int) -> Parts | None:
    """The other player has neither agreed nor proposed anything."""
    is_agreed = partner == table.asker or table.column("answer")[partner] > DECLINED
    return None if is_agreed else {"seat": partner}


@bar("B-77", "cannot_give", missing="goods")
def cannot_pay(table: RefereeTable, partner: int) -> Parts | None:
    """The asker has not what the other player asks for in return."""
    lacking = missing(table, proposal(table, "asked", partner))
    return {"missing": lacking} if lacking else None


def bargaining(at: tuple[str, ...]) -> tuple[Reading, ...]:
    """All acts of the dialogue; ``at`` are the steps at which the active player may begin it."""
    return (
        Reading("open_trade", at, (nothing_to_trade,), whose="B-71"),
        Reading("call_for_offers", at, (nothing_to_trade,), whose="B-71"),
        Reading("offer", ("compose_offer",), (asked_already, no_more_to_offer)),
        Reading("ask", ("compose_offer",), (offered_already, no_more_to_ask)),
        Reading("propose", ("compose_offer",), (nothing_offered, nothing_asked)),
        Reading("withdraw", ("close_deal", "compose_offer")),
        Reading("decline", ("answer_offer",)),
        Reading("accept", ("answer_offer",), (nothing_proposed, cannot_accept)),
        Reading("counter", ("answer_offer",), (nothing_to_trade,)),
        Reading("deal", ("close_deal",), (deals_with_oneself, not_agreed, cannot_pay), whose="B-71"),
    )
