"""How to play, a chapter each.  A new game adds its own chapters here."""

from kogge.bots.tactics.bank import BANK
from kogge.bots.tactics.bargain import BARGAIN
from kogge.bots.tactics.cards import CARDS
from kogge.bots.tactics.cities import CITIES
from kogge.bots.tactics.founding import FOUNDING
from kogge.bots.tactics.knights import KNIGHTS
from kogge.bots.tactics.longest_route import LONGEST_ROUTE
from kogge.bots.tactics.roads import ROADS
from kogge.bots.tactics.robbing import ROBBING
from kogge.bots.tactics.settlements import SETTLEMENTS
from kogge.bots.tactics.tactic import Tactic

ALL: tuple[Tactic, ...] = (FOUNDING, CITIES, SETTLEMENTS, ROADS, LONGEST_ROUTE, CARDS, KNIGHTS, ROBBING, BANK, BARGAIN)
