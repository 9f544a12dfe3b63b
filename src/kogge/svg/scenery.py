"""What grows and stands on the terrains: small shapes, and where each terrain puts them.

Shapes are drawn around the point on which they stand; a hex has sides of 100. The middle is
left free for the number token, the rim for roads and homes.
"""

from kogge.svg import art
from kogge.svg.artwork import Planted
from kogge.svg.elements import element, group, moved
from kogge.svg.trade_lands import TRADE_PLANTED, TRADE_SHAPES

GROUND = {  # of each terrain
    "forest": "#4c8a51",
    "hill": "#c97a4a",
    "pasture": "#a9cf68",
    "field": "#ebc654",
    "mountain": "#97a1ab",
    "desert": "#e3d09a",
    "mountain_forest": "#6d9a72",
    "alpine_pasture": "#bcd68f",
    "salt_works": "#dcd3c6",
    "coastal_salt_works": "#d8cdb4",
    "inland_salt_works": "#d9c7b9",
    **art.GROUNDS,
}

SHAPES = {
    "fir": (
        '<ellipse cx="1" cy="6" rx="13" ry="3.5" fill="#2f6338" opacity=".7"/>'
        '<path d="M-2.6 0h5.2v7h-5.2z" fill="#5f4024"/>'
        '<path d="M0-36L9-21H5.5L13-9H8L16 3H-16L-8-9H-13L-5.5-21H-9Z" fill="#20522f"/>'
        '<path d="M0-36L-9-21H-5.5L-13-9H-8L-16 3H-3Z" fill="#2f6d40"/>'
    ),
    "peak": (
        '<path d="M-36 0L-4-50L4-44L34 0Z" fill="#5d6874"/>'
        '<path d="M-36 0L-4-50L-7-20L2-8L-4 0Z" fill="#7b8794"/>'
        '<path d="M-18-28L-4-50L4-44L13-31L6-34L1-25L-6-33L-11-25Z" fill="#f6f8fa"/>'
    ),
    "mound": (
        '<path d="M-36 0C-30-22-16-32 0-32S31-21 36 0Z" fill="#a9552d"/>'
        '<path d="M-36 0C-30-22-16-32 0-32C-14-22-20-10-21 0Z" fill="#bd683b"/>'
        '<path d="M-12-7C-4-11 6-11 13-7M-5-17C0-20 7-20 12-17" fill="none" stroke="#8a4220" stroke-width="2.4" '
        'stroke-linecap="round"/>'
    ),
    "bricks": (
        '<path d="M-17-8h16v8h-16zM1-8h16v8h-16zM-8-17h16v8h-16z" fill="#dc8f5f" stroke="#7c381a" stroke-width="1.8" '
        'stroke-linejoin="round"/>'
    ),
    "sheep": (
        '<ellipse cx="0" cy="1" rx="15" ry="3" fill="#7fa744" opacity=".8"/>'
        '<path d="M-7-6v6M-3-6v7M5-6v6M8-6v6" stroke="#4a4038" stroke-width="2.2"/>'
        '<path d="M-12-11a6 6 0 0 1 4-9a7 7 0 0 1 11-2a6.5 6.5 0 0 1 9 6a6 6 0 0 1-3 10a8 8 0 0 1-9 1'
        'a8 8 0 0 1-9-1a5 5 0 0 1-3-5Z" fill="#fdfcf6" stroke="#b9b7a4" stroke-width="1.2"/>'
        '<path d="M10-20c5-1 9 2 9 7c0 4-5 5-8 2c-2-2-3-7-1-9Z" fill="#4a4038"/>'
    ),
    "tuft": (
        '<path d="M0 0C-1-5-4-9-7-11M0 0V-14M0 0C1-5 4-9 7-11" fill="none" stroke="#6f9a3a" stroke-width="2.4" '
        'stroke-linecap="round"/>'
    ),
    "corn": (
        '<path d="M0 4C1-6 0-14 0-26" fill="none" stroke="#b07c1c" stroke-width="2"/>'
        '<path d="M0-36c3 3 3 6 0 9c-3-3-3-6 0-9ZM-1-23c-5-1-6-4-5-8c4 1 6 4 5 8ZM1-23c5-1 6-4 5-8c-4 1-6 4-5 8Z'
        'M-1-14c-5-1-6-4-5-8c4 1 6 4 5 8ZM1-14c5-1 6-4 5-8c-4 1-6 4-5 8Z" fill="#c98d1d"/>'
    ),
    "dune": (
        '<path d="M-34 0C-22-2-14-15-2-15C8-15 18-3 34 0Z" fill="#d2b873"/>'
        '<path d="M-34 0C-22-2-14-15-2-15C-8-9-6-3 2 0Z" fill="#efdfb4"/>'
    ),
    "cactus": (
        '<path d="M0 0V-32M0-11h-8c-3 0-4-2-4-4v-6M0-15h7c3 0 4-2 4-4v-7" fill="none" stroke="#5d7f49" '
        'stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"/>'
        '<path d="M-1.5-2V-30" stroke="#86a56d" stroke-width="1.6" stroke-linecap="round"/>'
    ),
    **art.SHAPES,
    **TRADE_SHAPES,
}

