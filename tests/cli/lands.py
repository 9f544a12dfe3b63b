"""Lands as players call them."""

from kogge.texts import texts
from kogge.views import View
from kogge.wording import Wording


def land_name(view: View, h: int) -> str:
    """A hex: ``grain 10``, ``fish 3``."""
    names = Wording(view.rules, view.state, view.seat, texts())
    return names.texts.say("land", terrain=names.land(h), number=names.number[h])
