"""``kogge fields``: what a view of a game shows, for those who write bots."""

import json

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kogge.engine.contents import contents
from kogge.engine.layout import WORKING
from kogge.engine.rules import Rules
from kogge.fields import SECRETS, size
from kogge.schema import schema


def as_json(rules: Rules) -> str:
    """The schema of a view."""
    return json.dumps(schema(rules), indent=2)


def show(rules: Rules, console: Console) -> None:
    """All fields that a view shows, a row each."""
    table = Table("field", "for each of", "holds", "meaning", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for field in rules.layout.fields.values():
        if field.seen_by != WORKING:
            meaning = f"{field.meaning}{SECRETS.get(field.seen_by, '')}"
            table.add_row(Text(field.name, "cyan"), size(field), contents(field), meaning)
    console.print(table)
