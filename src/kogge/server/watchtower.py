"""For whoever runs a server: is it well, and how much is going on."""

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST

from kogge.games.refusal import Refused
from kogge.server.asked import AService
from kogge.server.guards import is_at_home

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def health(service: AService) -> Response:
    """200 while the server can write things down, 503 else."""
    well = await service.can_serve()
    return Response(
        "well\n" if well else "it can't write anything down\n", 200 if well else 503, media_type="text/plain"
    )


@router.get("/metrics")
async def metrics(request: Request, service: AService) -> Response:
    """All numbers; to this machine alone, unless whoever runs the server wants it otherwise."""
    if not (service.setup.open_metrics or is_at_home(request)):
        raise Refused.of("only_at_home")
    return Response(service.metrics.text(), media_type=CONTENT_TYPE_LATEST)
