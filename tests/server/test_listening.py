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
SECONDS = 0.3
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
    for _ in range(8):
        writer.write(HEALTH)
        assert b"200" in await reader.readuntil(b"}")
        await asyncio.sleep(SECONDS / 3)


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


COUNT = "from spaceline.server.listening import open_files; print(open_files())"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_as_many_files_are_asked_for_as_can_be_had():
    def counted(limits):
        words = ["bash", "-c", f"{limits} && exec {sys.executable} -c '{COUNT}'"]
        return int(subprocess.run(words, capture_output=True, text=True, check=True).stdout)

    assert counted("ulimit -Sn 300 && ulimit -Hn 1000") == 1000
    assert counted("ulimit -n 256") == 256
