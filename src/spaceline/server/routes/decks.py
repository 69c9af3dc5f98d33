"""Decks: how one stands, reading and writing them, one's own, and those that others show."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache

from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody

from spaceline.cards.decks import ready_decks
from spaceline.editions import RULESETS
from spaceline.server.decks.standing import is_playable, stands
from spaceline.server.decks.written import from_store, read_in, to_store, write_out, written_in, written_of
from spaceline.server.languages import language_for
from spaceline.server.problems import REFUSED, ProblemError, missing, refused
from spaceline.server.service import AnyRequest, Here
from spaceline.server.storage.decks import MOST_DECKS, KeptDeck, TooManyDecksError
from spaceline.server.wire.decks import (
    DeckOut,
    DeckReadIn,
    DeckSharing,
    DeckStood,
    DeckText,
    DeckToKeep,
    DeckToWrite,
    OwnDeck,
    OwnDeckListed,
    SharedDeck,
    WrittenDeck,
)


@post("/deck-check", summary="How a deck stands", status_code=200, responses=REFUSED)
async def check_deck(request: AnyRequest, service: Here, data: JSONBody[WrittenDeck]) -> DeckStood:
    """Open to everybody: what the rules say of it, and what it has of what its missions ask for."""
    service.count("deck", request)
    return await service.bench.do(stands, data, language_for(request))


@post("/deck-reading", summary="Read a deck in any form", status_code=200, responses=REFUSED)
async def read_deck(request: AnyRequest, service: Here, data: JSONBody[DeckText]) -> DeckReadIn:
    """Nothing is kept. What of the text is not in the deck is told."""
    service.count("deck text", request)
    return await service.bench.do(read_in, data.text, data.file, data.ruleset, language_for(request))


@post("/deck-writing", summary="Write a deck in a form", status_code=200, responses=REFUSED)
async def write_deck(request: AnyRequest, service: Here, data: JSONBody[DeckToWrite]) -> DeckOut:
    """In a form that other programs and sites read."""
    service.count("deck text", request)
    return await service.bench.do(write_out, data.deck, data.form)


@get("/ready-decks/{ruleset:str}/{name:str}", summary="A ready deck", responses=REFUSED)
async def show_ready(request: AnyRequest, service: Here, ruleset: FromPath[str], name: FromPath[str]) -> WrittenDeck:
    """To look at, or to begin with."""
    service.count("deck", request)
    found = ready_decks(ruleset).get(name) if ruleset in RULESETS else None
    if found is None:
        raise missing()
    return written_of(found)


@get("/decks", summary="Your decks, those first that were changed last", responses=REFUSED)
async def list_decks(request: AnyRequest, service: Here) -> list[OwnDeckListed]:
    """Those that you keep, legal or not."""
    person = await service.known(request)
    kept = await service.storage.decks.of_person(person.id)
    return await service.bench.do(lambda: [listed(deck) for deck in kept])


@post("/decks", summary="Keep a new deck", responses=REFUSED)
async def keep_deck(request: AnyRequest, service: Here, data: JSONBody[DeckToKeep]) -> OwnDeck:
    """It may be a draft: whether it can be played is another question."""
    person = await service.known(request)
    service.count("deck", request, person)
    service.count("decks of an address a day", request)
    try:
        deck = await service.storage.decks.keep(person.id, to_store(data.deck))
    except TooManyDecksError as error:
        raise refused("full", "deck.full", most=MOST_DECKS) from error
    return await own(service, deck, person.id)


@get("/decks/{deck:str}", summary="One of your decks", responses=REFUSED)
async def show_deck(request: AnyRequest, service: Here, deck: FromPath[str]) -> OwnDeck:
    """Nobody else's are told of."""
    return await own(service, deck, (await service.known(request)).id)


@put("/decks/{deck:str}", summary="Change one of your decks", responses=REFUSED)
async def change_deck(request: AnyRequest, service: Here, deck: FromPath[str], data: JSONBody[DeckToKeep]) -> OwnDeck:
    """Refused with 400 ``changed`` when another window was quicker, so that nothing is lost unseen."""
    person = await service.known(request)
    service.count("deck", request, person)
    await own(service, deck, person.id)
    if not await service.storage.decks.change(deck, person.id, data.version, to_store(data.deck)):
        raise ProblemError(400, "changed", "deck.changed")
    return await own(service, deck, person.id)


@delete("/decks/{deck:str}", summary="Throw one of your decks away", status_code=204, responses=REFUSED)
async def drop_deck(request: AnyRequest, service: Here, deck: FromPath[str]) -> None:
    """Matches that are played with it go on."""
    person = await service.known(request)
    service.count("deck", request, person)
    if not await service.storage.decks.drop(deck, person.id):
        raise missing()


@post("/decks/{deck:str}/sharing", summary="Show a deck by a link, or no longer", status_code=200, responses=REFUSED)
async def share_deck(request: AnyRequest, service: Here, deck: FromPath[str], data: JSONBody[DeckSharing]) -> OwnDeck:
    """A link that was taken back never leads there again."""
    person = await service.known(request)
    service.count("deck", request, person)
    await own(service, deck, person.id)
    await service.storage.decks.share(deck, person.id, is_shared=data.is_shared)
    return await own(service, deck, person.id)


@get("/shared-decks/{token:str}", summary="A deck that somebody shows", responses=REFUSED)
async def show_shared(request: AnyRequest, service: Here, token: FromPath[str]) -> SharedDeck:
    """Open to everybody who has the link; as it is now."""
    service.count("invitation", request)
    found = await service.storage.decks.shared_by(token)
    if found is None:
        raise missing()
    kept, name = found
    return SharedDeck(name, written_in(kept))


async def own(service: Here, deck: str, person: int) -> OwnDeck:
    """A deck of somebody's own.

    Raises:
        ProblemError: there is none, or it is somebody else's: both are told alike.
    """
    found = await service.storage.decks.of_id(deck, person)
    if found is None:
        raise missing()
    return OwnDeck(found.id, found.version, written_in(found), path_of(found))


def listed(kept: KeptDeck) -> OwnDeckListed:
    """A deck in a list."""
    changed = datetime.fromtimestamp(kept.changed, UTC).isoformat()
    playable = kept.ruleset in RULESETS and can_be_played(kept.data)
    return OwnDeckListed(kept.id, kept.ruleset, kept.title, kept.size, changed, playable, path_of(kept))


REMEMBERED = 2_000
"""Of so many decks it is remembered whether they can be played: a list of them would look at each, again and again."""


@lru_cache(REMEMBERED)
def can_be_played(data: bytes) -> bool:
    """Whether a deck that was kept can be played."""
    return is_playable(from_store(data))


def path_of(kept: KeptDeck) -> str:
    """The path of the link by which others see a deck."""
    return f"/decks/shared/{kept.shared}" if kept.shared else ""


ROUTES = Router(
    "/api",
    route_handlers=[
        check_deck,
        read_deck,
        write_deck,
        show_ready,
        list_decks,
        keep_deck,
        show_deck,
        change_deck,
        drop_deck,
        share_deck,
        show_shared,
    ],
    tags=["decks"],
)
