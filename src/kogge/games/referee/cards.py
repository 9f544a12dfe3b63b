"""Development cards: buying them, playing them, drawing them."""

from kogge.games.facts import Facts
from kogge.games.referee.reading import NOTHING, Bar, Parts
from kogge.games.referee.table import RefereeTable


def kind_of(facts: Facts, act: str) -> int:
    """The kind of card that an act plays."""
    return next(kind for kind, card in enumerate(facts.cards) if card.act == act)


def playing(act: str, held: str = "B-41", age: str = "B-42", once: str = "B-41") -> tuple[Bar, Bar, Bar]:
    """What bars the playing of a card: not to have it, to have bought it only now, to have played one already.

    ``held``, ``age`` and ``once`` are the rules that say so.
    """
    return no_such_card(held, act), bought_now(age, act), card_played(once)


def no_such_card(rule: str, act: str) -> Bar:
    """The asker has no card of the kind that the act plays."""

    def check(table: RefereeTable, *_: int) -> Parts | None:
        kind = kind_of(table.facts, act)
        return None if table.mine("cards")[kind] or table.mine("bought_cards")[kind] else {"card": kind}

    return Bar(rule, "no_such_card", check, {"card": "card"})


def bought_now(rule: str, act: str) -> Bar:
    """All cards of the kind were bought in this turn."""

    def check(table: RefereeTable, *_: int) -> Parts | None:
        kind = kind_of(table.facts, act)
        return {"card": kind} if table.mine("bought_cards")[kind] and not table.mine("cards")[kind] else None

    return Bar(rule, "bought_now", check, {"card": "card"})


def card_played(rule: str) -> Bar:
    """The asker has played a card in this turn."""

    def check(table: RefereeTable, *_: int) -> Parts | None:
        return NOTHING if table.cell("card_played_this_turn") else None

    return Bar(rule, "card_played", check)


def pile_empty(rule: str) -> Bar:
    """There is no card left to buy."""

    def check(table: RefereeTable) -> Parts | None:
        return None if table.cell("pile") else NOTHING

    return Bar(rule, "pile_empty", check)


def not_in_pile(rule: str) -> Bar:
    """No card of the kind is left in the pile, of which chance draws one."""

    def check(table: RefereeTable, kind: int) -> Parts | None:
        return None if table.column("pile_by_kind")[kind] else {"card": kind}

    return Bar(rule, "not_in_pile", check, {"card": "card"})
