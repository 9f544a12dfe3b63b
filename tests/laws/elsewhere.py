"""The same games in another process, interpreted or with another order of hashes.

Run as ``python -m tests.laws.elsewhere trace|laws|journeys ACTIONS``, with a list of settings and seeds as
JSON on standard input; ``elsewhere`` does that.
"""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import kogge
from tests.laws.checks import ACTIONS_ENOUGH, USUAL, play_under_laws
from tests.laws.players import player_for
from tests.laws.spread import Setting

ROOT = Path(__file__).parents[2]
Plan = list[tuple[Setting, int]]


def traced(setting: Setting, seed: int, actions: int = ACTIONS_ENOUGH) -> str:
    """A digest of a game, or of its first actions: every position, what was legal in it and was told, the record."""
    return played(setting, seed, actions)[1]


def played(setting: Setting, seed: int, actions: int = ACTIONS_ENOUGH) -> tuple[kogge.Game, str]:
    """A game, or its first actions, and its digest."""
    game = setting.start(seed)
    luck = kogge.Random(seed)
    player = player_for(seed)
    seen = hashlib.sha256()
    while not game.is_over and len(game) < actions:
        legal = game.legal()
        seen.update(repr((legal, game.outcomes())).encode())
        game.play(player.choose(game, legal, luck))
        seen.update(game.state.key())
        seen.update(repr([ply.told for ply in game.plies(len(game) - 1)]).encode())
    seen.update(game.record().encode())
    return game, f"{len(game)} actions, {seen.hexdigest()}"


def lawful(setting: Setting, seed: int, actions: int) -> str:
    """The length of a game that kept all laws."""
    return f"{len(play_under_laws(setting, seed, replace(USUAL, actions=actions)))} actions"


def travelled(setting: Setting, seed: int, actions: int) -> str:
    """How many journeys there were in the first actions of a game, and a digest of all."""
    game, luck, player = setting.start(seed), kogge.Random(seed), player_for(seed)
    seen, found = hashlib.sha256(), 0
    while not game.is_over and len(game) < actions:
        trips = game.journeys()
        found += len(trips)
        seen.update(repr(trips).encode())
        game.play(player.choose(game, game.legal(), luck))
    return f"{found} journeys, {seen.hexdigest()}"


def elsewhere(
    what: str, plan: Iterable[tuple[Setting, int]], actions: int = ACTIONS_ENOUGH, **environment: str
) -> dict[str, object]:
    """Do the same in another process, and say whether the rules were compiled there."""
    env = {name: value for name, value in os.environ.items() if name not in ("KOGGE_PURE", "PYTHONHASHSEED")}
    env["PYTHONPATH"] = os.pathsep.join([str(Path(kogge.__file__).parents[1]), str(ROOT)])
    asked = json.dumps([(setting.scenario, setting.choices, seed) for setting, seed in plan])
    command = [sys.executable, "-m", "tests.laws.elsewhere", what, str(actions)]
    done = subprocess.run(
        command, input=asked, env=env | environment, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, object] = json.loads(done.stdout)
    return told


def main() -> None:
    do = {"trace": traced, "laws": lawful, "journeys": travelled}[sys.argv[1]]
    asked = json.load(sys.stdin)
    plan: Plan = [(Setting(name, tuple((key, value) for key, value in choices)), seed) for name, choices, seed in asked]
    told = [do(setting, seed, int(sys.argv[2])) for setting, seed in plan]
    print(json.dumps({"compiled": kogge.COMPILED, "told": told}))


if __name__ == "__main__":
    main()
