"""Prepares the rules for Cython: types are written once, as annotations, and read here.

For each module named to ``prepare`` it writes, into a build folder,

- ``module.py``: the source, with named integer constants put in as numbers, so that C can fold them,
  and with short methods of other classes put in where they are called;
- ``module.pxd``: the side-car that declares C types for attributes and methods, from the annotations.

A method becomes a C function that runs without the interpreter lock if its arguments and result are
ints, bools and compiled classes and if it makes no objects. Any other method stays a Python method.
Modules that already have a ``.pyx`` are written by hand and are copied as they are.

A class is known by its full name, as ``kogge.engine.act.Act``. What a name means in an annotation is what it
means in that module: a class that stands there, or one that is imported, also by another name.
"""

import ast
import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

SCALARS = {"int": "int", "bool": "bint", "str": "str", "None": "void"}
SMALL = 9  # statements, of a method that is put in where it is called
INLINE = "c_"  # before the name of such a method, and of one that has a door
DOOR = "door"  # what a method is marked with that Python may call
HOOKS = {"watcher", "tolls"}  # of parts, which assemblies set
OPEN = {
    "kogge.engine.act.Act": {"needs"},
    "kogge.engine.travel.Travel": {"extension", "ending"},
}  # what anybody may set
PARTS = {"kogge.engine.act.Act", "kogge.engine.act.Judge", "kogge.engine.sets.Sets", "kogge.engine.travel.Travel"}
WARDEN = "kogge.engine.warden.Warden"
GUARDS = (*("begun", "enter", "hooked", "kept_by"), *("refuse_again", "refuse_other", "refuse_unmade", "refuse_wild"))
STATE = "kogge.engine.state.State"
LAYOUT = "kogge.engine.layout.Layout"
C_CALLS = {"range", "min", "max", "abs", "lowest"}  # that need no interpreter lock
C_FUNCTIONS = {"kogge.engine.bits": {"lowest"}}  # cimported, so not to be imported as well
FOR_PYTHON = re.compile(r"^static (?=(?:PyObject \*|int )__pyx_p[wf]_[^;\n]*$)", re.MULTILINE)  # in Cython's C
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


