"""A class has a name of its own, and an act the name that it has in records."""

import ast
import re
from collections import defaultdict

from tests.build.compiled import PACKAGE

CLASS = re.compile(r"^class (\w+)", re.MULTILINE)
MADE = "super().__init__"
PROTOCOL = {f"server/{name}.py" for name in ("grammar", "messages", "bodies", "charter")}  # clients see these names
SHARED = {
    "Chapter": "what a chapter brings to the terminal, to pictures, to the referee and to positions by name",
    "EndTurn": "an act of every game",
    "FoundRoad": "an act of two games",
    "FoundSettlement": "an act of two games",
    "MoveRobber": "an act of two games",
    "Table": "rows of numbers in the engine, people and bots on the server",
}


def namesakes() -> dict[str, list[str]]:
    """The classes of one name, where they stand; what is said over the wire is called as what it tells of."""
    found = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        place = path.relative_to(PACKAGE).as_posix()
        if place not in PROTOCOL:
            for name in CLASS.findall(path.read_text("utf-8")):
                found[name].append(place)
    return {name: places for name, places in found.items() if len(places) > 1}


def test_no_two_classes_have_one_name() -> None:
    for name, places in namesakes().items():
        assert name in SHARED, f"{name} is two things: {', '.join(places)}"


def test_names_that_are_excused_are_still_shared() -> None:
    assert set(SHARED) == set(namesakes())


def test_the_class_of_an_act_has_the_name_that_records_have_for_it() -> None:
    """``build_road`` is ``BuildRoad``: whoever reads the one finds the other."""
    kinds = defaultdict(list)
    for folder in ("engine", "modules", "games"):
        for path in sorted(PACKAGE.joinpath(folder).rglob("*.py")):
            for node in ast.parse(path.read_text("utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    kinds[node.name].append(node)
    acts = [(kind.name, name) for found in kinds.values() for kind in found for name in act_names(kind, kinds)]
    assert len(acts) > 80
    for called, name in acts:
        assert called == "".join(word.capitalize() for word in name.split("_")), f"{called} is {name} in records"


def act_names(kind: ast.ClassDef, kinds: dict[str, list[ast.ClassDef]]) -> list[str]:
    """The name that an act gives itself, unless that depends on something."""
    if not is_act(kind, kinds):
        return []
    made = [call for call in ast.walk(kind) if isinstance(call, ast.Call) and ast.unparse(call.func) == MADE]
    named = [call.args[0].value for call in made if call.args and isinstance(call.args[0], ast.Constant)]
    return [name for name in named if isinstance(name, str)]


def is_act(kind: ast.ClassDef, kinds: dict[str, list[ast.ClassDef]]) -> bool:
    """Does it derive from ``Act``?"""
    bases = [base.id for base in kind.bases if isinstance(base, ast.Name)]
    return "Act" in bases or any(is_act(above, kinds) for base in bases for above in kinds.get(base, []))
