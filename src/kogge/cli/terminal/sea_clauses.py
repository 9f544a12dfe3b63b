"""What the acts of ships, crews and missions are called once they are done."""

from kogge.cli.terminal.happening import Happening, Told, at_intersection, hex_called, quiet, saying
from kogge.cli.terminal.words import cards, counted, listed
from kogge.engine.state import NOBODY

TO_ROLL = 0  # in the field of the hero's rolls
CARRIED = {"settler": "a settler", "crew": "a crew", "sack": "a sack", "crew_and_sack": "a crew and a sack"}
FOUND = {"gold_river": "a gold river", "spice": "spices", "sea": "open sea", "shoal": "fish"}
LESSONS = {"movement_points": "swift voyage", "pirate_bonus": "the pirate bonus", "fast_gold": "fast gold"}


def spaced(words: str) -> str:
    return words.replace("_", " ")


# Founding and building


def founded(kind: str) -> Told:
    """A home before the first turn; one that nobody plays is called by its colour."""

    def clause(happening: Happening) -> str:
        owners = [change.after for change in happening.changes("home") if change.after is not None]
        neutral = [happening.colors[owner] for owner in owners if owner >= happening.view.rules.players]
        return at_intersection(f"placed a neutral {kind} of {neutral[0]}" if neutral else f"founded a {kind}")(
            happening
        )

    return clause


def launched(happening: Happening) -> str:
    """Ships are told with their number, by which they are moved."""
    ships = [change.col + 1 for change in happening.changes("ship") if change.after == int(happening.last)]
    return f"built ship {ships[0]} on path {happening.last}"


def bought(happening: Happening) -> str:
    """Gold for a card, or cards for gold: as much as went over the counter."""
    given, coins = happening.from_bank(), happening.gold(happening.seat)
    if coins < 0:
        return f"bought {cards(given, happening.names)} for {-coins} gold"
    return f"sold {cards([-n for n in given], happening.names)} for {coins} gold"


def sold_to_village(happening: Happening) -> str:
    """The other way to sell a card, told apart from the bank's."""
    return f"{bought(happening)} to a village"


# Sailing and discovering


def sailed(happening: Happening) -> str:
    """Only where to: the ship is told in the words that several steps have in common."""
    if happening.changes("tribute_paid"):
        return f"{happening.last} (for 1 gold of tribute)"
    return happening.last


def sailing(happening: Happening) -> str:
    return f"sailed ship {happening.first} along"


def caught_wind(happening: Happening) -> str:
    price = cards([-n for n in happening.from_bank()], happening.names)
    return f"gave {price} to send ship {happening.argument} further"


def stowed(happening: Happening) -> str:
    load = happening.last
    if load == "nothing":
        return f"unloaded ship {happening.first}"
    return f"stowed {CARRIED.get(load, spaced(load))} in ship {happening.first}"


def discovered(happening: Happening) -> str:
    """What lay there, and what finding it brought."""
    [h] = [change.row for change in happening.changes("terrain")]
    found = FOUND.get(happening.argument, happening.argument)
    if happening.changes("lair"):
        found = f"{found} with a pirate lair"
    names = (*happening.names, "gold")
    return f"discovered {found} (hex {h}): {cards([*happening.from_bank(), happening.gold(happening.seat)], names)}"


# The pirate


def placed_pirate(happening: Happening) -> str:
    gone = " and drove the fish away" if happening.changes("shoal") else ""
    return f"put the pirate on {hex_called(happening, int(happening.argument))}{gone}"


def chased(happening: Happening) -> str:
    """The die decides."""
    gone = any(change.after == NOBODY for change in happening.changes("pirate_owner"))
    return f"rolled {happening.argument} against the pirate, who {'fled' if gone else 'stayed'}"


# Missions


def advances(happening: Happening, seat: int) -> str:
    """Where a marker has come to: ``step 2 of lairs``."""
    steps = [
        f"step {change.after} of {change.field.removesuffix('_track')}"
        for change in happening.event.changes
        if change.field.endswith("_track") and change.row == seat
    ]
    return ", ".join(steps)


def delivered(thing: str) -> Told:
    def clause(happening: Happening) -> str:
        step = advances(happening, happening.seat) or "the track ends here"
        return f"delivered {thing} with ship {happening.argument} ({step})"

    return clause


def fished(happening: Happening) -> str:
    came = [change.row for change in happening.changes("shoal")]
    return f"rolled {happening.argument} for fish: {f'a shoal came to fish {came[0]}' if came else 'none came'}"