class SideCars:
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

    def side_car(self, source: Source) -> str:
        """The text of a module's ``.pxd``."""
        own = [kind for kind in self.kinds.values() if kind.module == source.name]
        text = self.folded(source)
        body = [f"cdef class {kind.name}" for kind in own]
        for kind in own:
            body += ["", *self.declared(kind, text)]
        words = set(re.findall(r"\w+", "\n".join(body)))
        imports = sorted(
            f"from {kind.module} cimport {kind.name}{'' if called == kind.name else f' as {called}'}"
            for kind in self.kinds.values()
            if kind.compiled and kind.module != source.name and (called := self.called(source.name, kind)) in words
        )
        imports += [f"from {module} cimport {name}" for module, name in c_functions(source)]
        return "\n".join(["cimport cython", *imports, "", *body, ""])

    def declared(self, kind: Kind, text: list[str]) -> list[str]:
        """A class in a side-car: its attributes, its C methods, and small ones once more to be put in.

        Python sets no attributes but those that are open to everyone, and calls no C methods but those with doors.
        """
        final, root = self.is_final(kind), self.is_root(kind)
        bases = [self.called(kind.module, self.kinds[base]) for base in kind.bases if base in self.kinds]
        head = f"cdef class {kind.name}({', '.join(bases)}):" if bases else f"cdef class {kind.name}:"
        new = {a: t for a, t in kind.attrs.items() if not self.inherits(kind, a)}
        settable = OPEN.get(kind.full_name, set()) | HOOKS
        lines = [
            f"    cdef {'public' if a in settable else 'readonly'} {self.c_type(kind.module, t)} {a}"
            for a, t in new.items()
        ]
        if root and WARDEN in self.kinds:
            lines += ["    cdef int _making", "    cdef bint _is_made"]
        if root and self.is_part(kind):
            lines.append(f"    cdef readonly {self.called(kind.module, self.kinds[WARDEN])} _warden")
            lines.append("    cdef readonly bint _is_adopted")
        for f in kind.methods.values():
            has_door, small = kinds_of(f) is not None, self.is_small(kind, f)
            if has_door and not (final and self.in_c(kind, f) and not self.inherits(kind, f.name)):
                raise ValueError(f"{kind.full_name}.{f.name} can't have a door: it is no C method of a final class")
            if self.in_c(kind, f) and not self.inherits(kind, f.name) and not (has_door and small):
                lines.append(f"    {self.signature(kind.module, f, 'cdef', INLINE if has_door else '')}")
            if small:
                lines.append(f"    {self.signature(kind.module, f, 'cdef inline', INLINE)}:")
                lines += text[first_statement(f).lineno - 1 : f.end_lineno]
        return [*(["@cython.final"] if final else []), head, *(lines or ["    pass"])]

    def signature(self, module: str, f: ast.FunctionDef, how: str, prefix: str = "") -> str:
        """How the side-car of a module declares a C method."""
        types = self.meant_args(module, f.args.args[1:])
        args = ["self", *[f"{self.c_type(module, meant)} {name}" for name, meant in types.items()]]
        return f"{how} {self.c_type(module, note(f.returns))} {prefix}{f.name}({', '.join(args)}) noexcept nogil"

    def is_root(self, kind: Kind) -> bool:
        """Does it derive from no other class?"""
        return not any(base in self.kinds for base in kind.bases)

    def is_part(self, kind: Kind) -> bool:
        """Is it the class of parts of games?"""
        return WARDEN in self.kinds and (kind.full_name in PARTS or not kind.module.startswith("kogge.engine."))

    def for_c(self, source: Source) -> list[str]:
        """The module's lines as they are compiled: with constants put in, and with what guards its classes."""
        lines = self.folded(source)
        new: list[tuple[int, int, list[str]]] = []  # from which line up to which there is something else
        for kind in self.kinds.values():
            if kind.module == source.name and source.compiled and WARDEN in self.kinds:
                new += [self.with_door(kind, f, lines) for f in kind.methods.values() if kinds_of(f) is not None]
                new += [self.with_prologue(kind, f) for f in kind.methods.values() if self.prologue(kind, f)]
                new += [self.with_epilogue(f) for f in kind.methods.values() if f.name == "__init__"]
                new += self.own_methods(kind)
        for first, stop, text in sorted(new, reverse=True):
            lines[first:stop] = text
        if new and source.name != WARDEN.rpartition(".")[0]:
            at = next(k for k, line in enumerate(lines) if line.startswith(("from ", "import ", "class ")))
            lines.insert(at, f"from kogge.engine.warden import {', '.join(GUARDS)}")
        return lines

    def with_door(self, kind: Kind, f: ast.FunctionDef, lines: list[str]) -> tuple[int, int, list[str]]:
        """A method that Python may call, by a door that checks; and itself, unless it is put in where it is called."""
        names = [arg.arg for arg in f.args.args[1:]]
        given = "".join(f"{name}, " for name in names[1:])
        kinds = "".join(f"{said(one)}, " for one in kinds_of(f) or [])
        answer = "" if note(f.returns) == "None" else "answer = "
        door = [
            f"    def {f.name}(self, {', '.join(names)}):",
            f"        {ast.get_docstring(f) or ''!r}",
            f"        before = enter(self, self._warden, self._is_adopted, {names[0]}, ({kinds}), ({given}))",
            f"        {answer}self.{INLINE}{f.name}({', '.join(names)})",
            f"        self._warden.leave({names[0]}, before)",
            *(["        return answer"] if answer else []),
        ]
        if not self.is_small(kind, f):
            own = lines[f.lineno - 1 : f.end_lineno]
            door += ["", own[0].replace(f"def {f.name}(", f"def {INLINE}{f.name}("), *own[1:]]
        return f.decorator_list[0].lineno - 1, f.end_lineno or 0, door

    def prologue(self, kind: Kind, f: ast.FunctionDef) -> list[str]:
        """What is done before anything else: an object is made once, and of what belongs to its own game."""
        layouts = [arg for arg, meant in self.meant_args(kind.module, f.args.args[1:]).items() if meant == LAYOUT]
        if f.name != "__init__":
            return self.precautions(kind, f, layouts)
        lines = ["refuse_again(self, self._is_made)", "self._making += 1"]
        passed = self.meant_args(kind.module, f.args.args[1:])
        parts = [arg for arg, meant in passed.items() if meant in self.kinds and self.is_part(self.kinds[meant])]
        if self.is_part(kind) and layouts:
            lines.append(f"self._warden = begun({layouts[0]}.warden)")
        elif any(kinds_of(method) is not None for method in kind.methods.values()):
            lines.append(f"self._warden = begun({parts[0]}._warden)")
        return lines

    def precautions(self, kind: Kind, f: ast.FunctionDef, layouts: list[str]) -> list[str]:
        """What a method of a part that stays a Python method makes sure of."""
        special = f.name.startswith("__") or f.decorator_list
        if not self.is_part(kind) or special or self.in_c(kind, f):
            return []
        passed = self.meant_args(kind.module, f.args.args[1:])
        positions = [arg for arg, meant in passed.items() if meant == STATE]
        lines = [] if self.never_makes(kind) else ["refuse_unmade(self, self._is_made or self._making)"]
        lines += [f"refuse_other(self._warden, {arg})" for arg in layouts]
        return lines + [f"refuse_wild(self._warden, {arg})" for arg in positions]

    def never_makes(self, kind: Kind) -> bool:
        """Is there nothing to make, as neither it nor what it derives from has any attributes?"""
        return not any("__init__" in one.methods for one in self.lineage(kind.full_name))

    def with_prologue(self, kind: Kind, f: ast.FunctionDef) -> tuple[int, int, list[str]]:
        at = first_statement(f).lineno - 1
        return at, at, [f"        {line}" for line in self.prologue(kind, f)]

    def with_epilogue(self, f: ast.FunctionDef) -> tuple[int, int, list[str]]:
        """It is made when all of it is, also what it derives from."""
        at = f.end_lineno or 0
        return at, at, ["        self._making -= 1", "        self._is_made = self._making == 0"]

    def own_methods(self, kind: Kind) -> list[tuple[int, int, list[str]]]:
        """What Python needs of a part besides: how it gets a warden, and how hooks of it are set."""
        text: list[str] = []
        if self.is_root(kind) and self.is_part(kind):
            text += ["    def _adopted(self, warden):", "        self._warden = kept_by(warden)"]
            text += ["        self._is_adopted = True", ""]
        hooks = [a for a in kind.attrs if a in HOOKS and not self.inherits(kind, a)]
        if hooks and self.is_part(kind):
            text.append("    def __setattr__(self, name, value):")
            for hook in hooks:
                told = self.called(kind.module, self.kinds[kind.attrs[hook]])
                text.append(f"        if name == {hook!r}:")
                text.append(f"            self.{hook} = hooked(self, self._warden, name, value, {told})")
                text.append("            return")
            text += ['        raise AttributeError(f"{name} of {type(self).__name__} can\'t be set")', ""]
        first = next((f for f in kind.tree.body if isinstance(f, ast.FunctionDef)), None)
        if first is None:
            at = kind.tree.end_lineno or 0
        else:
            at = min([first.lineno, *[one.lineno for one in first.decorator_list]]) - 1
        return [(at, at, text)] if text else []

    def folded(self, source: Source) -> list[str]:
        """The module's lines, named constants replaced by numbers and calls of small methods by themselves."""
        lines = source.path.read_text("utf-8").splitlines()
        edits: set[tuple[int, int, int, str]] = set()
        for f in ast.walk(source.tree):
            if isinstance(f, ast.FunctionDef):
                edits |= {
                    number(n, source) for n in ast.walk(f) if isinstance(n, ast.Name) and n.id in source.constants
                }
        for kind in self.kinds.values():
            if kind.module == source.name:
                edits |= {e for f in kind.methods.values() for e in self.small_calls(kind, f)}
        for line, start, stop, text in sorted(edits, reverse=True):
            old = lines[line].encode()
            lines[line] = (old[:start] + text.encode() + old[stop:]).decode()
        dropped = {f"from {module} import {name}" for module, name in c_functions(source)}
        return ["" if line in dropped else line for line in lines]

    def small_calls(self, own: Kind, f: ast.FunctionDef) -> list[tuple[int, int, int, str]]:
        """Where a method calls small ones, and what to write there."""
        known = self.meant_args(own.module, f.args.args[1:])
        if not self.in_c(own, f):
            if "int" in known.values():
                return []  # Python gives it any number: it goes by doors itself
            known = {}  # C knows only ``self``
        found = []
        for node in ast.walk(f):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                kind = self.kinds.get(self.type_of(node.func.value, known, own))
                method = kind.methods.get(node.func.attr) if kind and kind.compiled else None
                if kind and method and self.is_put_in(kind, method):
                    stop = node.func.end_col_offset or 0
                    found.append(((node.func.end_lineno or 0) - 1, stop - len(method.name), stop, INLINE + method.name))
        return found


