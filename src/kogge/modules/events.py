"""What the chapters of the rules may tell, whatever game they are part of.

The constants are what ``s.tell`` is given. A game that tells more has a list of its own, with other numbers.
"""

from kogge.engine.tidings import BANK, COUNT, FACE, SEAT, Flow, Kind, Slot
from kogge.modules.resources import KINDS

TURN_BEGAN = 0
PHASE_BEGAN = 1
ROLLED_TO_START = 2
STARTED = 3
ROLLED = 4
PRODUCED = 5
KEPT_BACK = 6
WENT_SHORT = 7
GOT_THE_REST = 8
DEALT = 9
PAID = 10
GOT = 11
CONSOLED = 12
DISCARDED = 13
ROBBER_MOVED = 14
ROBBED_NOBODY = 15
ROBBED_IN_VAIN = 16
STOLE = 17
MONOPOLIZED = 18
CARD_DRAWN = 19
CARD_PLAYED = 20
CARD_SHOWN = 21
ROAD_LAID = 22
SETTLED = 23
UPGRADED = 24
WAIVED = 25
AWARDED = 26
SCORED = 27
OFFERS_CALLED = 28
OFFERED = 29
ASKED = 30
PROPOSED = 31
AGREED = 32
REFUSED = 33
WITHDREW = 34
TRADED = 35
WON = 36
ENDED = 37
NAMED = 38
HEX_LAID = 39
TOKEN_LAID = 40
TOKEN_LIFTED = 41
HARBOR_LAID = 42
NEUTRAL_SETTLED = 43

GOLD = KINDS  # as a good, after the resources

PHASES = ("build", "move")
BUILDING = 0
MOVING = 1

AWARDS = ("longest_route", "largest_army")
LONGEST_ROUTE = 0
LARGEST_ARMY = 1

SOURCES = (
    "settlement",
    "greater_home",
    "longest_route",
    "largest_army",
    "victory_card",
    "mission",
    "leadership",
    "delivery",
)
FROM_SETTLEMENT = 0  # where points come from
FROM_GREATER_HOME = 1
FROM_ROUTE = 2
FROM_ARMY = 3
FROM_CARDS = 4
FROM_MISSION = 5
FROM_LEADERSHIP = 6
FROM_DELIVERY = 7

WHO = Slot("seat", SEAT)
OTHER = Slot("other", SEAT)
HEX = Slot("hex", "hex")
GOOD = Slot("good", "good")  # a resource, or the gold after them
HIDDEN_GOOD = Slot("good", "good", known_to=("seat", "other"))
CARD = Slot("card", "card")
HIDDEN_CARD = Slot("card", "card", known_to=("seat",))
PATH = Slot("path", "path")
PLACE = Slot("intersection", "intersection")
TOTAL = Slot("total", "number")
FACES = (Slot("first", FACE), Slot("second", FACE))
N = Slot("n", COUNT)

FROM_BANK = Flow(BANK, "seat")
TO_BANK = Flow("seat", BANK)
FROM_OTHER = Flow("other", "seat")
TO_OTHER = Flow("seat", "other")

