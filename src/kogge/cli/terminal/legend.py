"""What the signs on the map and in the table mean, as far as the game has them."""

from collections.abc import Sequence

from rich.text import Text

from kogge.cli.terminal.chapters import CHAPTERS
from kogge.cli.terminal.ground import printed
from kogge.cli.terminal.seats import seat_letters
from kogge.cli.terminal.table import has
from kogge.texts import Texts
from kogge.views import View

Line = tuple[str, list[str], list[str]]  # a message, fields that must be there, fields that must not

ON_THE_MAP: list[Line] = [
    ("legend-roads", ["road"], ["harbour"]),
    ("legend-kontors", ["kontor"], []),
    ("legend-robber", ["robber"], []),
    ("legend-ships", ["harbour"], []),
    ("legend-unexplored", ["tiles_left"], []),
    ("legend-pirate", ["pirate"], []),
    *((chapter.legend, [chapter.about], []) for chapter in CHAPTERS),
    ("legend-harbors", ["harbor"], []),
    ("legend-places", [], ["harbor"]),
]
IN_THE_TABLE: list[Line] = [
    ("legend-acting", [], []),
    ("legend-delivered", ["goods_uncovered"], []),
    ("legend-hidden_points", ["cards"], ["goods_uncovered"]),
    ("legend-points", [], ["cards"]),
    ("legend-hand", ["hand_size"], []),
    ("legend-cards", ["card_count"], []),
    ("legend-knights", ["played_cards"], []),
    ("legend-route", ["route_length"], []),
    ("legend-gold", ["gold"], []),
    ("legend-pieces", ["kontors_left"], []),
]
BELOW: list[Line] = [
    ("legend-bought_cards", ["cards"], []),
    ("legend-own_cards", [], ["cards"]),
    ("legend-tokens", ["tokens_at_sea"], []),
    ("legend-travellers", ["merchant"], []),
    ("legend-holds", ["ship"], []),
]


def legend(view: View, texts: Texts) -> Text:
    """What the signs mean."""
    letters = seat_letters(view, texts)
    listed = texts.listed(letters, "list-comma")
    signs = {"seat": letters[0], "large": listed, "small": listed.lower()}
    counts = {name: str(n) for name, n in view.facts.counts.items()}
    on_map = [texts.say(message, **counts, **signs) for message in fitting(view, ON_THE_MAP)]
    columns = [*(texts.say(message) for message in fitting(view, IN_THE_TABLE)), *missions(view, texts)]
    stars = len(view.facts.missions) + has(view, "longest_route")
    sentences = [
        texts.say("legend-map", signs=" ".join(on_map)),
        texts.say("legend-table", columns=texts.listed(columns, "list-comma"), stars=stars),
        *(texts.say(message) for message in fitting(view, BELOW)),
        *note(view, texts),
    ]
    return Text(" ".join(sentences))


def missions(view: View, texts: Texts) -> list[str]:
    """The columns of missions: how far each seat has come."""
    return [
        texts.say("legend-mission", column=texts.name("screen-column", word), mission=texts.name("mission", word))
        for word in view.facts.missions
    ]


def note(view: View, texts: Texts) -> list[str]:
    """What a player must know of this board, if there is something."""
    told = printed(view.facts.chart.note, texts.language)
    return [told] if told else []


def fitting(view: View, lines: Sequence[Line]) -> list[str]:
    """The messages for a game with these fields and without those."""
    return [
        message for message, there, absent in lines if has(view, *there) and not any(has(view, name) for name in absent)
    ]
