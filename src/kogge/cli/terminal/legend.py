"""What the signs on the map and in the table mean, as far as the game has them."""

from collections.abc import Sequence

from rich.text import Text

from kogge.cli.terminal.seats import letters
from kogge.cli.terminal.table import has, missions
from kogge.views import View

Line = tuple[list[str], list[str], str]  # fields that must be there, fields that must not, and what is said then

ON_THE_MAP: list[Line] = [
    (["robber"], [], "[{city}] a city. ROB is the robber."),
    (["harbour"], [], "({city}) a harbour settlement, {ship} a ship: its number is the one to move it by."),
    (["tiles_left"], [], "'?' is unexplored, blank hexes are sea."),
    (["pirate"], [], "{pirate} is the pirate, with the letter of its owner."),
    (["lair"], [], "A lair has the letters of the crews that have landed; three conquer it."),
    (["shoal"], [], "Fish have the number that one die must show; ><> is a shoal."),
    (["shoal"], [], "'&' are the ports of the Council."),
    (
        ["village"],
        [],
        "Villages teach swift voyage (+1), the pirate bonus (p4, p5) or fast gold (1g); s3 are three sacks, letters "
        "are crews.",
    ),
    (["harbor"], [], "'+' is an intersection with a harbour, '*' one where you may build."),
    ([], ["harbor"], "'*' is an intersection where you may do something."),
]
IN_THE_TABLE: list[Line] = [
    (["cards"], [], "VP victory points (yours that are hidden after a plus)"),
    ([], ["cards"], "VP victory points"),
    (["hand_size"], [], "rc resource cards"),
    (["card_count"], [], "dc development cards"),
    (["played_cards"], [], "kn knights played"),
    (["route_length"], [], "rt longest route"),
    (["gold"], [], "gd gold"),
]
BELOW: list[Line] = [
    (["cards"], [], "Below: your cards, those bought this turn after a plus, those of the bank, and its rate for you."),
    ([], ["cards"], "Below: your cards, those of the bank, and its rate for you."),
    (["ship"], [], "Then what ships and harbours carry, at which path or intersection they are, how far ships can go."),
]


def legend(view: View, colors: Sequence[str]) -> Text:
    """What the signs mean."""
    signs = letters(colors)
    words = {"city": signs[0], "ship": f"{signs[0]}2", "pirate": f"P:{signs[0]}"}
    on_map = " ".join(said.format(**words) for said in fitting(view, ON_THE_MAP))
    steps = [f"{name[:2]} steps of {name}" for name in missions(view)]
    table = ", ".join([*fitting(view, IN_THE_TABLE), *steps])
    pieces = f"{', '.join(signs).lower()} roads, {', '.join(signs)} settlements"
    star = "; a star holds the card for it" if steps or has(view, "longest_route") else ""
    return Text(f"On the map: {pieces}, {on_map} In the table: {table}{star}. {' '.join(fitting(view, BELOW))}")


def fitting(view: View, lines: Sequence[Line]) -> list[str]:
    """What is said of a game with these fields and without those."""
    return [said for there, absent, said in lines if has(view, *there) and not any(has(view, name) for name in absent)]
