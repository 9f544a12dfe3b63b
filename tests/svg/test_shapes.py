"""What the browser draws with is what the pictures are drawn with."""

import re
from xml.etree import ElementTree

from tools import shapes


def test_the_files_of_the_browser_are_up_to_date() -> None:
    for path, text in shapes.files().items():
        assert path.read_text("utf-8") == text, "python tools/shapes.py"


def test_every_shape_is_there_once_and_with_all_that_it_is_made_of() -> None:
    text = shapes.symbols()
    ids = [found.attrib["id"] for found in ElementTree.fromstring(text).iter() if "id" in found.attrib]
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', text)) <= set(ids)
    assert {f"k-{name}" for name in shapes.rooms()} <= set(ids)
    assert {f"k-{name}" for name in shapes.marks()} - {"k-harbor"} <= set(ids)


def test_no_shape_of_a_piece_has_a_colour_of_its_own_where_it_has_that_of_a_seat() -> None:
    for name, art in shapes.liveried().items():
        assert "var(--livery" in art, name
        assert "style=" not in art  # which the page's policy would not allow
