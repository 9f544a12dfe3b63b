"""What messages are made of: texts and numbers within bounds, and the plain values that the library tells.

The library's own ``to_dict`` makes these values. They are typed here for readers in any language, and sent as they
are: whether they are as described is asked by the tests, not for each message.
"""

from functools import cached_property
from typing import Annotated, Literal, NotRequired, cast

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field
from typing_extensions import TypeAliasType, TypedDict

from kogge import reasons
from kogge.games.refusal import Refused


def as_whole(value: object) -> object:
    """JSON has one kind of number: ``4.0`` is the whole number that it is."""
    return int(value) if isinstance(value, float) and value.is_integer() and abs(value) < 2**53 else value


Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]  # of a command: the client's own choice
TableId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{22}$")]
Whole = BeforeValidator(as_whole, json_schema_input_type=int)
Seq = Annotated[int, Field(ge=0, le=2**31 - 1), Whole]
Seat = Annotated[int, Field(ge=0, le=7), Whole]
UNSEEN = r"\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff"  # signs that hide or turn what is read
SHOWN = rf"^[^{UNSEEN}\s]([^{UNSEEN}]*[^{UNSEEN}\s])?$"  # a text in one line, without space around it
Line = Annotated[str, Field(min_length=1, max_length=400, pattern=SHOWN)]  # an action, a journey, or several actions
Name = Annotated[str, Field(min_length=1, max_length=40, pattern=SHOWN)]  # what somebody is called
Token = Annotated[str, Field(pattern=r"^[A-Za-z0-9_.-]{16,128}$")]  # of a guest, a seat or an invitation


class Message(BaseModel):
    """Anything that is said: nothing but what is named, of the kind that is named."""

    model_config = ConfigDict(
        extra="forbid",
        strict=True,
        frozen=True,
        json_schema_serialization_defaults_required=True,  # the server leaves nothing out
    )

    @cached_property
    def as_json(self) -> str:
        """The message as it is sent; made once, to however many it goes."""
        return self.model_dump_json()


# Refusals and reasons


class Quoted(TypedDict):
    """Something that somebody wrote, to be set in quotation marks; ``cut`` is 1 where it went on."""

    of: Literal["written"]
    value: str
    cut: int


class Listed(TypedDict):
    """Several things: ``a, b or c``, ``a, b and c``."""

    of: Literal["any", "all"]
    value: "list[RefusalPart]"


class Called(TypedDict):
    """A word of the rules, said by the message ``part-OF`` or ``OF-VALUE``, with how many there are, and its names on
    the board by language, if it has some."""

    of: str
    value: str
    n: NotRequired[int]
    names: NotRequired[dict[str, str]]


class Reason(TypedDict):
    """Why an action is not open: the rule by its id, a key, what there is to tell, and what stands against it as well.

    The sentence is the message ``reason-KEY``. ``slots`` says what each part is of: a noun of the games, ``goods``,
    ``count``, ``step``, ``act`` or ``word``.
    """

    rule: str
    key: str
    parts: dict[str, int | str | dict[str, int]]
    slots: dict[str, str]
    others: "list[Reason]"


class ReasonPart(Reason):
    """A reason within a refusal, with its sentence by language."""

    of: Literal["reason"]
    said: dict[str, str]


class Refusal(TypedDict):
    """Why something was refused: a key and parts, from which ``refusal-KEY`` makes a sentence in any language.

    What only programmers meet has no key, and an English sentence.
    """

    of: Literal["refusal"]
    key: str
    parts: "dict[str, RefusalPart]"
    sentence: NotRequired[str]


RefusalPart = TypeAliasType(
    "RefusalPart", "str | int | list[RefusalPart] | Quoted | Listed | Called | ReasonPart | Refusal"
)


def refusal(refused: Refused) -> Refusal:
    """A refusal as it is told."""
    return cast(Refusal, refused.to_dict())


def reason(found: reasons.Reason | None) -> Reason | None:
    """A reason as it is told."""
    return None if found is None else cast(Reason, found.to_dict())


# Decisions


class ChosenPart(TypedDict):
    """A part of an action: what it is of, its number in fields, events and the geometry, and its word in the text."""

    of: str
    value: int
    name: str


class Doing(TypedDict):
    """An action by its text, its act and its parts."""

    act: str
    parts: list[ChosenPart]
    text: str


class Choice(Doing):
    """A legal action, or a journey of several; ``text`` is what to play, ``steps`` are all actions that it takes.

    ``price`` is what the seat gives for it, ``gain`` what it gets at once, by good. ``way`` are the places to which
    a piece comes one after the other, as its last part counts them; what does not travel has none.
    """

    price: dict[str, int]
    gain: dict[str, int]
    steps: list[str]
    way: list[int]


class Given(TypedDict):
    """What was given ahead and is not due yet; ``text`` is ``null`` where it is a secret."""

    seat: int
    done: bool
    text: str | None


class Prompt(TypedDict):
    """What is asked of the seat that decides: the message ``prompt-STEP``, or its first variant that the texts have.

    ``slots`` says what each part is of, as in a reason.
    """

    message: str
    variants: list[str]
    parts: dict[str, int | str]
    slots: dict[str, str]


class Wishes(TypedDict):
    """What a seat has asked the server to answer for it."""

    no_trades: Literal["turn", "ever"] | None
    decline_unpayable: bool


# Positions

Cells = list[list[int | None]]  # the rows of a field; null where there is a secret
Change = tuple[str, int, int, int | None]  # field, row, column, value
OptionShown = bool | int | str


class Result(TypedDict):
    """How a game has ended: the seats that have won it."""

    winners: list[int]