EVENTS: dict[int, Kind] = {
    # The board
    HEX_LAID: Kind("hex_laid", "The board shows what a hex is.", (WHO, HEX, Slot("terrain", "terrain"))),
    TOKEN_LAID: Kind("token_laid", "A number comes to a hex.", (WHO, HEX, Slot("token", "number"))),
    TOKEN_LIFTED: Kind("token_lifted", "A number is taken from a hex.", (WHO, HEX, Slot("token", "number"))),
    HARBOR_LAID: Kind("harbor_laid", "A harbour comes to a path at the coast.", (WHO, PATH, Slot("harbor", "harbor"))),
    # Turns and dice
    TURN_BEGAN: Kind("turn_began", "A seat's turn begins.", (WHO, Slot("turn", COUNT))),
    PHASE_BEGAN: Kind("phase_began", "A seat goes on to the next phase of its turn.", (WHO, Slot("phase", "phase"))),
    ROLLED_TO_START: Kind("rolled_to_start", "A seat rolls for the start.", (WHO, TOTAL, *FACES)),
    STARTED: Kind("started", "It is known which seat begins.", (WHO,)),
    ROLLED: Kind("rolled", "A seat rolls in its turn.", (WHO, TOTAL, *FACES)),
    # What a roll brings
    PRODUCED: Kind("produced", "A hex yields to the homes of a seat.", (WHO, HEX, GOOD, N), FROM_BANK),
    KEPT_BACK: Kind("kept_back", "What a hex would have yielded to a seat, were it not robbed.", (WHO, HEX, GOOD, N)),
    WENT_SHORT: Kind("went_short", "The bank has less of a good than the roll owes.", (WHO, GOOD, N)),
    GOT_THE_REST: Kind("got_the_rest", "A seat, the only one entitled, gets what is left.", (WHO, GOOD, N), FROM_BANK),
    CONSOLED: Kind("consoled", "A seat that got no card from the roll gets gold instead.", (WHO, GOOD, N), FROM_BANK),
    # Trade with the bank
    DEALT: Kind("dealt", "A seat begins with cards of a hex.", (WHO, HEX, GOOD, N), FROM_BANK),
    PAID: Kind("paid", "A seat pays the bank.", (WHO, GOOD, N), TO_BANK),
    GOT: Kind("got", "A seat gets something from the bank by its own doing.", (WHO, GOOD, N), FROM_BANK),
    # The seven and the robber
    DISCARDED: Kind("discarded", "A seat gives up cards after a seven.", (WHO, GOOD, N), TO_BANK),
    ROBBER_MOVED: Kind(
        "robber_moved",
        "The robber goes to a hex; before the first turn it comes from none.",
        (WHO, HEX, Slot("from", "hex")),
    ),
    ROBBED_NOBODY: Kind("robbed_nobody", "A seat that might rob somebody does not.", (WHO,)),
    ROBBED_IN_VAIN: Kind("robbed_in_vain", "A seat robs another that has no card.", (WHO, OTHER)),
    STOLE: Kind(
        "stole", "A seat steals from another; only these two see what.", (WHO, OTHER, HIDDEN_GOOD, N), FROM_OTHER
    ),
    # Cards
    CARD_DRAWN: Kind("card_drawn", "A seat draws a development card, which it alone sees.", (WHO, HIDDEN_CARD)),
    CARD_PLAYED: Kind("card_played", "A seat plays a development card.", (WHO, CARD)),
    CARD_SHOWN: Kind("card_shown", "A seat that has won shows what it kept hidden.", (WHO, CARD, N), reveals=True),
    NAMED: Kind("named", "A seat names the good of which all others give it all.", (WHO, GOOD), reveals=True),
    MONOPOLIZED: Kind("monopolized", "Another hands over all it has of a good.", (WHO, OTHER, GOOD, N), FROM_OTHER),
    # Building
    ROAD_LAID: Kind("road_laid", "A road comes to a path.", (WHO, PATH)),
    SETTLED: Kind("settled", "A settlement comes to an intersection.", (WHO, PLACE)),
    UPGRADED: Kind("upgraded", "A greater home takes the place of a settlement.", (WHO, PLACE)),
    NEUTRAL_SETTLED: Kind(
        "neutral_settled",
        "A home of a colour that nobody plays stands in the way.",
        (WHO, PLACE, Slot("greater", COUNT)),
    ),
    WAIVED: Kind("waived", "A seat does without what it might have laid for free.", (WHO, N)),
    AWARDED: Kind(
        "awarded", "An award goes to a seat, or to none; ``other`` had it.", (WHO, Slot("award", "award"), OTHER)
    ),
    SCORED: Kind("scored", "The points of a seat change.", (WHO, Slot("source", "source"), N)),
    # Trade between players
    OFFERS_CALLED: Kind("offers_called", "A seat calls for offers.", (WHO,)),
    OFFERED: Kind("offered", "What a seat would give, as part of its proposal.", (WHO, GOOD, N)),
    ASKED: Kind("asked", "What a seat would like for it.", (WHO, GOOD, N)),
    PROPOSED: Kind("proposed", "A seat's proposal is complete.", (WHO,)),
    AGREED: Kind("agreed", "A seat agrees with the proposal of the one whose turn it is.", (WHO,)),
    REFUSED: Kind("refused", "A seat wants none of what is proposed.", (WHO,)),
    WITHDREW: Kind("withdrew", "A seat takes its proposal back.", (WHO,)),
    TRADED: Kind("traded", "A seat gives another its part of a deal.", (WHO, OTHER, GOOD, N), TO_OTHER),
    # The end
    WON: Kind("won", "A seat has won.", (WHO, Slot("points", COUNT))),
    ENDED: Kind("ended", "The game is over, and nobody has won it.", (WHO,)),
}
