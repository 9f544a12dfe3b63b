"""Spices and their villages: sacks, and signs for what villages teach."""

from kogge.svg.artwork import Art, Planted
from kogge.svg.palette import GOLD, GOLD_EDGE, INK, TIMBER

SHAPES = {
    "palm": (
        '<ellipse cx="1" cy="1" rx="12" ry="3" fill="#7d5c8c" opacity=".6"/>'
        '<path d="M-2 0C0-10-1-18 3-27L6-26C4-17 5-9 3 0Z" fill="#6f4a2a"/>'
        '<path d="M4-27C-4-36-14-35-18-28C-11-30-4-29 4-26C8-34 17-38 23-32C15-33 10-30 5-26C12-27 19-23 20-15'
        'C15-21 10-24 4-26C2-22-3-19-11-18C-6-23-2-25 4-27Z" fill="#2f7a52" stroke="#1d5237" stroke-width="1.2" '
        'stroke-linejoin="round"/>'
    ),
    "hut": (
        '<ellipse cx="1" cy="1" rx="19" ry="4" fill="#7d5c8c" opacity=".6"/>'
        '<path d="M-13-15H13V0H-13Z" fill="#e7c48d" stroke="#5b3a1c" stroke-width="1.6"/>'
        '<path d="M-4 0V-10H4V0Z" fill="#5b3a1c"/>'
        '<path d="M-19-13L0-32L19-13Z" fill="#b3742f" stroke="#5b3a1c" stroke-width="1.8" stroke-linejoin="round"/>'
        '<path d="M-10-16L-2-27M-1-15V-27M10-16L3-26" stroke="#8a5520" stroke-width="1.6"/>'
    ),
    "shrub": (
        '<path d="M0 1V-8" stroke="#55643a" stroke-width="2.4"/>'
        '<path d="M-9-6A5.500 5.500 0 0 1-5-14A6 6 0 0 1 6-14A5.500 5.500 0 0 1 9-6A5 5 0 0 1 0-5A5 5 0 0 1-9-6Z" '
        'fill="#62834a"/>'
        '<g fill="#d63c2e"><circle cx="-4" cy="-8" r="2"/><circle cx="4" cy="-9" r="2"/>'
        '<circle cx="0" cy="-14" r="2"/></g>'
    ),
}

PLANTED: dict[str, list[Planted]] = {
    "spice": [
        ("palm", 32, -46, 0.95),
        ("hut", -3, -43, 0.95),
        ("palm", -38, -38, 1.05),
        ("shrub", 62, -24, 1),
        ("shrub", -63, -14, 1),
        ("hut", -56, 22, 0.85),
        ("shrub", -68, 40, 0.9),
        ("shrub", 66, 44, 0.9),
        ("shrub", -26, 74, 1),
        ("shrub", 2, 84, 0.9),
        ("shrub", 28, 74, 1),
    ],
}

SYMBOLS = {
    "sack": (
        '<path d="M-4-8L-6-13C-2-11 2-11 6-13L4-8C11-4 12 4 9 12C3 13.500-3 13.500-9 12C-12 4-11-4-4-8Z" '
        'fill="#c98f41" stroke="#4a2f0d" stroke-width="1.8" stroke-linejoin="round"/>'
        '<path d="M-5-7.500C-2-6 2-6 5-7.500" fill="none" stroke="#4a2f0d" stroke-width="2.2"/>'
        '<path d="M0-1L4 4L0 9L-4 4Z" fill="#8c2f24"/>'
    ),
    "swift_voyage": (
        f'<path d="M-3-14V9" stroke="{INK}" stroke-width="2.400"/>'
        f'<path d="M-1-14C7-10 10-2 10 6C6 4 3 4-1 5Z" fill="#fff" stroke="{INK}" stroke-width="1.800"/>'
        f'<path d="M-5-10C-9-6-10 0-9 5L-5 4.500Z" fill="#fff" stroke="{INK}" stroke-width="1.600"/>'
        f'<path d="M-14 9H15C13 15 9 17 5 17H-6C-10 17-13 14-14 9Z" fill="{TIMBER}" stroke="{INK}" '
        'stroke-width="1.600"/>'
    ),
    "fast_gold": (
        f'<circle cx="2" r="12" fill="{GOLD}" stroke="{GOLD_EDGE}" stroke-width="2"/>'
        f'<path d="M-21-7H-12M-24 0H-12M-21 7H-12" stroke="{GOLD_EDGE}" stroke-width="2.600" stroke-linecap="round"/>'
        f'<path d="M2-6.500V6.500M-1-4L2-6.500" stroke="{GOLD_EDGE}" stroke-width="3" fill="none" '
        'stroke-linecap="round"/>'
    ),
}

CHAPTER = Art(
    "E-90",
    grounds={"spice": "#b795c4"},
    shapes=SHAPES,
    planted=PLANTED,
    symbols=SYMBOLS,
    signs={"spice": "sack", "sack": "sack", "spices": "sack"},
)
