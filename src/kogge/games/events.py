"""Everything that can be told, of all games: a closed list."""

from collections.abc import Mapping
from types import MappingProxyType

from kogge.engine.tidings import Kind
from kogge.games.europe.events import EVENTS as EUROPE
from kogge.games.isles.events import EVENTS as ISLES
from kogge.games.isles.events import MISSIONS
from kogge.modules.events import AWARDS, EVENTS, PHASES, SOURCES

KINDS: dict[int, Kind] = {**EVENTS, **ISLES, **EUROPE}
WORDS = {  # what the numbers in a part are called, where they are the same in every game
    "award": AWARDS,
    "mission": MISSIONS,
    "phase": PHASES,
    "source": SOURCES,
}

assert len({kind.name for kind in KINDS.values()}) == len(KINDS), "two kinds have one name"


BY_NAME = MappingProxyType({kind.name: kind for kind in KINDS.values()})


def kinds() -> Mapping[str, Kind]:
    """All kinds of events by name."""
    return BY_NAME