def traded_spice(happening: Happening) -> str:
    """A crew for a sack, and what the village teaches."""
    village = hex_called(happening, int(happening.last))
    taught = [lesson for field, lesson in LESSONS.items() if happening.changes(field)]
    return f"left a crew of ship {happening.first} at {village} for a sack and learned {listed(taught)}"


def landed(happening: Happening) -> str:
    """The third crew conquers."""
    h = int(happening.last)
    players = happening.view.rules.players
    crews = 1 + sum(happening.before("crews_ashore", h, seat) for seat in range(players))
    done = " and conquered it" if happening.changes("conquered_lairs") else f" ({counted(crews, 'crew')} there)"
    return f"landed a crew of ship {happening.first} at the lair on hex {h}{done}"


def ended(happening: Happening) -> str:
    """Then the lair that was conquered first is settled."""
    return " and ".join(["ended the turn", *settled(happening, 0)])


def settled(happening: Happening, waiting: int) -> list[str]:
    """What everyone gets for the lair at this place in the row of those that were conquered, if there is one."""
    seats = [seat for seat, coins in happening.growth("gold").items() if coins > 0]
    if not seats:
        return []
    shares = [f"{happening.name(seat)} {', '.join(share(happening, seat))}" for seat in seats]
    return [f"settled the lair on hex {happening.before('conquered_lairs', waiting, 0)} ({'; '.join(shares)})"]


def share(happening: Happening, seat: int) -> list[str]:
    parts = [f"{happening.gold(seat)} gold", advances(happening, seat)]
    if seat in happening.growth("crews_left"):
        parts.append("a crew lost as the hero")
    return [part for part in parts if part]


def hero_roller(happening: Happening) -> int:
    """Whose die it was: the active player rolls first, then the others as they sit."""
    players = happening.view.rules.players
    seats = [(happening.seat + k) % players for k in range(players)]
    return next(seat for seat in seats if happening.before("hero_roll", seat, 0) == TO_ROLL)


def rolled_for_hero(happening: Happening) -> str:
    told = f"rolled {happening.argument} for the hero"
    heroes = list(happening.growth("crews_left"))
    if heroes:
        step = advances(happening, heroes[0])
        return f"{told}: {happening.name(heroes[0])} lost a crew as the hero{f' ({step})' if step else ''}"
    again = any(change.after == TO_ROLL for change in happening.changes("hero_roll"))
    return f"{told}: a tie, which is rolled again" if again else told


def turned_lair(happening: Happening) -> str:
    """The number of the freed river; if another lair waits, it is settled now."""
    told = f"the river on hex {happening.before('conquered_lairs', 0, 0)} is free, its number is {happening.argument}"
    return "; then they ".join([told, *settled(happening, 1)])


SEA_CLAUSES: dict[str, Told] = {
    # before the first turn
    "lay_land": quiet,
    "found_harbour_settlement": founded("harbour settlement"),
    "found_settlement": founded("settlement"),
    "found_ship": saying("launched a ship with a settler on path {}"),
    # building and trading
    "build_harbour_settlement": at_intersection("built a harbour settlement"),
    "build_ship": launched,
    "rebuild_ship": saying("took ship {} off the sea"),
    "relaunch_ship": launched,
    "build_settler": saying("built a settler in {}"),
    "build_crew": saying("built a crew in {}"),
    "jettison": saying("threw a {last} out of {first}"),
    "sell_resource": bought,
    "buy_resource": bought,
    "sell_to_village": sold_to_village,
    # the movement phase
    "set_sail": saying("set sail"),
    "sail": sailed,
    "buy_wind": caught_wind,
    "stow": stowed,
    "land_settler": at_intersection("founded a settlement with ship {first}"),
    "end_turn": ended,
    "turn_tile": discovered,
    "draw_chip": saying("number {}"),
    # the pirate
    "place_pirate": placed_pirate,
    "chase": quiet,
    "chase_roll": chased,
    # lairs
    "land_crew": landed,
    "fetch_crew": saying("fetched a crew from hex {last} with ship {first}"),
    "hero_roll": rolled_for_hero,
    "turn_lair": turned_lair,
    # fish
    "number_shoal": saying("number {}"),
    "roll_for_fish": quiet,
    "fish_roll": fished,
    "catch_fish": saying("caught the shoal of fish {last} with ship {first}"),
    "deliver_fish": delivered("fish"),
    # spices
    "turn_village": lambda happening: f"the village of {spaced(happening.argument)}",
    "trade_spice": traded_spice,
    "deliver_spice": delivered("a sack"),
}
