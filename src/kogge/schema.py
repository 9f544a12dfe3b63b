"""The JSON Schema of a view, made from what the fields of a game say of themselves."""

from collections.abc import Mapping
from types import MappingProxyType

from kogge.engine.contents import contents
from kogge.engine.layout import PUBLIC, WORKING, Field
from kogge.engine.rules import Rules
from kogge.engine.state import CHANCE
from kogge.fields import per
from kogge.games import catalogue

DRAFT = "https://json-schema.org/draft/2020-12/schema"

Schema = dict[str, object]
NOTHING: Mapping[str, object] = MappingProxyType({})


def view_schema(scenario: str, **choices: object) -> Schema:
    """What ``view.to_dict()`` gives in a scenario with these options, for programs that read it."""
    found = catalogue.find(scenario)
    return schema(found.rules(found.choose(**choices)))


def schema(rules: Rules) -> Schema:
    """The schema of every view of a game: to any seat or to a spectator, at any time."""
    shown = [field for field in rules.layout.fields.values() if field.seen_by != WORKING]
    seat = number(0, rules.players - 1)
    return {
        "$schema": DRAFT,
        "title": "A view of a game",
        **closed(
            {
                "seat": {"description": "whose view it is; null: a spectator's", **number(0, rules.players - 1, True)},
                "step": {"description": "the point of decision", "enum": [step.name for step in rules.steps]},
                "to_act": {
                    "description": "the seat whose decision it is; -1: chance",
                    **number(CHANCE, rules.players - 1),
                },
                "turn_of": {"description": "the seat whose turn it is", **seat},
                "waiting": {"description": "the seats for whose decision the game waits", **listed(seat)},
                "given": {"description": "what was given and is not due yet", **listed(given(seat))},
                "fields": closed({field.name: of_field(field) for field in shown}),
                "legal": {"description": "what the seat may do now", **listed(TEXT)},
            },
            {"choices": {"description": "the same with parts and prices, if they were asked for", **listed(CHOICE)}},
        ),
    }


def given(seat: Schema) -> Schema:
    """What is held of a seat's decision; its text is null where it is a secret."""
    return closed({"seat": seat, "done": {"type": "boolean"}, "text": {"type": ["string", "null"]}})


def listed(of: Schema) -> Schema:
    """Any number of these."""
    return {"type": "array", "items": of}


def closed(properties: dict[str, object], optional: Mapping[str, object] = NOTHING) -> Schema:
    """An object that has all of these properties, may have the optional ones, and has no others."""
    return {
        "type": "object",
        "properties": properties | dict(optional),
        "required": list(properties),
        "additionalProperties": False,
    }


def number(low: int, high: int, may_be_null: bool = False) -> Schema:
    return {"type": ["integer", "null"] if may_be_null else "integer", "minimum": low, "maximum": high}


def of_field(field: Field) -> Schema:
    """Rows of columns, ``null`` where a secret is.  What columns and numbers are called is told in ``x-`` notes."""
    cell = number(field.low, field.high, may_be_null=field.seen_by != PUBLIC)
    named = {str(value): word for value, word in (*enumerate(field.values), *field.holds.told)}
    notes = {"x-per": per(field), "x-rows": field.per[0].words, "x-columns": field.columns, "x-values": named}
    return {
        "description": f"{field.meaning}: {contents(field)}",
        **{name: list(note) if isinstance(note, tuple) else note for name, note in notes.items() if note},
        **rows(field.rows, rows(field.cols, cell)),
    }


def rows(n: int, of: Schema) -> Schema:
    """So many of these."""
    return {"type": "array", "minItems": n, "maxItems": n, "items": of}


TEXT: Schema = {"type": "string"}
COUNT: Schema = {"type": "integer", "minimum": 0}
PART = closed({"of": TEXT, "value": {"type": "integer"}, "name": TEXT})
CHOICE = closed(
    {
        "act": TEXT,
        "parts": listed(PART),
        "price": {"description": "what the seat gives", "type": "object", "additionalProperties": COUNT},
        "gain": {"description": "what it gets at once", "type": "object", "additionalProperties": COUNT},
        "text": {"description": "what to play", **TEXT},
        "steps": {"description": "all actions that it takes, several for a journey", **listed(TEXT)},
        "way": {"description": "the places to which a piece that travels comes", **listed({"type": "integer"})},
    }
)
