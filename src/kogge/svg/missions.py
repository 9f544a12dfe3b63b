"""The tracks of the missions: markers in the order in which they came, and who has the card."""

from kogge.engine.state import NOBODY
from kogge.svg.art import sign_of
from kogge.svg.elements import capital, element, group, line, moved, words
from kogge.svg.palette import BRASS, GOLD_EDGE, INK, PALISADE, Livery, livery
from kogge.svg.panel import PANEL, Panel
from kogge.svg.sheet import Sheet

TRACK = 148  # from the top of the panel
FIRST_STEP = 34
MARKER = 13  # radius
MARKER_LETTER = 14  # size
STACKED = 21  # from marker to marker


def missions(sheet: Sheet) -> list[Panel]:
    """A panel for each mission of the game."""
    return [
        Panel(capital(sheet.texts.name("mission", name)), told(sheet, name), track(sheet, name), sign(sheet, name))
        for name in sheet.facts.missions
    ]


def sign(sheet: Sheet, name: str) -> str:
    """What a mission is about."""
    disc = element("circle", cx=0, cy=0, r=18, fill=PALISADE) if sign_of(name) == "skull" else ""
    return disc + sheet.stamp(sign_of(name), (0, 0), 0.95 if disc else 1.2)


def markers(sheet: Sheet, name: str) -> dict[int, list[int]]:
    """The seats whose markers lie on each step, from the bottom of the stack."""
    steps, arrivals = sheet.view.column(f"{name}_track"), sheet.view.column(f"{name}_arrival")
    stacks: dict[int, list[int]] = {}
    for p in sorted(range(len(steps)), key=lambda p: arrivals[p]):
        stacks.setdefault(steps[p], []).append(p)
    return stacks


def told(sheet: Sheet, name: str) -> str:
    """A mission in words."""
    steps, points = sheet.view.column(f"{name}_track"), sheet.facts.missions[name].points
    (leader,) = sheet.view.column(f"{name}_leader")
    stand = sheet.listed(
        sheet.say("picture-mission.step", seat=sheet.seat(p), step=step, points=points[step])
        for p, step in enumerate(steps)
    )
    mission = sheet.texts.name("mission", name)
    if leader == NOBODY:
        return sheet.say("picture-mission.nobody", mission=mission, stand=stand)
    return sheet.say("picture-mission", mission=mission, stand=stand, leader=sheet.seat(leader))


def track(sheet: Sheet, name: str) -> str:
    points = sheet.facts.missions[name].points
    longest = max(len(mission.points) for mission in sheet.facts.missions.values())
    across = (PANEL[0] - 2 * FIRST_STEP - 4) / (longest - 1)
    row = line((FIRST_STEP, TRACK), (FIRST_STEP + across * (len(points) - 1), TRACK), stroke=BRASS, stroke_width=5)
    start = sheet.say("picture-mission.start")
    spaces = [space(FIRST_STEP + across * k, start if k == 0 else str(n)) for k, n in enumerate(points)]
    pieces = [
        marker(sheet, p, FIRST_STEP + across * step, TRACK - STACKED * k)
        for step, stack in markers(sheet, name).items()
        for k, p in enumerate(stack)
    ]
    return row + group(*spaces) + group(*pieces) + card(sheet, name)


def space(x: float, text: str) -> str:
    """A step of the track, and below it its points."""
    return element("circle", cx=x, cy=TRACK, r=MARKER + 2, fill="#fff", stroke=BRASS, stroke_width=2) + words(
        text, (x, TRACK + 28), 17, fill=INK, font_weight="bold"
    )


def marker(sheet: Sheet, p: int, x: float, y: float) -> str:
    look = livery(sheet.color(p))
    return group(
        marker_shape(look),
        words(sheet.letter(p), (0, 0), MARKER_LETTER, fill=look.mark, font_weight="bold"),
        transform=moved((x, y)),
    )


def marker_shape(look: Livery) -> str:
    """A marker around the origin, without its letter."""
    below = element("circle", cx=0, cy=2.5, r=MARKER, fill=look.edge)
    return below + element("circle", cx=0, cy=0, r=MARKER, fill=look.fill, stroke=look.edge, stroke_width=2)


def card(sheet: Sheet, name: str) -> str:
    """The card with what it is worth, and with the flag of whoever has it."""
    (leader,) = sheet.view.column(f"{name}_leader")
    x, y = PANEL[0] - 72, 12
    empty = leader == NOBODY
    return group(
        element("rect", x=0, y=0, width=58, height=40, rx=6, fill="#fffaf0", stroke=GOLD_EDGE, stroke_width=2),
        words(f"+{sheet.facts.missions[name].card}", (42, 20), 18, fill=INK, font_weight="bold"),
        element("circle", cx=16, cy=20, r=10, fill="none", stroke=BRASS, stroke_width=2, stroke_dasharray="3 3")
        if empty
        else group(marker(sheet, leader, 0, 0), transform=moved((16, 19), 0.85)),
        transform=moved((x, y)),
    )
