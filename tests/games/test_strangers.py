"""Parts of games that others write: what may be extended works compiled or not, and the rest is refused."""

from collections.abc import Callable
from typing import Any

import pytest

import kogge
from kogge.engine.fields import COUNT, SEAT
from kogge.engine.rules import Rules
from kogge.engine.state import State
from kogge.games.base.scenario import BaseGame, BaseOptions
from kogge.games.europe.assembly import Europe
from kogge.games.europe.board import load as europe_board
from kogge.games.europe.scenarios import ShortOptions
from kogge.games.isles.assembly import Isles, IslesOptions
from kogge.games.isles.board import load
from kogge.games.isles.chapters import Pirates, fixed_opening, free_founding, lairs, printed_land, shuffled_land
from kogge.games.isles.voyages import Aftermath, Tolls
from kogge.modules.dice import Production
from kogge.modules.founding import Opening
from kogge.modules.open_parts import OpenOpening, OpenProduction, OpenWatcher
from kogge.modules.resources import RESOURCES
from kogge.modules.watcher import Watcher, together

Assembly = BaseGame | Isles | Europe
ORE = RESOURCES.index("ore")


class Chronicle(OpenWatcher):
    """Counts what it hears of each player."""

    def __init__(self, assembly: Assembly) -> None:
        self.settled_here = assembly.layout.field("chronicle_settled", per=SEAT, holds=COUNT, meaning="homes built")
        self.ended_here = assembly.layout.field("chronicle_ended", per=SEAT, holds=COUNT, meaning="turns ended")
        self.rolled_here = assembly.layout.field("chronicle_rolled", holds=COUNT, meaning="rolls that brought cards")

    def settled(self, s: State, p: int, node: int) -> None:
        s[self.settled_here + p] += 1

    def turn_ended(self, s: State, p: int) -> None:
        s[self.ended_here + p] += 1

    def rolled(self, s: State, total: int) -> None:
        s[self.rolled_here] += 1


def base(change: Callable[[BaseGame], None], kind: type[BaseGame] = BaseGame) -> kogge.Game:
    def assemble(options: BaseOptions) -> Rules:
        game = kind(options)
        change(game)
        return game.rules()

    scenario = kogge.Scenario("mine", "Mine", "", BaseOptions, assemble)
    return kogge.Game(scenario, scenario.choose(trade=False), seed=5)


def isles(change: Callable[[Isles], None]) -> kogge.Game:
    def assemble(options: IslesOptions) -> Rules:
        made = Isles(options, load("pirate-lairs"), points=12)
        printed_land(made)
        free_founding(made)
        lairs(made, Pirates(made))
        change(made)
        return made.rules()

    scenario = kogge.Scenario("mine", "Mine", "", IslesOptions, assemble)
    return kogge.Game(scenario, scenario.choose(trade=False), seed=5)


def europe(change: Callable[[Europe], None]) -> kogge.Game:
    def assemble(options: ShortOptions) -> Rules:
        made = Europe(options, europe_board("europe-short"))
        change(made)
        return made.fixed_start()

    scenario = kogge.Scenario("mine", "Mine", "", ShortOptions, assemble)
    return kogge.Game(scenario, scenario.choose(trade=False), seed=5)


def listen(assembly: Assembly) -> None:
    assembly.listeners.append(Chronicle(assembly))


def nothing(_: Any) -> None:
    """Add no part."""


@pytest.mark.parametrize("make", [base, isles, europe], ids=["base", "isles", "europe"])
def test_a_watcher_from_outside_hears_what_happens(make: Callable[..., kogge.Game]) -> None:
    game, plain = make(listen), make(nothing)
    game.play_out(1500)
    plain.play_out(1500)
    assert [game.text(action) for action in game.actions] == [plain.text(action) for action in plain.actions]
    told = game.events(None, 0)
    kinds = [event.kind for event in told]
    sevens = sum(event.kind == "rolled" and event.known("total") == 7 for event in told)
    homes = kinds.count("settled") + kinds.count("kontor_placed")
    assert total(game, "chronicle_ended") == kinds.count("turn_began") - 1 > 90
    assert total(game, "chronicle_rolled") == kinds.count("rolled") - sevens > 50
    assert total(game, "chronicle_settled") == standing_at_first(game) + homes > game.players


def total(game: kogge.Game, field: str) -> int:
    return sum(map(sum, game.read(field)))


def standing_at_first(game: kogge.Game) -> int:
    """The homes that stood on the table before the first action: a watcher has heard of them, too."""
    field = game.rules.layout.fields["chronicle_settled"]
    return sum(game.beginning.cells(field.start, field.stop))


class Mines(OpenProduction):
    """The robbed hex yields nothing, and a twelve brings everyone an ore."""

    game: BaseGame

    def keeps_back(self, s: State, h: int) -> bool:
        return h == s[self.game.robbed.hex]

    def brings(self, s: State, total: int) -> None:
        if total == 12:
            for p in range(self.game.options.players):
                self.purse.gain(s, p, self.purse.number("ore"), 1)


