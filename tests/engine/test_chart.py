"""Names and marks of places, for people."""

import kogge
from kogge.engine.chart import LANGUAGES, Chart


def test_a_board_without_names_and_marks_has_empty_ones() -> None:
    assert Chart().name("hex", 3) == ""
    assert Chart().mark("path", "double_arrow", 3) == 0
    assert kogge.start("base").rules.layout.chart == Chart()


def test_places_are_called_by_language_and_marked_by_kind() -> None:
    chart = kogge.start("europe").rules.layout.chart
    cities = [place for place in range(219) if chart.mark("intersection", "city", place)]
    assert len(cities) == 57
    assert all(chart.name("intersection", place, language) for place in cities for language in LANGUAGES)
    (vienna,) = [place for place in cities if chart.name("intersection", place, "de") == "Wien"]
    assert chart.name("intersection", vienna) == "Vienna"
    assert chart.name("intersection", vienna, "es") == "Viena"
    assert sum(chart.mark("path", "double_arrow", path) for path in range(303)) == 15


def test_a_reconstructed_board_says_so_in_every_language() -> None:
    note = kogge.start("europe-short").rules.layout.chart.note
    assert sorted(note) == sorted(LANGUAGES)
    assert "reconstruction" in note["en"]
    assert len(note) == len(LANGUAGES)
    assert note.get("fr", "nothing") == "nothing"
