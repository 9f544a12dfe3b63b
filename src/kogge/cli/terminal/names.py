"""The names on the board: what a place is called, and which place somebody means."""

from functools import lru_cache

from kogge.engine.chart import LANGUAGES
from kogge.engine.rules import Rules
from kogge.games.facts import facts_of
from kogge.games.refusal import Part, Refused, any_of, named, written
from kogge.names import index, plain
from kogge.names import names as names_of
from kogge.wording import Wording

FEW = 4  # places that a name could mean, and that are listed


def name_of(rules: Rules, of: str, place: int) -> str:
    """What an intersection or a hex is called, or nothing."""
    return facts_of(rules).chart.name(of, place)


def spot(wording: Wording, of: str, place: int) -> str:
    """A place by name and number: ``Vienna (57)``, or ``58``; a path also by the cities at its ends."""
    if of == "path":
        return wording.path(place)
    name = wording.called(of, place)
    return wording.texts.say("part-place_named", name=name, value=str(place)) if name else str(place)


def spot_part(rules: Rules, of: str, place: int) -> Part:
    """The same as a part of a refusal."""
    if of == "path":
        ends = [names_of(rules, "intersection", node) for node in rules.topo.edge_nodes[place]]
        return {"of": "path", "value": str(place), "ends": [end for end in ends if end]}
    return named("place", str(place), names_of(rules, of, place))


def meant(rules: Rules, of: str, text: str) -> int | None:
    """The place that a name, its beginning or its sign on the map means, if any."""
    known, wanted = index(rules, of), plain(text)
    if wanted in known:
        return known[wanted]
    signed = [node for node, sign in signs(rules).items() if of == "intersection" and plain(sign) == wanted]
    begun = sorted({place for name, place in known.items() if name.startswith(wanted)}) if wanted else []
    found = signed or begun
    if len(found) > 1:
        could = [name_of(rules, of, place) for place in found]
        if len(could) > FEW:
            raise Refused.of("ambiguous_name", word=written(text), names=could[:FEW], n=len(could) - FEW)
        raise Refused.of("ambiguous", word=written(text), names=any_of(could))
    return found[0] if found else None


@lru_cache(maxsize=128)
def signs(rules: Rules) -> dict[int, str]:
    """Two letters for each city, as they stand on the map: its first, and the first that makes it unlike all others.

    >>> import kogge
    >>> cities = signs(kogge.start("europe-short").rules)
    >>> [cities[node] for node in cities if name_of(kogge.start("europe-short").rules, "intersection", node)[0] == "V"]
    ['Vi', 'Ve', 'Vn']
    """
    taken: dict[int, str] = {}
    for node, names in enumerate(facts_of(rules).chart.names.get("intersection", ())):
        if name := names.get(LANGUAGES[0], ""):
            letters = [*(letter for letter in name[1:].lower() if letter.isalpha()), *"abcdefghijklmnopqrstuvwxyz"]
            pairs = (name[0].upper() + letter for letter in letters)
            taken[node] = next((pair for pair in pairs if pair not in taken.values()), name[0].upper())
    return taken