class WithMines(BaseGame):
    def make_production(self) -> Production:
        mines = Mines(self.layout, self.terrain, self.purse, settlement=1, greater=2)
        mines.game = self
        return mines


def test_a_production_from_outside_brings_what_it_says() -> None:
    game, plain = base(nothing, WithMines), base(nothing)
    for one in (game, plain):
        one.play_chance()
        one.play("roll; dice 12; end_turn; roll; dice 8; end_turn; roll; dice 7")
        while one.step == "discard":
            one.play(one.legal()[0])
        one.play("move_robber 4")
        while one.step in ("rob", "theft"):
            one.play(one.legal()[0])
        one.play("end_turn; roll; dice 8")
    hands, usual = game.read("hand"), plain.read("hand")
    assert [sum(hand) for hand in hands] == [sum(hand) + 1 for hand in usual]
    assert [hand[ORE] for hand in hands] == [hand[ORE] + 1 for hand in usual]


class LastBegins(OpenOpening):
    """Whoever has rolled best lets the one to the right begin."""

    def opens(self, s: State, starter: int) -> None:
        self.turn.begin(s, (starter - 1) % 4)


class Backwards(BaseGame):
    def make_opening(self) -> Opening:
        return LastBegins(self.turn)


def test_an_opening_from_outside_begins_as_it_says() -> None:
    game, plain = base(nothing, Backwards), base(nothing)
    for one in (game, plain):
        one.play_chance()
    assert game.to_act == (plain.to_act - 1) % 4


class Unopened(BaseGame):
    def make_opening(self) -> Opening:
        return None  # type: ignore[return-value]


def test_what_must_be_a_part_and_is_none_is_refused() -> None:
    with pytest.raises(kogge.Refused, match="here belongs Opening, or what derives from it, not None"):
        base(nothing, Unopened)


class Late(BaseGame):
    """Its watcher comes when the acts are offered already."""

    def listen(self) -> None:
        listen(self)
        super().listen()


def test_a_watcher_hears_of_rolls_whenever_it_was_put_among_the_listeners() -> None:
    game = base(nothing, Late)
    game.play_chance()
    game.play("roll; dice 8")
    assert game.read("chronicle_rolled") == [[1]]


class Clumsy(OpenWatcher):
    """Has a bug."""

    def turn_ended(self, s: State, p: int) -> None:
        raise ZeroDivisionError


def test_a_mistake_of_a_watcher_is_raised_where_it_was_made() -> None:
    game = base(lambda made: made.listeners.append(Clumsy()))
    game.play_chance()
    game.play("roll; dice 8")
    with pytest.raises(ZeroDivisionError):
        game.play("end_turn")
    kogge.start("base", seed=1).play_chance()  # and meets no other game


class Stumbling(OpenWatcher):
    """Has a bug that shows when the board is laid."""

    def settled(self, s: State, p: int, node: int) -> None:
        raise ZeroDivisionError


def test_a_mistake_that_shows_when_the_board_is_laid_is_raised_when_the_game_is_put_together() -> None:
    with pytest.raises(ZeroDivisionError):
        base(lambda made: made.listeners.append(Stumbling()))
    kogge.start("base", seed=1).play_chance()


class Deaf(Watcher):
    """A plain watcher: compiled rules would never call it."""

    def settled(self, s: State, p: int, node: int) -> None:
        raise AssertionError


class Barren(Production):
    """A plain production."""


class PlainOpening(Opening):
    """A plain opening."""

    def begin(self, s: State, starter: int) -> None:
        raise AssertionError


class PlainTolls(Tolls):
    """Plain tolls."""


class PlainAftermath(Aftermath):
    """A plain aftermath."""


class WithBarren(BaseGame):
    def make_production(self) -> Production:
        return Barren(self.layout, self.terrain, self.purse, settlement=1, greater=2)


class WithPlainOpening(BaseGame):
    def make_opening(self) -> Opening:
        return PlainOpening(self.turn)


class Greedy(Mines):
    """An open production that overrides what compiled rules would not call."""

    def harvest(self, s: State, total: int) -> None:
        raise AssertionError


class WithGreedy(BaseGame):
    def make_production(self) -> Production:
        return Greedy(self.layout, self.terrain, self.purse, settlement=1, greater=2)


def sea(change: Callable[[Isles], None]) -> Rules:
    """The first scenario, which leaves all hooks as they are, with a change."""
    made = Isles(IslesOptions(), load("land-ho"), points=8)
    printed_land(made)
    fixed_opening(made)
    change(made)
    return made.rules()


def tolls(made: Isles) -> None:
    made.tolls = PlainTolls()


def aftermath(made: Isles) -> None:
    made.aftermath = PlainAftermath(made.turn)


