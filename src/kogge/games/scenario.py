"""What a scenario is: a name, typed options, and an assembly function."""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Literal, get_args, get_origin, get_type_hints

from kogge.engine.act import Step
from kogge.engine.layout import Layout
from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE, State
from kogge.games.colors import Palette
from kogge.games.messages import said
from kogge.games.refusal import LARGEST_INT, Refused, quoted, written_whole
from kogge.modules.facts import Owners

if TYPE_CHECKING:  # a table knows the options of its scenario
    from kogge.games.setups.table import SetupTable

IN_MESSAGES = ""  # a title, or a summary: the texts of each language have it
READ = "read"  # in the metadata of an option: how its text is got from a file


def in_file(default: str, read: Callable[[Path], str]) -> str:
    """An option whose value can be a text of many lines: people name the file that it is in.

    ``read`` gets the text from there, and refuses a file that has none.
    """
    return field(default=default, metadata={READ: read})


@dataclass(frozen=True)
class Options:
    """What can be chosen before a game begins.  Scenarios add to it, and say which colours there are.

    ``colors`` are those of the seats, as ``blue,white``; if it is empty the game's ``palette`` fills it in.
    """

    palette: ClassVar[Palette] = Palette(("red", "blue", "white", "orange"), left_out=("orange", "white", "blue"))

    players: int = 4
    colors: str = ""

    def __post_init__(self) -> None:
        hints = get_type_hints(type(self))
        for option in fields(self):
            if option.name != "colors":
                allowed(option.name, getattr(self, option.name), hints[option.name])
        object.__setattr__(self, "colors", ",".join(self.palette.chosen(self.colors, self.players)))

    def unusual(self) -> dict[str, object]:
        """What was chosen otherwise than by default: enough to choose the same again."""
        usual = type(self)(players=self.players)
        defaults = {option.name: getattr(usual, option.name) for option in fields(self)} | {
            "players": type(self).players
        }
        return {name: value for name, default in defaults.items() if (value := getattr(self, name)) != default}

    @property
    def seats(self) -> list[str]:
        """The colour of each seat."""
        return self.colors.split(",")

    @property
    def unchosen(self) -> list[str]:
        """The colours that nobody plays."""
        seats = self.seats
        return [color for color in self.palette.colors if color not in seats]

    @property
    def neutrals(self) -> list[str]:
        """Those of them whose pieces stand in the way all the same; in most games they are left out."""
        return []

    @property
    def owners(self) -> tuple[str, ...]:
        """The colour of each owner of pieces: the seats, then the neutral ones."""
        return (*self.seats, *self.neutrals)


def allowed(name: str, value: object, hint: Any) -> None:
    """Refuse a value that is not of the kind an option asks for."""
    if get_origin(hint) is Literal:
        choices = get_args(hint)
        if not any(value == choice and type(value) is type(choice) for choice in choices):
            raise Refused(f"{name} must be one of {', '.join(map(str, choices))}, not {quoted(value)}")
    elif type(value) is not hint:
        raise Refused(f"{name} must be {a_kind(hint)}, not {quoted(value)}")
    elif hint is int and isinstance(value, int) and not 0 <= value <= LARGEST_INT:
        raise Refused(f"{name} must be from 0 to {LARGEST_INT}, not {quoted(value)}")


def a_kind(hint: type) -> str:
    return {int: "a number", bool: "true or false", str: "a word"}[hint]


class Scenario:
    """A game that can be played, as the catalogue lists it.

    An empty ``title`` or ``summary`` is told by the message ``scenario-NAME``, in every language; a game without
    messages brings its own. ``rulebook`` is the one in which its rules are told one by one, and scenarios may share it;
    ``minutes`` are how long a game takes, if the rulebook says so. ``setup`` gives, for its options, what makes a table
    on which a position is set up by name, a sketch or not.
    """

    def __init__(
        self,
        name: str,
        title: str,
        summary: str,
        options: type[Options],
        assemble: Callable[[Any], Rules],
        rulebook: str = "",
        minutes: int = 0,
        setup: "Callable[[Any], Callable[[bool], SetupTable]] | None" = None,
    ) -> None:
        self.name = name
        self.own_title = title
        self.own_summary = summary
        self.options = options
        self.assemble = assemble
        self.rulebook = rulebook
        self.minutes = minutes
        self.setup = setup

    def __repr__(self) -> str:
        return f"<the scenario {self.name}>"

    @property
    def title(self) -> str:
        """What it is called, in English."""
        return self.title_in()

    @property
    def summary(self) -> str:
        """What it is about, in English."""
        return self.summary_in()

    def title_in(self, language: str = "en") -> str:
        """What it is called in a language; a title of its own is the same in all."""
        return self.own_title or said(f"scenario-{self.name}", language)

    def summary_in(self, language: str = "en") -> str:
        """What it is about."""
        return self.own_summary or said(f"scenario-{self.name}.summary", language)

    def choose(self, **choices: object) -> Options:
        """The options with these choices; all others keep their defaults.

        Chosen colours say how many play, if nothing else does.
        """
        names = [option.name for option in fields(self.options)]
        for name in choices:
            if name not in names:
                raise Refused(f"{self.name} has no option {quoted(name)}; it has {', '.join(names)}")
        if "colors" in choices:
            choices.setdefault("players", len(self.options.palette.read(choices["colors"])))
        return self.options(**choices)  # type: ignore[arg-type]  # checked in __post_init__

    def read_choices(self, texts: dict[str, str]) -> Options:
        """The options that these texts mean: ``{"players": "3", "trade": "no"}``."""
        hints = get_type_hints(self.options)
        return self.choose(**{name: meant(name, text, hints.get(name)) for name, text in texts.items()})

    def readers(self) -> dict[str, Callable[[Path], str]]:
        """The options whose value can be in a file, each with what reads it."""
        return {option.name: option.metadata[READ] for option in fields(self.options) if READ in option.metadata}

    def rules(self, options: Options) -> Rules:
        """The assembled game; the same options give the same object."""
        return assembled(self, options)

    def table(self, options: Options, sketch: bool) -> "SetupTable":
        """An empty board with these options, on which a position can be set up."""
        if self.setup is None:
            raise Refused(f"{self.name} has no words for a position; arrange its cells in a game instead")
        return prepared(self, options)(sketch)


def meant(name: str, text: str, hint: Any) -> object:
    """The value that a text means for an option of this kind."""
    choices = get_args(hint) if get_origin(hint) is Literal else ()
    if hint is int or any(isinstance(choice, int) for choice in choices):
        return written_whole(text, name)
    if hint is bool:
        return {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}.get(
            text.lower(), text
        )
    return text


def laid_out(layout: Layout, step: Step) -> State:
    """An empty table with the material laid ready; chance has the first word."""
    s = State(len(layout.blank))
    s.write(0, layout.blank)
    s.step = step.id
    s.to_act = CHANCE
    return s


@lru_cache(maxsize=128)
def assembled(scenario: Scenario, options: Options) -> Rules:
    rules = scenario.assemble(options)
    if isinstance(rules, Rules) and not any(isinstance(told, Owners) for told in rules.layout.facts):
        rules.layout.tell(Owners(options.owners))  # which a game of one's own need not do
    return rules


@lru_cache(maxsize=128)
def prepared(scenario: Scenario, options: Options) -> "Callable[[bool], SetupTable]":
    """The parts of a game, which act on every position of the same options."""
    assert scenario.setup is not None
    make: Callable[[bool], SetupTable] = scenario.setup(options)
    return make
