"""Fish, alone and in shoals."""

from kogge.svg.artwork import Art

FISH = "M-14 0C-8-8 4-8 9-1.500L15-7V7.500L9 2C4 8-8 8-14 0Z"

SYMBOLS = {
    "fish": (
        f'<path d="{FISH}" fill="#c4dbe6" stroke="#173f55" stroke-width="1.8" stroke-linejoin="round"/>'
        '<path d="M-4-5C-1-2-1 2-4 5M3-4C5-1 5 2 3 4" fill="none" stroke="#5f8ca3" stroke-width="1.5"/>'
        '<circle cx="-8.5" cy="-1" r="1.6" fill="#173f55"/>'
    ),
    "school": (
        '<ellipse rx="50" ry="27" fill="#123f57" opacity=".5"/>'
        f'<g fill="#dcebf1" stroke="#123f57" stroke-width="1.600" stroke-linejoin="round">'
        f'<path d="{FISH}" transform="translate(-19-11)"/><path d="{FISH}" transform="translate(19-12) scale(.95)"/>'
        f'<path d="{FISH}" transform="translate(-22 11) scale(.95)"/><path d="{FISH}" transform="translate(12 12)"/>'
        '</g><g fill="#123f57"><circle cx="-27.500" cy="-12" r="1.700"/><circle cx="11" cy="-13" r="1.700"/>'
        '<circle cx="-30" cy="10" r="1.700"/><circle cx="3.500" cy="11" r="1.700"/></g>'
    ),
}

CHAPTER = Art("E-80", symbols=SYMBOLS, signs={"shoal": "fish", "fish": "fish"})
