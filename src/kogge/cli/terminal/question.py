"""What is asked of a person, and what lies on the table to be answered."""

from collections.abc import Sequence

from kogge.cli.terminal.goods import example, goods
from kogge.cli.terminal.names import called, name_of
from kogge.cli.terminal.table import has
from kogge.cli.terminal.words import cards, counted
from kogge.engine.state import NOBODY
from kogge.modules.player_trade import ACCEPTED, COUNTERED, DECLINED
from kogge.views import View

QUESTIONS = {
    "found_settlement": "Found a settlement on any marked intersection.",
    "found_road": "Lay a road next to it.",
    "before_roll": "It is your turn: roll the dice.",
    "action": "Trade, build, or end your turn.",
    "trade": "Trade, then go on to build.",
    "build": "Build, or end your turn.",
    "discard": "A seven: give up {discards_due}, for example 'discard 2 wool ore'.",
    "move_robber": "Move the robber to another hex.",
    "rob": "Whom do you rob?",
    "lay_free_road": "Lay a free road ({free_roads} left).",
    "take_card": "Take a card from the bank ({cards_to_take} left).",
    "compose_offer": "Compose your offer, in one line: 'trade wool wool for {example}'.",
    "answer_offer": "Accept, decline, or make another offer: 'counter ore for wool'. {no_more}",
    "answer_unpayable": "You can't accept this. Enter declines; 'counter ore for wool' makes another offer. {no_more}",
    "answer_call": "Enter declines; 'counter ore for wool' makes an offer. {no_more}",
    "answer_empty_handed": "You can't accept this and have nothing to offer: Enter declines. {no_more}",
    "close_deal": "Close a deal, or withdraw.",
    "found_harbour_settlement": "Found a harbour settlement on any marked intersection.",
    "found_ship": "Put a ship with a settler beside your harbour settlement.",
    "relaunch_ship": "Where does the ship go into the water?",
    "movement": "Move your ships, then end your turn.",
    "place_pirate": "Put your pirate ship on a marked hex.",
}
TRADING_QUESTIONS = {  # where merchants and caravans travel
    "action": "Trade, build, move merchants and caravans, deliver, or end your turn.",
    "move_robber": "Move the robber to another land that has a number.",
    "place_kontor": "Place a kontor on a violet city.",
    "place_neutral_kontor": "Place a neutral kontor, of {neutral}, on a violet city.",
    "place_route": "Lay a route at one of your kontors; a caravan comes beside it.",
    "choose_land": "Several lands at your new kontor have no number: which one gets a token?",
    "move_token": "No token is left at sea for {bare_land}: from which land do you move one there?",
    "choose_line": "Several lines between the cities are equally short: along which one is gold paid?",
    "lay_free_route": "Lay a free route ({free_routes} left), or decline.",
    "double_arrow": "A double arrow: lay a free route next to it, or decline.",
    "place_merchant": "At which of your kontors does the merchant begin anew?",
    "place_caravan": "Beside which of your routes does the caravan begin anew?",
    "walk": "Merchant {merchant} is at {merchant_at}, {walk_left} left: walk on, or end the walk.",
    "walk_founding": "Merchant {merchant} is at {merchant_at}, {walk_left} left: found a kontor here{or_walk_on}.",
    "walk_passing": "Merchant {merchant} can't stay at {merchant_at}, {walk_left} left: it must walk on.",
    "drive": "Caravan {caravan} is on path {caravan_at}, {drive_left} left: drive on, deliver, or end the drive.",
    "drive_crowded": "Two caravans stand on path {caravan_at} already: caravan {caravan} must drive on.",
    "journey": "Walk up to {walk_left} with one merchant, free of charge; or end the walk.",
    "fast_caravan": "Drive up to {drive_left} with one caravan, without salt; or end the drive.",
}
SEA_QUESTIONS = {  # where ships are moved after building
    "found_road": "Lay a road next to your settlement.",
    "action": "Trade and build, then set sail.",
}
NO_MORE = "'no trades' declines all others of this turn."
COUNTS = ("free_roads", "free_routes", "cards_to_take")
WAYS = (  # the steps of those who travel: who does, what may be asked, by a field, and which card lets one begin
    ("walk", "walking_merchant", "walk_stop", ("walk", "walk_passing", "walk_founding"), "journey"),
    ("drive", "driving_caravan", "drive_crowded", ("drive", "drive_crowded"), "fast_caravan"),
)
PLACED = {"found_harbour_settlement": 1, "found_settlement": 0}  # the kinds of homes that nobody plays


