"""How to play, a chapter each.  A new game adds its own chapters here."""

from kogge.bots.tactics.bank import BANK
from kogge.bots.tactics.bargain import BARGAIN
from kogge.bots.tactics.caravans import CARAVANS
from kogge.bots.tactics.cards import CARDS
from kogge.bots.tactics.chapters import CHAPTERS
from kogge.bots.tactics.cities import CITIES
from kogge.bots.tactics.crews import CREWS
from kogge.bots.tactics.exploring import EXPLORING
from kogge.bots.tactics.founding import FOUNDING
from kogge.bots.tactics.gold import GOLD
from kogge.bots.tactics.harbours import HARBOURS
from kogge.bots.tactics.knights import KNIGHTS
from kogge.bots.tactics.kontors import KONTORS
from kogge.bots.tactics.longest_route import LONGEST_ROUTE
from kogge.bots.tactics.merchants import MERCHANTS
from kogge.bots.tactics.pirate import PIRATE
from kogge.bots.tactics.privileges import PRIVILEGES
from kogge.bots.tactics.roads import ROADS
from kogge.bots.tactics.robbing import RAIDS, ROBBING
from kogge.bots.tactics.routes import ROUTES
from kogge.bots.tactics.settlements import SETTLEMENTS
from kogge.bots.tactics.settlers import SETTLERS
from kogge.bots.tactics.ships import SHIPYARD
from kogge.bots.tactics.tactic import Tactic
from kogge.bots.tactics.tokens import TOKENS

ON_LAND = (FOUNDING, CITIES, SETTLEMENTS, ROADS, LONGEST_ROUTE, CARDS, KNIGHTS, ROBBING, BANK, BARGAIN)
AT_SEA = (SHIPYARD, EXPLORING, HARBOURS, SETTLERS, CREWS, *CHAPTERS, PIRATE, GOLD)
IN_TRADE = (KONTORS, MERCHANTS, TOKENS, ROUTES, CARAVANS, PRIVILEGES, RAIDS)

ALL: tuple[Tactic, ...] = (*ON_LAND, *AT_SEA, *IN_TRADE)
