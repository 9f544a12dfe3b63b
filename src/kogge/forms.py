"""The forms in which people write what an act must be told, read part by part."""

from collections.abc import Sequence

from kogge.engine.act import Act
from kogge.engine.parts import Part
from kogge.engine.rules import Rules
from kogge.games.refusal import Refused, named
from kogge.names import index, names, plain

MOST_WORDS = 16  # that an argument can have
LONGEST = 80  # letters of a name


class Reader:
    """Reads arguments: words as they are written, numbers with leading zeros, seats by colour, paths by their
    two ends (``40-44``), places by the names that are printed on the board, in any of its languages.
    """

    fillers: frozenset[str] = frozenset()  # words before a part that mean nothing

    def __init__(self, rules: Rules, seats: Sequence[str] = ()) -> None:
        self.rules = rules
        self.seats = [seat.casefold() for seat in seats]

    def argument(self, act: Act, words: Sequence[str], joints: Sequence[str] = ()) -> int | None:
        """The argument of an act that these words are, if they are one; other ``joints`` may stand in for its own."""
        if len(words) > MOST_WORDS:
            return None
        values = self.values(act.parts, list(words), joints or [part.joint for part in act.parts])
        return None if values is None else act.join(values)

    def values(self, parts: Sequence[Part], words: list[str], joints: Sequence[str]) -> tuple[int, ...] | None:
        """The values of these parts: each takes as many words as it can, and none may be left."""
        if not parts:
            return None if words else ()
        if joints[0] and words[:1] == [joints[0]]:
            return self.values(parts, words[1:], ["", *joints[1:]])
        if not joints[0]:
            for n in range(len(words), 0, -1) if len(parts) > 1 else (len(words),):
                value = self.value(parts[0], " ".join(words[:n]))
                others = None if value is None else self.values(parts[1:], words[n:], joints[1:])
                if value is not None and others is not None:
                    return (value, *others)
        return self.values(parts, words[1:], joints) if words and words[0] in self.fillers else None

    def value(self, part: Part, text: str) -> int | None:
        """The value that a text means, if it means one of this part."""
        word = (text.lstrip("0") or "0") if text.isdecimal() else text.casefold()
        if word in part.words:
            return part.values[part.words.index(word)]
        found = self.other_form(part.of, word)
        return found if found in part.values else None

    def other_form(self, of: str, text: str) -> int | None:
        """What is meant by a text that is no word of the act."""
        if len(text) > LONGEST:
            return None
        if of == "seat" and text in self.seats:
            return self.seats.index(text)
        return self.path(text) if of == "path" else self.place(of, text)

    def path(self, text: str) -> int | None:
        """A path by its two ends."""
        ends = self.ends(text)
        return self.rules.topo.edge_between(*ends) if ends else None

    def ends(self, text: str) -> tuple[int, int] | None:
        """The two intersections in ``40-44`` or ``Vienna-58``, whether or not a path joins them."""
        for k, letter in enumerate(text):
            if letter == "-" and len(text) <= LONGEST:
                here, there = self.end(text[:k]), self.end(text[k + 1 :])
                if here is not None and there is not None:
                    return here, there
        return None

    def unjoined(self, words: Sequence[str]) -> Refused | None:
        """What is to be said of words that end with two places which no path joins; nothing if they don't."""
        for k in range(max(0, len(words) - MOST_WORDS), len(words)):
            ends = self.ends(" ".join(words[k:]))
            if ends is not None and self.rules.topo.edge_between(*ends) is None:
                one, other = [named("place", str(end), names(self.rules, "intersection", end)) for end in ends]
                return Refused.of("no_path_joins", one=one, other=other)
        return None

    def end(self, text: str) -> int | None:
        if text.isdecimal():
            return int(text) if int(text) < self.rules.topo.n_nodes else None
        return self.place("intersection", text)

    def place(self, of: str, text: str) -> int | None:
        """A place by its name."""
        return index(self.rules, of).get(plain(text)) if text else None
