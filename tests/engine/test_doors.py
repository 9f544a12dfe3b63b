"""What Python hands to the compiled rules is checked at the door: nothing is read or written beyond what there is."""

import pickle
from collections.abc import Callable, Iterator, Sequence

import pytest

import kogge
from kogge.engine.act import Act, Judge, Need
from kogge.engine.acts import OpenAct
from kogge.engine.chance import Moves, Random
from kogge.engine.fields import TABLE, Axis, up_to
from kogge.engine.layout import Layout
from kogge.engine.parts import Part
from kogge.engine.playout import play_many
from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, UNKNOWN, State, restored
from kogge.engine.tables import Row, Table
from kogge.engine.topology import Topology
from kogge.engine.travel import Search, Travel
from kogge.games.scenario import laid_out
from kogge.modules.piles import Draw
from kogge.modules.terrain import NO_HEX
from tests.engine.test_open_act import Stumbling, Take, assembled
from tests.fuzz.chaos import Sly

GAME = kogge.start("base", seed=1)
GAME.play_out(limit=60)
GAME.play_chance()
RULES, HERE = GAME.rules, GAME.state
TRAVEL = Travel("walk", Part("merchant", 2), Part("intersection", 54))
FAR = (-(10**9), -1, 10**6, 2**31 - 1)  # where no cell, action, seat or step is


def changed(**parts: int) -> State:
    s = HERE.copy()
    for name, value in parts.items():
        setattr(s, name, value)
    return s


def changed_at(field: str, value: int) -> State:
    s = HERE.copy()
    s[RULES.layout.fields[field].start] = value
    return s


def step(name: str) -> int:
    return next(step.id for step in RULES.steps if step.name == name)


STRANGE = {
    "nothing": None,
    "a text": "a position",
    "a position of another game": kogge.start("europe").state,
    "a position without cells": State(0),
    **{f"at the step {far}": changed(step=far) for far in FAR},
    **{f"with seat {far} to act": changed(to_act=far) for far in FAR if far != CHANCE},
    **{f"in the turn of {far}": changed(turn_of=far) for far in FAR},
    "chance at the step of a seat": changed(step=step("before_roll"), to_act=CHANCE),
    "a seat at the step of chance": changed(step=step("dice"), to_act=0),
    "a victim that nobody is": changed_at("victim", 10**8),
    "a hex of no kind": changed_at("terrain", 10**8),
    "a secret that everyone sees": changed_at("robber", UNKNOWN),
}
ASKED: dict[str, Callable[[State], object]] = {
    "actions": RULES.actions,
    "outcomes": RULES.outcomes,
    "drawn": lambda s: RULES.drawn(s, Random(1)),
    "play": lambda s: RULES.play(s, RULES.actions(HERE)[0]),
    "play_on": lambda s: RULES.play_on(s, Random(1), 10),
    "rule": RULES.rule,
    "redacted": lambda s: RULES.redacted(s, 0),
    "witnessed": lambda s: RULES.witnessed(s, 0, 0),
    "search": lambda s: Search(RULES, TRAVEL, 0, {}, s),
}


@pytest.mark.parametrize("ask", ASKED.values(), ids=ASKED)
@pytest.mark.parametrize("s", STRANGE.values(), ids=STRANGE)
def test_rules_are_asked_of_their_own_positions_only(ask: Callable[[State], object], s: State) -> None:
    with pytest.raises((TypeError, ValueError), match=r"position|to act"):
        ask(s)


def test_a_position_of_other_rules_is_looked_at_though_it_has_as_many_cells() -> None:
    fast = kogge.start("base", seed=1, board="beginner2015", turn_limit=5)
    slow = kogge.start("base", seed=1, board="beginner2015", turn_limit=9)
    assert len(fast.state) == len(slow.state)
    assert slow.rules.actions(fast.state) == slow.rules.actions(slow.state)
    fast.state[fast.rules.layout.fields["victim"].start] = 10**8
    with pytest.raises(ValueError, match=r"victim is 100000000, and can be -1 nobody, or a seat"):
        slow.rules.actions(fast.state)


