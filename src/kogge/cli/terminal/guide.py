"""What a person can type, and what it does."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from kogge.cli.terminal.names import signs
from kogge.games.refusal import Refused, written
from kogge.notation import notation
from kogge.prompts import example, fitting
from kogge.texts import Texts
from kogge.views import View

OTHERS = (
    "cancel",
    "why",
    "rule",
    "rules",
    "costs",
    "goal",
    "turn",
    "map",
    "log",
    "undo",
    "save",
    "help",
    "quit",
)  # in every game
JOURNEYS = ("sail", "walk", "drive")  # acts of several steps at once
DOES = "does"  # the variant that explains a command
UNSEEN = {"tiles_left": "regions", "tokens_at_sea": "tokens"}  # by field, what lies face down

Row = tuple[str, str]


def commands(view: View, texts: Texts, others: Sequence[str] = OTHERS) -> Table:
    """All that can be typed."""
    return glossary([row for _, row in known_commands(view, texts, others)])


def known_commands(view: View, texts: Texts, others: Sequence[str]) -> list[tuple[str, Row]]:
    """Everything that can be typed in this game, and what it does, by the words that ask for it."""
    acts = notation(view.rules).acts
    trades = ("trade", "no_trades") if view.has("offered") else ()
    words = words_typed(view, texts)
    found = [("number", row("number", texts))]
    found += [(act, row(act, texts)) for act in JOURNEYS if act in acts]
    found += [(told[0], told) for told in lists(view, texts)]
    build = building(view).split()[0]
    part = "road" if build == "build_road" else "build"
    found += [("action", row("action", texts, build=build, part=part))]
    found += [("words", row("words", texts, words=words))] if words else []
    found += [
        (name.replace("_", " "), row(name, texts, example=example(view.rules), build=building(view)))
        for name in (*trades, *others)
    ]
    return found


def building(view: View) -> str:
    """An action that is an example of one."""
    return "build_road 12" if "build_road" in notation(view.rules).acts else "build_route 12"


def row(name: str, texts: Texts, **parts: str) -> Row:
    """A command as it is typed, and what it does."""
    return texts.say(f"command-{name}"), texts.say(f"command-{name}.{DOES}", **parts)


def lists(view: View, texts: Texts) -> list[Row]:
    """The commands that list something which not every game has."""
    found = [variant for field, variant in UNSEEN.items() if view.has(field)]
    told = [(texts.say("command-unseen"), texts.say(f"command-unseen.{variant}")) for variant in found]
    return [*told, row("cities", texts)] if signs(view.rules) else told


def words_typed(view: View, texts: Texts) -> str:
    """The goods and colours that are typed otherwise than the reader calls them; nothing in English."""
    named = [(word, texts.name("good", word, "name")) for word in view.rules.layout.find("hand").columns]
    named += [("gold", texts.name("good", "gold", "name"))] if view.has("gold") else []
    named += [(color, texts.name("color", color)) for color in view.facts.colors[: view.rules.players]]
    strange = [texts.say("command-words.one", word=word, name=name) for word, name in named if word != name]
    return texts.listed(strange, "list-comma")


def explained(view: View, name: str, texts: Texts, others: Sequence[str] = OTHERS) -> Table:
    """What a command or an act does, by its name or a part of it, or all that are open now."""
    acts = notation(view.rules).acts
    rows = [told for words, told in known_commands(view, texts, others) if name and name in words.split()]
    named = [name] if name in acts else [act for act in acts if name in act.split("_")] if name else view.acts()
    rows += [(act, promise(view, act, texts)) for act in named]
    if not rows:
        raise Refused.of("no_such_act", word=written(name), near=[])
    return glossary(rows)


def promise(view: View, act: str, texts: Texts) -> str:
    """What an act does; of one that nobody has put into words, the first line of its own description."""
    message = f"help-{act}"
    if texts.knows(message):
        return texts.say(fitting(view.rules, message, texts))
    return (type(notation(view.rules).acts[act]).__doc__ or "").strip().split("\n")[0]


def glossary(rows: Sequence[Row]) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    for row in rows:
        table.add_row(*[Text(cell) for cell in row])
    return table
