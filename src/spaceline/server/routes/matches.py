"""Matches: what can be played, making one, coming to one by a link."""

from __future__ import annotations

from collections.abc import Iterable

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from spaceline.server.languages import language_for
from spaceline.server.matches.making import OWN, checked_deck, chosen_deck, clock_for, seats_for, seed_for
from spaceline.server.matches.offers import lobby
from spaceline.server.matches.showing import invited, shown
from spaceline.server.problems import REFUSED, ProblemError, missing
from spaceline.server.service import AnyRequest, Here, Service
from spaceline.server.storage.decks import KeptDeck
from spaceline.server.storage.matches import SeatToMake
from spaceline.server.storage.people import Person
from spaceline.server.wire.people import Invited, Joining, Lobby, MatchInfo, MatchWanted, SeatWanted


@get("/lobby", summary="What a match can be made of", sync_to_thread=True, responses=REFUSED)
def show_lobby(request: AnyRequest) -> Lobby:
    """Open to everybody."""
    return lobby(language_for(request))


@post("/matches", summary="Make a match", responses=REFUSED)
async def make_match(request: AnyRequest, service: Here, data: JSONBody[MatchWanted]) -> MatchInfo:
    """It begins at once when every seat is taken; otherwise when the last invitation has been followed."""
    person = await service.known(request)
    service.count("matches of an address", request)
    service.count("match", request, person)
    service.count("matches of an address a day", request)
    service.count("matches of a person a day", request, person)
    seed = seed_for(data)
    decks = await own_decks(service, person, data.seats)
    seats = await service.bench.do(seats_for, data, person, seed, decks, language_for(request))
    match = await service.storage.matches.make(data.ruleset, person.id, seats, seed=seed, clock=clock_for(data))
    await service.begin_if_full(request.app, match, language_for(request))
    return shown(await service.match_of(match, person), person)


@get("/matches", summary="Your matches, the latest first", responses=REFUSED)
async def list_matches(request: AnyRequest, service: Here) -> list[MatchInfo]:
    """Those at which you have a seat."""
    person = await service.known(request)
    return [shown(match, person) for match in await service.storage.matches.of_person(person.id)]


@get("/matches/{match:str}", summary="One of your matches", responses=REFUSED)
async def show_match(request: AnyRequest, service: Here, match: FromPath[str]) -> MatchInfo:
    """Nothing is told of matches at which you have no seat."""
    person = await service.known(request)
    return shown(await service.match_of(match, person), person)


async def own_decks(service: Service, person: Person, seats: Iterable[SeatWanted | Joining]) -> dict[str, KeptDeck]:
    """The decks of somebody's own that are asked for, by number; nobody plays with one of another's."""
    wanted = {seat.deck.removeprefix(OWN) for seat in seats if seat.deck.startswith(OWN)}
    found = [await service.storage.decks.of_id(deck, person.id) for deck in wanted]
    return {deck.id: deck for deck in found if deck is not None}


@get("/invitations/{token:str}", summary="What an invitation leads to", responses=REFUSED)
async def show_invitation(request: AnyRequest, service: Here, token: FromPath[str]) -> Invited:
    """Once taken, it leads nowhere but for the one who took it."""
    service.count("invitation", request)
    person = await service.person_of(request)
    found = await service.storage.matches.invited_by(token)
    if found is None:
        raise missing()
    match, player = found
    seat = match.seats[player - 1]
    if not seat.is_open and (person is None or seat.person != person.id):
        raise missing()
    return invited(match, player, person, language_for(request))


@post("/invitations/{token:str}", summary="Take the seat of an invitation", status_code=200, responses=REFUSED)
async def sit_down(request: AnyRequest, service: Here, token: FromPath[str], data: JSONBody[Joining]) -> MatchInfo:
    """Whoever comes first has it; it stays theirs. The match begins when nobody is missing any more."""
    person = await service.known(request)
    service.count("invitation", request)
    found = await service.storage.matches.invited_by(token)
    if found is None:
        raise missing()
    match, player = found
    seat = match.seats[player - 1]
    if seat.person == person.id:
        return shown(match, person)
    if not seat.is_open:
        raise missing()
    if match.held_by(person.id):
        raise ProblemError(400, "seated", "match.seated")
    decks = await own_decks(service, person, [data])
    deck, own = seat.deck, seat.own
    if data.deck:
        deck, own = await service.bench.do(chosen_deck, match.ruleset, data.deck, decks, language_for(request))
    if own is None:
        checked_deck(match.ruleset, deck)
    if not await service.storage.matches.sit_down(
        match.id, player, SeatToMake(name=person.name, deck=deck, person=person.id, own=own)
    ):
        raise missing()
    await service.begin_if_full(request.app, match.id, language_for(request))
    return shown(await service.match_of(match.id, person), person)


@get("/watch/{token:str}", summary="A match to look on at", responses=REFUSED)
async def watch(request: AnyRequest, service: Here, token: FromPath[str]) -> MatchInfo:
    """Nobody's hand is shown to spectators."""
    service.count("invitation", request)
    match = await service.storage.matches.watched_by(token)
    if match is None:
        raise missing()
    return shown(match, await service.person_of(request))


ROUTES = Router(
    "/api",
    route_handlers=[show_lobby, make_match, list_matches, show_match, show_invitation, sit_down, watch],
    tags=["matches"],
)
