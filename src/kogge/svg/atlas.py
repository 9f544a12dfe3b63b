"""A board that is a map: its seas with their names, its shores, paths and double arrows."""

from kogge.engine.topology import AROUND, Cell
from kogge.svg.elements import Point, element, group, line, moved, polygon, title
from kogge.svg.lettering import lines_of, span
from kogge.svg.palette import CREAM, FOAM, INK, OPEN_SEA, SAND, SERIF, SHALLOW
from kogge.svg.sheet import Sheet, cell_middle, cell_outline

SHORE = 46  # width of the shallow water, half of it under the land
LAND, COAST, BORDER, SEA_LANE = "land", "coast", "border", "sea lane"
TRACK = "#7c6433"
LINES: dict[str, dict[str, str | float | None]] = {  # how paths look
    LAND: {"stroke": TRACK, "stroke_width": 3, "stroke_dasharray": "1 7"},
    COAST: {"stroke": TRACK, "stroke_width": 3, "stroke_dasharray": "1 7"},
    BORDER: {"stroke": TRACK, "stroke_width": 3, "stroke_dasharray": "1 7"},
    SEA_LANE: {"stroke": FOAM, "stroke_width": 3.5, "stroke_dasharray": "9 9", "opacity": 0.9},
}
ARROW = "M-29 0L-15-9.500V-4H15V-9.500L29 0L15 9.500V4H-15V9.500Z"
SEA_NAME, LONGEST_NAME = 22, 11  # size of the letters, and how many go into one line


def seas(sheet: Sheet) -> str:
    """Every sea that is printed on the board."""
    waters = sheet.chart.waters
    return group(*(sea(sheet, sheet.called(names), list(cells)) for names, cells in waters)) + shores(sheet)


def sea(sheet: Sheet, name: str, cells: list[Cell]) -> str:
    outlines = [cell_outline(cell) for cell in cells]
    return group(
        title(name),
        *(polygon(outline, fill=OPEN_SEA, stroke=OPEN_SEA, stroke_width=1.5) for outline in outlines),
        *(polygon(outline, fill=f"url(#{sheet.id('waves')})", opacity=0.7) for outline in outlines),
    )


def shores(sheet: Sheet) -> str:
    """Shallow water along the land, as far as there is sea."""
    wet, land = set(sheet.sea_cells), sheet.topo.cells
    sides = [side(cell, k) for cell in land for k, (q, r) in enumerate(AROUND) if (cell[0] + q, cell[1] + r) in wet]
    if not sides:
        return ""
    bands = [(SHORE, 0.55), (SHORE * 0.6, 1)]
    clip = element("clipPath", *(polygon(cell_outline(cell)) for cell in sheet.sea_cells), id=sheet.id("seas"))
    return clip + group(
        *(group(*(line(*ends) for ends in sides), stroke_width=width, opacity=how) for width, how in bands),
        stroke=SHALLOW,
        stroke_linecap="round",
        clip_path=f"url(#{sheet.id('seas')})",
    )


def side(cell: Cell, k: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """The side of a hex towards its neighbour ``AROUND[k]``: the first lies in the north-west."""
    outline = cell_outline(cell)
    return outline[k - 1], outline[k]


def sea_names(sheet: Sheet) -> str:
    """Each sea's name in one of its hexes, the one nearest to the middle of the sea."""
    return group(
        *(span(lines, at, SEA_NAME) for lines, at in named_seas(sheet)),
        font_family=SERIF,
        font_style="italic",
        letter_spacing=0.6,
        fill="#e3f3f8",
        stroke="#2c749a",
        stroke_width=3,
        stroke_linejoin="round",
        paint_order="stroke",
    )


def named_seas(sheet: Sheet) -> list[tuple[list[str], Point]]:
    """The lines of each sea's name, and where they are written."""
    named = [(sheet.called(names), name_cell(list(cells))) for names, cells in sheet.chart.waters]
    return [(lines_of(name, LONGEST_NAME), cell_middle(cell)) for name, cell in named if name]


def name_cell(cells: list[Cell]) -> Cell:
    middles = [cell_middle(cell) for cell in cells]
    x, y = (sum(parts) / len(middles) for parts in zip(*middles, strict=True))
    return min(cells, key=lambda cell: (cell_middle(cell)[0] - x) ** 2 + (cell_middle(cell)[1] - y) ** 2)


def paths(sheet: Sheet) -> str:
    """Every path as a faint line, and a dot on every intersection."""
    if not sheet.chart.waters:
        return ""
    kinds: dict[str, list[str]] = {kind: [] for kind in LINES}
    for e in range(sheet.topo.n_edges):
        kinds[path_kind(sheet, e)].append(line(*sheet.path(e)))
    dots = [element("circle", cx=x, cy=y, r=5) for x, y in map(sheet.node, range(sheet.topo.n_nodes))]
    return group(
        *(group(*drawn, **LINES[kind]) for kind, drawn in kinds.items()),
        group(*dots, fill=SAND, stroke=TRACK, stroke_width=1.6),
        stroke_linecap="round",
    )


def path_kind(sheet: Sheet, e: int) -> str:
    """What a path runs along."""
    beside = len(sheet.topo.edge_hexes[e])
    if beside != 1:
        return LAND if beside else SEA_LANE
    (x, y), (lx, ly) = sheet.middle(e), sheet.hex(sheet.topo.edge_hexes[e][0])
    across = 2 * x - lx, 2 * y - ly  # the middle of the hex on the other side
    wet = any(abs(across[0] - cx) + abs(across[1] - cy) < 1 for cx, cy in map(cell_middle, sheet.sea_cells))
    return COAST if wet else BORDER


def double_arrows(sheet: Sheet) -> str:
    """An arrow with two heads on each path that gives a free route."""
    marked = sheet.facts.places_of("double_arrow")
    return group(*(double_arrow(sheet, e) for e in marked))


def double_arrow(sheet: Sheet, e: int) -> str:
    return group(
        title(sheet.at(sheet.titled_path(e), sheet.say("picture-double_arrow"))),
        arrow_shape(),
        transform=moved(sheet.middle(e), 1, sheet.slope(e)),
    )


def arrow_shape() -> str:
    """A double arrow around the origin."""
    return element("path", d=ARROW, fill=CREAM, stroke=INK, stroke_width=1.8, stroke_linejoin="round")
