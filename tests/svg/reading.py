"""Pictures read back: what their parts are called, where they are and what is written on them."""

import re
from collections.abc import Mapping
from typing import cast, get_args, get_type_hints
from xml.etree import ElementTree

import kogge
from kogge.engine.act import Judge
from kogge.engine.layout import Layout
from kogge.engine.rules import Rules
from kogge.engine.state import State
from kogge.engine.topology import Topology
from kogge.games import catalogue
from kogge.svg import draw
from kogge.views import View

SVG = "{http://www.w3.org/2000/svg}"
EUROPE_GAMES = ("europe-short", "europe")
SEA_GAMES = ("land-ho", "pirate-lairs", "fish", "spices", "explorers-pirates")

Picture = ElementTree.Element
Point = tuple[float, float]


def picture(
    game: kogge.Game, seat: int | None = None, *, labels: bool = False, legal: bool = False, language: str = "en"
) -> Picture:
    text = draw(game.view(seat), game.colors, labels=labels, legal=legal, language=language)
    return ElementTree.fromstring(text)


def titles(drawn: Picture) -> list[str]:
    """What a pointer shows, of every part of the picture."""
    return [title.text or "" for title in drawn.iter(f"{SVG}title")][1:]


def beginning(drawn: Picture, *words: str) -> list[str]:
    """The titles that begin with one of these words."""
    return sorted(title for title in titles(drawn) if title.startswith(words))


def part(drawn: Picture, title: str) -> Picture:
    """The one part of the picture that has this title."""
    (found,) = [group for group in drawn.iter(f"{SVG}g") if group.findtext(f"{SVG}title") == title]
    return found


def written(drawn: Picture) -> list[str]:
    return [text.text or "" for text in drawn.iter(f"{SVG}text")]


def stamps(drawn: Picture) -> list[str]:
    """The names of the shapes from the stock that are used in a part."""
    return [use.attrib["href"].split("-", 1)[1] for use in drawn.iter(f"{SVG}use")]


def summary(drawn: Picture) -> str:
    return drawn.findtext(f"{SVG}desc") or ""


def place(drawn: Picture) -> Point:
    """Where a part was put."""
    found = re.match(r"translate\((\S+) (\S+)\)", drawn.attrib["transform"])
    assert found is not None
    return float(found[1]), float(found[2])


def midgame(scenario: str, seed: int, actions: int, players: int = 4, **chosen: object) -> kogge.Game:
    """A game that was played at random for a while, and waits for a seat."""
    options = catalogue.find(scenario).choose(players=players, trade=False, **chosen)
    game = kogge.start(scenario, seed, options)
    game.play_out(actions)
    game.play_chance()
    return game


def numbers_of_players(scenario: str) -> tuple[int, ...]:
    """How many can play, the fewest first."""
    return get_args(get_type_hints(catalogue.find(scenario).options)["players"])


def arranged(game: kogge.Game, **fields: Mapping[tuple[int, int], int]) -> kogge.Game:
    """The game with other values in some cells: ``ship={(0, 1): 34}`` is row 0, column 1."""
    position = game.state.copy()
    for name, cells in fields.items():
        field = game.rules.layout.fields[name]
        for (row, column), value in cells.items():
            position[field.start + row * field.cols + column] = value
    game.arrange(position)
    return game


class Painted:
    """A game whose views show other values: for pictures of what can't be, or need not fit together."""

    def __init__(self, game: kogge.Game, fields: Mapping[str, Mapping[tuple[int, int], int]]) -> None:
        self.game = game
        self.fields = fields

    def __getattr__(self, name: str) -> object:
        return getattr(self.game, name)

    def read(self, field: str) -> list[list[int]]:
        return self.view(None).rows(field)

    def view(self, seat: int | None) -> View:
        found = self.game.view(seat)
        for name, cells in self.fields.items():
            field = self.game.rules.layout.fields[name]
            for (row, column), value in cells.items():
                if not field.hidden_from(row, seat):
                    found.state[field.start + row * field.cols + column] = value
        return found


def painted(game: kogge.Game, **fields: Mapping[tuple[int, int], int]) -> kogge.Game:
    """The game as if some cells held other values, which nobody could play: ``ship={(0, 1): 34}``."""
    return cast("kogge.Game", Painted(game, fields))


def filled(game: kogge.Game, name: str, value: int) -> dict[tuple[int, int], int]:
    """The same value for every cell of a field."""
    field = game.rules.layout.fields[name]
    return {(row, column): value for row in range(field.rows) for column in range(field.cols)}


def bare(layout: Layout, topo: Topology) -> View:
    """A spectator's view of a game that has no acts."""
    s = State(len(layout.blank))
    for cell, value in enumerate(layout.blank):
        s[cell] = value
    return View(Rules(layout, topo, Judge(), s), s, None)
