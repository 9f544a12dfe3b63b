"""``kogge verify``: was the luck of a game the one that was sealed?"""

import json
from pathlib import Path

from rich.console import Console
from rich.table import Table

from kogge.cli.terminal.words import sentence
from kogge.files import mentioned, place, read_text
from kogge.games.refusal import Refused
from kogge.proof import CLOSED, PARTLY, PROVED, UNSEALED, WRONG, Proof, verify
from kogge.record import LARGEST_RECORD
from kogge.texts import Texts

CODES = {PROVED: 0, WRONG: 1, CLOSED: 2, UNSEALED: 2, PARTLY: 2}  # what the command ends with


def proof_of(file: Path) -> Proof:
    """What the record in a file proves; any other file is refused."""
    path = place(str(file))
    text = read_text(path, LARGEST_RECORD, "record")
    try:
        return verify(text)
    except Refused as reason:
        raise Refused.of("not_read", path=mentioned(path), reason=reason.to_dict()) from reason


def as_json(proof: Proof) -> str:
    return json.dumps(proof.to_dict(), indent=2, ensure_ascii=False)


def show(console: Console, proof: Proof, texts: Texts) -> None:
    """All of it in sentences, and the rolls in a table."""
    for line in sentences(proof, texts):
        console.print(line, markup=False, highlight=False, soft_wrap=True)
    if proof.verdict in (PROVED, PARTLY) and any(proof.rolls.values()):
        console.print()
        console.print(rolls(proof, texts))
    if proof.verdict in (PROVED, PARTLY):
        console.print()
        console.print(texts.say("verify-compare"), markup=False, highlight=False, soft_wrap=True)


def sentences(proof: Proof, texts: Texts) -> list[str]:
    """What is proved, or why nothing is."""
    if proof.reason is not None:
        return [texts.say("verify-wrong"), sentence(proof.reason, texts)]
    if proof.verdict == UNSEALED:
        return [texts.say("verify-unsealed")]
    if proof.verdict == CLOSED:
        return [texts.say("verify-closed", is_over=str(proof.is_over)), texts.say("verify-shown", hash=proof.hash)]
    return [
        texts.say("verify-partly", before=proof.before)
        if proof.verdict == PARTLY
        else texts.say("verify-proved", is_over=str(proof.is_over)),
        texts.say("verify-hash", hash=proof.hash),
        *([word(seat, told, texts) for seat, told in proof.words.items()] or [texts.say("verify-no_words")]),
        texts.say("verify-draws", draws=proof.draws - proof.before, rolls=sum(proof.rolls.values())),
    ]


def word(seat: str, told: str, texts: Texts) -> str:
    """What somebody has added."""
    return texts.say("verify-word", seat=texts.name("color", seat), word=told)


def rolls(proof: Proof, texts: Texts) -> Table:
    """How often each total was rolled, beside what is to be expected."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    for column in ("total", "times", "expected"):
        table.add_column(texts.say(f"verify-column_{column}"), justify="right")
    for total, times in proof.rolls.items():
        whole, tenth = f"{proof.expected[total]:.1f}".split(".")
        table.add_row(str(total), str(times), texts.say("verify-decimal", whole=whole, tenth=tenth))
    return table