STRANGERS: dict[str, tuple[Callable[[], object], str]] = {
    "a plain watcher": (lambda: base(lambda made: made.listeners.append(Deaf())), "Deaf"),
    "a plain watcher beside another": (lambda: sea(lambda made: made.scouts.extend([made.fleet, Deaf()])), "Deaf"),
    "a plain watcher within others": (
        lambda: sea(lambda made: made.watchers.append(together([Watcher(), together([Watcher(), Deaf()])]))),
        "Deaf",
    ),
    "a plain production": (lambda: base(nothing, WithBarren), "Barren"),
    "a plain opening": (lambda: base(nothing, WithPlainOpening), "PlainOpening"),
    "plain tolls": (lambda: sea(tolls), "PlainTolls"),
    "a plain aftermath": (lambda: sea(aftermath), "PlainAftermath"),
}


@pytest.mark.parametrize(("make", "name"), STRANGERS.values(), ids=STRANGERS)
def test_what_compiled_rules_would_never_call_is_refused_when_the_game_is_put_together(
    make: Callable[[], object], name: str
) -> None:
    with pytest.raises(TypeError, match=f"^{name} must derive from kogge.engine.acts.OpenAct, or from OpenWatcher"):
        make()


def test_an_open_part_that_overrides_the_rules_own_methods_is_refused() -> None:
    with pytest.raises(TypeError, match=r"^Greedy can't define the rules' own methods, as harvest"):
        base(nothing, WithGreedy)


class Silent(OpenWatcher):
    """Its only method is misspelt."""

    def setled(self, s: State, p: int, node: int) -> None:
        raise AssertionError


class Scout(OpenWatcher):
    """Waits for discoveries."""

    def explored(self, s: State, p: int, h: int) -> None:
        """Hear of it."""


def own_watcher(made: BaseGame) -> None:
    made.pieces.watcher = Chronicle(made)


UNHEARD: dict[str, tuple[Callable[[], object], str]] = {
    "nothing at all": (lambda: base(lambda made: made.listeners.append(Silent())), "Silent hears of nothing"),
    "what this game does not tell": (
        lambda: base(lambda made: made.listeners.append(Scout())),
        "Scout would never hear of explored; what is told here is road_laid, settled, upgraded, rolled, turn_ended",
    ),
    "what is not told there": (
        lambda: sea(lambda made: made.reapers.append(Scout())),
        "Scout would never hear of explored; what is told here is rolled",
    ),
    "in the place of others": (lambda: base(own_watcher), "Pieces has a watcher already, a Chronicle"),
}


@pytest.mark.parametrize(("make", "sentence"), UNHEARD.values(), ids=UNHEARD)
def test_a_watcher_that_would_hear_nothing_is_refused(make: Callable[[], object], sentence: str) -> None:
    with pytest.raises(kogge.Refused, match=sentence):
        make()


def test_a_watcher_of_discoveries_may_wait_for_them_where_there_are_some() -> None:
    assert sea(lambda made: made.scouts.append(Scout())).players == 4


def twice(name: str) -> Callable[[Isles], None]:
    def change(made: Isles) -> None:
        step = made.layout.step("mine")
        part = {"aftermath": Aftermath(made.turn), "tolls": Tolls()}.get(name, step)
        setattr(made, name, part)
        setattr(made, name, part)

    return change


@pytest.mark.parametrize("name", ["seven", "aftermath", "tolls", "first"])
def test_what_a_chapter_has_put_in_its_place_no_other_can_overwrite(name: str) -> None:
    with pytest.raises(kogge.Refused, match=f"^{name} of Isles was put there already; it can be set once"):
        sea(twice(name))


def used_first(made: Isles) -> None:
    assert made.first is made.starting_roll
    shuffled_land(made)


def no_step(made: Isles) -> None:
    made.seven = None  # type: ignore[assignment]


def own_tolls(made: Isles) -> None:
    made.voyages.tolls = Pirates(made).tribute


HOOKS: dict[str, tuple[Callable[[Isles], None], str]] = {
    "a part that is used already": (used_first, "first of Isles is in use already"),
    "something else": (no_step, "here belongs Step, or what derives from it, not None"),
    "two openings": (free_founding, "what follows on the starting roll is set already"),
    "tolls behind the assembly's back": (own_tolls, "put into the tolls of the assembly"),
}


@pytest.mark.parametrize(("change", "sentence"), HOOKS.values(), ids=HOOKS)
def test_hooks_are_set_once(change: Callable[[Isles], None], sentence: str) -> None:
    with pytest.raises(kogge.Refused, match=sentence):
        sea(change)


def test_a_game_that_never_begins_is_refused() -> None:
    with pytest.raises(kogge.Refused, match="a chapter must call begin_with"):
        Isles(IslesOptions(), load("land-ho"), points=8).rules()
