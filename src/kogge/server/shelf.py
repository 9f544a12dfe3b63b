"""Answers about games that have ended, which take long to make and never change."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable

from kogge.server.grammar import Message

PLACES = 64


class AnswerShelf:
    """The last answers: each is made in a thread, one after the other, and kept compressed for whoever asks next."""

    def __init__(self, places: int = PLACES) -> None:
        self.places = places
        self.kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self.making = asyncio.Lock()

    async def get(self, what: str, table: str, make: Callable[[], Message]) -> bytes:
        """An answer about a table, from the shelf if it is there."""
        key = what, table
        if key not in self.kept:
            async with self.making:
                if key not in self.kept:  # somebody else may have asked for it meanwhile
                    self.put(key, await asyncio.to_thread(compressed, make))
        self.kept.move_to_end(key)
        return self.kept[key]

    def put(self, key: tuple[str, str], answer: bytes) -> None:
        """Keep an answer, in the place of the one that nobody wanted for the longest time."""
        self.kept[key] = answer
        if len(self.kept) > self.places:
            self.kept.popitem(last=False)


def compressed(make: Callable[[], Message]) -> bytes:
    return gzip.compress(make().as_json.encode(), mtime=0)
