"""What clients look up: scenarios, texts, the board of a table, and the schema of all messages."""

import asyncio
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Path

from kogge.engine.rules import Rules
from kogge.fields import contents, size
from kogge.games.facts import facts_of
from kogge.listing import listing
from kogge.server.asked import LANGUAGE, SHOWN, AService, ATable, Language, MaybeGuest
from kogge.server.bodies import Geometry
from kogge.server.lobby import watched
from kogge.server.messages import schema
from kogge.texts import sources, texts
from kogge.views import named, shown_fields

router = APIRouter(prefix="/api", tags=["reference"])


@router.get("/scenarios")
async def scenarios(language: Language = "en") -> dict[str, Any]:
    """What can be played: scenarios with their options, and the bots."""
    return await asyncio.to_thread(told, language)


@router.get("/texts/{language}")
async def messages(language: Annotated[str, Path(pattern=LANGUAGE)]) -> dict[str, str]:
    """All texts in a language: Fluent messages, by the name of their file."""
    return await asyncio.to_thread(sources, language)


@router.get("/schema")
async def messages_schema() -> dict[str, Any]:
    """The JSON Schema of all messages of a socket: ``FromClient`` and ``FromServer``."""
    return schema()


@router.get("/tables/{table}/geometry", tags=["tables"], dependencies=SHOWN)
async def geometry(table: ATable, service: AService, guest: MaybeGuest) -> Geometry:
    """Where everything is on the board of a table, and what never changes there."""
    found = (await watched(service, table, guest)).table
    scenario, options = found.terms.game
    return await asyncio.to_thread(lambda: measured(scenario.rules(options)))


@lru_cache(maxsize=8)
def told(language: str) -> dict[str, Any]:
    return listing(texts(language))


@lru_cache(maxsize=64)
def measured(rules: Rules) -> Geometry:
    """The geometry of a game's board."""
    topo = rules.topo
    fields = {name: named(rules, name) for name in shown_fields(rules)}
    return Geometry(
        hexes=[list(cell) for cell in topo.cells],
        centers=[list(topo.center(h)) for h in range(topo.n_hexes)],
        intersections=[list(place) for place in topo.places],
        paths=[list(topo.edge_nodes[e]) for e in range(topo.n_edges)],
        fields={name: {"size": size(field), "holds": contents(field)} for name, field in fields.items()},
        facts=facts_of(rules).to_dict(),
    )
