"""The compiled modules and their side-cars, as texts."""

import ast
import json
import os
import re
from dataclasses import dataclass, field
from pathlib import Path

import kogge

ROOT = Path(__file__).parents[2]
PACKAGE = Path(kogge.__file__).parent
BUILD = ROOT / "build" / "cython"
PURE = os.environ.get("KOGGE_PURE", "") not in ("", "0")  # somebody wants the rules interpreted

CLASS = re.compile(r"cdef class (\w+)(?:\((\w+)\))?:")
CIMPORT = re.compile(r"from ([\w.]+) cimport (\w+)(?: as (\w+))?")
MEMBER = re.compile(r"    (?:cdef|cpdef) (?:inline |public |readonly )*[\w*]+[ *]+(\w+)(\()?")


def modules() -> list[str]:
    """The modules that were compiled, as the build has noted them."""
    noted = json.loads((PACKAGE / "compiled.json").read_text("utf-8"))
    return ["kogge." + name[: -len(".py")].replace("/", ".") for name in noted if name.endswith(".py")]


def plain_modules() -> list[str]:
    """The modules that the rules use without being compiled, as ``setup.py`` lists them."""
    for node in ast.parse((ROOT / "setup.py").read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "PLAIN":
            names: list[str] = ast.literal_eval(node.value)
            return names
    raise AssertionError("setup.py has no list PLAIN")


@dataclass
class Declared:
    """What a side-car says of a class; it and its base are called by their full names."""

    name: str
    base: str
    attributes: list[str] = field(default_factory=list)
    methods: list[str] = field(default_factory=list)


def declared(text: str, module: str) -> dict[str, Declared]:
    """The classes of a module's side-car, by their full names."""
    full_names = {head[1]: f"{module}.{head[1]}" for head in CLASS.finditer(text)}
    full_names |= {called or name: f"{where}.{name}" for where, name, called in CIMPORT.findall(text)}
    found: dict[str, Declared] = {}
    current = None
    for line in text.splitlines():
        head, member = CLASS.match(line), MEMBER.match(line)
        if head:
            name = full_names[head[1]]
            current = found[name] = Declared(name, full_names.get(head[2], ""))
        elif member and current:
            (current.methods if member[2] else current.attributes).append(member[1])
    return found


def all_declared(folder: Path) -> dict[str, Declared]:
    """The classes of all side-cars in a folder, by their full names."""
    found: dict[str, Declared] = {}
    for path in sorted(folder.rglob("*.pxd")):
        module = ".".join(path.relative_to(folder).with_suffix("").parts)
        found |= declared(path.read_text("utf-8"), module)
    return found


def lineage(kinds: dict[str, Declared], name: str) -> list[Declared]:
    """The classes from which a class derives, the nearest first."""
    base = kinds[name].base
    return [kinds[base], *lineage(kinds, base)] if base in kinds else []
