"""What is known of the sources of the rules before they are compiled: classes, types, constants.

A class is known by its full name, as ``kogge.engine.act.Act``. What a name means in an annotation is what it
means in that module: a class that stands there, or one that is imported, also by another name.
"""

import ast
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

NUMBER = "Py_ssize_t"  # of rules: as wide as an address, and no cell, so C need not read it again once a cell is set
SCALARS = {"int": NUMBER, "bool": "bint", "str": "str", "None": "void"}
SMALL = 9  # statements, of a method that is put in where it is called
DOOR = "door"  # what a method is marked with that Python may call
PARTS = {"kogge.engine.act.Act", "kogge.engine.act.Judge", "kogge.engine.sets.Sets", "kogge.engine.travel.Travel"}
WARDEN = "kogge.engine.warden.Warden"
C_CALLS = {"range", "min", "max", "abs", "lowest"}  # that need no interpreter lock
C_FUNCTIONS = {"kogge.engine.bits": {"lowest"}}  # cimported, so not to be imported as well
BY_HAND = {("kogge.engine.state.State", "tell")}  # methods written by hand that are put in where they are called


@dataclass
class Kind:
    """What is known of a class; types, as those of its bases and attributes, are full names."""

    name: str
    module: str
    bases: list[str]
    tree: ast.ClassDef
    compiled: bool
    attrs: dict[str, str] = field(default_factory=dict)
    methods: dict[str, ast.FunctionDef] = field(default_factory=dict)

    @property
    def full_name(self) -> str:
        return f"{self.module}.{self.name}"


@dataclass
class Source:
    """A module of the package."""

    name: str
    path: Path
    compiled: bool
    by_hand: bool
    tree: ast.Module
    names: dict[str, str] = field(default_factory=dict)  # of its classes and of all that it imports: their full names
    constants: dict[str, int] = field(default_factory=dict)


