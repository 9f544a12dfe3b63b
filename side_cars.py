"""Prepares the rules for Cython: types are written once, as annotations, and read here.

For each module named to ``prepare`` it writes, into a build folder,

- ``module.py``: the source, with named integer constants put in as numbers, so that C can fold them,
  and with short methods of other classes put in where they are called;
- ``module.pxd``: the side-car that declares C types for attributes and methods, from the annotations.

A method becomes a C function that runs without the interpreter lock if its arguments and result are
ints, bools and compiled classes and if it makes no objects. Any other method stays a Python method.
Modules that already have a ``.pyx`` are written by hand and are copied as they are.

What it knows of the sources is read in ``rule_sources.py``.
"""

import ast
import re
from pathlib import Path

from rule_sources import WARDEN, Kind, RuleSources, Source, c_functions, first_statement, kinds_of, note

INLINE = "c_"  # before the name of such a method, and of one that has a door
HOOKS = {"watcher", "tolls"}  # of parts, which assemblies set
OPEN = {
    "kogge.engine.act.Act": {"needs"},
    "kogge.engine.travel.Travel": {"extension", "ending"},
}  # what anybody may set
GUARDS = (*("begun", "enter", "hooked", "kept_by"), *("refuse_again", "refuse_other", "refuse_unmade", "refuse_wild"))
STATE = "kogge.engine.state.State"
LAYOUT = "kogge.engine.layout.Layout"
FOR_PYTHON = re.compile(r"^static (?=(?:PyObject \*|int )__pyx_p[wf]_[^;\n]*$)", re.MULTILINE)  # in Cython's C


class SideCars(RuleSources):
    """What is written for Cython."""

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
            f"        before, {given}= enter(self, self._warden, self._is_adopted, {names[0]}, ({kinds}), ({given}))",
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


def said(kind: ast.expr) -> str:
    """What a number is: as it is written, or what the object says by an attribute of this name."""
    return f"self.{ast.literal_eval(kind)}" if isinstance(kind, ast.Constant) else ast.unparse(kind)


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
