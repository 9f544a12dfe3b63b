"""What is asked of a position changes nothing in it, not even for a moment: others may read it at the same time."""

import ast

import pytest
import rule_sources
import side_cars

from tests.build.compiled import PACKAGE, modules, plain_modules

READERS = ("legal", "draw", "witnessed", "where", "may_stay", "mark", "marks")  # of an act
OWN = {"Moves", "Random"}  # what whoever asks brings along
OPEN = {("Acts", "opens"), ("Acts", "_opened"), ("OpenAct", "legal")}  # an act, its needs, and what a stranger wrote


@pytest.fixture(scope="module")
def cars() -> side_cars.SideCars:
    return side_cars.SideCars(PACKAGE.parent, modules(), plain_modules())


def named(cars: side_cars.SideCars, name: str) -> rule_sources.Kind:
    """The one class of this name."""
    (found,) = [kind for kind in cars.kinds.values() if kind.name == name]
    return found


class Readers:
    """Everything that an act calls to find out what is legal, in whichever class that may be."""

    def __init__(self, cars: side_cars.SideCars) -> None:
        self.cars = cars
        self.found: dict[tuple[str, str], ast.FunctionDef] = {}  # by the full name of the class and the own one
        self.unknown: list[str] = []  # calls of which it can't be told where they lead
        for kind in cars.kinds.values():
            if any(parent.name == "Act" for parent in cars.lineage(kind.full_name)):
                for name in READERS:
                    self.follow(kind, name)
        for home, name in (("Rules", "allows"), ("Rules", "is_whole"), ("Warden", "beyond"), ("Warden", "has_moved")):
            assert name in named(cars, home).methods
            self.follow(named(cars, home), name)

    def follow(self, kind: rule_sources.Kind, name: str) -> None:
        """Find a method, also an inherited one, and whatever it calls."""
        home = next((parent for parent in self.cars.lineage(kind.full_name) if name in parent.methods), None)
        if home is None or home.name in OWN or (home.full_name, name) in self.found:
            return
        method = self.found[home.full_name, name] = home.methods[name]
        known = {
            arg.arg: self.cars.meant(home.module, rule_sources.note(arg.annotation)) for arg in method.args.args[1:]
        }
        for node in [node for statement in method.body for node in ast.walk(statement)]:
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                heirs = self.heirs(self.cars.type_of(node.func.value, known, kind))
                for heir in heirs:
                    self.follow(heir, node.func.attr)
                is_known = bool(heirs)
            else:
                is_known = not isinstance(node, ast.Call) or ast.unparse(node.func) in rule_sources.C_CALLS
            if not is_known and (home.name, name) not in OPEN:
                self.unknown.append(f"{ast.unparse(node)} in {home.name}.{name}")

    def heirs(self, name: str) -> list[rule_sources.Kind]:
        """A class, by its full name, and all that derive from it: any of them may be meant."""
        kinds = self.cars.kinds.values()
        return [kind for kind in kinds if name in {one.full_name for one in self.cars.lineage(kind.full_name)}]


def written(tree: ast.AST) -> list[str]:
    """What is set that is not a variable: cells of a position, or what a part of the rules holds."""
    places = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute | ast.Subscript)]
    return [ast.unparse(place) for place in places if isinstance(place.ctx, ast.Store | ast.Del)]


def test_whatever_is_asked_for_what_is_legal_sets_nothing(cars: side_cars.SideCars) -> None:
    readers = Readers(cars)
    named_so = {(kind.rpartition(".")[2], name) for kind, name in readers.found}
    assert {("Walks", "may_get_on"), ("Sets", "has"), ("TwoDice", "draw"), ("DrawCard", "witnessed")} <= named_so
    assert {kind for kind, name in readers.found if name == "legal" and kind.endswith(".MoveRobber")} == {
        "kogge.modules.robber.MoveRobber",
        "kogge.games.europe.harvest.MoveRobber",
    }
    assert not readers.unknown, f"nobody can tell what is called by {readers.unknown[0]}"
    assert not [name for kind, name in readers.found if kind == "kogge.engine.state.State"], "a position can be changed"
    for (kind, name), method in readers.found.items():
        assert not written(method), f"{kind}.{name} is asked for what is legal and sets {written(method)}"


def test_what_reads_a_position_beside_the_classes_sets_nothing(cars: side_cars.SideCars) -> None:
    """Who still owes a decision, what is in use: functions that are told to the layout."""
    readers = [
        (source.name, one)
        for source in cars.sources
        if not source.name.startswith("kogge.engine.")
        for one in source.tree.body
        if isinstance(one, ast.FunctionDef) and "State" in [rule_sources.note(arg.annotation) for arg in one.args.args]
    ]
    assert {"owing", "roads_laid", "misplaced"} <= {one.name for _, one in readers}
    for module, one in readers:
        assert not written(one), f"{module}.{one.name} sets {written(one)}"


def test_a_search_leaves_alone_the_position_that_it_begins_in(cars: side_cars.SideCars) -> None:
    """It goes through a copy, ``here``, and looks at single numbers of the first position: it hands it to nobody."""
    search = named(cars, "Search").tree
    whole = [node for node in ast.walk(search) if ast.unparse(node) == "self.start" and is_read(node)]
    parts = [node for node in ast.walk(search) if isinstance(node, ast.Attribute) and node.value in whole]
    assert len(parts) == len(whole) > 0
    assert {node.attr for node in parts} == {"at", "to_act"}
    assert not [one for one in written(search) if one.startswith("self.start.")]


def is_read(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)


def test_what_an_act_does_is_found_to_set_cells(cars: side_cars.SideCars) -> None:
    assert written(named(cars, "Walks").methods["end"]) == ["s.at[self.walking]", "s.at[self.steps]", "s.at[self.stop]"]
    assert written(named(cars, "Sets").methods["add"])
