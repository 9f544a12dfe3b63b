"""What the acts of kontors, routes, merchants and caravans are called once they are done."""

from kogge.cli.terminal.goods import terrain_name
from kogge.cli.terminal.happening import Happening, Told, place_called, quiet, saying
from kogge.cli.terminal.names import name_of
from kogge.cli.terminal.words import cards, listed


def land(happening: Happening, h: int) -> str:
    """``Bohemia (ore)``: numbers of lands may have changed since."""
    rules = happening.view.rules
    return f"{name_of(rules, 'hex', h)} ({terrain_name(rules, happening.view.column('terrain')[h])})"


# Before the first turn


def placed_neutral(happening: Happening) -> str:
    [owner] = [change.after for change in happening.changes("kontor") if change.after is not None]
    return f"placed a neutral kontor of {happening.colors[owner]} at {place_called(happening, 'intersection')}"


def at_city(text: str) -> Told:
    """A clause on a city, with what the lands around it yield."""

    return lambda happening: f"{text} at {around(happening, int(happening.last))}"


def around(happening: Happening, node: int) -> str:
    """A city and its lands, with the numbers that they had then: ``Cologne (90, salt 11, grain 5)``."""
    rules = happening.view.rules
    lands = [
        f"{terrain_name(rules, happening.view.column('terrain')[h])} {happening.before('number', h, 0) or ''}".strip()
        for h in rules.topo.node_hexes[node]
    ]
    return f"{name_of(rules, 'intersection', node)} ({', '.join([str(node), *lands])})"


# Routes, and the gold of connections


def laid(text: str) -> Told:
    """A clause on a route; if it joins cities, with what its line has paid so far."""

    def clause(happening: Happening) -> str:
        return f"{text} {place_called(happening, 'path')}{connection(happening)}"

    return clause


def connection(happening: Happening) -> str:
    """Who got gold because cities were joined."""
    shares = [f"{happening.name(seat)} {coins} gold" for seat, coins in happening.growth("gold").items() if coins > 0]
    return f" and joined cities ({', '.join(shares)})" if shares else ""


# Merchants and caravans


def numbered(field: str, text: str) -> Told:
    """A clause on a piece that comes to the board, with the number by which it is moved, and on its place."""
    of = "intersection" if field == "merchant" else "path"

    def clause(happening: Happening) -> str:
        pieces = [change.col + 1 for change in happening.changes(field) if change.after == int(happening.last)]
        number = f" {pieces[0]}" if pieces else ""
        return text.format(number=number, place=place_called(happening, of))

    return clause


def walked(happening: Happening) -> str:
    """Only where to: the merchant is told in the words that several steps have in common."""
    return f"{place_called(happening, 'intersection')}{paid(happening)}"


def walking(happening: Happening) -> str:
    return f"walked merchant {happening.first} to"


def drove(happening: Happening) -> str:
    """Only which way: the caravan is told in the words that several steps have in common."""
    return f"{place_called(happening, 'path')}{paid(happening)}"


def driving(happening: Happening) -> str:
    return f"drove caravan {happening.first} along"


def paid(happening: Happening) -> str:
    """What a step cost: grain or salt, and the toll of others."""
    price = [-n for n in happening.from_bank()]
    parts = [f"for {cards(price, happening.names)}"] if any(n > 0 for n in price) else []
    tolls = [happening.name(seat) for seat, coins in happening.growth("gold").items() if coins > 0]
    parts += [f"1 gold of toll to {listed(tolls)}"] if tolls else []
    return f" ({', '.join(parts)})" if parts else ""


def founded(happening: Happening) -> str:
    """Where, and what it brought."""
    [node] = [change.row for change in happening.changes("kontor")]
    coins = happening.gold(happening.seat)
    brought = [f"{coins} gold from the coast"] if coins > 0 else []
    brought.append("one more of the goods can be delivered")
    return f"founded a kontor at {around(happening, node)}: {listed(brought)}"


# Tokens and goods


def turned_token(happening: Happening) -> str:
    h = happening.before("bare_land", 0, 0)
    return f"turned up a number token: {happening.argument} for {land(happening, h)}"


def moved_token(happening: Happening) -> str:
    number = happening.before("number", int(happening.argument), 0)
    to = happening.before("bare_land", 0, 0)
    return f"moved the {number} from {land(happening, int(happening.argument))} to {land(happening, to)}"


def delivered(happening: Happening) -> str:
    """To whose kontor, and how near that is to the end."""
    owner = happening.before("kontor", int(happening.argument), 0)
    whose = "a neutral" if owner >= happening.view.rules.players else f"{happening.name(owner)}'s"
    whose = "your" if owner == happening.view.seat else whose
    done = next(change.after for change in happening.changes("points"))
    far = f"{done} of {happening.view.facts.goal.count} delivered"
    return f"delivered goods to {whose} kontor at {place_called(happening, 'intersection')} ({far})"


def lent(happening: Happening) -> str:
    return f"played loan: {happening.gold(happening.seat)} gold"


def reshuffled(happening: Happening) -> bool:
    """Have the discards become the pile?  One that is played on an empty pile at once does."""
    emptied = any((change.after or 0) < (change.before or 0) for change in happening.changes("discarded_cards"))
    return emptied or any((change.after or 0) > (change.before or 0) for change in happening.changes("pile"))


TRADING_CLAUSES: dict[str, Told] = {
    # before the first turn
    "place_kontor": at_city("placed a kontor"),
    "place_neutral_kontor": placed_neutral,
    "place_route": laid("laid a route and put a caravan on path"),
    # routes
    "build_route": laid("built a route on path"),
    "lay_free_route": laid("laid a free route on path"),
    "decline_free_route": saying("laid no more free routes"),
    "follow_line": laid("chose the line over path"),
    # merchants
    "hire_merchant": numbered("merchant", "hired merchant{number} at {place}"),
    "rehire_merchant": saying("paid to hire merchant {} anew"),
    "place_merchant": numbered("merchant", "put merchant{number} at {place}"),
    "walk": walked,
    "end_walk": quiet,
    "found_kontor": founded,
    # number tokens
    "choose_land": quiet,
    "turn_token": turned_token,
    "move_token": moved_token,
    # caravans
    "form_caravan": numbered("caravan", "formed caravan{number} on path {place}"),
    "reform_caravan": saying("paid to form caravan {} anew"),
    "place_caravan": numbered("caravan", "put caravan{number} on path {place}"),
    "drive": drove,
    "end_drive": quiet,
    "deliver": delivered,
    # cards
    "play_lancer": saying("played a lancer"),
    "play_route_building": saying("played route building"),
    "play_journey": saying("played journey"),
    "play_fast_caravan": saying("played fast caravan"),
    "play_bounty": saying("played bounty"),
    "play_loan": lent,
}
