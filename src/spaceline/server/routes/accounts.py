"""What somebody does with an account: the password, the browsers in which they are known, mail, and its end."""

from __future__ import annotations

from datetime import UTC, datetime

from litestar import Response, Router, delete, get, post, put
from litestar.background_tasks import BackgroundTask
from litestar.params import FromPath, JSONBody

from spaceline.effects.render.lexicon import Lexicon
from spaceline.server.languages import words_for
from spaceline.server.people.browser_names import browser_said
from spaceline.server.people.cookies import cookie, token_of
from spaceline.server.people.letters import look_of
from spaceline.server.people.mailing import is_address
from spaceline.server.people.names import account_name, of_ones_own
from spaceline.server.problems import REFUSED, ProblemError, missing, refused
from spaceline.server.routes.people import met
from spaceline.server.service import AnyRequest, Here, Service, address_of
from spaceline.server.storage.accounts import AccountKept
from spaceline.server.storage.people import NameTakenError
from spaceline.server.storage.sessions import KnownBrowser
from spaceline.server.storage.tokens import is_token, token_hash
from spaceline.server.wire.people import (
    AccountShown,
    Credentials,
    Forgot,
    MailWanted,
    Me,
    NewPassword,
    PasswordShown,
    ResetWanted,
    SessionShown,
    TokenShown,
)


@get("/me/account", summary="Your account, and where you are known", responses=REFUSED)
async def show(request: AnyRequest, service: Here) -> AccountShown:
    """Somebody who has not come in learns whether the server sends mail."""
    person = await service.person_of(request)
    if person is None:
        return AccountShown(service.post is not None, "", ())
    kept = await service.storage.accounts.of_person(person.id)
    here = token_hash(token_of(service.settings, request))
    sessions = [shown(it, here, words_for(request)) for it in await service.storage.sessions.of_person(person.id)]
    return AccountShown(service.post is not None, (kept.mail if kept else None) or "", tuple(sessions))


def shown(session: KnownBrowser, here: bytes, words: Lexicon) -> SessionShown:
    """A browser as its person sees it."""
    made, seen = (datetime.fromtimestamp(it, UTC) for it in (session.made, session.seen))
    return SessionShown(
        session.id, browser_said(words, session.browser), made.isoformat(), seen.isoformat(), session.hash == here
    )


@post("/me/account", summary="Keep the name with a password", status_code=200, responses=REFUSED)
async def settle(request: AnyRequest, service: Here, data: JSONBody[Credentials]) -> Response[Me]:
    """A guest becomes the holder of an account and keeps every match; copies of the old cookie are worth nothing."""
    person = await service.known(request)
    service.count("account", request)
    if not person.is_guest:
        raise ProblemError(403, "account", "account.has")
    name = of_ones_own(data.name)
    stored, former = await service.passwords.hashed(data.password), token_of(service.settings, request)
    people, account = service.storage.people, account_name(name)
    try:
        settled = await people.settle(person, name, account, stored, look=look_of(name), former=former)
    except NameTakenError as error:
        raise ProblemError(400, "taken", "name.taken") from error
    return met(service, *settled, former=person)


async def proven(request: AnyRequest, service: Service, password: str) -> AccountKept:
    """The account of who sends a request, if they know its password.

    Raises:
        ProblemError: they do not, or have none.
    """
    person = await service.known(request)
    kept = await service.storage.accounts.of_person(person.id)
    if kept is None:
        raise ProblemError(403, "account", "account.none")
    where, account = f"known {address_of(request)}", kept.account
    service.failed_logins.check(where, account)
    service.failed_logins.failed_once_more(where, account)
    if not await service.passwords.fits(kept.password, password):
        raise ProblemError(403, "credentials", "password.wrong")
    service.failed_logins.forget(where, account)
    return kept


@put("/me/password", summary="Choose another password", responses=REFUSED)
async def change_password(request: AnyRequest, service: Here, data: JSONBody[NewPassword]) -> Response[Me]:
    """The old one is asked for. All other browsers are logged out, and this one has another cookie."""
    kept = await proven(request, service, data.old)
    stored = await service.passwords.hashed(data.password)
    former = token_of(service.settings, request)
    token = await service.storage.accounts.change_password(kept.person.id, stored, former)
    return met(service, kept.person, token, former=kept.person)


