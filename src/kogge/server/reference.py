"""What clients look up: scenarios, texts, the board of a table, and the schema of all messages."""

import asyncio
import gzip
import hashlib
import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import JSONResponse

from kogge.engine.layout import OWNER, SECRET, Field
from kogge.engine.rules import Rules
from kogge.fields import per
from kogge.games import catalogue
from kogge.games.events import kinds
from kogge.games.facts import facts_of, plain
from kogge.listing import listing
from kogge.server.asked import LANGUAGE, SHOWN, AService, ATable, Language, MaybeGuest
from kogge.server.bodies import Geometry, Listing
from kogge.server.lobby import watched
from kogge.server.messages import schema
from kogge.server.pages import ASK_AGAIN, has, takes_gzip
from kogge.texts import sources, texts
from kogge.views import named, shown_fields
from kogge.wording import vocabulary

router = APIRouter(prefix="/api", tags=["reference"])


@router.get("/scenarios", response_class=JSONResponse, responses={200: {"model": Listing}})
async def scenarios(request: Request, language: Language = "en") -> Response:
    """What can be played: scenarios with their options, and the bots."""
    return sent(request, await asyncio.to_thread(lambda: told(language, tuple(catalogue.names()))))


@router.get("/texts/{language}", response_class=JSONResponse, responses={200: {"model": dict[str, str]}})
async def messages(request: Request, language: Annotated[str, Path(pattern=LANGUAGE)]) -> Response:
    """All texts in a language: Fluent messages, by the name of their file."""
    return sent(request, await asyncio.to_thread(written, language))


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


@dataclass(frozen=True)
class Packed:
    """An answer that is the same for everybody, compressed once, and a mark by which a browser knows that it has it."""

    body: bytes
    mark: str


@lru_cache(maxsize=16)
def packed(body: str) -> Packed:
    plain = body.encode()
    return Packed(gzip.compress(plain, mtime=0), f'"{hashlib.sha256(plain).hexdigest()[:32]}"')


@lru_cache(maxsize=8)
def told(language: str, _: tuple[str, ...]) -> Packed:
    """The listing in a language; made anew when other scenarios can be played."""
    return packed(Listing.model_validate(listing(texts(language))).model_dump_json())


def written(language: str) -> Packed:
    """The texts as they are now: whoever writes at them sees it without a restart."""
    return packed(json.dumps(sources(language), ensure_ascii=False))


def sent(request: Request, answer: Packed) -> Response:
    """An answer for whoever asks: compressed if they can read that, and nothing but a word if they have it already."""
    headers = {"etag": answer.mark, "cache-control": ASK_AGAIN, "vary": "accept-encoding"}
    if has(request, answer.mark):
        return Response(status_code=304, headers=headers)
    if not takes_gzip(request):
        return Response(gzip.decompress(answer.body), media_type="application/json", headers=headers)
    return Response(answer.body, media_type="application/json", headers=headers | {"content-encoding": "gzip"})


@lru_cache(maxsize=64)
def measured(rules: Rules) -> Geometry:
    """The geometry of a game's board."""
    topo = rules.topo
    told = {
        "hexes": topo.cells,
        "centers": [topo.center(h) for h in range(topo.n_hexes)],
        "intersections": topo.places,
        "paths": [list(topo.edge_nodes[e]) for e in range(topo.n_edges)],
        "fields": {name: about(named(rules, name)) for name in shown_fields(rules)},
        "words": vocabulary(rules),
        "steps": {step.name: [act.name for act in step.acts] for step in rules.steps},
        "acts": {act.name: [part.of for part in act.parts] for act in rules.acts.items},
        "events": {kind.name: {slot.name: slot.of for slot in kind.slots} for kind in kinds().values()},
        "facts": facts_of(rules),
    }
    return Geometry.model_validate_json(json.dumps(plain(told)))


def about(field: Field) -> dict[str, Any]:
    """What a field is about."""
    return {
        "meaning": field.meaning,
        "per": per(field),
        "rows": field.per[0].words,
        "columns": field.columns,
        "values": field.values,
        "told": {str(value): word for value, word in field.holds.told},
        "secret": {OWNER: "owner", SECRET: "all"}.get(field.seen_by),
    }
