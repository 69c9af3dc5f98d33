"""The door as it stands open: half a request, a body that never ends and an answer that nobody reads hold nobody up."""

import asyncio
import functools
import subprocess
import sys
import time
from contextlib import asynccontextmanager

import pytest

from spaceline.server import connection_limits, listening
from spaceline.server.app import create_app
from spaceline.server.listening import Config, Server
from spaceline.server.running import listening as doorway
from tests.support.servers import settings_in

BEGUN = b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-More: "
HEALTH = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
ORIGIN = "http://localhost"
POST = (
    f"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nOrigin: {ORIGIN}\r\nContent-Type: application/json\r\n"
    "Content-Length: 14\r\n\r\n"
).encode()
SECONDS = 0.8
HELD: list[asyncio.StreamWriter] = []
"""The connections of a test."""


async def until(fits):
    """Wait for something."""
    began = time.monotonic()
    while not fits():
        assert time.monotonic() - began < 20
        await asyncio.sleep(0.01)


@asynccontextmanager
async def serving(tmp_path, **given):
    """A server as the command starts it; its port, and itself."""
    settings = settings_in(tmp_path / "data", **{"host": "127.0.0.1", "port": 0, **given})
    with doorway(settings) as door:
        server = Server(Config(create_app(settings), settings))
        running = asyncio.create_task(server.serve([door]))
        await until(lambda: server.started)
        try:
            yield door.getsockname()[1], server
        finally:
            server.should_exit = True
            await running


def at_the_door(test=None, **given):
    """A test at a server whose patience is short."""
    if test is None:
        return functools.partial(at_the_door, **given)

    def run(tmp_path, monkeypatch):
        monkeypatch.setattr(connection_limits, "SECONDS", dict.fromkeys(connection_limits.SECONDS, SECONDS))
        monkeypatch.setattr(connection_limits, "UNREAD", SECONDS)
        monkeypatch.setattr(connection_limits, "CLOSING", SECONDS)
        monkeypatch.setattr(listening, "LOOKING_THROUGH", 0.05)

        async def within():
            async with serving(tmp_path, **given) as (port, server):
                try:
                    await asyncio.wait_for(test(port, server), 20)
                finally:
                    for writer in HELD:
                        writer.transport.abort()
                    HELD.clear()

        asyncio.run(within())

    run.__name__ = test.__name__
    return run


