"""What is asked of a position changes nothing in it, not even for a moment: others may read it at the same time."""

import ast

import pytest
import side_cars

from tests.build.compiled import PACKAGE, modules, plain_modules

READERS = ("legal", "witnessed", "where", "may_stay", "mark", "marks")  # of an act
LISTS = {"Moves"}  # that are the asker's own


@pytest.fixture(scope="module")
def cars() -> side_cars.SideCars:
    return side_cars.SideCars(PACKAGE.parent, modules(), plain_modules())


def named(cars: side_cars.SideCars, name: str) -> side_cars.Kind:
    """The one class of this name."""
    (found,) = [kind for kind in cars.kinds.values() if kind.name == name]
    return found


class Readers:
    """Everything that an act calls to find out what is legal, in whichever class that may be."""

    def __init__(self, cars: side_cars.SideCars) -> None:
        self.cars = cars
        self.found: dict[tuple[str, str], ast.FunctionDef] = {}
        for kind in cars.kinds.values():
            if any(parent.name == "Act" for parent in cars.lineage(kind.full_name)):
                for name in READERS:
                    self.follow(kind, name)
        for name in ("allows", "is_whole"):
            self.follow(named(cars, "Rules"), name)

    def follow(self, kind: side_cars.Kind, name: str) -> None:
        """Find a method, also an inherited one, and whatever it calls."""
        home = next((parent for parent in self.cars.lineage(kind.full_name) if name in parent.methods), None)
        if home is None or home.name in LISTS or (home.name, name) in self.found:
            return
        method = self.found[home.name, name] = home.methods[name]
        known = {arg.arg: self.cars.meant(home.module, side_cars.note(arg.annotation)) for arg in method.args.args[1:]}
        for node in ast.walk(method):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                owner = self.cars.type_of(node.func.value, known, kind)
                for heir in self.heirs(owner):
                    self.follow(heir, node.func.attr)

    def heirs(self, name: str) -> list[side_cars.Kind]:
        """A class, by its full name, and all that derive from it: any of them may be meant."""
        kinds = self.cars.kinds.values()
        return [kind for kind in kinds if name in {one.full_name for one in self.cars.lineage(kind.full_name)}]


def written(method: ast.FunctionDef) -> list[str]:
    """What of a position, or of the rules themselves, a method sets."""
    states = {"self", *[arg.arg for arg in method.args.args if side_cars.note(arg.annotation) == "State"]}
    found = []
    for node in ast.walk(method):
        for target in targets(node):
            owner = target
            while isinstance(owner, ast.Attribute | ast.Subscript):
                owner = owner.value
            if owner is not target and isinstance(owner, ast.Name) and owner.id in states:
                found.append(ast.unparse(target))
    return found


def targets(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Assign):
        return node.targets
    return [node.target] if isinstance(node, ast.AugAssign | ast.AnnAssign) else []


def test_whatever_is_asked_for_what_is_legal_sets_nothing(cars: side_cars.SideCars) -> None:
    found = Readers(cars).found
    assert {("Walks", "may_get_on"), ("Sets", "has"), ("TwoDice", "legal")} <= set(found)
    for (kind, name), method in found.items():
        assert not written(method), f"{kind}.{name} is asked for what is legal and sets {written(method)}"


def test_what_an_act_does_is_found_to_set_cells(cars: side_cars.SideCars) -> None:
    assert written(named(cars, "Walks").methods["end"]) == ["s.at[self.walking]", "s.at[self.steps]", "s.at[self.stop]"]
    assert written(named(cars, "Sets").methods["add"])