def question(view: View, colors: Sequence[str]) -> str:
    """What is to be decided; a step that is not listed is told by its name."""
    questions = QUESTIONS | (SEA_QUESTIONS if has(view, "ship") else {})
    questions |= TRADING_QUESTIONS if has(view, "kontor") else {}
    asked = questions.get(special(view), f"{view.step.replace('_', ' ').capitalize()}.")
    if view.step in PLACED and is_neutral(view, colors):
        color = colors[view.to_act + view.rules.players]
        asked = f"Place a neutral {view.step.removeprefix('found_').replace('_', ' ')}, of {color}."
    if view.at("crowded_ship") != NOBODY:
        asked = f"Two ships lie here already: ship {view.at('crowded_ship') + 1} must sail on."
    counts = {name: view.column(name)[0] for name in COUNTS if has(view, name)}
    due = counted(view.at("discards_due", view.to_act, absent=0), "card")
    words = {"discards_due": due, "example": example(view.rules), "no_more": NO_MORE}
    asked = asked.format(**words, **counts, **travel(view, colors))
    playable = [name for name in view.acts() if name.startswith("play_")]
    return f"{asked[:-1]}, or play a card first." if playable and view.step == "before_roll" else asked


def special(view: View) -> str:
    """The step, or what makes it special."""
    if view.step == "answer_offer" and "accept" not in view.acts():
        if "counter" not in view.acts():
            return "answer_empty_handed"
        return "answer_unpayable" if any(view.row("offered", view.turn_of)) else "answer_call"
    if view.step == "lay_free_route" and view.column("double_arrow")[0] != NOBODY:
        return "double_arrow"
    for step, mover, field, asked, card in WAYS:
        if view.step == step:
            return card if view.column(mover)[0] == NOBODY else asked[view.column(field)[0]]
    return view.step


def travel(view: View, colors: Sequence[str]) -> dict[str, object]:
    """What a question may tell of those who travel, and of the lands without a number."""
    if not has(view, "kontor"):
        return {}
    rules, players = view.rules, view.rules.players
    walker, driver, bare = (view.column(name)[0] for name in ("walking_merchant", "driving_caravan", "bare_land"))
    node = NOBODY if walker == NOBODY else view.row("merchant", view.turn_of)[walker]
    path = NOBODY if driver == NOBODY else view.row("caravan", view.turn_of)[driver]
    return {
        "neutral": colors[players] if len(colors) > players else "",
        "bare_land": "" if bare == NOBODY else name_of(rules, "hex", bare),
        "merchant": walker + 1,
        "merchant_at": called(rules, "intersection", node) if node != NOBODY else "",
        "walk_left": counted(view.column("walk_left")[0], "step"),
        "or_walk_on": ", or walk on" if "walk" in view.acts() else "",
        "caravan": driver + 1,
        "caravan_at": called(rules, "path", path) if path != NOBODY else "",
        "drive_left": counted(view.column("drive_left")[0], "step"),
    }


def is_neutral(view: View, colors: Sequence[str]) -> bool:
    """Is a home to be placed that nobody plays?  They come before the player's own second home."""
    homes = list(zip(view.column("home"), view.column("home_kind"), strict=True))
    placed = sum(homes.count((owner, PLACED[view.step])) for owner in range(view.rules.players, len(colors)))
    own = homes.count((view.to_act, PLACED["found_harbour_settlement"]))
    return own > 0 and placed < len(colors) - view.rules.players


def proposals(view: View, seats: Sequence[str]) -> list[str]:
    """What the players offer each other at the moment, in sentences."""
    if not has(view, "offered", "asked", "answer") or view.step not in ("compose_offer", "answer_offer", "close_deal"):
        return []
    return [told for seat in in_order(view) if (told := proposal(view, seats, seat))]


def in_order(view: View) -> list[int]:
    """The active player, then the others as they answer."""
    players = view.rules.players
    return [(view.turn_of + k) % players for k in range(players)]


def proposal(view: View, seats: Sequence[str], seat: int) -> str:
    """What one seat has to say."""
    offer, price = view.row("offered", seat), view.row("asked", seat)
    name, answer = "You" if seat == view.seat else seats[seat].capitalize(), view.column("answer")[seat]
    mine, names = seat == view.seat, goods(view.rules, "offered")
    if answer == COUNTERED:
        return f"{name} would give {cards(offer, names)} for {cards(price, names)}."
    if answer in (ACCEPTED, DECLINED):
        return f"{name} {('accept' if answer == ACCEPTED else 'decline') + ('' if mine else 's')}."
    if any(offer) or any(price):
        yet = "" if any(offer) and any(price) else " yet"
        return f"{name} {'offer' if mine else 'offers'} {cards(offer, names)} for {cards(price, names)}{yet}."
    if seat == view.turn_of and view.step != "compose_offer":
        return f"{name} {'ask' if mine else 'asks'} for offers."
    return ""
