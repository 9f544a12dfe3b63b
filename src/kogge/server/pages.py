"""The browser client over HTTP: one page for all of its screens, and the files that it is made of."""

import asyncio
from html import escape
from pathlib import Path

from fastapi import APIRouter, Request, Response

from kogge.games.refusal import Refused
from kogge.server.asked import AService
from kogge.server.page_files import GZ, INDEX, PageFile, find
from kogge.texts import ENGLISH, Texts, languages, texts

FOR_EVER = "public, max-age=31536000, immutable"  # a file whose name tells its content
ASK_AGAIN = "no-cache"  # it may be kept, but not shown before we have said that it is still the same
SEEN = ["GET", "HEAD"]

router = APIRouter(include_in_schema=False)


@router.api_route("/", methods=SEEN)
@router.api_route("/new", methods=SEEN)
@router.api_route("/new/{scenario:path}", methods=SEEN)
@router.api_route("/t/{table:path}", methods=SEEN)
@router.api_route("/rules", methods=SEEN)
@router.api_route("/rules/{game:path}", methods=SEEN)
@router.api_route("/settings", methods=SEEN)
async def screen(request: Request, service: AService) -> Response:
    """The page, which knows by its address what it shows."""
    return await asyncio.to_thread(page, service.setup.page, request)


@router.api_route("/static/{name:path}", methods=SEEN)
async def static(name: str, request: Request, service: AService) -> Response:
    """A file that the page is made of."""
    return await asyncio.to_thread(file, service.setup.page, name, request)


def page(folder: Path, request: Request, status: int = 200) -> Response:
    """The page, or if it was not built how to get it."""
    found = find(folder, INDEX)
    if found is None:
        return Response(not_built(texts(language_of(request))), 503, media_type="text/html")
    return sent(found, ASK_AGAIN, request, status)


def file(folder: Path, name: str, request: Request) -> Response:
    """A file of the page by its name below ``/static/``."""
    plain = None if name.endswith(GZ) else find(folder, name)
    if plain is None:
        raise Refused.of("no_such_page")
    packed = find(folder, name + GZ) if takes_gzip(request) else None
    answer = sent(packed or plain, FOR_EVER if name.startswith("assets/") else ASK_AGAIN, request, kind=plain.kind)
    if packed is not None:
        answer.headers["content-encoding"] = "gzip"
    answer.headers["vary"] = "accept-encoding"
    return answer


def sent(found: PageFile, kept: str, request: Request, status: int = 200, kind: str | None = None) -> Response:
    """A file as an answer: nothing but a word, if whoever asks has it already."""
    tag = f'"{found.digest}"'
    headers = {"etag": tag, "cache-control": kept}
    if status == 200 and has(request, tag):
        return Response(status_code=304, headers=headers)
    return Response(found.body, status, headers, kind or found.kind)


def has(request: Request, tag: str) -> bool:
    """Does whoever asks have it already?"""
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    return tag in known or "*" in known


def takes_gzip(request: Request) -> bool:
    """May the answer be compressed?"""
    for coding in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = coding.replace(" ", "").partition(";q=")
        if name in ("gzip", "*"):
            return weight == "" or weight.strip("0.") != ""
    return False


# Where there is no page


def wants_page(request: Request) -> bool:
    """Is this somebody who opens an address in a browser, and not a program?"""
    is_elsewhere = not request.url.path.startswith(("/api/", "/static/"))
    return is_elsewhere and request.method in SEEN and "text/html" in request.headers.get("accept", "")


def language_of(request: Request) -> str:
    """The language that the reader likes best of those that there are texts in."""
    liked = []
    for place, one in enumerate(request.headers.get("accept-language", "").lower().split(",")):
        name, _, weight = one.replace(" ", "").partition(";q=")
        try:
            liked.append((-float(weight or 1), place, name.partition("-")[0]))
        except ValueError:
            continue
    return next((name for _, _, name in sorted(liked) if name in languages()), ENGLISH)


def not_built(said: Texts) -> str:
    """What is missing and how to get it, as a page of its own."""
    lines = [said.say("install-page_missing"), said.say("install-page_how"), said.say("install-page_meanwhile")]
    told = "".join(f"<p>{escape(line)}</p>" for line in lines)
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    return (
        f'<!doctype html><html lang="{said.language}"><head>{head}<title>Kogge</title></head><body>{told}</body></html>'
    )