def test_what_is_set_after_a_look_is_looked_at_again() -> None:
    s = HERE.copy()
    assert RULES.actions(s)
    s[RULES.layout.fields["robber"].start] = 10**8
    for twin in (s, s.copy(), pickle.loads(pickle.dumps(s))):
        with pytest.raises(ValueError, match="robber is 100000000"):
            RULES.actions(twin)


def test_whoever_reads_a_position_leaves_cells_kept_for_speed_as_they_are_and_does_not_believe_them() -> None:
    s = HERE.copy()
    chains = RULES.layout.fields["next_hex"]
    s.blot(chains.start, chains.stop, 0)
    before = s.key()
    assert RULES.actions(s) == RULES.actions(HERE)
    assert s.key() == before
    RULES.play(s, RULES.actions(HERE)[0])
    assert NO_HEX in s.cells(chains.start, chains.stop)


def test_secrets_are_not_played_with() -> None:
    veiled = RULES.redacted(HERE, 0)
    assert RULES.actions(veiled) == RULES.actions(HERE)
    with pytest.raises(ValueError, match="this position has secrets"):
        RULES.play_on(veiled, Random(1), 10)
    with pytest.raises(kogge.Refused, match="this position has secrets"):
        GAME.copy().arrange(veiled)


@pytest.mark.parametrize("value", [-1, 10**6])
def test_a_secret_is_dealt_within_its_range_and_where_there_is_one(value: int) -> None:
    hand, robber = (RULES.layout.fields[name].start for name in ("hand", "robber"))
    for secrets in ({hand: value}, {robber: 0}, {len(HERE): 0}):
        with pytest.raises(ValueError, match="can't be a secret of the cell"):
            RULES.with_secrets(HERE, secrets)
    with pytest.raises(TypeError, match="secrets are numbers by their cells"):
        RULES.with_secrets(HERE, None)  # type: ignore[arg-type]
    assert RULES.with_secrets(HERE, {hand: 2})[hand] == 2


def test_a_seat_is_asked_where_several_decide() -> None:
    discard, roll = RULES.steps[step("discard")], RULES.steps[step("before_roll")]
    asked = RULES.asking(HERE, 2, discard)
    assert (asked.to_act, asked.step) == (2, discard.id)
    for seat, where in ((4, discard), (-1, discard), (0, roll)):
        with pytest.raises(ValueError, match="is not asked at"):
            RULES.asking(HERE, seat, where)
    with pytest.raises(TypeError, match="a seat is asked at a Step"):
        RULES.asking(HERE, 0, None)  # type: ignore[arg-type]


@pytest.mark.parametrize("number", [10**6, -7, 2**40])
def test_a_number_is_taken_for_what_it_is_and_not_for_what_it_says(number: int) -> None:
    """One of a class of its own compares as it likes; nothing that it leads to may be trusted."""
    sly, hand = Sly(number), RULES.layout.fields["hand"].start
    with pytest.raises(ValueError, match=f"seat {number} is not asked at"):
        RULES.asking(HERE, sly, RULES.steps[step("discard")])
    with pytest.raises(ValueError, match=f"{number} can't be a secret of the cell"):
        RULES.with_secrets(HERE, {hand: sly})
    with pytest.raises(IndexError, match=f"there is no action {number} in this game"):
        RULES.play(HERE.copy(), sly)
    with pytest.raises(IndexError, match=f"there is no seat {number} in this game"):
        RULES.witnessed(HERE, 0, sly)
    with pytest.raises(IndexError, match=f"there is no cell {number} in this game"):
        play_many(RULES, 1, 1, 10, [sly])


def test_luck_takes_a_number_for_what_it_is() -> None:
    with pytest.raises(ValueError, match="a number can't be drawn from -7"):
        Random(1).number(Sly(-7))
    with pytest.raises(ValueError, match="luck stands at a number from 1 to"):
        Random(1).position = Sly(0)


