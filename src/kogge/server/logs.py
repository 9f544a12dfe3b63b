"""What a server writes about itself: one JSON object a line, without tokens, names, or anything that somebody said."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from hashlib import sha256

MARK = 10  # digits
FACTS = "facts"  # the attribute of a log record that has more to tell


class JsonLines(logging.Formatter):
    """A log record as a line of JSON.

    Of an exception only its type and the way to it are told: its message may quote what a client has sent. So may what
    ``asyncio`` tells of a task that has failed, below its first line.
    """

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "of": record.name,
            "what": record.getMessage() if record.name != "asyncio" else record.getMessage().partition("\n")[0],
        }
        told |= getattr(record, FACTS, {})
        if record.exc_info and record.exc_info[0] is not None:
            told["error"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            told["way"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        return json.dumps(told, default=str)


def write_logs(level: int = logging.INFO) -> None:
    """Let everything that is logged go to standard error, a line each."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "asyncio", "alembic"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).setLevel(logging.WARNING)  # below that uvicorn tells paths with all that is in them


def note(logger: logging.Logger, what: str, **facts: object) -> None:
    """Say what has happened, with facts that a program can read."""
    logger.info(what, extra={FACTS: facts})


def mark(table: str) -> str:
    """What the log calls a table: nobody finds a table by it who does not know its id, which may be all of a link."""
    return sha256(table.encode()).hexdigest()[:MARK]
