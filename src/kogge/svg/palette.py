"""Colours and emblems.  Whatever a colour says is also said by a shape, a letter or a number."""

from dataclasses import dataclass

INK = "#2b2522"
CREAM = "#f8efd9"
SAND = "#ecdcb0"
SEA = "#2f7ea3"
DEEP = "#1f5f82"
SHALLOW = "#4d9cbd"
FOAM = "#8cc6d8"
BRASS = "#b79b62"
TIMBER = "#6d4a2c"
RED_NUMBER = "#b3261e"
GOLD = "#e9b92c"
GOLD_EDGE = "#6e4f05"
OPEN_SEA = "#3b8bb0"  # of sea hexes: lighter than the frame around them
FISHING_GROUND = "#57a9bb"
MIST = "#b4c3cb"
MIST_EDGE = "#71868f"
PARCHMENT = "#e4d3a6"  # the frame of a board whose seas are printed
PARCHMENT_EDGE = "#8b6a3c"
VIOLET = "#7a4aa6"
BROWN = "#8f5526"
PALISADE = "#3b302b"

SERIF = "Georgia, 'DejaVu Serif', 'Times New Roman', serif"
SANS = "'Segoe UI', 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif"

UNKNOWN_GROUND = "#b9b4aa"

SAILS = {  # of the harbours, in the colour of the terrain that yields the resource
    "wood": "#4c8a51",
    "brick": "#c97a4a",
    "wool": "#a9cf68",
    "grain": "#ebc654",
    "ore": "#97a1ab",
}

TOKEN_RIMS = {  # of number tokens that have a colour, and of the spots for them
    "green": "#2d7a3c",
    "light_green": "#8fc63f",
    "yellow": "#f2c01e",
    "grey": "#6f7b87",
    "white": "#ffffff",
}


@dataclass(frozen=True)
class Livery:
    """How the pieces of a colour look: fill, edge, what is written on the fill, and a shape of their own."""

    fill: str
    edge: str
    mark: str
    emblem: str


DISC = "M-5 0A5 5 0 1 0 5 0A5 5 0 1 0-5 0Z"
DIAMOND = "M0-6.5L6.5 0L0 6.5L-6.5 0Z"
SQUARE = "M-4.7-4.7H4.7V4.7H-4.7Z"
TRIANGLE = "M0-5.8L6 4.6H-6Z"
CROSS = "M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z"

LIVERIES = {
    "orange": Livery("#f08a1d", "#5a2f00", "#2a1500", DISC),
    "red": Livery("#c3272b", "#420608", "#ffffff", DIAMOND),
    "blue": Livery("#2a5fc1", "#081d4a", "#ffffff", SQUARE),
    "white": Livery("#fbfaf5", "#33302b", "#2b2522", TRIANGLE),
}
PLAIN = Livery("#7a6a8e", "#221b2c", "#ffffff", CROSS)  # for a colour that has no livery yet


def livery(color: str) -> Livery:
    """How a colour looks on pieces."""
    return LIVERIES.get(color, PLAIN)