async def say(port, *parts):
    """Connect and send something, bit by bit."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    HELD.append(writer)
    for part in parts:
        writer.write(part)
        await writer.drain()
    return reader, writer


async def is_let_go(reader):
    """Whether the server ends a connection, with whatever it says before."""
    try:
        await asyncio.wait_for(reader.read(), 10 * SECONDS)
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


@pytest.mark.parametrize("parts", [(), (BEGUN,), (POST,), (POST, b'{"name"'), (HEALTH, BEGUN)])
def test_a_request_that_is_never_finished_is_ended(tmp_path, monkeypatch, parts, logged):
    async def unfinished(port, server):
        reader, _ = await say(port, *parts)
        assert await is_let_go(reader)
        await until(lambda: not server.config.limiter.open)

    at_the_door(unfinished)(tmp_path, monkeypatch)
    assert not [it for it in logged if it["log_level"] in ("error", "critical")]


@at_the_door
async def test_a_letter_now_and_then_does_not_prolong_it(port, server):
    reader, writer = await say(port, BEGUN)
    ended = asyncio.create_task(is_let_go(reader))
    began = time.monotonic()
    while not ended.done():
        writer.write(b"x")
        await asyncio.sleep(0.02)
        assert time.monotonic() - began < 10 * SECONDS
    assert ended.result()


@at_the_door
async def test_one_who_asks_again_and_again_keeps_the_connection(port, server):
    reader, writer = await say(port)
    for _ in range(16):
        writer.write(HEALTH)
        assert b"200" in await reader.readuntil(b"}")
        await asyncio.sleep(SECONDS / 8)


@at_the_door
async def test_an_answer_that_nobody_takes_away_holds_no_connection(port, server):
    """More is sent than the two systems keep for each other."""
    reader, writer = await say(port)
    reader._transport.pause_reading()
    asked = b"GET /docs/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    for _ in range(400):
        writer.write(asked)
    await until(lambda: server.config.limiter.open)
    await until(lambda: not server.config.limiter.open)


@at_the_door(connections=3, proxies="10.0.0.1")
async def test_one_address_holds_so_many_connections(port, server):
    held = [await say(port, HEALTH) for _ in range(3)]
    for reader, _ in held:
        assert b"200" in await reader.readline()
    more, _ = await say(port, HEALTH)
    with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
        await more.readexactly(1)


@at_the_door(connections=3, proxies="10.0.0.1", is_limited=False)
async def test_a_server_without_limits_does_not_count_addresses(port, server):
    for _ in range(8):
        reader, _ = await say(port, HEALTH)
        assert b"200" in await reader.readline()


@at_the_door
async def test_half_a_request_of_many_shuts_nobody_out(port, server):
    server.config.limiter.most = 20
    for _ in range(60):
        await say(port, BEGUN)
    reader, _ = await say(port, HEALTH)
    assert b"200" in await reader.readline()
    assert len(server.config.limiter.open) <= 22


KEY = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
OURS = (b"content-security-policy", b"x-content-type-options: nosniff", b"cache-control: no-store")
UPGRADES = {
    "a long line": (431, "GET", f"X-More: {'x' * 8300}\r\n", ""),
    "a long cookie": (431, "GET", f"Cookie: spaceline={'x' * 9000}\r\n", ""),
    "a long address": (431, f"GET /?{'x' * 9000}", "", ""),
    "many headers": (431, "GET", "".join(f"X-{number}: 1\r\n" for number in range(130)), ""),
    "a body": (400, "GET", "Content-Length: 5\r\n", "hello"),
    "a body that does not come": (400, "GET", "Content-Length: 5\r\n", ""),
    "a body in pieces": (400, "GET", "Transfer-Encoding: chunked\r\n", "5\r\nhello\r\n0\r\n\r\n"),
    "another method": (405, "POST", "Content-Length: 0\r\n", ""),
    "no method at all": (405, "BREW", "", ""),
    "two versions": (400, "GET", "Sec-WebSocket-Version: 8\r\n", ""),
    "two keys": (400, "GET", "Sec-WebSocket-Key: x\r\n", ""),
    "another page": (403, "GET /health", "", ""),
    "a letter of no header": (400, "GET", "X-More: \x80\xff\x00\r\n", ""),
}


def upgrade(method="GET", more="", body="", path="/api/matches/x/socket"):
    """The beginning of a socket, with something more."""
    method, _, given = method.partition(" ")
    head = f"{method} {given or path} HTTP/1.1\r\nHost: localhost\r\nOrigin: {ORIGIN}\r\n{KEY}{more}\r\n{body}"
    return head.encode("latin-1")


@pytest.mark.parametrize("name", UPGRADES)
def test_an_upgrade_that_cannot_be_read_is_answered_and_let_go(tmp_path, monkeypatch, name):
    status, *words = UPGRADES[name]

    async def knocks(port, server):
        for _ in range(3):
            reader, _ = await say(port, upgrade(*words))
            answer = await asyncio.wait_for(reader.read(), 10 * SECONDS)
            assert int(answer.split()[1]) == status, answer
            assert all(header in answer.lower() for header in OURS)
        await until(lambda: not server.config.limiter.open)

    at_the_door(knocks)(tmp_path, monkeypatch)


@at_the_door
async def test_upgrades_that_cannot_be_read_shut_nobody_out(port, server):
    """From an address that counts as a proxy, of which there may be any number."""
    server.config.limiter.most = 20
    for _ in range(60):
        await say(port, upgrade(more="X-More: " + "x" * 8300 + "\r\n"))
    reader, _ = await say(port, HEALTH)
    assert b"200" in await reader.readline()


async def never(scope, receive, send):
    """An application that answers no handshake."""
    if scope["type"] == "websocket":
        await asyncio.sleep(3600)


async def accepts(scope, receive, send):
    """An application that accepts each handshake and says nothing more."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass


@at_the_door
async def test_a_handshake_that_is_not_accepted_is_ended(port, server):
    server.config.loaded_app = never
    reader, _ = await say(port, upgrade())
    assert await is_let_go(reader)
    await until(lambda: not server.config.limiter.open)


@at_the_door
async def test_handshakes_that_are_not_accepted_make_room(port, server):
    server.config.loaded_app = never
    server.config.limiter.most = 20
    for _ in range(60):
        await say(port, upgrade())
    assert len(server.config.limiter.open) <= 22


@at_the_door
async def test_a_socket_that_was_accepted_stays(port, server):
    server.config.loaded_app = accepts
    reader, _ = await say(port, upgrade())
    assert b"101" in await reader.readline()
    await asyncio.sleep(3 * SECONDS)
    assert len(server.config.limiter.open) == 1


@pytest.mark.parametrize("text", ["nonsense\r\n\r\n", "GET /\xff HTTP/1.1\r\n\r\n", "\r\n" * 9])
def test_what_is_no_request_is_answered_with_the_headers_of_every_answer(tmp_path, monkeypatch, text):
    async def knocks(port, server):
        reader, _ = await say(port, text.encode("latin-1"))
        answer = (await asyncio.wait_for(reader.read(), 10 * SECONDS)).lower()
        assert b" 400 " in answer.partition(b"\r\n")[0] or not answer
        assert not answer or all(header in answer for header in OURS)

    at_the_door(knocks)(tmp_path, monkeypatch)


COUNT = "from spaceline.server.listening import open_files; print(open_files())"


@pytest.mark.thorough
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_as_many_files_are_asked_for_as_can_be_had():
    def counted(limits):
        words = ["bash", "-c", f"{limits} && exec {sys.executable} -c '{COUNT}'"]
        return int(subprocess.run(words, capture_output=True, text=True, check=True).stdout)

    assert counted("ulimit -Sn 300 && ulimit -Hn 1000") == 1000
    assert counted("ulimit -n 256") == 256
