"""Resources are called as the game calls them."""

from collections.abc import Iterable

import kogge
from kogge.cli.terminal.goods import goods, land, resources
from kogge.cli.terminal.story import Story
from kogge.cli.terminal.table import panel
from kogge.engine.act import Judge
from kogge.engine.acts import OpenAct
from kogge.engine.fields import HEX, SEAT, TABLE, Axis, one
from kogge.engine.layout import OWNER, Layout
from kogge.engine.parts import Part
from kogge.engine.rules import Rules
from kogge.engine.state import State
from kogge.engine.topology import Topology
from kogge.modules.events import DISCARDED
from kogge.modules.facts import Owners
from kogge.modules.terrain import TERRAINS
from kogge.texts import plain, texts
from kogge.views import View
from tests.cli.typist import Typist

NAMES = ("wood", "salt", "wool", "grain", "ore")


class Discard(OpenAct):
    """A card goes back to the bank."""

    def __init__(self, layout: Layout) -> None:
        super().__init__("discard", Part("resource", NAMES))
        resource = Axis.named("resource", NAMES)
        self.hand = layout.field("hand", (SEAT, resource), fill=3, seen_by=OWNER)
        self.bank = layout.field("bank", (TABLE, resource))
        self.terrain = layout.field("terrain", HEX, one(Axis.named("terrain", TERRAINS)))

    def offers(self, s: State) -> Iterable[int]:
        return [r for r in range(len(NAMES)) if s[self.hand + r]]

    def perform(self, s: State, arg: int) -> None:
        s[self.hand + arg] -= 1
        s[self.bank + arg] += 1
        s.tell(DISCARDED, s.to_act, arg, 1)


def salty() -> Rules:
    """A game of which nobody has heard yet: salt is where others have brick."""
    topo = Topology([(0, 0), (1, 0)])
    layout = Layout(2, topo)
    layout.tell(Owners(("red", "blue")))
    act = Discard(layout)
    step = layout.step("discard")
    step.offers([act])
    blank = State(len(layout.blank))
    for cell, value in enumerate(layout.blank):
        blank[cell] = value
    blank[act.terrain + 1] = 1
    blank.step, blank.to_act = step.id, 0
    return Rules(layout, topo, Judge(), blank)


SALT = kogge.Scenario("salt", "Salt", "", kogge.Options, lambda _: salty())


def test_a_game_names_its_resources() -> None:
    rules = salty()
    assert resources(rules) == NAMES
    assert [plain(land(rules, kind)) for kind in (0, 1, 5, 6)] == ["wood", "salt", "desert", "gold river"]


def test_gold_is_among_the_goods_where_it_is_traded() -> None:
    names = ("wood", "brick", "wool", "grain", "ore")
    fish, base = kogge.start("fish").rules, kogge.start("base").rules
    assert (resources(fish), goods(fish, "offered")) == (names, (*names, "gold"))
    assert (resources(base), goods(base, "offered")) == (names, names)


def test_a_new_resource_is_in_the_table_and_in_the_story() -> None:
    game = kogge.Game(SALT, SALT.choose(players=2), seed=0)
    typist = Typist()
    typist.console.print(panel(game.view(0), texts()))
    assert "salt" in typist.seen
    assert "brick" not in typist.seen
    game.play("discard salt")
    game.play("discard salt")
    story = Story(View(game.rules, game.beginning, 0))
    story.hear(game.events(0), len(game))
    assert [line.plain.strip() for line in story.lines()] == ["You  discarded 2 salt."]
