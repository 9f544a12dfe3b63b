"""The messages of a server, made from the code: ``python tools/message_types.py`` writes both.

``web/src/wire/messages.ts`` has them as TypeScript types, ``docs/protocol.md`` as tables.
"""

from pathlib import Path
from typing import Any, Literal, get_args

from fastapi.routing import APIRoute
from pydantic.json_schema import models_json_schema

from kogge.server import bodies, bot_api, charter, guest_api, lobby, reference
from kogge.server.grammar import Message
from kogge.server.messages import FromClient, FromServer, schema

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "web" / "src" / "wire" / "messages.ts"
PAGE = ROOT / "docs" / "protocol.md"
START = "## What a client says\n"
TABLE = ["| type | parts | |", "|---|---|---|"]
HEAD = """// What clients and the server say to each other, and the bodies of HTTP requests.
// Made by tools/message_types.py from src/kogge/server: change it there.
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
ROUTERS = (bot_api.router, guest_api.router, lobby.router, reference.router)

Schema = dict[str, Any]


def text() -> str:
    """The whole file."""
    asked = requests()
    told = [model for model in bodies_of() if model not in asked]
    defined: Schema = schema()["$defs"] | defined_by(told, "serialization") | defined_by(asked, "validation")
    return "\n".join([HEAD, *[declared(name, defined[name]) for name in sorted(defined)]])


def bodies_of() -> list[type[Message]]:
    """What is said over HTTP."""
    return [
        model
        for module in (bodies, charter)
        for model in vars(module).values()
        if isinstance(model, type) and issubclass(model, Message) and model.__module__ == module.__name__
    ]


def requests() -> list[type[Message]]:
    """What clients say there: of that they may leave out what is usual."""
    routes = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]
    return [route.body_field.field_info.annotation for route in routes if route.body_field is not None]  # type: ignore


def defined_by(models: list[type[Message]], mode: Literal["serialization", "validation"]) -> Schema:
    """These models, and all that they are made of."""
    _, found = models_json_schema([(model, mode) for model in models])
    defined: Schema = found["$defs"]
    return defined


def declared(name: str, schema: Schema) -> str:
    """One type with what its docstring promises."""
    said = comment(schema.get("description", ""))
    if "properties" not in schema:
        return f"{said}export type {name} = {typed(schema)};\n"
    needed = set(schema.get("required", ()))
    lines = [
        f"  {key}{'' if key in needed or 'const' in part else '?'}: {typed(part)};"
        for key, part in schema["properties"].items()
    ]
    return f"{said}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def comment(description: str) -> str:
    lines = [f" * {line}".rstrip() for line in description.splitlines()]
    return "\n".join(["/**", *lines, " */\n"]) if lines else ""


def typed(schema: Schema) -> str:
    """A schema as a type; bounds have no place in one."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return quoted(schema["const"])
    if "enum" in schema:
        return " | ".join(quoted(value) for value in schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(typed(one) for one in schema[several]))
    if "prefixItems" in schema:
        return f"[{', '.join(typed(one) for one in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        inner = typed(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties", True)
        return f"Record<string, {typed(inner) if isinstance(inner, dict) else 'unknown'}>"
    return PLAIN.get(schema.get("type", ""), "unknown")


def quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def page(text: str) -> str:
    """The page with the messages as they are."""
    before, _, _ = text.partition(START)
    said = [described(part) for part in get_args(get_args(FromClient)[0])]
    told = [described(part) for part in get_args(get_args(FromServer)[0])]
    return "\n".join([before + START, *TABLE, *said, "", "## What the server says", "", *TABLE, *told, ""])


def described(model: type[Message]) -> str:
    """A message in a row: its type, its parts, and what its docstring promises."""
    fields = [name for name in model.model_fields if name != "type"]
    said = " ".join((model.__doc__ or "").split()).replace("``", "`")
    parts = ", ".join(f"`{name}`" for name in fields)
    return f"| `{model.model_fields['type'].default}` | {parts} | {said} |"


if __name__ == "__main__":
    HOME.write_text(text(), "utf-8")
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
