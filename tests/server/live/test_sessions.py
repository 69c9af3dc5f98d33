"""Sockets end with the session by which they were opened, at whatever process; whoever has another comes back."""

import asyncio

import pytest

from benchmarks.wire_bot import Visitor
from spaceline.server.wire.messages import Say
from tests.support.live_server import at_one_keyboard, quiet, served
from tests.support.pairs_of_servers import sit_at_both, two_servers
from tests.support.servers import fresh_database

SECRET = {"name": "Ada", "password": "long enough"}
SESSION, UNKNOWN, RESTART = 4402, 4401, 1012


async def send(person, method, path, body):
    """Send a change; the token for the next one is kept."""
    answer = await person.http.request(method, path, json=body)
    assert answer.status_code in (200, 204), answer.text
    if answer.status_code == 200:
        person.http.headers["X-CSRF-Token"] = answer.json()["token"]
    return answer


async def code_of(bot):
    """With which code a socket is closed."""
    await asyncio.wait_for(bot.socket.wait_closed(), 30)
    return bot.socket.close_code


async def comes_back(person, bot, player):
    """Whether somebody is let in again with the cookie that they have now."""
    again = await person.sit(bot.match.id, seat=player)
    await again.hello()
    await again.ask(lambda ref: Say(ref, "Here again"))


async def copy_of(person):
    """Somebody who has the same cookie."""
    thief = Visitor(person.base, "Thief")
    thief.http.cookies.update(person.http.cookies)
    return thief


@served
async def test_a_guest_who_takes_a_password_comes_back_and_a_copy_of_the_cookie_does_not(server):
    async with at_one_keyboard(server) as (person, one, _):
        thief = await copy_of(person)
        await send(person, "POST", "/api/me/account", SECRET)
        assert await code_of(one) == SESSION
        await comes_back(person, one, 1)
        turned_away = await thief.sit(one.match.id)
        assert await code_of(turned_away) == UNKNOWN


@served
async def test_another_password_ends_the_tables_of_other_browsers(server):
    async with at_one_keyboard(server) as (person, one, two), server.visitor("Visitor") as other:
        await send(person, "POST", "/api/me/account", SECRET)
        await asyncio.gather(code_of(one), code_of(two))
        await send(other, "POST", "/api/login", SECRET)
        elsewhere = await other.sit(one.match.id, seat=1)
        await elsewhere.hello()
        await send(person, "PUT", "/api/me/password", {"old": SECRET["password"], "password": "quite another"})
        assert await code_of(elsewhere) == SESSION
        assert await code_of(await other.sit(one.match.id)) == UNKNOWN
        await comes_back(person, one, 1)


@served
async def test_a_browser_that_is_logged_out_from_elsewhere_leaves_its_tables(server):
    async with at_one_keyboard(server) as (person, one, _), server.visitor("Visitor") as other:
        await send(person, "POST", "/api/me/account", SECRET)
        await code_of(one)
        await send(other, "POST", "/api/login", SECRET)
        elsewhere = await other.sit(one.match.id, seat=1)
        await elsewhere.hello()
        await send(person, "DELETE", "/api/me/sessions", {})
        assert await code_of(elsewhere) == SESSION


@served
async def test_who_logs_in_leaves_the_seats_of_the_guest_and_takes_them_as_the_account(server):
    async with server.visitor("Ada") as holder, at_one_keyboard(server) as (guest, one, _):
        await send(holder, "POST", "/api/me/account", SECRET)
        await send(guest, "POST", "/api/login", SECRET)
        assert await code_of(one) == SESSION
        await comes_back(guest, one, 1)


@served
async def test_others_go_on_when_somebody_deletes_the_account(server):
    async with server.visitor("Adalbert") as host, server.visitor("Bea") as friend:
        info = await host.make_match("2e-cta2003", *({"who": "me", "deck": "federation"}, {"who": "friend"}), seed=None)
        await friend.follow(info.seats[1].invitation, "klingon")
        one, two = await host.sit(info.id), await friend.sit(info.id)
        await one.hello()
        await two.hello()
        await one.ask(lambda ref: Say(ref, "Adalbert was here"))
        await send(host, "POST", "/api/me/deletion", {"password": ""})
        assert await code_of(one) in (SESSION, RESTART)
        assert await code_of(two) == RESTART
        again = await friend.sit(info.id)
        welcome = await again.hello()
        assert [it.name for it in welcome.table.players] == ["Deleted player", "Bea"]
        assert [(it.name, it.text) for it in welcome.chat] == [("Deleted player", "(deleted)")]
        assert "Adalbert" not in str(welcome)
        await again.ask(lambda ref: Say(ref, "Still here"))


@served
async def test_what_an_operator_does_beside_the_server_is_seen_soon(server, monkeypatch):
    async with at_one_keyboard(server) as (person, one, _):
        await send(person, "POST", "/api/me/account", SECRET)
        await code_of(one)
        again = await person.sit(one.match.id, seat=1)
        await again.hello()
        storage = server.registry.storage
        account = await storage.accounts.of_name("ada")
        token = await storage.accounts.new_token(account.person.id)
        await storage.accounts.reset(token, "hash")
        await quiet(again)
        await server.registry.look_at_sessions()
        assert await code_of(again) == SESSION


@pytest.fixture
def database(postgres_server):
    with fresh_database(postgres_server) as url:
        yield url


@pytest.mark.parametrize("end", ["logout", "deletion"])
def test_a_session_that_ends_at_one_process_ends_at_the_other(tmp_path, database, end):
    async def within():
        async with two_servers(tmp_path, database_url=database) as (both, person):
            _, bots = await sit_at_both(both, person)
            person.http.headers["Origin"] = both[0].base
            body = {} if end == "logout" else {"password": ""}
            path = "/api/logout" if end == "logout" else "/api/me/deletion"
            answer = await person.http.post(f"{both[0].base}{path}", json=body)
            assert answer.status_code == 204
            found = await asyncio.gather(*(asyncio.wait_for(code_of(bot), 5) for bot in bots.values()))
            assert set(found) <= ({SESSION} if end == "logout" else {SESSION, 4404, RESTART})

    asyncio.run(within())
