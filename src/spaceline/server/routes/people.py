"""Coming with a name, keeping it with a password, coming back."""

from __future__ import annotations

import msgspec
from litestar import Response, Router, get, post, put
from litestar.params import JSONBody

from spaceline.server.people.cookies import change_token, cookie, token_of
from spaceline.server.people.names import account_name, cleaned
from spaceline.server.problems import REFUSED, ProblemError
from spaceline.server.service import AnyRequest, Here, Service
from spaceline.server.storage.people import NameTakenError, Person
from spaceline.server.wire.people import Credentials, Guest, Me, Preferences

SEEN_OFF = "The name or the password is not right."


def met(service: Service, person: Person, token: str) -> Response[Me]:
    """Tell somebody who they are, with the cookie by which they are known from now on."""
    me = Me(person.name, person.is_guest, change_token(token))
    return Response(me, cookies=[cookie(service.settings, token)])


@post("/guests", summary="Come in under a name", status_code=200, responses=REFUSED)
async def come_in(request: AnyRequest, service: Here, data: JSONBody[Guest]) -> Response[Me]:
    """Who is a guest already is called differently from now on; who has an account keeps its name."""
    name = cleaned(data.name)
    known = await service.person_of(request)
    service.count("guest", request)
    if known is None:
        return met(service, *await service.storage.people.welcome(name))
    if not known.is_guest:
        raise ProblemError(403, "account", "An account keeps its name.")
    return met(service, await service.storage.people.rename(known, name), token_of(service.settings, request))


@get("/me", summary="Who the cookie says that you are", responses=REFUSED)
async def me(request: AnyRequest, service: Here) -> Me | None:
    """Null for somebody who has not come in."""
    person = await service.person_of(request)
    if person is None:
        return None
    return Me(person.name, person.is_guest, change_token(token_of(service.settings, request)))


@post("/me/account", summary="Keep the name with a password", status_code=200, responses=REFUSED)
async def settle(request: AnyRequest, service: Here, data: JSONBody[Credentials]) -> Response[Me]:
    """A guest becomes the holder of an account and keeps every match; other browsers of the guest are logged out."""
    person = await service.known(request)
    service.count("account", request)
    if not person.is_guest:
        raise ProblemError(403, "account", "You have an account.")
    name = cleaned(data.name)
    stored = await service.passwords.hashed(data.password)
    try:
        return met(service, *await service.storage.people.settle(person, name, account_name(name), stored))
    except NameTakenError as error:
        raise ProblemError(400, "taken", "Somebody else has that name.") from error


@post("/login", summary="Come back with name and password", status_code=200, responses=REFUSED)
async def log_in(request: AnyRequest, service: Here, data: JSONBody[Credentials]) -> Response[Me]:
    """The matches of the guest that somebody has been in this browser go to the account."""
    service.count("login", request)
    wanted = account_name(data.name)
    service.limits.take("login to an account", wanted)
    people = service.storage.people
    account = await people.account(wanted)
    if not await service.passwords.fits(account.password if account else None, data.password) or account is None:
        raise ProblemError(401, "credentials", SEEN_OFF)
    if service.passwords.is_old(account.password):
        await people.rehash(account.person, await service.passwords.hashed(data.password))
    guest = await service.person_of(request)
    if token := token_of(service.settings, request):
        await people.log_out(token)
    return met(service, account.person, await people.log_in(account.person, guest))


@post("/logout", summary="Be forgotten by this browser", status_code=204, responses=REFUSED)
async def log_out(request: AnyRequest, service: Here) -> Response[None]:
    """A guest who leaves cannot come back as the same. Tables that are open in the browser are closed."""
    if token := token_of(service.settings, request):
        await service.log_out(token)
    return Response(None, status_code=204, cookies=[cookie(service.settings, "")])


@get("/me/preferences", summary="How you like the table", responses=REFUSED)
async def preferences(request: AnyRequest, service: Here) -> Preferences | None:
    """Null for somebody who has changed nothing, or has not come in."""
    person = await service.person_of(request)
    kept = await service.storage.preferences.of_person(person.id) if person else None
    return msgspec.json.decode(kept, type=Preferences) if kept else None


@put("/me/preferences", summary="Change how you like the table", status_code=204, responses=REFUSED)
async def prefer(request: AnyRequest, service: Here, data: JSONBody[Preferences]) -> None:
    """All of it; of two browsers the later one counts."""
    person = await service.known(request)
    service.count("preferences", request, person)
    await service.storage.preferences.store(person.id, msgspec.json.encode(data))


ROUTES = Router("/api", route_handlers=[come_in, me, settle, log_in, log_out, preferences, prefer], tags=["people"])