def test_a_seat_that_is_asked_and_owes_nothing_has_nothing_to_do() -> None:
    asked = RULES.asking(HERE, 2, RULES.steps[step("discard")])
    assert RULES.actions(asked) == []
    before = asked.copy()
    with pytest.raises(ValueError, match="discard, is not legal in this position"):
        RULES.play(asked, GAME.action("discard wool"))
    assert asked == before


def test_a_blank_position_that_was_written_on_is_not_played_from() -> None:
    rules = assembled(Layout(2), Act("pass"))
    rules.blank.step = 10**6
    with pytest.raises(ValueError, match="it is at the step 1000000"):
        play_many(rules, 1, 1, 10, [])


@pytest.mark.parametrize("action", [*FAR, RULES.n_actions])
def test_there_are_no_actions_beyond_the_last(action: int) -> None:
    before = HERE.copy()
    for ask in (lambda: RULES.play(before, action), lambda: RULES.act_of(action)):
        with pytest.raises(IndexError, match=f"there is no action {action} in this game; the last one is "):
            ask()
    with pytest.raises(IndexError):
        RULES.witnessed(HERE, action, 0)
    assert before == HERE


def test_only_what_is_legal_is_played() -> None:
    legal = RULES.actions(HERE)
    for action in range(RULES.n_actions):
        s = HERE.copy()
        if action in legal:
            RULES.play(s, action)
            continue
        with pytest.raises(ValueError, match="is not legal in this position"):
            RULES.play(s, action)
        assert s == HERE


@pytest.mark.parametrize("seat", [-2, 4, *FAR[2:]])
def test_no_seat_but_those_of_the_game_witnesses_anything(seat: int) -> None:
    with pytest.raises(IndexError, match="there is no seat"):
        RULES.witnessed(HERE, 0, seat)


def test_chance_draws_only_where_it_has_something_to_draw() -> None:
    with pytest.raises(ValueError, match="nothing to draw"):
        RULES.drawn(HERE, Random(1))
    assert RULES.outcomes(HERE) == []
    game = kogge.start("base", seed=1)
    with pytest.raises(TypeError):
        game.rules.drawn(game.state, None)  # type: ignore[arg-type]
    s = changed(step=step("draw_card"), to_act=CHANCE)
    pile = RULES.layout.fields["pile_by_kind"]
    for left in (0, -99):  # an empty pile, and one that is hidden from whoever looks
        s.blot(pile.start, pile.stop, left)
        with pytest.raises(ValueError, match="nothing to draw"):
            RULES.drawn(s, Random(1))


@pytest.mark.parametrize("cell", [*FAR, len(HERE)])
def test_a_batch_tells_no_cells_beyond_the_last(cell: int) -> None:
    with pytest.raises(IndexError, match=f"there is no cell {cell} in this game; the last one is {len(HERE) - 1}"):
        play_many(RULES, 1, 1, 10, [0, cell])


@pytest.mark.parametrize(("games", "limit"), [(-1, 10), (1, -1), (-(2**31), 10)])
def test_a_batch_is_of_so_many_games_and_actions(games: int, limit: int) -> None:
    with pytest.raises(ValueError, match=r"can't be played"):
        play_many(RULES, 1, games, limit, [])


def robbed(seat: int) -> State:
    """A position of the base game at which chance draws a card of this seat."""
    s = kogge.start("base", seed=1).state.copy()
    layout = RULES.layout
    s[layout.fields["victim"].start] = seat
    s[layout.fields["back_to_step"].start] = step("action")
    s.step, s.to_act = step("theft"), CHANCE
    return s


