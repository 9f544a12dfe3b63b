"""What stands on the lands beyond the sea: gold rivers and spice villages."""

FAR_SHAPES = {
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

FAR_PLANTED: dict[str, list[tuple[str, float, float, float]]] = {
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
