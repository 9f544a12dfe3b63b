"""Rules can be read and searched, each by its id, in every language."""

import re

import pytest

import kogge
from kogge.rulebook import Rulebook, rules
from kogge.texts import languages
from tests.api.refusals import refused

BOOKS = {"base": ("B-01", 71), "fish": ("E-01", 86), "europe": ("M-01", 60)}


def test_a_rule_is_found_by_its_id_in_every_language() -> None:
    distance = kogge.rules("base")["B-15"]
    assert distance.id == "B-15"
    assert distance.text().startswith("Distance rule: ")
    assert distance.text("es").startswith("Regla de la distancia: ")
    assert distance.text("de").startswith("Abstandsregel: ")
    assert kogge.rules("base")["b-15"] is distance


@pytest.mark.parametrize(("scenario", "first", "number"), [(name, *book) for name, book in BOOKS.items()])
def test_a_scenario_has_the_rules_of_its_rulebook(scenario: str, first: str, number: int) -> None:
    book = rules(scenario)
    assert len(book) == number
    assert next(iter(book)).id == first
    assert len({rule.id for rule in book}) == number


def test_every_scenario_has_rules() -> None:
    assert {len(rules(scenario)) for scenario in kogge.scenarios()} == {number for _, number in BOOKS.values()}
    assert rules("land-ho") is rules("explorers-pirates")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("scenario", BOOKS)
def test_a_rule_names_the_same_rules_in_every_language(scenario: str, language: str) -> None:
    for rule in rules(scenario):
        named = [re.findall(r"\b[BEMR]-?\d+\b", text) for text in (rule.text(), rule.text(language))]
        assert sorted(named[0]) == sorted(named[1]), rule.id


def test_rules_are_found_by_words_whatever_their_letters() -> None:
    book = rules("base")
    assert {rule.id for rule in book.search("robber", "desert")} == {"B-12", "B-32"}
    assert [rule.id for rule in book.search("LADRON", "desierto", language="es")] == ["B-12", "B-32"]
    assert book.search("zebra") == []
    assert [rule.id for rule in book.search("b-15")] == [rule.id for rule in book if "B-15" in rule.id + rule.text()]


@pytest.mark.parametrize("wrong", ["B-99", "", "robber"])
def test_a_rule_that_is_not_there_is_refused(wrong: str) -> None:
    book: Rulebook = rules("base")
    assert wrong not in book
    with refused(says="its rules go from B-01 to B-95"):
        book[wrong]


def test_what_is_no_id_is_refused() -> None:
    book: Rulebook = rules("base")
    assert 15 not in book
    with refused(says="a rule has an id like 'B-01', not 15"):
        book[15]  # type: ignore[index]  # as somebody may who does not check types


def test_a_scenario_that_is_not_there_is_refused() -> None:
    with refused(says="there is no scenario"):
        kogge.rules("catan")
