"""Lands and cities by name, kontors, merchants and double arrows on the drawn board."""

from kogge.cli.terminal.goods import land
from kogge.cli.terminal.names import signs
from kogge.cli.terminal.picture import Picture
from kogge.engine.state import NOBODY

CITIES = {"violet": "bold #000000 on #c9a2e8", "brown": "bold #000000 on #cfa070"}  # on violet ones a game can begin
ARROW = "="  # a path with a double arrow, as long as no route lies there
NUMBER = 4  # letters that a number hides at the end of what a land yields
TIGHT = 4  # where hexes are narrower, paths between neighbouring cities would be hidden by three letters


def draw_lands(picture: Picture) -> None:
    """Where there is room the name of each land, cut to it, above what it yields."""
    if not picture.names_lands:
        return
    rules, width = picture.view.rules, picture.room
    for h, kind in enumerate(picture.view.column("terrain")):
        line, column = picture.hex(h)
        left = column - picture.scale.half + 1
        picture.canvas.write(line, left, f"{picture.wording.called('hex', h)[:width]:^{width}}")
        picture.canvas.write(line + 1, left, picture.word(land(rules, kind), width - NUMBER))


def draw_arrows(picture: Picture) -> None:
    """Paths with a double arrow."""
    for e in picture.view.facts.places_of("double_arrow"):
        for spot, _ in picture.path(e):
            picture.canvas.write(*spot, ARROW)


def draw_cities(picture: Picture) -> None:
    """Two letters at each city, both of them capitals if it is violet; where there is room, its name beside them."""
    homes, violet = picture.owners("kontor"), picture.view.facts.places_of("violet_city")
    for node, sign in signs(picture.view.rules).items():
        if not homes or homes[node] == NOBODY:
            sign, color = (sign.upper(), "violet") if node in violet else (sign, "brown")
            picture.canvas.center(*picture.nodes[node], sign, CITIES[color])
        if picture.scale.tall > 1:
            draw_name(picture, node)


def draw_name(picture: Picture, node: int) -> None:
    """The name of a city, cut to the room in the hex of which it is a tip: the other hexes have it at a side."""
    line, column = picture.nodes[node]
    y = picture.topo.places[node][1]
    is_northern = round(2 * y) % 3 == 1  # then the hex is below it
    name = picture.wording.called("intersection", node)
    at, reach = (line + 1, picture.half_top) if is_northern else (line - 1, picture.half_bottom)
    width = 2 * reach - 1
    if picture.is_clear(at, column - reach + 1, width):  # the robber may stand there
        picture.canvas.center(at, column, name[:width], "italic")


def draw_kontors(picture: Picture) -> None:
    """The letter of the owner before those of the city; in brackets, once goods lie under the kontor."""
    cities = signs(picture.view.rules)
    taken = picture.view.get("goods_at")
    for node, owner in enumerate(picture.view.get("kontor")):
        if owner != NOBODY:
            letter = picture.letters[owner]
            wide, narrow = (f"[{letter}]", f"{letter}]") if taken[node] else (f"{letter}{cities[node]}", letter)
            sign = narrow if picture.scale.half < TIGHT else wide
            picture.canvas.center(*picture.nodes[node], sign, f"bold {picture.paint_of(owner)}")


def draw_merchants(picture: Picture) -> None:
    """The letter of the owner, an m and the number by which the merchant is moved; another m where both are."""
    sign = picture.sign("merchant")
    for owner, places in enumerate(picture.view.rows("merchant")):
        for number, node in enumerate(places, start=1):
            if node != NOBODY:
                which = str(number) if places.count(node) == 1 else sign
                style = f"bold {picture.paint_of(owner)}"
                picture.canvas.center(*picture.nodes[node], f"{picture.letters[owner]}{sign}{which}", style)
