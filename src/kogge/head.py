"""The head of a record: what is played, by whom, and where the luck comes from.

Luck comes from a seed, and goes on from where its generator stands::

    seed: 7
    luck: 1234567890

or it is sealed, and the secret is told once it may be::

    sealed: 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd
    word red: four of a kind
    secret: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f

A game that was sealed only later says how many draws came before: ``sealed_after: 12``.
"""

import re
from dataclasses import fields

from kogge.engine.chance import MASK
from kogge.game import Game
from kogge.games import catalogue
from kogge.games.refusal import Refused, written, written_whole
from kogge.games.scenario import Options, Scenario
from kogge.seal import AnySeal, ClosedSeal, Seal, ordered
from kogge.sitters import Sitter

FIRST_LINE = "kogge record 1"
SEEDED = ("seed", "luck")  # the lines of luck that comes from a seed,
SEALED, TOLD = "sealed", "secret"  # and of luck that is sealed,
AFTER = "sealed_after"  # or was so only after a number of draws
SEAT = "seat "  # how the lines begin that say who plays
WORD = "word "  # how those begin that say what somebody has added to sealed luck
HEX = re.compile("[0-9a-f]{64}")


def head_of(game: Game) -> list[str]:
    """What is played, by whom, and with what luck."""
    head = [FIRST_LINE, f"scenario: {game.scenario.name}"]
    for option in fields(game.options):
        head += option_lines(option.name, getattr(game.options, option.name))
    if game.seal is None:
        head += [f"seed: {game.seed}", f"luck: {game.luck.position}"]
    else:
        head += seal_lines(game.seal, may_tell=game.is_over)
    return head + [f"{SEAT}{game.seats[seat]}: {sitter.text}" for seat, sitter in sorted(game.sitters.items())]


def seal_lines(seal: AnySeal, *, may_tell: bool) -> list[str]:
    """A seal as the head of a record tells it; with the secret only if it is known, and may be told."""
    later = [f"{AFTER}: {seal.first}"] if seal.first else []
    lines = [f"{SEALED}: {seal.hash}", *later, *(f"{WORD}{seat}: {word}" for seat, word in seal.words)]
    if seal.secret is not None and (seal.is_open or may_tell):
        lines.append(f"{TOLD}: {seal.secret.hex()}")
    return lines


def option_lines(name: str, value: object) -> list[str]:
    """An option as the head of a record tells it; a text of several lines, as a board, is told line by line."""
    if isinstance(value, bool):
        return [f"{name}: {('no', 'yes')[value]}"]
    if isinstance(value, str) and "\n" in value:
        return [f"{name}| {line}" for line in value.split("\n")]
    return [f"{name}: {value}"]


def begun(head: list[str], secret: bytes | None = None) -> Game:
    """The game that the head of a record describes, before its first action; with its secret, if somebody has it."""
    if head[0] != FIRST_LINE:
        raise Refused.of("no_record", line=written(FIRST_LINE))
    values = read_head(head)
    is_sealed = SEALED in values
    for name in ("scenario", *(() if is_sealed else SEEDED)):
        if name not in values:
            raise Refused.of("untold", name=name)
    scenario = catalogue.find(values.pop("scenario"))
    sitters, words = taken(values, SEAT), taken(values, WORD)
    luck = {name: values.pop(name) for name in (*SEEDED, SEALED, AFTER, TOLD) if name in values}
    options = scenario.read_choices(values)
    game = (sealed if is_sealed else seeded)(scenario, options, luck, words, secret)
    for color, sitter in sitters.items():
        if color not in game.seats:
            raise Refused.of("no_seat_in_record", color=written(color), seats=game.seats)
        game.sitters[game.seats.index(color)] = Sitter.read(sitter)
    return game


def taken(values: dict[str, str], kind: str) -> dict[str, str]:
    """The values whose names begin so, without that beginning; they are taken out."""
    return {name.removeprefix(kind): values.pop(name) for name in list(values) if name.startswith(kind)}


def seeded(
    scenario: Scenario, options: Options, luck: dict[str, str], words: dict[str, str], secret: bytes | None
) -> Game:
    """A game whose luck comes from a seed, and stands where the record says."""
    for name in (TOLD, AFTER, *(f"{WORD}{seat}" for seat in words)):
        if name in luck or name.startswith(WORD):
            raise Refused.of("no_seal", name=name)
    if secret is not None:
        raise Refused("a secret is given for a sealed game only; this record has no seal")
    seed, position = written_whole(luck["seed"], "the seed"), written_whole(luck["luck"], "the luck")
    if not 0 < position <= MASK:
        raise Refused.of("wrong_luck", most=str(MASK))
    game = Game(scenario, options, seed)
    game.luck.position = position
    return game


def sealed(
    scenario: Scenario, options: Options, luck: dict[str, str], words: dict[str, str], secret: bytes | None
) -> Game:
    """A game whose luck is sealed; the secret, if it is told, must be the one whose hash was shown."""
    for name in SEEDED:
        if name in luck:
            raise Refused.of("seed_and_seal", name=name)
    for name in (SEALED, TOLD):
        if name in luck and not HEX.fullmatch(luck[name]):
            raise Refused.of("no_hex", name=name)
    shown, added = luck[SEALED], ordered(words, options.seats)
    told = bytes.fromhex(luck[TOLD]) if TOLD in luck else None
    first = written_whole(luck.get(AFTER, "0"), f"the number in '{AFTER}'")
    if first < 0:
        raise Refused(f"the number in '{AFTER}' can't be negative")
    seals = [Seal(known, added, told is not None, first) for known in (told, secret) if known is not None]
    for seal in seals:
        if seal.hash != shown:
            raise Refused.of("wrong_secret", found=seal.hash, shown=shown)
    return Game(scenario, options, None, seals[0] if seals else ClosedSeal(shown, added, first))


def read_head(head: list[str]) -> dict[str, str]:
    """What the head of a record says, by name."""
    values: dict[str, str] = {}
    texts: dict[str, list[str]] = {}
    for number, line in enumerate(head[1:], start=2):
        name, bar, text = line.partition("|")
        if bar and name.isidentifier() and name not in values:
            texts.setdefault(name, []).append(text.removeprefix(" "))
            continue
        name, colon, value = line.partition(": ")
        if not colon or name in values or name in texts:
            raise wrong_line(number, Refused.of("no_name_and_value", line=written(line)))
        values[name] = value
    return values | {name: "\n".join(lines) for name, lines in texts.items()}


def wrong_line(number: int, reason: Refused) -> Refused:
    """What is wrong in a line of a record."""
    return Refused.of("wrong_line", number=str(number), reason=reason.to_dict())
