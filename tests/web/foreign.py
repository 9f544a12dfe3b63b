"""What does not belong on a page in one language: names of messages, and what is said in another language."""

from functools import lru_cache

from fluent.syntax import ast
from playwright.sync_api import Page

from kogge import texts
from tests.support.fluent import messages, patterns

SENTENCE = 3  # words of which one may say in which language they are
EVERYTHING_SAID = """() => {
    const said = [document.title];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isElsewhere = (text) => text.parentElement.closest("script, style, [lang]:not(html)") !== null;
    while (words.nextNode()) if (!isElsewhere(words.currentNode)) said.push(words.currentNode.data);
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
        for (const name of ["aria-label", "title", "placeholder", "alt"]) said.push(one.getAttribute(name) ?? "");
    return said.map((text) => text.trim()).filter((text) => text !== "");
}"""


def everything_said(page: Page) -> list[str]:
    """All that stands on a page or is told by it, be it seen or heard."""
    found: list[str] = page.evaluate(EVERYTHING_SAID)
    return found


def foreign(page: Page, language: str) -> list[str]:
    """What is on a page in this language and should not be."""
    return [text for text in everything_said(page) if is_foreign(f" {text} ".casefold(), language)]


def is_foreign(text: str, language: str) -> bool:
    whole, parts = left_over(language)
    return text.strip() in whole or any(part in text for part in parts) or any(f" {name} " in text for name in names())


@lru_cache
def names() -> list[str]:
    """The names of all messages that no word has."""
    return [name.casefold() for name in messages(texts.ENGLISH) if "-" in name]


@lru_cache
def left_over(language: str) -> tuple[frozenset[str], list[str]]:
    """What is English and nothing else: whole texts, and parts that are long enough to tell."""
    here, there = pieces(language), pieces(texts.ENGLISH)
    own = "\n".join(here)
    english = [piece for piece in there if piece not in here]
    whole = frozenset(piece for piece in english if len(piece) > SENTENCE and piece not in own)
    return whole, [piece for piece in english if len(piece.split()) >= SENTENCE and piece not in own]


@lru_cache
def pieces(language: str) -> frozenset[str]:
    """All that is written in the texts of a language, between what is put into it."""
    found = [text.value for _, pattern in patterns(language) for text in written(pattern)]
    return frozenset(" ".join(line.split()).casefold() for text in found for line in text.splitlines() if line.strip())


def written(pattern: ast.Pattern) -> list[ast.TextElement]:
    """The texts of a pattern, and those among which it chooses."""
    found: list[ast.TextElement] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found.append(element)
        elif isinstance(element.expression, ast.SelectExpression):
            found += [text for variant in element.expression.variants for text in written(variant.value)]
    return found
