"""The table of all reasons in docs/referee.md, made from the code: ``python tools/reason_table.py`` writes it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from kogge.games.catalogue import SCENARIOS
from kogge.games.referee.referee import WRONG_TIMES, Referee, referee_of
from kogge.texts import texts

PAGE = Path(__file__).resolve().parent.parent / "docs" / "referee.md"
HEAD = "## All reasons\n"
MANY = 8  # acts, of which no more are listed


@dataclass
class Row:
    """A key with all that is known of it."""

    slots: Mapping[str, str]
    rules: set[str] = field(default_factory=set)
    acts: list[str] = field(default_factory=list)


def referees() -> list[Referee]:
    """Those of all games, each once."""
    found = [referee_of(scenario.rules(scenario.choose())) for scenario in SCENARIOS]
    return list(dict.fromkeys(referee for referee in found if referee is not None))


def rows() -> dict[str, Row]:
    """By key, what its bars say together."""
    found: dict[str, Row] = {}
    for referee in referees():
        for reading, one in referee.bars():
            row = found.setdefault(one.key, Row(one.slots))
            assert row.slots == one.slots, f"{one.key} has other parts in {reading.act}"
            row.rules.add(one.rule)
            row.acts += [reading.act] if reading.act not in row.acts else []
    return found


def sample(key: str, slots: Mapping[str, str]) -> str:
    """What is said in English, with the names of the parts in the place of what they tell; of several, the usual."""
    told: dict[str, str | int] = {}
    for name, of in slots.items():
        told |= {name: f"*{name}*", f"{name}_person": "one"} | ({f"{name}_count": 2} if of == "goods" else {})
    return texts().say(f"reason-{key}", **told)


def listed(words: Iterable[str]) -> str:
    """Words as code; where they are many, only some."""
    names = [f"`{word}`" for word in words]
    return ", ".join(names if len(names) <= MANY else [*names[: MANY - 1], "…"])


def parts(slots: Mapping[str, str]) -> str:
    return ", ".join(f"`{name}`" if name == of else f"`{name}` ({of})" for name, of in slots.items())


def table() -> str:
    """First what is wrong with the time, then everything that bars an act, by key."""
    lines = ["| key | of the time | parts | in English |", "|---|---|---|---|"]
    for key, moment in WRONG_TIMES.items():
        text = sample(key, moment.slots) if texts().knows(f"reason-{key}") else "a sentence for each step"
        lines.append(f"| `{key}` | {moment.meaning} | {parts(moment.slots)} | {text} |")
    lines += ["", "| key | rules | acts | parts | in English |", "|---|---|---|---|---|"]
    for key, row in sorted(rows().items()):
        cited = ", ".join(sorted(row.rules))
        lines.append(f"| `{key}` | {cited} | {listed(row.acts)} | {parts(row.slots)} | {sample(key, row.slots)} |")
    return "\n".join([*lines, ""])


def page(text: str) -> str:
    """The page with the table as it should be."""
    before, _, _ = text.partition(HEAD)
    return f"{before}{HEAD}\n{table()}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
