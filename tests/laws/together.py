"""Where several may decide at once, nothing depends on who is the quickest.

Everyone's decision is made once; then it is given in other orders, bit by bit or whole, and the game must be the one in
which all were asked in turn. Who need not wait for the others ends the matter as if these had declined in turn.
"""

import pickle

import kogge
from tests.laws.secrecy import check_views, watchers

ORDERS = 3  # in which the same decisions are given
LOOKS = 20  # once in so many times all views are looked at, as they are by another law
LONG = 12  # actions of a decision, after which the first choice is taken: it is the way out

Decided = dict[int, list[int]]  # by seat, its actions


def check_together(game: kogge.Game, luck: kogge.Random) -> None:
    """A matter in which several owe a decision comes out the same whatever the order in which they give it."""
    decided = {seat: decision(game, seat, luck) for seat in game.waiting()}
    expected = asked_in_turn(game, decided)
    for _ in range(ORDERS):
        check_order(game, decided, expected, luck)
    if game.may_act() != game.waiting():
        check_closing(game, decided, luck)


def decision(game: kogge.Game, seat: int, luck: kogge.Random) -> list[int]:
    """All that a seat decides, made up by looking at its view alone."""
    twin = game.copy()
    line: list[int] = []
    while seat in twin.waiting():
        legal = twin.view(seat).legal
        line.append(legal[luck.number(len(legal)) if len(line) < LONG else 0])
        twin.give(seat, line[-1])
    return line


def asked_in_turn(game: kogge.Game, decided: Decided) -> kogge.Game:
    """The game in which the rules ask one after the other."""
    twin = game.copy()
    left = {seat: list(line) for seat, line in decided.items()}
    while any(left.values()):
        twin.play(left[twin.to_act].pop(0))
    return twin


def check_order(game: kogge.Game, decided: Decided, expected: kogge.Game, luck: kogge.Random) -> None:
    """Given in any order, and in pieces, the decisions lead to the same game."""
    twin = game.copy()
    left = {seat: list(line) for seat, line in decided.items()}
    while any(left.values()):
        seats = [seat for seat, line in left.items() if line]
        seat = seats[luck.number(len(seats))]
        n = 1 + luck.number(len(left[seat]))
        check_giving(twin, seat, left[seat][:n], luck)
        del left[seat][:n]
    assert fingerprint(twin) == fingerprint(expected), "the order of giving makes a difference"


def check_giving(game: kogge.Game, seat: int, line: list[int], luck: kogge.Random) -> None:
    """Something is given: others see no more than they may, and a game that was kept is the same."""
    before = {other: game.view(other).to_dict() for other in watchers(game.rules) if other != seat}
    length, is_secret = len(game), game.step == "discard"
    game.give(seat, "; ".join(game.text(action) for action in line))
    assert not is_secret or len(game) == length or game.step != "discard", "a discard is played before all are given"
    if len(game) == length:
        for other, seen in before.items():
            check_heard(game, seat, seen, game.view(other).to_dict(), is_secret)
        check_kept(game)
        if not luck.number(LOOKS):
            check_views(game, luck)


def check_heard(
    game: kogge.Game, seat: int, before: dict[str, object], now: dict[str, object], is_secret: bool
) -> None:
    """What was given is held: of a secret others see at most that it is done, of what is unfinished nothing."""
    if seat in game.waiting():
        assert now == before, f"others see that seat {seat} has begun"
        return
    told = now.pop("given"), now.pop("waiting"), now.pop("legal")
    text = None if is_secret else "; ".join(game.text(action) for action in game.held[seat].actions)
    assert isinstance(told[0], list)
    assert {"seat": seat, "done": True, "text": text} in told[0]
    assert told[1] == game.waiting()
    assert not is_secret or told[2] == before["legal"], "what others may do depends on a secret"
    assert now == {name: value for name, value in before.items() if name in now}, f"others see what seat {seat} did"


def check_kept(game: kogge.Game) -> None:
    """Copied, pickled and recorded (if it did not begin in the midst), a game still has what was given."""
    twins = [game.copy(), pickle.loads(pickle.dumps(game))]
    if game.beginning == game.rules.blank:
        twins.append(kogge.read_record(game.record()))
        assert twins[-1].record() == game.record(), "the record of a game that was read differs from what was read"
    for twin in twins:
        assert twin.held == game.held, "what was given is lost"
        assert (twin.state, len(twin)) == (game.state, len(game)), "a game that was kept is another"


def check_closing(game: kogge.Game, decided: Decided, luck: kogge.Random) -> None:
    """Who need not wait may end the matter at once: some have answered, some have begun to, some are silent."""
    said = {seat: line[: luck.number(len(line) + 1)] for seat, line in decided.items()}
    twin = game.copy()
    for seat in sorted(said, key=lambda _: luck.number(100)):
        for action in said[seat]:
            twin.give(seat, action)
    if not twin.waiting() or twin.waiting() == [game.turn_of]:
        return
    expected = silent_in_turn(game, said)
    is_left = expected.step == "close_deal"
    assert twin.view(game.turn_of).texts() == (expected.legal_texts() if is_left else ["withdraw"])
    for action in twin.view(game.turn_of).legal:
        early, late = twin.copy(), expected.copy()
        early.give(game.turn_of, action)
        if is_left:
            late.play(action)
        assert fingerprint(early) == fingerprint(late), f"at once, {game.text(action)} leads elsewhere"


def silent_in_turn(game: kogge.Game, said: Decided) -> kogge.Game:
    """The game in which those who have said nothing, or not all, decline when they are asked."""
    twin = game.copy()
    for seat in game.waiting():
        for action in said[seat]:
            twin.play(action)
        if twin.to_act == seat and twin.step == "compose_offer":
            twin.play("withdraw")
        if twin.to_act == seat and twin.step == "answer_offer":
            twin.play("decline")
    return twin


def fingerprint(game: kogge.Game) -> tuple[bytes, list[int], list[list[dict[str, object]]]]:
    """The position, all actions, and what everyone has been told."""
    told = [[event.to_dict() for event in game.events(seat)] for seat in watchers(game.rules)]
    return game.state.key(), game.actions, told
