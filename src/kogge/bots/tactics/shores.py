"""What ships do at a shore and at the quays of the Council, whatever they have come for."""

from kogge.bots.outlook import Outlook
from kogge.bots.tactics.tactic import ASHORE, NEVER
from kogge.bots.voyages import voyages


def sent(outlook: Outlook, act: str, arg: int) -> float:
    """The score of what a ship does at a place: has it come for that?"""
    i, place = outlook.atlas.parts(act, arg)
    plan = outlook.once(voyages).get(i)
    return ASHORE + plan.rate if plan and plan.is_direct and plan.errand[:2] == (act, place) else NEVER


def quay(outlook: Outlook) -> list[int]:
    """The routes from which ships deliver."""
    return [route for node in outlook.atlas.facts.places_of("port") for route in outlook.chart.moorings[node]]
