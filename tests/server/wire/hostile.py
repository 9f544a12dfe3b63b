"""Messages that no client of ours would send: out of the schema by a little, by much, or not JSON at all."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from kogge.server.messages import FRAME

WORDS = [
    "",
    "a",
    "0",
    "-1",
    "null",
    "\x00",
    "\u202e",
    "💥",
    "../../etc/passwd",
    "' OR 1=1 --",
    "<script>",
    "{}",
    "roll",
    "%s%n",
]
NUMBERS = [0, -1, 1, 7, 8, 2**31 - 1, 2**31, 2**63, -(2**63), 10**400, 0.5, 1e308, -0.0]
BROKEN = [
    "",
    " ",
    "{",
    "}",
    "[]",
    "null",
    "NaN",
    '"',
    "{'type': 'ping'}",
    '{"type": "ping", "n": 01}',
    '{"type": "ping", "n": 1e999}',
    '{"type": "ping", "n": NaN}',
    '{"type": "ping", "n": ' + "9" * 5000 + "}",
    '{"type": "ping", "type": "watch"}',
    '{"type": "say", "text": "\\ud800"}',
    "[" * 4000,
    '{"a":' * 1000,
    "\ufeff{}",
    "{" + '"x":1,' * 900 + '"type":"ping"}',
]


class Attacker:
    """Makes up messages from a seed, most of which are nearly right."""

    def __init__(self, seed: int, table: str, guest: str) -> None:
        self.luck = Random(seed)
        self.table = table
        self.guest = guest
        self.kinds: list[Callable[[], str]] = [
            self.broken,
            self.nearly,
            self.nearly,
            self.nearly,
            self.garbled,
            self.noise,
        ]

    def message(self) -> str:
        return self.luck.choice(self.kinds)()[: FRAME // 4]

    def broken(self) -> str:
        return self.luck.choice(BROKEN)

    def noise(self) -> str:
        return "".join(
            chr(self.luck.choice([*range(32, 127), 0, 0x2028, 0x1F4A5])) for _ in range(self.luck.randrange(200))
        )

    def nearly(self) -> str:
        """A message of a known type, some of whose parts are not what they should be."""
        right = self.right()
        for name in self.luck.sample(sorted(right), self.luck.randrange(1, len(right) + 1)):
            right[name] = self.value(2)
        if self.luck.random() < 0.2:
            right.pop(self.luck.choice(sorted(right)))
        if self.luck.random() < 0.2:
            right[self.luck.choice(WORDS)] = self.value(1)
        return json.dumps(right)

    def garbled(self) -> str:
        """A message that would be right, but for a sign or two."""
        text = list(json.dumps(self.right()))
        for _ in range(self.luck.randrange(1, 3)):
            text[self.luck.randrange(len(text))] = self.luck.choice(["", '"', "}", "\\", "\x00", "9", "e"])
        return "".join(text)

    def right(self) -> dict[str, Any]:
        """A message as it should be, of somebody who may not do what it says."""
        at = {"table": self.table, "id": f"i{self.luck.randrange(10**9)}"}
        seat = {"seat": self.luck.randrange(4), "seq": self.luck.randrange(100)}
        return self.luck.choice(
            [
                {"type": "authorise", "token": "a" * 22},
                {"type": "uncover", "table": self.table, "seat": self.luck.randrange(4)},
                {"type": "act", **at, **seat, "action": self.luck.choice(["roll", "end_turn", "build_road 3", "x"])},
                {"type": "take_back", **at, **seat},
                {"type": "undo", **at, **seat},
                {"type": "wish", **at, "seat": 0, "no_trades": "ever"},
                {"type": "why", **at, "seat": 0, "action": "roll"},
                {"type": "word", **at, "seat": 0, "word": "luck"},
                {"type": "start", **at},
                {"type": "leave", **at, "seat": 0},
                {"type": "rematch", **at},
                {"type": "ping", "n": 1},
            ]
        )

    def value(self, depth: int) -> Any:
        """Anything."""
        kind = self.luck.randrange(7 if depth else 5)
        if kind == 0:
            return self.luck.choice(NUMBERS)
        if kind == 1:
            return self.luck.choice(WORDS) * self.luck.choice([1, 1, 1, 50])
        if kind == 2:
            return self.luck.choice([None, True, False])
        if kind in (3, 4):
            return self.luck.choice([self.table, self.guest, "A" * 22, "act", "watch"])
        if kind == 5:
            return [self.value(depth - 1) for _ in range(self.luck.randrange(4))]
        return {self.luck.choice(WORDS): self.value(depth - 1) for _ in range(self.luck.randrange(4))}
