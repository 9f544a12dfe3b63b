"""How a game begins: with a scenario, what is chosen for it, and a seed or a seal; or again, where it was pickled."""

from dataclasses import replace

from kogge.decisions import Answer
from kogge.engine.chance import MASK
from kogge.engine.state import State
from kogge.game import Game
from kogge.games import catalogue
from kogge.games.refusal import Refused, quoted
from kogge.games.scenario import Options, Scenario
from kogge.plies import Faces, thrown
from kogge.seal import AnySeal, Seal
from kogge.seeds import given_or_fresh
from kogge.sitters import Sitter


def load(scenario: str, **choices: object) -> tuple[Scenario, Options]:
    """A scenario by name, and its options with these choices."""
    found = catalogue.find(scenario)
    return found, found.choose(**choices)


def start(
    scenario: str,
    seed: int | None = None,
    options: Options | None = None,
    *,
    seal: Seal | None = None,
    **choices: object,
) -> Game:
    """Begin a game: ``start("base", seed=7, players=3)`` or ``start("base", 7, BaseOptions(players=3))``.

    Without a seed the system draws one that nobody can guess; the game tells it as ``game.seed``. With a ``seal``
    instead, ``start("base", seal=Seal.fresh())``, all luck follows from its secret and can be checked in the end.
    """
    found, chosen = load(scenario, **choices)
    if options is not None:
        if choices:
            raise Refused("options are given either as a whole or one by one, not both")
        if type(options) is not found.options:
            raise Refused(f"{found.name} needs {found.options.__name__}, not {type(options).__name__}")
        chosen = options
    return Game(found, chosen, given_or_fresh(seed) if seal is None else seed, seal)


def resealed(game: Game, seal: Seal) -> Game:
    """The same game, from here on with the luck of a seal.

    What was drawn before is not proved, and the record says so. Whoever could foresee the draws of the game that it
    was, by its seed, can't foresee these.
    """
    if game.is_over:
        raise Refused.of("game_over")
    twin = Game(game.scenario, game.options, None, replace(seal, first=game.draws))
    for ply in game.plies():
        twin._do(ply.action, ply.faces)
    twin.sitters, twin.held = dict(game.sitters), dict(game.held)
    return twin


def retold(
    scenario: str,
    options: Options,
    seed: int | None,
    seal: AnySeal | None,
    beginning: State,
    line: list[tuple[int, Faces | None]],
    luck: int,
    sitters: dict[int, Sitter],
    held: dict[int, Answer],
) -> Game:
    """A game that was pickled.  What is not legal in it is refused: bytes may come from anywhere."""
    found = catalogue.find(scenario)
    if type(options) is not found.options:
        raise Refused(f"{found.name} needs {found.options.__name__}, not {type(options).__name__}")
    game = Game(found, replace(options), seed, seal)  # which checks every option again
    if beginning != game.beginning:
        game.arrange(beginning)
    for action, faces in line:
        if action not in game.legal():
            raise Refused(f"what was pickled is no game: after {len(game)} actions {quoted(action)} is not legal")
        game._do(action, None if faces is None else thrown(game.rules, [action], faces))
    give_ahead(game, held)
    if not 0 <= luck <= MASK:
        raise Refused(f"luck can't be at {quoted(luck)}")
    game.luck.position = luck
    game.sitters = dict(sitters)
    return game


def give_ahead(game: Game, held: dict[int, Answer]) -> None:
    """Let seats give what was held when the game was pickled."""
    length = len(game)
    if not isinstance(held, dict) or not all(isinstance(answer, Answer) for answer in held.values()):
        raise Refused("what was pickled is no game: what is held must be answers, by seat")
    for seat, answer in held.items():
        for action in answer.actions:
            game.give(seat, action)
    if game.held != held or len(game) != length:
        raise Refused("what was pickled is no game: it holds what nobody could have given")
