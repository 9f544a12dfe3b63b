"""Shapes that are used many times, and defined once in each picture."""

from kogge.svg.elements import element, group
from kogge.svg.palette import CREAM, FOAM, INK, TIMBER
from kogge.svg.scenery import PLANTED, SHAPES, scenery
from kogge.svg.symbols import SYMBOLS

# The goods on the sails of harbour ships, around the origin, about 22 wide.
GOODS = {
    "wood": (
        '<path d="M-12-4.500L8-8v8L-12 3.500Z" fill="#8a5a30" stroke="#3d2612" stroke-width="1.3"/>'
        '<path d="M-12 3L9 0v8L-12 10.500Z" fill="#9b683a" stroke="#3d2612" stroke-width="1.3"/>'
        '<ellipse cx="8.5" cy="-4" rx="3" ry="4" fill="#e6c594" stroke="#3d2612" stroke-width="1.3"/>'
        '<ellipse cx="9.5" cy="4" rx="3" ry="4" fill="#e6c594" stroke="#3d2612" stroke-width="1.3"/>'
    ),
    "brick": (
        '<path d="M-13 1h12v8h-12zM1 1h12v8h-12zM-6-8h12v8h-12z" fill="#f0b48c" stroke="#6b2d12" stroke-width="1.6" '
        'stroke-linejoin="round"/>'
    ),
    "wool": (
        '<path d="M-10 4a5 5 0 0 1 0-8a6 6 0 0 1 9-4a6.5 6.5 0 0 1 10 4a5 5 0 0 1 0 8a6 6 0 0 1-9 4'
        'a6.5 6.5 0 0 1-10-4Z" fill="#fdfcf6" stroke="#4a4038" stroke-width="1.4"/>'
        '<path d="M-5 0a4 4 0 0 1 7-1a3 3 0 0 1-2 5a2 2 0 0 1-2-2" fill="none" stroke="#8d897a" stroke-width="1.4"/>'
    ),
    "grain": (
        '<path d="M0 11V-4" stroke="#5d3f08" stroke-width="1.8"/>'
        '<path d="M0-12c3 3 3 5 0 8c-3-3-3-5 0-8ZM-1 0c-5-1-6-4-5-8c4 1 6 4 5 8ZM1 0c5-1 6-4 5-8c-4 1-6 4-5 8Z'
        'M-1 8c-5-1-6-4-5-8c4 1 6 4 5 8ZM1 8c5-1 6-4 5-8c-4 1-6 4-5 8Z" fill="#fff3c4" stroke="#5d3f08" '
        'stroke-width="1.1" stroke-linejoin="round"/>'
    ),
    "ore": (
        '<path d="M-12 8L-8-4L1-9L10-3L12 8Z" fill="#56616d" stroke="#23292f" stroke-width="1.4" '
        'stroke-linejoin="round"/><path d="M-8-4L-1 0L1-9ZM-1 0L10-3L3 8Z" fill="#dfe5ea"/>'
    ),
    "anything": (
        '<circle cx="0" cy="-8" r="3.8" fill="#4c8a51"/><circle cx="8" cy="-2" r="3.8" fill="#c97a4a"/>'
        '<circle cx="5" cy="7" r="3.8" fill="#a9cf68"/><circle cx="-5" cy="7" r="3.8" fill="#ebc654"/>'
        '<circle cx="-8" cy="-2" r="3.8" fill="#97a1ab"/>'
    ),
}

HULL = (
    f'<path d="M0-47V8" stroke="{INK}" stroke-width="3"/>'
    '<path d="M1-47h15l-5 3.500l5 3.500h-15z" fill="#c3272b"/>'
    f'<path d="M-33 0h11v6h44v-6h11l-3 13c-2 9-9 13-17 13h-26c-8 0-15-4-17-13z" fill="{TIMBER}" stroke="{INK}" '
    'stroke-width="1.8" stroke-linejoin="round"/>'
    '<path d="M-30 9.500h60" stroke="#a57a4e" stroke-width="1.6"/>'
)
SAIL = "M-24-37C-10-33 10-33 24-37C20-24 20-10 24 3C10-1-10-1-24 3C-20-10-20-24-24-37Z"

ROBBER = (
    '<ellipse cx="1" cy="26" rx="22" ry="5.5" fill="#000" opacity=".32"/>'
    f'<path d="M-20 25C-20 17-15 12-13 5C-11-1-10-5-9-8H9C10-5 11-1 13 5C15 12 20 17 20 25Z" fill="#37322f" '
    f'stroke="{CREAM}" stroke-width="2.2" stroke-linejoin="round"/>'
    f'<path d="M-21-14C-13-17-12-19-11-27C-6-31 6-31 11-27C12-19 13-17 21-14C12-8-12-8-21-14Z" fill="#4a433e" '
    f'stroke="{CREAM}" stroke-width="2" stroke-linejoin="round"/>'
    '<path d="M-11.5-20C-5-17.5 5-17.5 11.5-20" fill="none" stroke="#c3272b" stroke-width="3"/>'
    '<path d="M-9 21C-9 13-5 9-4-3" fill="none" stroke="#857c74" stroke-width="2.4" stroke-linecap="round"/>'
)

HOMES = (  # a settlement, a city, a harbour settlement with its stepped gable
    "M-19 17V-5L0-22L19-5V17Z",
    "M-29 19V-12L-15-27L-1-12V-3H29V19Z",
    "M-24 19V-9H-17V-17H-9V-26H9V-17H17V-9H24V19Z",
)
HOME_MARKS = ((0, 5.5), (-13, 6), (0, 3))  # where the letter of the seat is written


def stock(tag: str, terrains: list[str], painted: str) -> str:
    """The shapes that a picture with these terrains may use, and the symbols that it does use."""
    planted = sorted({shape for terrain in terrains for shape, *_ in PLANTED[terrain]})
    return element(
        "defs",
        light(tag),
        waves(tag),
        *(group(SHAPES[shape], id=f"{tag}-{shape}") for shape in planted),
        *(scenery(terrain, tag) for terrain in terrains),
        *(group(art, id=f"{tag}-{name}") for name, art in GOODS.items()),
        group(HULL, id=f"{tag}-hull"),
        group(ROBBER, id=f"{tag}-robber"),
        *(group(art, id=f"{tag}-{name}") for name, art in SYMBOLS.items() if f'"#{tag}-{name}"' in painted),
    )


def light(tag: str) -> str:
    """A soft light from the top left, laid over every hex."""
    stops = ("#fff", 0, 0.28), ("#fff", 0.55, 0.03), ("#000", 1, 0.13)
    shades = [element("stop", offset=at, stop_color=color, stop_opacity=how) for color, at, how in stops]
    return element("radialGradient", *shades, id=f"{tag}-light", cx=0.38, cy=0.3, r=0.8)


def waves(tag: str) -> str:
    """Small waves for the open sea."""
    crests = "M6 14q6-6 12 0t12 0M52 44q6-6 12 0t12 0"
    crest = element("path", d=crests, fill="none", stroke=FOAM, stroke_width=2, stroke_linecap="round", opacity=0.45)
    return element("pattern", crest, id=f"{tag}-waves", width=92, height=60, patternUnits="userSpaceOnUse")
