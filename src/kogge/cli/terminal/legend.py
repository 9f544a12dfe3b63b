"""What the signs on the map and in the table mean, as far as the game has them."""

from collections.abc import Sequence

from rich.text import Text

from kogge.cli.terminal.seats import letters
from kogge.cli.terminal.table import has
from kogge.views import View

Line = tuple[list[str], list[str], str]  # fields that must be there, fields that must not, and what is said then

ON_THE_MAP: list[Line] = [
    (["road"], [], "{small} roads, {large} settlements,"),
    (["robber", "road"], [], "[{city}] a city. ROB is the robber."),
    (
        ["kontor"],
        [],
        "{small} routes, '=' a path with a double arrow. Two letters are a city, both capitals if it is violet; "
        "{city}Vi is a kontor there, [{city}] one that has its goods and takes no more. {city}m2 is a merchant, "
        "{city}2 a caravan: its number is the one to move it by; {city}mm are both merchants of a player. A number "
        "with a ' is a token that can be moved, the others are printed. ROB is the robber.",
    ),
    (["harbour"], [], "({city}) a harbour settlement, {ship} a ship: its number is the one to move it by."),
    (["tiles_left"], [], "'?' is unexplored, blank hexes are sea."),
    (["pirate"], [], "{pirate} is the pirate, with the letter of its owner."),
    (["lair"], [], "A lair has the letters of the crews that have landed; {lair_crews} conquer it."),
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
    (
        ["goods_uncovered"],
        [],
        "del goods delivered, which are the points, of those that win the game; un goods uncovered",
    ),
    (["cards"], ["goods_uncovered"], "VP victory points (yours that are hidden after a plus)"),
    ([], ["cards"], "VP victory points"),
    (["hand_size"], [], "rc resource cards"),
    (["card_count"], [], "dc development cards"),
    (["played_cards"], [], "kn knights played"),
    (["route_length"], [], "rt longest route"),
    (["gold"], [], "gd gold"),
    (["kontors_left"], [], "ko kontors in the warehouse, ro routes, me merchants and ca caravans that are left"),
]
BELOW: list[Line] = [
    (["cards"], [], "Below: your cards, those bought this turn after a plus, those of the bank, and its rate for you."),
    ([], ["cards"], "Below: your cards, those of the bank, and its rate for you."),
    (["tokens_at_sea"], [], "Under sea: how many number tokens lie there for the lands of each resource."),
    (["merchant"], [], "Then where merchants and caravans are."),
    (["ship"], [], "Then what ships and harbours carry, at which path or intersection they are, how far ships can go."),
]


def legend(view: View, colors: Sequence[str]) -> Text:
    """What the signs mean."""
    signs = letters(colors)
    words = {"city": signs[0], "ship": f"{signs[0]}2", "pirate": f"P:{signs[0]}"}
    words |= {"small": ", ".join(signs).lower(), "large": ", ".join(signs)}
    words["lair_crews"] = str(view.facts.counts.get("lair_crews", 0))
    on_map = " ".join(said.format(**words) for said in fitting(view, ON_THE_MAP))
    steps = [f"{name[:2]} steps of {name}" for name in view.facts.missions]
    table = ", ".join(["'>' whoever is to act", *fitting(view, IN_THE_TABLE), *steps])
    star = "; a star holds the card for it" if steps or has(view, "longest_route") else ""
    below = [*fitting(view, BELOW), *note(view)]
    return Text(f"On the map: {on_map} In the table: {table}{star}. {' '.join(below)}")


def note(view: View) -> list[str]:
    """What a player must know of this board, if there is something."""
    told = view.facts.chart.note.get("en", "")
    return [told] if told else []


def fitting(view: View, lines: Sequence[Line]) -> list[str]:
    """What is said of a game with these fields and without those."""
    return [said for there, absent, said in lines if has(view, *there) and not any(has(view, name) for name in absent)]
