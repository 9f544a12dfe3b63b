"""Positions of played games, told in the words by which they can be set up again."""

from collections.abc import Callable
from typing import Any

import kogge
from kogge.games.isles.cargo import LOADS, SHIPS
from kogge.games.isles.spices import ADVANTAGE_WORDS
from kogge.modules.terrain import TERRAINS

Words = dict[str, Any]
SETTLEMENT, GREATER = 0, 1
NOBODY = -1


def column(game: kogge.Game, name: str) -> list[int]:
    return [cell for row in game.read(name) for cell in row] if name in game.rules.layout.fields else []


def owned(game: kogge.Game, name: str, kind: int | None = None) -> dict[str, list[int]]:
    """Where the pieces of each colour are, by number; of homes those of a kind."""
    kinds = column(game, "home_kind")
    return {
        color: [at for at, owner in enumerate(column(game, name)) if owner == p and (kind is None or kinds[at] == kind)]
        for p, color in enumerate(game.seats)
    }


def named(game: kogge.Game, name: str) -> dict[str, dict[str, int]]:
    """The cards of each colour, by name."""
    names = game.rules.layout.fields[name].columns
    return {color: dict(zip(names, game.read(name)[p], strict=True)) for p, color in enumerate(game.seats)}


def first(words: dict[str, Any], color: str) -> dict[str, Any]:
    """The same with this colour named first."""
    return {color: words[color], **words} if color in words else words


def common(game: kogge.Game) -> Words:
    return {"step": game.step, "turn_of": game.seats[game.turn_of], "hands": named(game, "hand")}


def carded(game: kogge.Game) -> Words:
    """What belongs to games with development cards and a robber."""
    played = bool(column(game, "card_played_this_turn")[0])
    return {"cards": named(game, "cards"), "card_played": played, "robber": column(game, "robber")[0]}


def base(game: kogge.Game) -> Words:
    holders = [(*game.seats, "")[column(game, name)[0]] for name in ("longest_route", "largest_army")]
    return (
        common(game)
        | carded(game)
        | {
            "cities": owned(game, "home", GREATER),
            "settlements": owned(game, "home", SETTLEMENT),
            "roads": first(owned(game, "road"), holders[0]),
            "played": first(named(game, "played_cards"), holders[1]),
        }
    )


def isles(game: kogge.Game) -> Words:
    pieces = {"roads": owned(game, "road"), "settlements": owned(game, "home", SETTLEMENT), "gold": gold(game)}
    basins = game.read("harbour")
    words = common(game) | pieces | {"tiles": tiles(game), "island": island(game), "neutral": neutral(game)}
    words["harbours"] = {color: [node for node in basins[p] if node >= 0] for p, color in enumerate(game.seats)}
    holds = {color: [LOADS[load] for load in game.read("cargo")[p]] for p, color in enumerate(game.seats)}
    words["ships"] = {
        color: [
            f"{route} {load}" for route, load in zip(game.read("ship")[p], holds[color], strict=False) if route >= 0
        ]
        for p, color in enumerate(game.seats)
    }
    words["basins"] = {color: loads[SHIPS:][: len(words["harbours"][color])] for color, loads in holds.items()}
    if "pirate" in game.rules.layout.fields:
        words["ashore"] = {
            h: dict(zip(game.seats, crews, strict=True))
            for h, crews in enumerate(game.read("crews_ashore"))
            if any(crews)
        }
        if column(game, "pirate")[0] >= 0:
            words["pirate"] = column(game, "pirate")[0], game.seats[column(game, "pirate_owner")[0]]
    words["shoals"] = [number for number, there in enumerate(column(game, "shoal")) if there]
    words["tracks"] = {name: track(game, name) for name in ("lairs", "fish", "spices") if column(game, f"{name}_track")}
    return words


def gold(game: kogge.Game) -> dict[str, int]:
    return dict(zip(game.seats, column(game, "gold"), strict=True))


def track(game: kogge.Game, name: str) -> dict[str, int]:
    """How far everyone has come, those who came first before the others."""
    arrived = column(game, f"{name}_arrival")
    order = sorted(range(game.players), key=arrived.__getitem__)
    return {game.seats[p]: column(game, f"{name}_track")[p] for p in order}


def island(game: kogge.Game) -> dict[int, str]:
    return {h: TERRAINS[column(game, "terrain")[h]] for h in game.facts.places_of("island")}


def tiles(game: kogge.Game) -> dict[int, str]:
    """What was discovered; gold rivers in the order in which they were found."""
    once = game.rules.layout.fields["terrain"]
    dark = [h for h in range(game.rules.topo.n_hexes) if TERRAINS[game.rules.blank[once.start + h]] == "unexplored"]
    rivers = [h for h in column(game, "gold_river") if h in dark]
    order = [*rivers, *[h for h in dark if h not in rivers]]
    kinds = {h: TERRAINS[column(game, "terrain")[h]] for h in order}
    return {h: f"{kind} {more(game, h, kind)}".strip() for h, kind in kinds.items() if kind != "unexplored"}


def more(game: kogge.Game, h: int, kind: str) -> str:
    """What lies on a tile."""
    if kind == "shoal":
        return str(column(game, "shoal_hex").index(h))
    if kind == "spice":
        return ADVANTAGE_WORDS[column(game, "village")[h]]
    return str(column(game, "number")[h] or "")


def neutral(game: kogge.Game) -> dict[str, Any]:
    homes, kinds, roads = (column(game, name) for name in ("home", "home_kind", "road"))
    return {
        color: {
            "settlements": [n for n, owner in enumerate(homes) if owner == p and kinds[n] == SETTLEMENT],
            "harbours": [n for n, owner in enumerate(homes) if owner == p and kinds[n] == GREATER],
            "roads": [path for path, owner in enumerate(roads) if owner == p],
        }
        for p, color in list(enumerate(game.colors))[game.players :]
    }


def europe(game: kogge.Game) -> Words:
    chart = game.rules.layout.chart
    numbers, once = column(game, "number"), game.rules.layout.fields["number"].start
    lands = [h for h, number in enumerate(numbers) if number != game.rules.blank[once + h]]
    cities = {
        color: [chart.name("intersection", node, "de") for node in nodes]
        for color, nodes in owned(game, "kontor").items()
    }
    return (
        common(game)
        | carded(game)
        | {
            "kontors": cities,
            "neutral": [node for node, owner in enumerate(column(game, "kontor")) if owner == game.players],
            "goods_at": [node for node, goods in enumerate(column(game, "goods_at")) if goods],
            "delivered": dict(zip(game.seats, column(game, "points"), strict=True)),
            "routes": owned(game, "route"),
            "merchants": standing(game, "merchant"),
            "caravans": standing(game, "caravan"),
            "tokens": {chart.name("hex", h, "es"): numbers[h] for h in lands},
            "gold": gold(game),
            "discarded": dict(zip(chart_cards(game), column(game, "discarded_cards"), strict=True)),
        }
    )


def chart_cards(game: kogge.Game) -> tuple[str, ...]:
    return game.rules.layout.fields["discarded_cards"].columns


def standing(game: kogge.Game, name: str) -> dict[str, list[int]]:
    return {color: [at for at in game.read(name)[p] if at >= 0] for p, color in enumerate(game.seats)}


TELLING: dict[str, Callable[[kogge.Game], Words]] = {"base": base, "isles": isles, "europe": europe}  # by rulebook
