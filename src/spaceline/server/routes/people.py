"""Coming with a name, keeping it with a password, coming back."""

from __future__ import annotations

import msgspec
from litestar import Response, Router, get, post, put
from litestar.background_tasks import BackgroundTask
from litestar.params import JSONBody

from spaceline.core.decoding import built
from spaceline.server.people.browser_names import browser_name
from spaceline.server.people.cookies import change_token, cookie, token_of
from spaceline.server.people.letters import look_of
from spaceline.server.people.names import account_name, cleaned
from spaceline.server.problems import REFUSED, ProblemError
from spaceline.server.service import AnyRequest, Here, Service, address_of
from spaceline.server.storage.people import Person
from spaceline.server.wire.people import Credentials, Guest, Me, Preferences


def met(service: Service, person: Person, token: str, former: Person | None = None) -> Response[Me]:
    """Tell somebody who they are, with the cookie by which they are known from now on.

    Tables that are open by the cookie of whom they were before are opened anew, once they have this one.
    """
    me = Me(person.name, person.is_guest, change_token(token))
    looked_at = None if former is None else BackgroundTask(service.sessions_ended, former.id)
    return Response(me, cookies=[cookie(service.settings, token)], background=looked_at)


def browser_of(request: AnyRequest) -> str:
    """What the browser of a request is called."""
    return browser_name(request.headers.get("user-agent", ""))


@post("/guests", summary="Come in under a name", status_code=200, responses=REFUSED)
async def come_in(request: AnyRequest, service: Here, data: JSONBody[Guest]) -> Response[Me]:
    """Who is a guest already is called differently from now on; who has an account keeps its name."""
    name = cleaned(data.name)
    known = await service.person_of(request)
    service.count("guest", request)
    if known is not None and not known.is_guest:
        raise ProblemError(403, "account", "account.keeps-name")
    if (known is None or known.name != name) and await service.storage.people.is_taken(
        account_name(name), look_of(name)
    ):
        raise ProblemError(400, "taken", "name.taken.guest")
    if known is None:
        service.count("guests of an address a day", request)
        return met(service, *await service.storage.people.welcome(name, browser_of(request)))
    return met(service, await service.storage.people.rename(known, name), token_of(service.settings, request))


@get("/me", summary="Who the cookie says that you are", responses=REFUSED)
async def me(request: AnyRequest, service: Here) -> Response[Me | None]:
    """Null for somebody who has not come in; a cookie that is worth nothing any more is taken away."""
    person, token = await service.person_of(request), token_of(service.settings, request)
    if person is None:
        return Response(None, cookies=[cookie(service.settings, "")] if token else [])
    return Response(Me(person.name, person.is_guest, change_token(token)))


@post("/login", summary="Come back with name and password", status_code=200, responses=REFUSED)
async def log_in(request: AnyRequest, service: Here, data: JSONBody[Credentials]) -> Response[Me]:
    """The matches of the guest that somebody has been in this browser go to the account."""
    service.count("login", request)
    wanted, where = account_name(data.name), address_of(request)
    service.failed_logins.check(where, wanted)
    service.failed_logins.failed_once_more(where, wanted)
    people = service.storage.people
    account = await people.account(wanted)
    if not await service.passwords.fits(account.password if account else None, data.password) or account is None:
        raise ProblemError(401, "credentials", "credentials")
    service.failed_logins.forget(where, wanted)
    if service.passwords.is_old(account.password):
        await people.rehash(account.person, await service.passwords.hashed(data.password))
    guest = await service.person_of(request)
    if token := token_of(service.settings, request):
        await service.storage.sessions.log_out(token)
    token = await people.log_in(account.person, guest, browser_of(request))
    return met(service, account.person, token, former=guest)


@post("/logout", summary="Be forgotten by this browser", status_code=204, responses=REFUSED)
async def log_out(request: AnyRequest, service: Here) -> Response[None]:
    """A guest who leaves cannot come back as the same. Tables that are open in the browser are closed."""
    person = await service.person_of(request)
    if person is not None:
        await service.storage.sessions.log_out(token_of(service.settings, request))
        await service.sessions_ended(person.id)
    return Response(None, status_code=204, cookies=[cookie(service.settings, "")])


@get("/me/preferences", summary="How you like the table", responses=REFUSED)
async def preferences(request: AnyRequest, service: Here) -> Preferences | None:
    """Null for somebody who has changed nothing, or has not come in."""
    person = await service.person_of(request)
    kept = await service.storage.preferences.of_person(person.id) if person else None
    return msgspec.json.decode(kept, type=built(Preferences)) if kept else None


@put("/me/preferences", summary="Change how you like the table", status_code=204, responses=REFUSED)
async def prefer(request: AnyRequest, service: Here, data: JSONBody[Preferences]) -> None:
    """All of it; of two browsers the later one counts."""
    person = await service.known(request)
    service.count("preferences", request, person)
    await service.storage.preferences.store(person.id, msgspec.json.encode(data))


ROUTES = Router("/api", route_handlers=[come_in, me, log_in, log_out, preferences, prefer], tags=["people"])