@delete("/me/sessions", summary="Be known in this browser only", responses=REFUSED)
async def log_out_elsewhere(request: AnyRequest, service: Here) -> None:
    """All other browsers are logged out, and tables that are open in them are closed."""
    person = await service.known(request)
    here = token_hash(token_of(service.settings, request))
    others = [it.hash for it in await service.storage.sessions.of_person(person.id) if it.hash != here]
    await service.storage.sessions.end(person.id, others)
    await service.sessions_ended(person.id)


@delete("/me/sessions/{session:str}", summary="Be forgotten by one browser", responses=REFUSED)
async def log_out_of(request: AnyRequest, service: Here, session: FromPath[str]) -> None:
    """One of yours, by its number in the list."""
    person = await service.known(request)
    found = [it.hash for it in await service.storage.sessions.of_person(person.id) if it.id == session]
    if not found:
        raise missing()
    await service.storage.sessions.end(person.id, found)
    await service.sessions_ended(person.id)


@post("/me/deletion", summary="Delete yourself, and what is yours", status_code=204, responses=REFUSED)
async def leave(request: AnyRequest, service: Here, data: JSONBody[PasswordShown]) -> Response[None]:
    """Decks, preferences, lessons and matches without other people are deleted; in those of others the name is."""
    person = await service.known(request)
    if not person.is_guest:
        await proven(request, service, data.password)
    service.count("deletion", request)
    await service.leave(person.id)
    await service.sessions_ended(person.id)
    return Response(None, status_code=204, cookies=[cookie(service.settings, "")])


@put("/me/mail", summary="Say where you can be written to", status_code=204, responses=REFUSED)
async def give_mail(request: AnyRequest, service: Here, data: JSONBody[MailWanted]) -> Response[None]:
    """An address is kept once a link that is sent there has been followed. Empty forgets the one that is kept."""
    kept = await proven(request, service, data.password)
    if not data.mail:
        await service.storage.accounts.forget_mail(kept.person.id)
        return Response(None, status_code=204)
    if service.post is None:
        raise refused("mail", "mail.none")
    if not is_address(data.mail):
        raise refused("mail", "mail.no-address")
    service.count("mail", request)
    token = await service.storage.accounts.new_token(kept.person.id, data.mail)
    words = words_for(request)
    text = words.say("mail.confirm.text", name=kept.person.name, link=f"{service.settings.origin}/account/mail#{token}")
    sent = BackgroundTask(service.post, data.mail, words.say("mail.confirm"), text)
    return Response(None, status_code=204, background=sent)


@post("/mail", summary="Show that an address is yours", status_code=204, responses=REFUSED)
async def confirm_mail(request: AnyRequest, service: Here, data: JSONBody[TokenShown]) -> None:
    """By the token that was sent there; once."""
    service.count("token", request)
    if not (is_token(data.token) and await service.storage.accounts.confirm_mail(data.token)):
        raise refused("token", "link")


@post("/forgotten", summary="Ask for a new password by mail", status_code=204, responses=REFUSED)
async def forgot(request: AnyRequest, service: Here, data: JSONBody[Forgot]) -> Response[None]:
    """Nobody is told whether there is such an account, or whether it has an address."""
    if service.post is None:
        raise refused("mail", "mail.none")
    service.count("mail", request)
    asked = BackgroundTask(write_to, service, account_name(data.name), words_for(request))
    return Response(None, status_code=204, background=asked)


async def write_to(service: Service, account: str, words: Lexicon) -> None:
    """Send the holder of an account a link by which a new password is chosen, where an address is known."""
    kept = await service.storage.accounts.of_name(account)
    if kept is not None and kept.mail and service.post is not None:
        token = await service.storage.accounts.new_token(kept.person.id)
        link = f"{service.settings.origin}/account/reset#{token}"
        text = words.say("mail.reset.text", name=kept.person.name, link=link)
        await service.post(kept.mail, words.say("mail.reset"), text)


@post("/reset", summary="Choose a new password by a token", status_code=204, responses=REFUSED)
async def reset(request: AnyRequest, service: Here, data: JSONBody[ResetWanted]) -> Response[None]:
    """The token can be used once. Every browser is logged out; who comes back logs in with the new password."""
    service.count("token", request)
    stored = await service.passwords.hashed(data.password)
    person = await service.storage.accounts.reset(data.token, stored) if is_token(data.token) else None
    if person is None:
        raise refused("token", "link")
    return Response(None, status_code=204, background=BackgroundTask(service.sessions_ended, person.id))


ROUTES = Router(
    "/api",
    route_handlers=[
        show,
        settle,
        change_password,
        log_out_elsewhere,
        log_out_of,
        leave,
        give_mail,
        confirm_mail,
        forgot,
        reset,
    ],
    tags=["people"],
)
