"""What Merchants of Europe tells besides what every game does."""

from kogge.engine.tidings import Kind, Slot
from kogge.modules.events import FROM_BANK, GOOD, OTHER, PATH, PLACE, TO_OTHER, WHO, N

KONTOR_PLACED = 200
GOODS_UNCOVERED = 201
COAST_PAID = 202
ROUTE_LAID = 203
CONNECTED = 204
MERCHANT_HIRED = 205
MERCHANT_WALKED = 206
MERCHANT_LEFT = 207
CARAVAN_FORMED = 208
CARAVAN_DROVE = 209
CARAVAN_LEFT = 210
TOLL_PAID = 211
GOODS_DELIVERED = 212
RESHUFFLED = 213
SHARED_WIN = 214

MERCHANT = Slot("merchant", "merchant")
CARAVAN = Slot("caravan", "caravan")

EVENTS: dict[int, Kind] = {
    KONTOR_PLACED: Kind("kontor_placed", "A kontor comes to a city.", (WHO, PLACE)),
    GOODS_UNCOVERED: Kind("goods_uncovered", "One more of a seat's goods can be delivered.", (WHO,)),
    COAST_PAID: Kind("coast_paid", "A kontor at the coast brings gold.", (WHO, PLACE, GOOD, N), FROM_BANK),
    ROUTE_LAID: Kind("route_laid", "A trade route comes to a path.", (WHO, PATH)),
    CONNECTED: Kind("connected", "A route between two cities pays its owner.", (WHO, PATH, GOOD, N), FROM_BANK),
    MERCHANT_HIRED: Kind("merchant_hired", "A merchant comes from the supply.", (WHO, MERCHANT, PLACE)),
    MERCHANT_WALKED: Kind("merchant_walked", "A merchant goes to the next place.", (WHO, MERCHANT, PLACE)),
    MERCHANT_LEFT: Kind("merchant_left", "A merchant goes back to the supply.", (WHO, MERCHANT, PLACE)),
    CARAVAN_FORMED: Kind("caravan_formed", "A caravan comes from the supply.", (WHO, CARAVAN, PATH)),
    CARAVAN_DROVE: Kind("caravan_drove", "A caravan goes to the next route.", (WHO, CARAVAN, PATH)),
    CARAVAN_LEFT: Kind("caravan_left", "A caravan goes back to the supply.", (WHO, CARAVAN, PATH)),
    TOLL_PAID: Kind("toll_paid", "A caravan pays for another's routes.", (WHO, OTHER, GOOD, N), TO_OTHER),
    GOODS_DELIVERED: Kind("goods_delivered", "Goods go under another's kontor.", (WHO, PLACE, OTHER)),
    RESHUFFLED: Kind("reshuffled", "The discarded cards become the pile.", (WHO, N)),
    SHARED_WIN: Kind("shared_win", "A seat shares the win.", (WHO,)),
}
