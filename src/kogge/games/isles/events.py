"""What Explorers & Pirates tells besides what every game does."""

from kogge.engine.tidings import COUNT, Kind, Slot
from kogge.modules.events import FROM_BANK, FROM_OTHER, GOOD, HEX, OTHER, PATH, TO_BANK, WHO, N

SHIP_LAUNCHED = 100
SHIP_SAILED = 101
SHIP_REMOVED = 102
WIND_CAUGHT = 103
LOADED = 104
SUPPLIED = 105
DISCOVERED = 107
FOUND = 108
PIRATE_CAME = 109
PIRATE_LEFT = 110
TRIBUTE_PAID = 111
STRIPPED = 112
CHASED = 113
MARKER_MOVED = 114
LEADER_CHANGED = 115
LAIR_FOUND = 116
CREW_LANDED = 117
CREW_FETCHED = 118
LAIR_CONQUERED = 119
REWARDED = 120
HERO_ROLLED = 121
HERO_CHOSEN = 122
LAIR_FREED = 123
SHOAL_NUMBERED = 124
FISH_ROLLED = 125
SHOAL_CAME = 126
SHOAL_LEFT = 127
FISH_CAUGHT = 128
VILLAGE_FOUND = 129
SPICE_TRADED = 130
LEARNT = 131
DELIVERED = 132

MISSIONS = ("lairs", "fish", "spices")

SHIP = Slot("ship", "ship")
MISSION = Slot("mission", "mission")
ADVANTAGE = Slot("advantage", "advantage")
TOKEN = Slot("token", "number")
FACE = Slot("rolled", "number")

EVENTS: dict[int, Kind] = {
    # Ships and their cargo
    SHIP_LAUNCHED: Kind("ship_launched", "A ship comes from the supply to a route.", (WHO, SHIP, PATH)),
    SHIP_SAILED: Kind("ship_sailed", "A ship goes to a neighbouring route.", (WHO, SHIP, PATH, Slot("from", "path"))),
    SHIP_REMOVED: Kind("ship_removed", "A ship goes back to the supply.", (WHO, SHIP, PATH)),
    WIND_CAUGHT: Kind("wind_caught", "A ship may go further this turn.", (WHO, SHIP)),
    LOADED: Kind(
        "loaded",
        "What a hold or basin carries changes.",
        (WHO, Slot("hold", "hold"), Slot("load", "load"), Slot("before", "load")),
    ),
    SUPPLIED: Kind("supplied", "Pieces come from the supply of a seat, or go there.", (WHO, Slot("piece", "piece"), N)),
    # Discoveries
    DISCOVERED: Kind("discovered", "A hex is turned up.", (WHO, HEX, Slot("terrain", "terrain")), reveals=True),
    FOUND: Kind("found", "A discovery brings a card or gold.", (WHO, HEX, GOOD, N), FROM_BANK),
    # The pirate
    PIRATE_CAME: Kind("pirate_came", "A pirate ship comes to a hex.", (WHO, HEX)),
    PIRATE_LEFT: Kind("pirate_left", "A pirate ship goes back to its owner.", (WHO, HEX)),
    TRIBUTE_PAID: Kind("tribute_paid", "A ship pays to pass another's pirate.", (WHO, SHIP, GOOD, N), TO_BANK),
    STRIPPED: Kind("stripped", "A seat takes gold from another that has no card.", (WHO, OTHER, GOOD, N), FROM_OTHER),
    CHASED: Kind("chased", "A ship tries to chase the pirate off, and rolls.", (WHO, FACE)),
    # Missions
    MARKER_MOVED: Kind("marker_moved", "A marker goes one step on.", (WHO, MISSION, Slot("step", COUNT))),
    LEADER_CHANGED: Kind(
        "leader_changed", "The card of a mission comes to a seat from another.", (WHO, MISSION, OTHER)
    ),
    DELIVERED: Kind("delivered", "A ship brings fish or a sack to the Council.", (WHO, SHIP, Slot("piece", "piece"))),
    # Lairs
    LAIR_FOUND: Kind("lair_found", "There is a pirate lair on the gold river that was found.", (WHO, HEX)),
    CREW_LANDED: Kind("crew_landed", "A crew goes ashore at a lair.", (WHO, HEX, SHIP)),
    CREW_FETCHED: Kind("crew_fetched", "A crew comes aboard again.", (WHO, HEX, SHIP)),
    LAIR_CONQUERED: Kind("lair_conquered", "A lair has as many crews as it takes.", (WHO, HEX)),
    REWARDED: Kind("rewarded", "A seat gets its share for a lair.", (WHO, HEX, GOOD, N), FROM_BANK),
    HERO_ROLLED: Kind("hero_rolled", "A seat rolls to be the hero.", (WHO, FACE)),
    HERO_CHOSEN: Kind("hero_chosen", "A seat is the hero of a lair, and loses a crew there.", (WHO, HEX)),
    LAIR_FREED: Kind("lair_freed", "A lair is gone, and the river open to all.", (WHO, HEX)),
    # Fish
    SHOAL_NUMBERED: Kind("shoal_numbered", "A fish hex shows its number.", (WHO, HEX, TOKEN)),
    FISH_ROLLED: Kind("fish_rolled", "A seat rolls for fish.", (WHO, FACE)),
    SHOAL_CAME: Kind("shoal_came", "A shoal comes to its hex.", (WHO, HEX, TOKEN)),
    SHOAL_LEFT: Kind("shoal_left", "The pirate drives a shoal away.", (WHO, HEX, TOKEN)),
    FISH_CAUGHT: Kind("fish_caught", "A ship takes a shoal aboard.", (WHO, HEX, TOKEN, SHIP)),
    # Spices
    VILLAGE_FOUND: Kind("village_found", "The village of a spice hex is known.", (WHO, HEX, ADVANTAGE)),
    SPICE_TRADED: Kind("spice_traded", "A crew stays in a village for a sack.", (WHO, HEX, SHIP)),
    LEARNT: Kind("learnt", "A seat learns what a village teaches.", (WHO, HEX, ADVANTAGE)),
}