def test_nobody_plays_on_from_where_chance_has_nothing_to_draw() -> None:
    s, hand = robbed(0), RULES.layout.fields["hand"]
    assert RULES.outcomes(s)
    assert RULES.play_on(s.copy(), Random(1), 1) == 1
    bank = RULES.layout.fields["bank"].start
    for kind in range(hand.cols):
        s[bank + kind] += s[hand.start + kind]
        s[hand.start + kind] = 0
    s[RULES.layout.fields["hand_size"].start] = 0
    assert RULES.actions(s) == []
    with pytest.raises(ValueError, match="at theft chance has nothing to draw"):
        RULES.play_on(s, Random(1), 10)
    with pytest.raises(kogge.Refused, match="at theft chance has nothing to draw"):
        kogge.start("base", seed=1).arrange(s)


def test_nobody_discards_who_owes_nothing_though_others_do() -> None:
    s = changed(step=step("discard"), to_act=HERE.turn_of)
    for p in range(RULES.players):
        s[RULES.layout.fields["discards_due"].start + p] = int(p != HERE.turn_of)
    with pytest.raises(ValueError, match="at discard there is nothing to decide, as discards_due is 0"):
        RULES.actions(s)


def test_games_at_random_end_where_chance_has_nothing_to_draw() -> None:
    """Which no rule of ours lets it come to."""
    layout = Layout(2)
    layout.field("pile", (TABLE, Axis("kind", 3)), up_to(2))
    step = layout.step("draw")
    step.draws([Draw("draw", Part("kind", 3))])
    rules = Rules(layout, Topology([(0, 0)]), Judge(), laid_out(layout, step))
    assert [told[0] for told in play_many(rules, 1, 20, 100, [])] == [0] * 20


def test_a_batch_needs_rules() -> None:
    with pytest.raises((TypeError, AttributeError)):
        play_many(None, 1, 1, 10, [])  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["legal", "apply", "draw", "playout", "is_whole", "vouch", "allows", "number_act"])
def test_what_trusts_its_caller_can_not_be_called_from_python(name: str) -> None:
    """Interpreted it can: there Python itself looks after its lists."""
    assert hasattr(RULES, name) is not kogge.COMPILED


def test_a_way_back_from_another_position_is_not_gone_at_all() -> None:
    before, s = RULES.start(), HERE.copy()
    way = s.way_back(before)
    s[len(s) - 1] += 1
    moved = s.copy()
    with pytest.raises(ValueError, match="leads from another position"):
        s.go_back(way)
    assert s == moved
    with pytest.raises(ValueError, match="leads from another position"):
        State(len(s)).go_back(way)


@pytest.mark.parametrize("way", [None, b"", HERE.key(), HERE], ids=["nothing", "no bytes", "bytes", "a position"])
def test_what_is_no_way_is_not_gone(way: object) -> None:
    s = HERE.copy()
    with pytest.raises(TypeError):
        s.go_back(way)  # type: ignore[arg-type]
    assert s == HERE


def test_a_position_to_which_the_game_went_back_was_looked_at_before() -> None:
    game = kogge.start("base", seed=1)
    game.play_out(100)
    for _ in range(50):
        game.undo()
        assert game.state.checked_by == game.rules.id


def test_the_way_back_to_what_nobody_has_looked_at_leads_to_that() -> None:
    before, s = HERE.copy(), HERE.copy()
    before[0] = before[0]
    s.go_back(s.way_back(before))
    assert s.checked_by == 0


@pytest.mark.parametrize("key", [b"", b"odd", bytes(11), bytes(13), HERE.key()[:-1]])
def test_odd_bytes_are_no_position(key: bytes) -> None:
    with pytest.raises(ValueError, match="bytes"):
        restored(key)


@pytest.mark.parametrize("size", [-1, 10**6 + 1, 2**31 - 1])
def test_a_position_has_a_sensible_number_of_cells(size: int) -> None:
    with pytest.raises(ValueError, match="a position has 0 to 1000000 cells"):
        State(size)
    assert len(State(10**6)) == 10**6


