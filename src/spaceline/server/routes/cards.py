"""Cards: what can be asked of them, searching them, and all that is known of one. The same for everybody."""

from __future__ import annotations

from litestar import Router, get
from litestar.params import FromPath, FromQuery

from spaceline.server.decks.library import about, library, search
from spaceline.server.languages import language_for
from spaceline.server.problems import REFUSED
from spaceline.server.service import AnyRequest, Here
from spaceline.server.wire.library import CardAbout, CardsFound, Library


@get("/cards/{ruleset:str}", summary="The cards of a ruleset, and what can be asked of them", responses=REFUSED)
async def show_library(request: AnyRequest, service: Here, ruleset: FromPath[str]) -> Library:
    """It changes with a new version only."""
    service.count("card", request)
    return await service.bench.do(library, ruleset, language_for(request))


@get("/cards/{ruleset:str}/search", summary="The cards that a search finds", responses=REFUSED)
async def search_cards(
    request: AnyRequest, service: Here, ruleset: FromPath[str], q: FromQuery[str] = ""
) -> CardsFound:
    """The language of searching is told in docs/card-search.md. A search that cannot be read says why."""
    service.count("search", request)
    return await service.bench.do(search, ruleset, q, language_for(request))


@get("/cards/{ruleset:str}/{card:str}", summary="What is known of a card", responses=REFUSED)
async def show_card(request: AnyRequest, service: Here, ruleset: FromPath[str], card: FromPath[str]) -> CardAbout:
    """Rulings, the scenarios that show it, and why it cannot be played, where that is so."""
    service.count("card", request)
    return await service.bench.do(about, ruleset, card, language_for(request))


ROUTES = Router("/api", route_handlers=[show_library, search_cards, show_card], tags=["cards"])
