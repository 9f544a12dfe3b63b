"""What a server writes down so that nothing is lost: rows in a database, and one journal that writes them.

Nothing here knows HTTP or a rule of a game. It needs what ``pip install kogge[server]`` installs.
"""

from kogge.server.store.database import Database, file_url, open_database
from kogge.server.store.ids import digest, new_id, new_token
from kogge.server.store.journal import Journal
from kogge.server.store.purging import purge
from kogge.server.store.reads import Reads, Seated
from kogge.server.store.rows import ChatLine, Entry, Guest, Row, SeatRow, TableRow
from kogge.server.store.writes import (
    Add,
    Write,
    change_guest,
    change_seat,
    change_table,
    remove_guest,
    remove_table,
)

__all__ = [
    "Add",
    "ChatLine",
    "Database",
    "Entry",
    "Guest",
    "Journal",
    "Reads",
    "Row",
    "SeatRow",
    "Seated",
    "TableRow",
    "Write",
    "change_guest",
    "change_seat",
    "change_table",
    "digest",
    "file_url",
    "new_id",
    "new_token",
    "open_database",
    "purge",
    "remove_guest",
    "remove_table",
]
