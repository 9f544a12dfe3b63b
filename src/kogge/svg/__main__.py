"""``python -m kogge.svg game.txt > board.svg``: the last position of a record as a picture."""

import argparse
import sys
from pathlib import Path

from kogge.games.refusal import Refused
from kogge.record import recorded
from kogge.svg import draw
from kogge.texts import ENGLISH, languages


def main(arguments: list[str] | None = None) -> None:
    """Draw what a record leads to, as a spectator sees it."""
    parser = argparse.ArgumentParser(prog="python -m kogge.svg", description=main.__doc__)
    parser.add_argument("record", type=Path, help="a file that holds a game's record")
    parser.add_argument("--labels", action="store_true", help="number the hexes, paths and intersections")
    told = ", ".join(languages())
    parser.add_argument("--language", metavar="NAME", default=ENGLISH, help=f"of all words in the picture: {told}")
    chosen = parser.parse_args(arguments)
    try:
        game = recorded(chosen.record)
        drawn = draw(game.view(None), game.colors, labels=chosen.labels, language=chosen.language)
    except Refused as reason:
        parser.error(str(reason))
    sys.stdout.write(drawn + "\n")


if __name__ == "__main__":
    main()