class RuleSources:
    """Everything read from the package, and what follows from it."""

    def __init__(self, root: Path, compiled: list[str], others: list[str]) -> None:
        self.kinds: dict[str, Kind] = {}
        self.sources = [read(root, name, name in compiled) for name in [*others, *compiled]]
        self.by_hand = {source.name for source in self.sources if source.by_hand}
        self.by_name = {source.name: source for source in self.sources}
        for source in self.sources:
            self.learn_names(source)
        for source in self.sources:
            self.learn_classes(source)
        self.name_counts = Counter(kind.name for kind in self.kinds.values())
        for _ in range(3):  # what is learned here may be taken from a module that comes later
            for source in self.sources:
                self.learn_constants(source)
            for kind in self.kinds.values():
                self.learn_attrs(kind)

    def learn_constants(self, source: Source) -> None:
        """Named whole numbers, of this module and of those it imports from."""
        for node in source.tree.body:
            if isinstance(node, ast.ImportFrom) and node.module in self.by_name:
                theirs = self.by_name[node.module].constants
                source.constants |= {a.asname or a.name: theirs[a.name] for a in node.names if a.name in theirs}
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                try:
                    value = eval(
                        compile(ast.Expression(node.value), "", "eval"), {"__builtins__": {}}, source.constants
                    )
                except (NameError, TypeError):
                    continue
                if type(value) is int:
                    source.constants[node.targets[0].id] = value

    def learn_names(self, source: Source) -> None:
        """What the names of classes and of imported things mean in a module."""
        for node in ast.walk(source.tree):
            if isinstance(node, ast.ImportFrom):
                source.names |= {a.asname or a.name: f"{node.module}.{a.name}" for a in node.names}
        source.names |= {node.name: f"{source.name}.{node.name}" for node in classes(source)}

    def learn_classes(self, source: Source) -> None:
        for node in classes(source):
            bases = [self.meant(source.name, base.id) for base in node.bases if isinstance(base, ast.Name)]
            kind = Kind(node.name, source.name, bases, node, source.compiled)
            kind.methods = {f.name: f for f in node.body if isinstance(f, ast.FunctionDef)}
            self.kinds[kind.full_name] = kind

    def meant(self, module: str, annotation: str) -> str:
        """The type that an annotation means in a module: of a class its full name, else what is written."""
        full_name = self.by_name[module].names.get(annotation, annotation)
        where, _, name = full_name.rpartition(".")
        if where != module and where in self.by_name and name in self.by_name[where].names:
            return self.meant(where, name)  # it may be imported there, too
        return full_name

    def meant_args(self, module: str, args: list[ast.arg]) -> dict[str, str]:
        """The types of arguments."""
        return {arg.arg: self.meant(module, note(arg.annotation)) for arg in args}

    def learn_attrs(self, kind: Kind) -> None:
        """The type of every ``self.x = ...`` in ``__init__``."""
        init = kind.methods.get("__init__")
        if init is None:
            return
        known = self.meant_args(kind.module, [*init.args.args[1:], *init.args.kwonlyargs])
        for node in ast.walk(init):
            if isinstance(node, ast.AnnAssign) and own_attr(node.target):
                kind.attrs[own_attr(node.target)] = self.meant(kind.module, note(node.annotation))
            elif isinstance(node, ast.Assign):
                for target in node.targets:
                    if isinstance(target, ast.Name):
                        known.setdefault(target.id, self.type_of(node.value, known, kind))
                    elif own_attr(target) and kind.attrs.get(own_attr(target), "object") == "object":
                        kind.attrs[own_attr(target)] = self.type_of(node.value, known, kind)

    def type_of(self, value: ast.expr, known: dict[str, str], own: Kind) -> str:
        """The type that an expression has."""
        match value:
            case ast.Constant():
                return type(value.value).__name__
            case ast.Name(id="self"):
                return own.full_name
            case ast.Name():
                return known.get(value.id, "object")
            case ast.Attribute():
                return self.attr(self.type_of(value.value, known, own), value.attr)
            case ast.Call(func=ast.Name(id=name)):
                made = self.meant(own.module, name)
                return made if made in self.kinds else {"len": "int", "sum": "int"}.get(name, "object")
            case ast.Call(func=ast.Attribute(value=owner, attr=name)):
                return self.result(self.type_of(owner, known, own), name)
            case ast.UnaryOp() | ast.BinOp():
                return "int"
        return "object"

    def lineage(self, full_name: str) -> list[Kind]:
        """A class and those it derives from."""
        if full_name not in self.kinds:
            return []
        kind = self.kinds[full_name]
        return [kind, *[k for base in kind.bases for k in self.lineage(base)]]

    def attr(self, full_name: str, attr: str) -> str:
        """The type of an attribute of a class."""
        return next((kind.attrs[attr] for kind in self.lineage(full_name) if attr in kind.attrs), "object")

    def result(self, full_name: str, method: str) -> str:
        """The type of what a method of a class returns."""
        for kind in self.lineage(full_name):
            if method in kind.methods:
                return self.meant(kind.module, note(kind.methods[method].returns))
        return "object"

    def c_type(self, module: str, meant: str) -> str:
        """How C calls a type in the side-car of a module."""
        if meant in SCALARS:
            return SCALARS[meant]
        container = meant.partition("[")[0]
        if container in ("tuple", "list", "dict"):
            return container
        known = self.kinds.get(meant)
        return self.called(module, known) if known and known.compiled else "object"

    def called(self, module: str, kind: Kind) -> str:
        """What a class is called in a module: as it says itself, else by its own name unless that is another's, too."""
        names = self.by_name[module].names
        said = [name for name in names if self.meant(module, name) == kind.full_name]
        if said:
            return said[0]
        alone = kind.name not in names and self.name_counts[kind.name] == 1
        return kind.name if alone else kind.full_name.replace(".", "_")

    def in_c(self, kind: Kind, f: ast.FunctionDef) -> bool:
        """Can this method of a class run as C, without the interpreter lock?"""
        if f.name.startswith("__") or (f.decorator_list and kinds_of(f) is None):
            return False
        passed = self.meant_args(kind.module, f.args.args[1:]).values()
        if not all(t in ("int", "bool") or (t in self.kinds and self.kinds[t].compiled) for t in passed):
            return False
        if note(f.returns) not in ("int", "bool", "None"):
            return False
        for node in [node for statement in f.body for node in ast.walk(statement)]:
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id not in C_CALLS:
                return False
        return True

    def is_final(self, kind: Kind) -> bool:
        return all(kind.full_name not in other.bases for other in self.kinds.values())

    def is_small(self, kind: Kind, f: ast.FunctionDef) -> bool:
        """Is this a C method of a final class, short enough to be put in where it is called?"""
        if not self.is_final(kind) or self.inherits(kind, f.name) or not self.in_c(kind, f):
            return False
        calls = [n.func.attr for n in ast.walk(f) if isinstance(n, ast.Call) and isinstance(n.func, ast.Attribute)]
        return f.name not in calls and sum(isinstance(n, ast.stmt) for n in ast.walk(f)) <= SMALL

    def is_put_in(self, kind: Kind, f: ast.FunctionDef) -> bool:
        """Is this method put in where it is called, or called past its door?"""
        if kind.module in self.by_hand:
            return (kind.full_name, f.name) in BY_HAND
        return self.is_small(kind, f) or kinds_of(f) is not None

    def inherits(self, kind: Kind, name: str) -> bool:
        return any(name in k.attrs or name in k.methods for base in kind.bases for k in self.lineage(base))

    def is_root(self, kind: Kind) -> bool:
        """Does it derive from no other class?"""
        return not any(base in self.kinds for base in kind.bases)

    def is_part(self, kind: Kind) -> bool:
        """Is it the class of parts of games?"""
        return WARDEN in self.kinds and (kind.full_name in PARTS or not kind.module.startswith("kogge.engine."))


def read(root: Path, name: str, compiled: bool) -> Source:
    path = root.joinpath(*name.split(".")).with_suffix(".py")
    return Source(name, path, compiled, path.with_suffix(".pyx").exists(), ast.parse(path.read_text("utf-8")))


def classes(source: Source) -> list[ast.ClassDef]:
    return [node for node in source.tree.body if isinstance(node, ast.ClassDef)]


def note(annotation: ast.expr | None) -> str:
    return ast.unparse(annotation).strip("'\"") if annotation is not None else "object"


def kinds_of(f: ast.FunctionDef) -> list[ast.expr] | None:
    """What the numbers are that a method with a door is given; nothing, if it has none."""
    for mark in f.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == DOOR:
            return mark.args
    return None


def first_statement(f: ast.FunctionDef) -> ast.stmt:
    """Where a method begins, after its docstring, of which C knows nothing."""
    return f.body[1] if ast.get_docstring(f) and len(f.body) > 1 else f.body[0]


def own_attr(target: ast.expr) -> str:
    """The ``something`` of ``self.something``, or nothing."""
    if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self":
        return target.attr
    return ""


def c_functions(source: Source) -> list[tuple[str, str]]:
    """The C functions that a module imports."""
    return [
        (node.module, alias.name)
        for node in source.tree.body
        if isinstance(node, ast.ImportFrom) and node.module in C_FUNCTIONS
        for alias in node.names
        if alias.name in C_FUNCTIONS[node.module]
    ]
