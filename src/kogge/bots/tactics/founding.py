"""Founding: many pips, many resources, room to grow."""

from kogge.bots.outlook import Outlook
from kogge.bots.realm import BOARD
from kogge.bots.tactics import building
from kogge.bots.tactics.tactic import Tactic


def found_settlement(outlook: Outlook, node: int) -> float:
    """The best site, next to what is founded already."""
    return building.founded(outlook, "found_settlement", node)


def found_road(outlook: Outlook, path: int) -> float:
    """Towards the best site that lies two roads away from the home just founded."""
    realm = outlook.realm
    best = 0.0
    for end in outlook.atlas.edge_nodes[path]:
        if end not in realm.homes:
            for node in outlook.atlas.node_nodes[end]:
                if realm.is_site(node):
                    best = max(best, outlook.land.worth(node, realm.pips))
    return best


FOUNDING = Tactic(
    "founding",
    scores={"found_settlement": found_settlement, "found_road": found_road},
    fields=(*BOARD, "points"),
)
