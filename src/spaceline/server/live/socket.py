"""The socket of a seat: who may sit there, what comes in, what goes out."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from spaceline.core.data.decisions import Refusal
from spaceline.core.decoding import built
from spaceline.core.view import SPECTATOR
from spaceline.hosting.errors import HostingError
from spaceline.presentation import refused
from spaceline.presentation.model.prompts import Refused
from spaceline.server.languages import language_for
from spaceline.server.live import handlers
from spaceline.server.live.close_reasons import (
    BROKEN,
    BUSY,
    MALFORMED,
    MISSING,
    NOT_BEGUN,
    OTHER_VERSION,
    TOO_OFTEN,
    UNKNOWN,
    CloseReason,
)
from spaceline.server.live.connection import Bucket, Connection
from spaceline.server.live.match import BROKEN as BROKEN_DEED, LiveMatch
from spaceline.server.live.match_registry import MatchRegistry
from spaceline.server.live.message_turns import MessageTurns, refused_as
from spaceline.server.people.cookies import token_of
from spaceline.server.people.work_shares import charged
from spaceline.server.problems import ProblemError
from spaceline.server.service import address_of
from spaceline.server.storage.database import AWAY
from spaceline.server.storage.people import Person
from spaceline.server.storage.tokens import token_hash
from spaceline.server.wire import WIRE_VERSION
from spaceline.server.wire.messages import LONGEST_MESSAGE, FromClient, Hello, Rejected as RefusalMessage, Say

LOG: structlog.stdlib.BoundLogger = structlog.get_logger("spaceline.socket")
DECODER = msgspec.json.Decoder(built(FromClient))
Socket = WebSocket[Any, Any, Any]

GREETING = 10.0
"""So many seconds until a client must have said hello."""
MISTAKES = (5, 60.0)
"""So many messages that make no sense."""
SENT_AWAY = 3.0
"""So many seconds a socket is left open that may not be: whoever opens them as fast as possible waits for each."""
CLOSING = 5.0
"""So many seconds the last words to a client may take."""


@websocket("/api/matches/{match_id:str}/socket")
async def sit_at(socket: Socket, match_id: FromPath[str]) -> None:
    """A seat of a match, or the place of a spectator, for as long as the browser stays."""
    await socket.accept()
    registry: MatchRegistry = socket.app.state.registry
    try:
        registry.service.count("sittings down of an address", socket)
        await sit_down(registry, socket, match_id)
    except CloseReason as leaving:
        await close(socket, leaving)
    except ProblemError:
        await asyncio.sleep(SENT_AWAY)
        await close(socket, TOO_OFTEN)
    except WebSocketDisconnect:
        pass
    except AWAY as error:
        LOG.warning("nobody can sit down just now", why=type(error).__name__)
        await close(socket, BUSY)
    except Exception:
        LOG.exception("nobody could sit down", match=match_id)
        await close(socket, BROKEN)


async def sit_down(registry: MatchRegistry, socket: Socket, match_id: str) -> None:
    """Let somebody in who has a place at a match, and speak with them.

    Raises:
        CloseReason: they have none, or it has not begun, or they are not one that we know how to speak with.
        ProblemError: too many sockets are open already.
    """
    service = registry.service
    browser = token_hash(token_of(service.settings, socket))
    person = await service.person_of(socket)
    turns = MessageTurns(service, address_of(socket), None if person is None else person.id)
    turns.sit_down()
    connection = await admitted(registry, socket, match_id, person)
    with service.limits.holding(held(socket, connection, match_id)), registry.known_by(browser, connection):
        async with turns.turn():
            await charged(begun(registry, match_id))
        await greeted(socket)
        await stay(registry, socket, await begun(registry, match_id), connection, turns)


async def begun(registry: MatchRegistry, match_id: str) -> LiveMatch:
    """A match that has begun.

    Raises:
        CloseReason: somebody is still missing.
    """
    match = await registry.match(match_id)
    if match is None:
        raise NOT_BEGUN
    return match


async def stay(
    registry: MatchRegistry, socket: Socket, match: LiveMatch, connection: Connection, turns: MessageTurns
) -> None:
    """Speak with somebody until one of both leaves."""
    sending = asyncio.create_task(send_all(socket, connection))
    try:
        if await is_to_be_closed(socket, match, connection, turns):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(sending), CLOSING)
    finally:
        connection.is_lost = True
        sending.cancel()
        registry.begin(match.leave(connection, connection.player))


async def is_to_be_closed(socket: Socket, match: LiveMatch, connection: Connection, turns: MessageTurns) -> bool:
    """Do what the client asks for until the socket is to be closed with what waits; False when the browser has gone."""
    try:
        async with turns.turn():
            await charged(speak_to(match, connection))
            await charged(match.enter(connection, connection.player))
        await listen(socket, match, connection, turns)
    except CloseReason as leaving:
        connection.close(leaving)
    except ProblemError:
        connection.close(TOO_OFTEN)
    except WebSocketDisconnect:
        return False
    except Exception:
        LOG.exception("a socket broke", match=match.match.id, player=connection.player)
        connection.close(BROKEN)
    return True


async def speak_to(match: LiveMatch, connection: Connection) -> None:
    """Tell a seat everything in the language of who sits down there, from now on, also at other processes.

    All who look on are told the same: in the language of the first of them.
    """
    player, language = connection.player, connection.language
    is_shared = player == SPECTATOR and bool(match.viewers[player].connections)
    if not is_shared and match.game.language_of(player) != language:
        with contextlib.suppress(Refusal, HostingError):  # a table that takes no change is shown as it is
            await match.change(lambda game: game.speak(player, language))


def held(socket: Socket, connection: Connection, match_id: str) -> dict[str, object]:
    """As what a socket counts, and whose it is."""
    found: dict[str, object] = {"sockets of an address": address_of(socket)}
    if connection.person is not None:
        found["sockets of a person"] = connection.person
        found["sockets of a person at a match"] = f"{connection.person} {match_id}"
    return found


async def admitted(registry: MatchRegistry, socket: Socket, match_id: str, person: Person | None) -> Connection:
    """Who it is, and which seat is theirs.

    Raises:
        CloseReason: there is no such match, or no seat for them.
    """
    service = registry.service
    watch, wanted = socket.query_params.get("watch"), socket.query_params.get("seat", "")
    number, name = (person.id, person.name) if person is not None else (None, "")
    if watch is not None:
        watched = await service.storage.matches.watched_by(watch)
        if watched is None or watched.id != match_id:
            raise MISSING
        return Connection(number, name, SPECTATOR, language_for(socket))
    if person is None:
        raise UNKNOWN
    held = await service.storage.matches.seat_of(person.id, match_id)
    seats = [seat for seat in held if not wanted or str(seat) == wanted]
    if not seats:
        raise MISSING
    found = await service.storage.matches.of_id(match_id)
    assert found is not None
    return Connection(number, found.seats[seats[0] - 1].name, seats[0], language_for(socket))


async def greeted(socket: Socket) -> None:
    """Wait for the first message.

    Raises:
        CloseReason: it does not come, or is not what it should be.
    """
    try:
        message = understood(await asyncio.wait_for(socket.receive_text(), GREETING))
    except TimeoutError:
        raise MALFORMED from None
    if not isinstance(message, Hello):
        raise MALFORMED
    if message.version != WIRE_VERSION:
        raise OTHER_VERSION


def understood(text: str) -> Any:
    """A message of a client; None for one that makes no sense."""
    if len(text) > LONGEST_MESSAGE:
        return None
    with contextlib.suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        return DECODER.decode(text)
    return None


async def listen(socket: Socket, match: LiveMatch, connection: Connection, turns: MessageTurns) -> None:
    """Do what the client asks for, one message after another.

    Raises:
        CloseReason: the client is not one that we know how to speak with.
    """
    mistakes = Bucket(*MISTAKES)
    while not connection.is_lost:
        text = await socket.receive_text()
        too_often = turns.too_often(match.game.words_of(connection.player))
        message = understood(text)
        if too_often is not None:
            if not mistakes.take():
                raise TOO_OFTEN
            connection.send(RefusalMessage(getattr(message, "ref", 0), too_often))
        elif message is None or isinstance(message, Hello):
            LOG.warning("malformed message", match=match.match.id, player=connection.player)
            if not mistakes.take():
                raise MALFORMED
            connection.send(RefusalMessage(0, refused_as(ProblemError(400), match.game.words_of(connection.player))))
        else:
            await obey(match, connection, message, turns)


async def obey(match: LiveMatch, connection: Connection, message: Any, turns: MessageTurns) -> None:
    """Do what a message asks for, or say why not."""
    if not isinstance(message, Say):
        await match.pauses.over(connection.player)
    try:
        async with turns.turn():
            await charged(handlers.do(match, connection, message))
    except Refusal as refusal:
        connection.send(RefusalMessage(message.ref, refused(refusal, match.game.words_of(connection.player))))
    except ProblemError as error:
        connection.send(RefusalMessage(message.ref, refused_as(error, match.game.words_of(connection.player))))
    except HostingError as error:
        connection.send(
            RefusalMessage(
                message.ref, Refused("not-possible", error.said(match.game.words_of(connection.player).templates))
            )
        )
    except Exception:
        LOG.exception("a message broke", match=match.match.id, player=connection.player)
        connection.send(RefusalMessage(message.ref, refused(BROKEN_DEED, match.game.words_of(connection.player))))


async def send_all(socket: Socket, connection: Connection) -> None:
    """Send what waits, until the socket is to be closed."""
    while True:
        it = await connection.waiting.get()
        if isinstance(it, CloseReason):
            await close(socket, it)
            return
        try:
            await socket.send_text(it)
        except Exception:  # noqa: BLE001 -- the browser has gone, in whatever way the server tells it
            connection.is_lost = True
            return


async def close(socket: Socket, leaving: CloseReason) -> None:
    """Close the socket with a word for the client."""
    with contextlib.suppress(Exception):
        await socket.close(leaving.code, leaving.reason)
