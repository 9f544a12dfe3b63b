"""Messages as Fluent parses them, and languages that nobody speaks, for tests."""

from collections.abc import Callable, Iterator
from functools import cache

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from kogge import texts

CYRILLIC = {ord(first) + k: chr(veiled + k) for first, veiled in (("a", 0x430), ("A", 0x410)) for k in range(26)}


def messages(language: str, *names: str) -> dict[str, ast.Message]:
    """The messages in the files of these names, or in all, by their own names.

    The file of a chapter has parts, each of which goes on with another file: what stands below ``## words`` is there
    as if it were in ``words.ftl``.
    """
    found: dict[str, ast.Message] = {}
    for name, text in texts.sources(language).items():
        part = name.removesuffix(".ftl")
        for entry in parsed(text):
            assert not isinstance(entry, ast.Junk), name
            if isinstance(entry, ast.GroupComment):
                part = entry.content or ""
            elif isinstance(entry, ast.Message) and (not names or part in names):
                found[entry.id.name] = entry
    return found


@cache
def parsed(text: str) -> list[ast.EntryType]:
    """All that is in a file; nobody changes it."""
    return FluentParser().parse(text).body


def patterns(language: str, *names: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every message and every variant, by the name with which it is said."""
    for name, message in messages(language, *names).items():
        if message.value is not None:
            yield name, message.value
        for attribute in message.attributes:
            yield f"{name}.{attribute.id.name}", attribute.value


class Variables(Visitor):
    """The variables of a message or pattern: those that are told, and those by which something is only selected."""

    def __init__(self, node: ast.Message | ast.Pattern) -> None:
        self.told: set[str] = set()
        self.selecting: set[str] = set()
        self.visit(node)

    @property
    def found(self) -> set[str]:
        """All of them."""
        return self.told | self.selecting

    @property
    def parts(self) -> set[str]:
        """What must be given: the count of a list comes with the list."""
        return {name.removesuffix("_count") for name in self.found}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.selecting.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.told.add(node.id.name)


# Languages that nobody speaks


def changed(text: str, change: Callable[[str], str]) -> str:
    """Messages in which every piece of text is changed, and nothing that is put into them."""
    parsed = FluentParser().parse(text)

    class Changer(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            node.value = change(node.value)

    Changer().visit(parsed)
    return FluentSerializer().serialize(parsed)


@cache
def shouted(language: str = texts.ENGLISH) -> dict[str, str]:
    """A language in capitals alone: no word of ours is said as it is written in the code."""
    return all_changed(language, str.upper)


@cache
def veiled(language: str = texts.ENGLISH) -> dict[str, str]:
    """A language in Cyrillic letters, as long as it was: it has no letter of those that are written in the code."""
    return all_changed(language, lambda said: said.translate(CYRILLIC))


def all_changed(language: str, change: Callable[[str], str]) -> dict[str, str]:
    """All files of a language; those that people speak are read before, as some test will put these in their place."""
    for spoken in texts.languages():
        texts.texts(spoken)
    return {name: changed(text, change) for name, text in texts.sources(language).items()}
