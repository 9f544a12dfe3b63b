"""What a person may take back."""

from collections.abc import Sequence

from kogge.engine.chance import Random
from kogge.engine.state import CHANCE, State
from kogge.game import Game
from kogge.games.refusal import Refused
from kogge.views import View, imagined

DEALS = 12  # of the hidden cards that are tried


def first_to_undo(game: Game, seat: int, since: int) -> int:
    """The number of the first action that ``undo`` takes back for a seat that has a decision to make.

    It takes back what the seat did from action ``since`` on, in one line of its own. It is refused
    when luck or another seat has acted after that, and when it has shown the seat anything that
    was hidden: had the hidden cards lain otherwise, the seat would see something else now.
    """
    past = list(game.replay())
    if not past or past[-1][0].to_act != seat:
        raise Refused(why_not(game, past[-1][0].to_act if past else None))
    first = len(past) - 1
    while first > since and past[first - 1][0].to_act == seat:
        first -= 1
    if reveals(game, seat, past[first][0], [action for _, action, _ in past[first:]]):
        raise Refused("that has shown you what was hidden; it can't be taken back")
    return first


def why_not(game: Game, actor: int | None) -> str:
    if actor is None:
        return "there is nothing to take back"
    if actor == CHANCE:
        return "luck has decided something since; that can't be taken back"
    return f"{game.seats[actor]} has acted since; that can't be taken back"


def reveals(game: Game, seat: int, before: State, actions: Sequence[int]) -> bool:
    """Would the seat see another outcome if what it can't see were dealt otherwise?"""
    for number in range(DEALS):
        other = imagined(game.rules, before, seat, Random(number))
        for action in actions:
            game.rules.play(other, action)
        if View(game.rules, other, seat).to_dict() != game.view(seat).to_dict():
            return True
    return False
