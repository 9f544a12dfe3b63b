"""Kogge: play, simulate and study board games of settling and trade.

>>> import kogge
>>> game = kogge.start("base", seed=7, players=3)
>>> game.play_chance()  # the players roll for the start
>>> game.step
'before_roll'
>>> game.legal_texts()
['roll']
>>> game.play("roll")
"""

import os
import sys

if os.environ.get("KOGGE_PURE", "") not in ("", "0"):
    from kogge.pure import SourceOnly

    sys.meta_path.insert(0, SourceOnly())

from kogge.beginning import load, start
from kogge.build import COMPILED, status
from kogge.choices import Choice
from kogge.counting import statistics
from kogge.engine.chance import Random
from kogge.engine.state import CHANCE, State
from kogge.events import Event
from kogge.figures import SeatStatistics, Statistics
from kogge.game import Game
from kogge.games.base.scenario import BaseOptions
from kogge.games.catalogue import names as scenarios
from kogge.games.catalogue import register
from kogge.games.events import kinds as event_kinds
from kogge.games.refusal import Refused
from kogge.games.scenario import Options, Scenario
from kogge.notation import Chosen
from kogge.outcomes import Outcome
from kogge.proof import Proof, verify
from kogge.reasons import Reason
from kogge.record import read_record
from kogge.rulebook import Rule, rules
from kogge.schema import view_schema
from kogge.seal import ClosedSeal, Seal
from kogge.setups import position
from kogge.sitters import Sitter
from kogge.views import Change, Played, View

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "COMPILED",
    "BaseOptions",
    "Change",
    "Choice",
    "Chosen",
    "ClosedSeal",
    "Event",
    "Game",
    "Options",
    "Outcome",
    "Played",
    "Proof",
    "Random",
    "Reason",
    "Refused",
    "Rule",
    "Scenario",
    "Seal",
    "SeatStatistics",
    "Sitter",
    "State",
    "Statistics",
    "View",
    "event_kinds",
    "load",
    "position",
    "read_record",
    "register",
    "rules",
    "scenarios",
    "start",
    "statistics",
    "status",
    "verify",
    "view_schema",
]
