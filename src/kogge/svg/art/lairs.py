"""Gold rivers, on which pirates have their lairs."""

from kogge.svg.artwork import Art, Planted

SHAPES = {
    "stream": (
        '<path d="M-34-66C-16-52-62-36-50-14C-40 4-62 22-44 38C-30 50-36 62-24 74" fill="none" stroke="#c39a2a" '
        'stroke-width="21" stroke-linecap="round"/>'
        '<path d="M-34-66C-16-52-62-36-50-14C-40 4-62 22-44 38C-30 50-36 62-24 74" fill="none" stroke="#5fb0cc" '
        'stroke-width="13" stroke-linecap="round"/>'
        '<path d="M-36-54C-34-44-52-36-50-22M-50 6C-54 16-52 24-46 32" fill="none" stroke="#d9f1f6" '
        'stroke-width="2.4" stroke-linecap="round"/>'
    ),
    "nugget": (
        '<path d="M-8 4L-9-2L-3-8L5-7L9-1L6 5L-2 7Z" fill="#f2c635" stroke="#7d5a06" stroke-width="1.6" '
        'stroke-linejoin="round"/><path d="M-3-8L-1-2L5-7ZM-1-2L6 5L9-1Z" fill="#fdeea6"/>'
    ),
    "boulder": (
        '<path d="M-14 4C-15-6-7-12 1-11C9-11 15-5 14 4Z" fill="#75804f"/>'
        '<path d="M-14 4C-15-6-7-12 1-11C-5-7-7-2-7 4Z" fill="#8f9a66"/>'
    ),
}

PLANTED: dict[str, list[Planted]] = {
    "gold_river": [
        ("boulder", 20, -58, 0.9),
        ("boulder", 52, -26, 1.1),
        ("stream", -4, 0, 1),
        ("nugget", -64, -26, 0.9),
        ("nugget", -16, -50, 0.8),
        ("nugget", 40, -44, 1.1),
        ("nugget", -68, 18, 0.8),
        ("nugget", 64, 2, 0.9),
        ("nugget", -14, 66, 1),
    ],
}

CHAPTER = Art(
    "E-70",
    grounds={"gold_river": "#93a565"},
    shapes=SHAPES,
    planted=PLANTED,
    signs={"gold_river": "coin", "lairs": "skull"},
)
