"""Actions as text: ``build_road 34``, ``bank_trade wool for ore``, ``end_turn``.

Inside, an action is a number that is valid for one assembled game. Whatever leaves the process
(records, messages, tests) uses its text, which lasts.
"""

from collections.abc import Sequence
from difflib import get_close_matches
from functools import lru_cache

from kogge.engine.act import Act
from kogge.engine.rules import Rules
from kogge.games.refusal import LONGEST, Refused, quoted

FEW = 12  # choices that a refusal can list


class Notation:
    """The texts of all actions of a game."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.acts: dict[str, Act] = {}
        for act in rules.acts.items:
            assert self.acts.setdefault(act.name, act) is act, f"two acts are called {act.name}"
        self.texts = [""] * rules.n_actions
        for act in self.acts.values():
            for arg in range(act.size):
                self.texts[act.first + arg] = act.name if act.size == 1 else f"{act.name} {act.words[arg]}"
        self.action = {text: action for action, text in enumerate(self.texts)}

    def write(self, action: int) -> str:
        """The text of an action."""
        return self.texts[action]

    def read(self, text: str) -> int:
        """The action that a text means; paths may also be written by their two ends (``40-44``)."""
        words = text.split()
        plain = " ".join(words)
        if plain in self.action:
            return self.action[plain]
        if not words:
            raise Refused("an action must be named, for example 'end_turn'")
        if words[0] not in self.acts:
            near = get_close_matches(words[0][:LONGEST], self.acts, n=1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise Refused(f"there is no action {quoted(words[0])} in this game{hint}")
        return self.by_other_words(self.acts[words[0]], " ".join(words[1:]))

    def by_other_words(self, act: Act, given: str) -> int:
        """An argument that is not written in its usual way."""
        if act.of.endswith("path") and "-" in given:
            *piece, between = given.split()
            ends = between.split("-")
            if len(ends) == 2 and all(end.isdecimal() and len(end) < 9 for end in ends):
                path = self.rules.topo.edge_between(int(ends[0]), int(ends[1]))
                if path is not None and (found := self.action.get(" ".join([act.name, *piece, str(path)]))) is not None:
                    return found
        plain = given.lstrip("0") or "0"
        if given.isdecimal() and plain in act.words:
            return int(act.first) + list(act.words).index(plain)
        if act.size == 1:
            raise Refused(f"{act.name} stands alone, without {quoted(given)}")
        raise Refused(
            f"{act.name} takes {choices(act)}, not {quoted(given)}" if given else f"{act.name} takes {choices(act)}"
        )

    def parts(self, line: str) -> list[str]:
        """The single actions of a line: parted by ``;``, and ``offer wool ore`` is two offers."""
        texts = []
        for text in line.split(";"):
            words = text.split()
            act = self.acts.get(words[0]) if words else None
            if act is not None and act.of == "resource" and len(words) > 2:
                texts += [f"{words[0]} {word}" for word in words[1:]]
            else:
                texts.append(text)
        return texts


def choices(act: Act) -> str:
    """What an act takes, for a refusal."""
    if all(word.isdecimal() for word in act.words):
        return f"{an(act.of or 'number')} from {act.words[0]} to {act.words[-1]}"
    if act.size > FEW:
        return f"{an(act.of)}, for example {act.words[1]!r}"  # the first trade is of a resource for itself
    return f"one of {', '.join(act.words)}"


def either(words: Sequence[str]) -> str:
    """``a``, ``a or b``, ``a, b or c``."""
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def an(noun: str) -> str:
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


@lru_cache(maxsize=64)
def notation(rules: Rules) -> Notation:
    """The notation of a game; the same rules give the same object."""
    return Notation(rules)