def test_a_position_that_is_made_again_stays_within_its_cells() -> None:
    s, neighbour = State(2), State(2)
    neighbour[0] = neighbour[1] = 7
    if kogge.COMPILED:  # interpreted it would just get more cells
        State.__init__(s, 100_000)
    assert len(s) == 2
    assert neighbour.cells(0, 2) == [7, 7]


class Boastful(Sequence[int]):
    """Has more numbers than it says."""

    def __len__(self) -> int:
        return 1

    def __getitem__(self, k: object) -> int:  # type: ignore[override]
        return 6

    def __iter__(self) -> Iterator[int]:
        return iter(range(100_000))


def test_tables_count_for_themselves() -> None:
    assert len(Row(Boastful())) == 100_000
    with pytest.raises(ValueError, match="rows of at most 6 numbers"):
        Table([Boastful()])


@pytest.mark.parametrize("capacity", [-1, -(2**31), 10**8, 2**31 - 1])
def test_a_list_of_actions_has_room_for_none_or_more(capacity: int) -> None:
    with pytest.raises(ValueError, match="a list has room for"):
        Moves(capacity)


class Greedy(OpenAct):
    """Needs what no position has."""

    def __init__(self, need: Need) -> None:
        super().__init__("greedy")
        self.needs = [need]


@pytest.mark.parametrize("need", [Need(10**6), Need(-1), Need(0, stride=-1), Need(1, stride=10**6)])
def test_an_act_needs_cells_that_there_are(need: Need) -> None:
    layout = Layout(players=2)
    layout.field("heap")
    with pytest.raises(ValueError, match="a need is of the cell"):
        assembled(layout, Greedy(need))


def test_a_judge_looks_at_cells_that_there_are() -> None:
    layout = Layout(players=2)
    with pytest.raises(ValueError, match="a need is of the cell"):
        assembled(layout, Take(layout, matches=3), Judge(Need(10**6)))


def test_an_act_is_part_of_one_game() -> None:
    act = Stumbling("it")
    assembled(Layout(players=2), act)
    with pytest.raises(ValueError, match="it is a part of other rules"):
        assembled(Layout(players=2), act)


def test_rules_begin_with_a_position_of_their_own() -> None:
    layout = Layout(players=2)
    layout.step("choose").offers([Act("wait", always=True)])
    blank = State(0)
    blank.step, blank.to_act = 7, 0
    with pytest.raises(ValueError, match="at the step 7"):
        Rules(layout, Topology([(0, 0)]), Judge(), blank)


def at_sea() -> tuple[kogge.Game, Travel]:
    """A game in which a ship may sail, and the act by which it does."""
    game = kogge.start("land-ho", seed=7)
    game.play_chance()
    game.play("roll")
    game.play_chance()
    game.play("set_sail")
    return game, next(act for act in game.rules.steps[game.state.step].acts if isinstance(act, Travel))


def test_a_search_is_for_the_ways_of_a_piece_that_travels_here() -> None:
    game, sail = at_sea()
    assert Search(game.rules, sail, 0, {}, game.state).ways()
    for act, piece in [(sail, -1), (sail, sail.pieces), (sail, 10**6), (TRAVEL, 0), (None, 0)]:
        with pytest.raises(ValueError, match=f"no piece {piece} travels at movement"):
            Search(game.rules, act, piece, {}, game.state)  # type: ignore[arg-type]
    for cell in FAR:
        with pytest.raises(ValueError, match="means are counted"):
            Search(game.rules, sail, 0, {"gold": cell}, game.state)


@pytest.mark.parametrize("situation", [0, *FAR])
def test_a_search_tells_the_ways_that_it_knows(situation: int) -> None:
    game, sail = at_sea()
    with pytest.raises(IndexError):
        Search(game.rules, sail, 0, {}, game.state).way(situation)


def test_a_position_that_was_pickled_is_looked_at_when_it_is_used() -> None:
    s = HERE.copy()
    s.step = 10**6
    with pytest.raises(ValueError, match="at the step 1000000"):
        RULES.actions(pickle.loads(pickle.dumps(s)))
