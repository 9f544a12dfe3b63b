"""Small signs of the sea games, each around the origin; a picture defines those that it uses."""

from kogge.svg import art
from kogge.svg.palette import CREAM, GOLD, GOLD_EDGE, INK, TIMBER

SETTLER = "M-9.5-8H-5V-14H5V-8H9.5V-5H5.2C5.2-2 4-.5 3 0C9 1 12 5 13 14H-13C-12 5-9 1-3 0C-4-.5-5.200-2-5.200-5H-9.500Z"
CREW = "M-4.600-3.600A5.400 5.400 0 1 1 4.600-3.600C6.500 0 8.500 6 9 13H-9C-8.500 6-6.500 0-4.600-3.600Z"

SYMBOLS = {
    "coin": (
        f'<circle r="11" fill="{GOLD}" stroke="{GOLD_EDGE}" stroke-width="1.8"/>'
        f'<circle r="7.500" fill="none" stroke="{GOLD_EDGE}" stroke-width="1.2"/>'
        '<path d="M-4.500-5.500A7.500 7.500 0 0 1 2-7.200" fill="none" stroke="#fff6cf" stroke-width="2"/>'
        f'<path d="M0-4.500L1.300-1.400L4.500-1.200L2 .9L2.900 4.100L0 2.300L-2.900 4.100L-2 .9L-4.500-1.200'
        f'L-1.300-1.400Z" fill="{GOLD_EDGE}"/>'
    ),
    "cards": (
        f'<path d="M-10-8L1-12L7 6L-4 10Z" fill="#8fb6c9" stroke="{INK}" stroke-width="1.500" stroke-linejoin="round"/>'
        f'<path d="M-4-10H9V11H-4Z" fill="#fffaf0" stroke="{INK}" stroke-width="1.600" stroke-linejoin="round"/>'
        f'<path d="M2.500-4L6 .5L2.500 5L-1 .5Z" fill="{INK}"/>'
    ),
    "knight": (
        f'<path d="M-9-2C-9-13-4-16 0-16S9-13 9-2V13C5 15-5 15-9 13Z" fill="#a9b3bd" stroke="{INK}" '
        'stroke-width="1.700" stroke-linejoin="round"/><path d="M-9-3H9V1H2.500V11H-2.500V1H-9Z" fill="#2b3238"/>'
        f'<path d="M0-16C4-22 10-21 13-15C9-16 6-14 4-11" fill="#b3261e" stroke="{INK}" stroke-width="1.300" '
        'stroke-linejoin="round"/><path d="M-6-8C-5-12-3-13-1-13" fill="none" stroke="#eef2f5" stroke-width="1.800"/>'
    ),
    "skull": (
        f'<path d="M-11-3C-11-18 11-18 11-3C11 2 8 4 7 6V11H-7V6C-8 4-11 2-11-3Z" fill="{CREAM}"/>'
        '<g fill="#2a211d"><ellipse cx="-4.6" cy="-3" rx="3.2" ry="3.6"/><ellipse cx="4.6" cy="-3" rx="3.2" ry="3.6"/>'
        '<path d="M0 1L2 4.500H-2ZM-3.500 7H-2.300V11H-3.500ZM-.6 7H.6V11H-.6ZM2.300 7H3.500V11H2.300Z"/></g>'
    ),
    "anchor": (
        '<path d="M0-8V10M-5-4H5M-9 3C-8 8-4 10 0 10C4 10 8 8 9 3M-11 6L-9 2L-6 5M11 6L9 2L6 5" fill="none" '
        f'stroke="{CREAM}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>'
        f'<circle cy="-10" r="2.600" fill="none" stroke="{CREAM}" stroke-width="2.200"/>'
    ),
    "goods": (
        '<path d="M-11-7L-7-11H11V7L7 11H-11Z" fill="#d9a441" stroke="#3a2408" stroke-width="1.800" '
        'stroke-linejoin="round"/><path d="M-11-7H7V11M7-7L11-11" fill="none" stroke="#3a2408" stroke-width="1.500"/>'
        '<path d="M-11-7L7 11M7-7L-11 11" stroke="#3a2408" stroke-width="2"/>'
    ),
    "salt": (
        '<path d="M-12 9C-8 4-4-10 0-10S8 4 12 9Z" fill="#fff" stroke="#4a5257" stroke-width="1.600" '
        'stroke-linejoin="round"/><path d="M0-10C4-10 8 4 12 9H3C5 2 3-5 0-10Z" fill="#cfd8dc"/>'
        '<path d="M-4 3H-3M0-3H1M-1 6H0M4 2H5" stroke="#7d878c" stroke-width="1.800" stroke-linecap="round"/>'
    ),
    "scrolls": (
        f'<path d="M-9-10H6C9-10 9-6 6-6V9C6 12 10 12 10 9V6H-3V9C-3 12-7 12-7 9V-6H-9C-12-6-12-10-9-10Z" '
        f'fill="#fffaf0" stroke="{INK}" stroke-width="1.600" stroke-linejoin="round"/>'
        f'<path d="M-3-2H3M-3 2H3" stroke="{INK}" stroke-width="1.400"/>'
    ),
    "crown": (
        f'<path d="M-12-6L-6 0L0-11L6 0L12-6L9 9H-9Z" fill="{GOLD}" stroke="{GOLD_EDGE}" stroke-width="1.800" '
        f'stroke-linejoin="round"/><path d="M-8.500 5.500H8.500" stroke="{GOLD_EDGE}" stroke-width="1.800"/>'
        f'<g fill="#b3261e" stroke="{GOLD_EDGE}" stroke-width="1.200"><circle cy="-11.500" r="2.400"/>'
        '<circle cx="-12" cy="-7" r="2"/><circle cx="12" cy="-7" r="2"/></g>'
    ),
    "star": (
        f'<path d="M0-13L3.900-4.700L13-3.800L6.200 2.300L8.100 11.500L0 6.800L-8.100 11.500L-6.200 2.300L-13-3.800'
        f'L-3.900-4.700Z" fill="{GOLD}" stroke="{GOLD_EDGE}" stroke-width="1.800" stroke-linejoin="round"/>'
    ),
    "compass": (
        f'<circle r="12.500" fill="{CREAM}" stroke="{TIMBER}" stroke-width="3"/>'
        f'<path d="M0-10.500V-8.500M0 8.500V10.500M-10.500 0H-8.500M8.500 0H10.500" stroke="{INK}" '
        'stroke-width="1.600"/>'
        '<path d="M5-7L2.400 2.400L-2.400-2.400Z" fill="#b3261e"/>'
        f'<path d="M-5 7L-2.400-2.400L2.400 2.400Z" fill="{INK}"/>'
    ),
    "moon": '<path d="M7-24A25 25 0 1 0 22 16A21 21 0 1 1 7-24Z" fill="#2f7a5b" stroke="#eef4f0" stroke-width="2.4"/>',
    "sun": (
        '<path d="M0-28L5-17L14-24L14-12L26-14L18-5L28 0L18 5L26 14L14 12L14 24L5 17L0 28L-5 17L-14 24L-14 12L-26 14'
        'L-18 5L-28 0L-18-5L-26-14L-14-12L-14-24L-5-17Z" fill="#e08a2c" stroke="#fdf1e2" stroke-width="2.200" '
        'stroke-linejoin="round"/><circle r="11" fill="#fbd58f"/>'
    ),
    "clouds": (
        '<g fill="none" stroke="#eff4f6" stroke-width="4" stroke-linecap="round" opacity=".75">'
        '<path d="M-60-22C-54-34-38-34-34-24C-30-32-16-32-14-22H-66"/>'
        '<path d="M8-54C12-64 26-64 30-55C35-62 46-60 47-53H2"/>'
        '<path d="M20 46C25 33 43 33 47 44C52 36 64 38 65 47H13"/>'
        '<path d="M-52 42C-48 32-34 32-31 41C-27 35-17 36-16 43H-57"/></g>'
    ),
    "hall": (
        '<ellipse cx="0" cy="35" rx="56" ry="13" fill="#17506e" opacity=".55"/>'
        f'<path d="M-46 22V38M-24 24V42M0 24V43M24 24V42M46 22V38" stroke="{TIMBER}" stroke-width="6"/>'
        f'<path d="M-56 16H56L48 27H-48Z" fill="#a97c4b" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
        f'<path d="M-38-10H38V16H-38Z" fill="{CREAM}" stroke="{INK}" stroke-width="2"/>'
        f'<path d="M-46-9L0-38L46-9Z" fill="#a8432f" stroke="{INK}" stroke-width="2.200" stroke-linejoin="round"/>'
        f'<path d="M-30-5V16M-17-5V16M17-5V16M30-5V16" stroke="#b79b62" stroke-width="5"/>'
        f'<path d="M-9 16V2A9 9 0 0 1 9 2V16Z" fill="{TIMBER}"/><circle cy="-21" r="6" fill="{GOLD}"/>'
        f'<path d="M0-38V-55" stroke="{INK}" stroke-width="2.400"/><path d="M1-55H20L14-50L20-45H1Z" fill="{GOLD}"/>'
    ),
    **art.SYMBOLS,
}