def number(name: ast.Name, source: Source) -> tuple[int, int, int, str]:
    """Where a named constant stands, and its value."""
    value = str(source.constants[name.id])
    return name.lineno - 1, name.col_offset, name.end_col_offset or 0, f"({value})" if value[0] == "-" else value


def read(root: Path, name: str, compiled: bool) -> Source:
    path = root.joinpath(*name.split(".")).with_suffix(".py")
    return Source(name, path, compiled, path.with_suffix(".pyx").exists(), ast.parse(path.read_text("utf-8")))


def classes(source: Source) -> list[ast.ClassDef]:
    return [node for node in source.tree.body if isinstance(node, ast.ClassDef)]


def note(annotation: ast.expr | None) -> str:
    return ast.unparse(annotation).strip("'\"") if annotation is not None else "object"


def said(kind: ast.expr) -> str:
    """What a number is: as it is written, or what the object says by an attribute of this name."""
    return f"self.{ast.literal_eval(kind)}" if isinstance(kind, ast.Constant) else ast.unparse(kind)


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


def prepare(root: Path, compiled: list[str], others: list[str], build: Path) -> list[Path]:
    """Write what Cython needs into ``build`` and return the files to compile, one for each module."""
    cars = SideCars(root, compiled, others)
    written = []
    for source in cars.sources:
        target = build / source.path.relative_to(root)
        target.parent.mkdir(parents=True, exist_ok=True)
        for package in target.parents:
            if package == build:
                break
            write(package / "__init__.pxd", "")
        if source.path.with_suffix(".pxd").exists():
            write(target.with_suffix(".pxd"), source.path.with_suffix(".pxd").read_text("utf-8"))
        if not source.compiled:
            continue
        if source.by_hand:
            target = target.with_suffix(".pyx")
            write(target, source.path.with_suffix(".pyx").read_text("utf-8"))
        else:
            write(target, "\n".join([*cars.for_c(source), ""]))
            write(target.with_suffix(".pxd"), cars.side_car(source))
        written.append(target)
    return written


def write(path: Path, text: str) -> None:
    """Leave an unchanged file alone, so that what depends on it need not be built again."""
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


def compile_for_size(path: Path) -> None:
    """In a chapter's C, mark what only Python calls as Cython marks what runs once: it compiles in half the time.

    Those are constructors, attributes and the doors to C methods, which are used while a game is put together.
    The rules themselves are C functions, and are left as they are.
    """
    write(path, FOR_PYTHON.sub("static CYTHON_SMALL_CODE ", path.read_text("utf-8")))