PLANTED: dict[str, list[Planted]] = {  # from the back to the front
    "forest": [
        ("fir", -3, -48, 0.9),
        ("fir", -26, -37, 1),
        ("fir", 22, -38, 1.05),
        ("fir", -50, -16, 1.05),
        ("fir", 50, -18, 0.95),
        ("fir", -57, 14, 0.85),
        ("fir", 57, 14, 1),
        ("fir", -40, 40, 1.05),
        ("fir", 41, 42, 0.9),
        ("fir", -17, 60, 0.9),
        ("fir", 15, 64, 1.05),
    ],
    "hill": [
        ("mound", 3, -44, 0.86),
        ("mound", -37, -22, 0.92),
        ("mound", 40, -19, 0.9),
        ("bricks", -55, 13, 0.8),
        ("mound", -30, 58, 0.95),
        ("mound", 31, 60, 0.85),
        ("bricks", 55, 22, 0.8),
        ("bricks", 3, 72, 0.9),
    ],
    "pasture": [
        ("tuft", 0, -59, 0.9),
        ("sheep", -27, -33, 0.95),
        ("tuft", 24, -44, 1),
        ("sheep", 47, -15, 0.9),
        ("tuft", -60, -10, 1),
        ("tuft", -55, 25, 1.1),
        ("tuft", 61, 22, 0.9),
        ("sheep", -29, 54, 1.05),
        ("tuft", 8, 58, 1),
        ("tuft", 34, 50, 1.1),
        ("tuft", 3, 78, 0.9),
    ],
    "field": [
        ("corn", 0, -45, 0.9),
        ("corn", -20, -40, 0.95),
        ("corn", 20, -40, 0.95),
        ("corn", -39, -22, 1),
        ("corn", 39, -22, 1),
        ("corn", -57, -10, 1),
        ("corn", 57, -10, 1),
        ("corn", -47, 22, 1),
        ("corn", 47, 22, 1),
        ("corn", -64, 32, 0.9),
        ("corn", 64, 32, 0.9),
        ("corn", -34, 54, 1),
        ("corn", 34, 54, 1),
        ("corn", -12, 70, 1),
        ("corn", 12, 70, 1),
    ],
    "mountain": [
        ("peak", 1, -30, 1),
        ("peak", -39, -7, 0.9),
        ("peak", 41, -6, 0.86),
        ("peak", -34, 58, 0.8),
        ("peak", 35, 59, 0.86),
        ("peak", 1, 76, 0.72),
    ],
    "desert": [
        ("dune", 4, -50, 0.9),
        ("cactus", -40, -14, 0.95),
        ("dune", 43, -12, 0.95),
        ("dune", -45, 32, 0.95),
        ("cactus", 46, 44, 0.8),
        ("dune", 2, 66, 1.15),
    ],
    **art.PLANTED,
    **TRADE_PLANTED,
}


def scenery(terrain: str, tag: str) -> str:
    """All that stands on one hex of a terrain, as one shape for the stock."""
    planted = [
        element("use", href=f"#{tag}-{shape}", transform=moved((x, y), scale))
        for shape, x, y, scale in PLANTED[terrain]
    ]
    return group(*planted, id=f"{tag}-{terrain}")
