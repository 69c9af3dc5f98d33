"""Sockets: so many of a person and no more, none after a log-out, and names that are none."""

import asyncio

import pytest

from spaceline.server.people import limits
from spaceline.server.wire.messages import Chatted, Rejected, Say
from tests.server.live.test_hostile import code_of
from tests.support.live_server import SECOND, at_one_keyboard, quiet, seats, served, serving
from tests.support.servers import fresh_database

TOO_MANY = 4429


@pytest.fixture
def few(monkeypatch):
    """Bounds that are soon reached."""

    def at_most(**most):
        found = {kind.replace("_", " "): number for kind, number in most.items()}
        monkeypatch.setattr(limits, "MOST", {**dict.fromkeys(limits.MOST, 100), **found})

    return at_most


async def sits(person, match, **query):
    """A socket at which the table is seen."""
    bot = await person.sit(match, **query)
    await bot.hello()
    return bot


def test_a_person_has_so_many_sockets_at_a_match(tmp_path, few):
    few(sockets_of_a_person_at_a_match=2)

    @served(is_limited=True)
    async def within(server):
        async with server.visitor() as ada, server.visitor("Ben") as ben:
            one, other = [await ada.make_match(SECOND, *seats("me", "beside me")) for _ in range(2)]
            held = [await sits(ada, one.id), await sits(ada, one.id, seat=2)]
            assert await code_of((await ada.sit(one.id)).socket) == TOO_MANY
            await sits(ada, other.id)
            await sits(ben, one.id, watch=one.watch.rpartition("/")[2])
            await held[0].close()
            await quiet(held[1])
            await sits(ada, one.id)

    within(tmp_path)


def test_a_person_has_so_many_sockets_at_all_matches(tmp_path, few):
    few(sockets_of_a_person=3)

    @served(is_limited=True)
    async def within(server):
        async with server.visitor() as ada:
            found = [await ada.make_match(SECOND, *seats("me", "beside me")) for _ in range(4)]
            for match in found[:3]:
                await sits(ada, match.id)
            assert await code_of((await ada.sit(found[3].id)).socket) == TOO_MANY

    within(tmp_path)


def test_those_who_look_on_without_a_name_count_by_their_address(tmp_path, few):
    few(sockets_of_an_address=2)

    @served(is_limited=True)
    async def within(server):
        async with server.visitor() as ada:
            match = await ada.make_match(SECOND, *seats("me", "beside me"))
            ada.http.cookies.clear()
            token = match.watch.rpartition("/")[2]
            for _ in range(2):
                await sits(ada, match.id, watch=token)
            assert await code_of((await ada.sit(match.id, watch=token)).socket) == TOO_MANY

    within(tmp_path)


def test_a_server_without_limits_counts_no_sockets(tmp_path, few):
    few(sockets_of_a_person=1)

    @served
    async def within(server):
        async with at_one_keyboard(server) as (person, one, _):
            await sits(person, one.match.id)

    within(tmp_path)


@served(is_limited=True)
async def test_sockets_that_are_closed_are_forgotten(server):
    async with at_one_keyboard(server):
        assert server.app.state.service.limits.held
        assert server.registry.browsers
    async with server.visitor() as later:
        await later.get("/api/matches", list)
    assert not server.app.state.service.limits.held
    assert not server.registry.browsers


@served
async def test_who_logs_out_leaves_the_tables_of_that_browser(server):
    async with at_one_keyboard(server) as (person, one, two), server.visitor("Eve") as eve:
        spectator = await sits(eve, one.match.id, watch=one.match.watch.rpartition("/")[2])
        assert (await person.http.post("/api/logout", json={})).status_code == 204
        assert [await code_of(bot.socket) for bot in (one, two)] == [4402, 4402]
        await spectator.ask(lambda ref: Say(ref, "Still here"))


@served
async def test_who_looks_on_and_logs_out_has_no_name_any_more(server):
    async with at_one_keyboard(server) as (_, one, two), server.visitor("Eve") as eve:
        spectator = await sits(eve, one.match.id, watch=one.match.watch.rpartition("/")[2])
        assert (await eve.http.post("/api/logout", json={})).status_code == 204
        assert await code_of(spectator.socket) == 4402
        spectator = await sits(eve, one.match.id, watch=one.match.watch.rpartition("/")[2])
        found = await spectator.ask(lambda ref: Say(ref, "Hello"))
        assert isinstance(found, Rejected)
        await one.ask(lambda ref: Say(ref, "Bye"))
        assert (await two.until(lambda message: isinstance(message, Chatted))).line.text == "Bye"


@pytest.mark.parametrize("name", ["%00", "a%00b", "%F0%9F%92%A9"])
def test_a_name_that_no_database_takes_is_not_found(postgres_server, tmp_path, name, logged):
    async def within(url):
        async with serving(tmp_path / "data", database_url=url) as server, server.visitor() as ada:
            match = await ada.make_match(SECOND, *seats("me", "beside me"))
            assert await code_of((await ada.sit(name)).socket) == 4404
            assert await code_of((await ada.sit(match.id, watch=name)).socket) == 4404
            assert await code_of((await ada.sit(match.id, seat=name)).socket) == 4404

    with fresh_database(postgres_server) as url:
        asyncio.run(within(url))
    assert not [it for it in logged if it["log_level"] == "error"]


@served
async def test_whoever_leaves_in_the_middle_of_a_body_is_no_failure_of_ours(server):
    host, port = server.base.removeprefix("http://").split(":")
    _, line = await asyncio.open_connection(host, int(port))
    head = f"POST /api/guests HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {server.base}\r\n"
    line.write(f"{head}Content-Type: application/json\r\nContent-Length: 99\r\n\r\n".encode() + b'{"name": ')
    await line.drain()
    await asyncio.sleep(0.2)
    line.close()
    counted = server.app.state.service.telemetry.page
    for _ in range(100):
        if b'route="/api/guests"' in counted():
            break
        await asyncio.sleep(0.05)
    assert b'route="/api/guests",status="499"' in counted()
    assert b'status="500"' not in counted()
