"""What stands on the lands of Merchants of Europe: mountain forests, alps and salt works."""

TRADE_SHAPES = {
    "alp": (
        '<path d="M-38 0L-14-34L-4-26L8-46L38 0Z" fill="#6f8676"/>'
        '<path d="M-38 0L-14-34L-10-18L-16 0ZM-4-26L8-46L8-22L-2 0H-12Z" fill="#8da292"/>'
        '<path d="M-1-31L8-46L18-31L12-33L8-27L3-33ZM-20-26L-14-34L-8-29L-13-26Z" fill="#f6f8fa"/>'
    ),
    "pan": (
        '<path d="M-28-9H18L28 9H-18Z" fill="#8a744e"/>'
        '<path d="M-24-7H-2L5 7H-15ZM1-7H16L24 7H8Z" fill="#9fd0d8"/>'
        '<path d="M-14 2C-11-2-5-2-2 2M11 2C13-2 17-2 19 2" fill="none" stroke="#fff" stroke-width="2.4" '
        'stroke-linecap="round"/>'
    ),
    "salt_heap": (
        '<ellipse cx="1" cy="1" rx="15" ry="3.500" fill="#8a7a5e" opacity=".6"/>'
        '<path d="M-14 0C-9-4-4-17 0-17S9-4 14 0Z" fill="#fff" stroke="#9aa3a8" stroke-width="1.2"/>'
        '<path d="M0-17C4-17 9-4 14 0H3C5-6 3-12 0-17Z" fill="#d6dde0"/>'
    ),
    "boiling_house": (
        '<path d="M8-30C4-36 14-40 9-47C15-42 10-37 15-31Z" fill="#f4f1ea" opacity=".9"/>'
        '<path d="M-20 0V-14H20V0Z" fill="#8a5f3b" stroke="#432c17" stroke-width="1.4"/>'
        '<path d="M-26-13L-14-29H14L26-13Z" fill="#b0432f" stroke="#432c17" stroke-width="1.4"/>'
        '<path d="M7-32H15V-22H7Z" fill="#6b6259"/><path d="M-5 0V-9H5V0Z" fill="#2f2013"/>'
    ),
}

TRADE_PLANTED: dict[str, list[tuple[str, float, float, float]]] = {  # from the back to the front
    "mountain_forest": [
        ("peak", 2, -32, 0.8),
        ("fir", -30, -36, 0.85),
        ("fir", 34, -34, 0.85),
        ("peak", -44, -4, 0.72),
        ("fir", 54, -8, 0.9),
        ("fir", -62, 18, 0.85),
        ("fir", 58, 30, 0.9),
        ("peak", 34, 62, 0.78),
        ("fir", -46, 46, 0.95),
        ("fir", -20, 62, 1),
        ("fir", 6, 74, 0.85),
    ],
    "alpine_pasture": [
        ("alp", 0, -33, 0.9),
        ("alp", -42, -10, 0.7),
        ("alp", 44, -8, 0.7),
        ("tuft", -60, 20, 1),
        ("sheep", 50, 34, 0.9),
        ("sheep", -32, 56, 0.95),
        ("tuft", 12, 54, 1.1),
        ("tuft", 32, 64, 1),
        ("tuft", 0, 76, 0.9),
    ],
    "coastal_salt_works": [
        ("pan", -2, -50, 0.85),
        ("pan", -46, -22, 0.75),
        ("salt_heap", 44, -24, 0.95),
        ("pan", 53, 4, 0.6),
        ("salt_heap", -54, 20, 0.8),
        ("pan", -26, 50, 0.9),
        ("salt_heap", 22, 54, 1.05),
        ("pan", 6, 74, 0.75),
        ("salt_heap", 50, 40, 0.75),
    ],
    "inland_salt_works": [
        ("boiling_house", 30, -34, 0.85),
        ("salt_heap", -22, -44, 0.9),
        ("salt_heap", -52, -12, 1),
        ("fir", 58, 4, 0.75),
        ("salt_heap", 54, 36, 0.8),
        ("boiling_house", -30, 60, 0.95),
        ("salt_heap", 12, 60, 1),
        ("salt_heap", 2, 78, 0.75),
        ("fir", -60, 30, 0.7),
    ],
}
TRADE_PLANTED["salt_works"] = TRADE_PLANTED["inland_salt_works"]  # on a board without pictures of its own
