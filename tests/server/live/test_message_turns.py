"""Many sockets are no more than one: messages count, and wait for their turn, by person and by address."""

import asyncio
from contextlib import suppress
from time import thread_time

import pytest

from spaceline.server.live import handlers
from spaceline.server.people.limits import Rate
from spaceline.server.people.work_shares import WorkShare
from spaceline.server.wire.advising import Advised, AskAdvice
from spaceline.server.wire.messages import AskObstacles, Rejected
from tests.server.live.test_hostile import code_of
from tests.support.live_server import SECOND, seats, served

HOUSE, ELSEWHERE = "192.0.2.7", "192.0.2.9"
LONG = 0.03
MANY = 10


async def sits(person, match, **query):
    """A socket at which the table is seen."""
    bot = await person.sit(match.id, **query)
    await bot.hello()
    return bot


async def comes(person):
    """A socket at a match of one's own."""
    return await sits(person, await person.make_match(SECOND, *seats("me", "beside me")))


def few(server, **rates):
    """Rates that are soon reached."""
    limits = server.app.state.service.limits
    limits.rates = {**limits.rates, **{kind.replace("_", " "): rate for kind, rate in rates.items()}}


async def refusals(bots, each) -> int:
    """How many of so many messages on each socket are refused."""
    for bot in bots:
        for ref in range(each):
            await bot.say(AskObstacles(ref, 1001))
    found = [await bot.until(lambda message: hasattr(message, "ref")) for bot in bots for _ in range(each)]
    return sum(isinstance(it, Rejected) and it.why.reason == "too-often" for it in found)


@served(is_limited=True)
async def test_a_person_has_as_many_messages_on_three_sockets_as_on_one(server):
    few(server, message=Rate(9, 3600))
    async with server.visitor() as ada:
        match = await ada.make_match(SECOND, *seats("me", "beside me"))
        bots = [await sits(ada, match, seat=seat) for seat in (1, 2, 1)]
        assert await refusals(bots, 4) == 3


@served(is_limited=True)
async def test_guests_of_one_address_share_what_it_has(server):
    few(server, messages_of_an_address=Rate(9, 3600))
    async with server.visitor("A", HOUSE) as one, server.visitor("B", HOUSE) as two, server.visitor("C") as other:
        bots = [await comes(person) for person in (one, two, other)]
        assert await refusals(bots[:2], 6) == 3
        assert await refusals(bots[2:], 6) == 0


@served(is_limited=True)
async def test_sockets_are_not_opened_as_often_as_one_likes(server, logged):
    few(server, sitting_down=Rate(3, 3600))
    async with server.visitor() as ada:
        match = await ada.make_match(SECOND, *seats("me", "beside me"))
        for _ in range(3):
            await (await sits(ada, match)).close()
        assert await code_of((await ada.sit(match.id)).socket) == 4429
    assert [it["limit"] for it in logged if it["event"] == "a limit was reached"] == ["sitting down"]


def takes_long(done):
    """A question that keeps the processor busy, and notes who asked."""

    async def advise(match, connection, message) -> None:
        until = thread_time() + (LONG if connection.name == "Eve" else 0)
        while thread_time() < until:
            pass
        done.append(connection.name)
        connection.send(Advised(message.ref, ()))

    return advise


async def asks_again_and_again(bot):
    """Ask as soon as there was an answer."""
    with suppress(Exception):
        while True:
            await bot.ask(lambda ref: AskAdvice(ref, 1))


@pytest.mark.thorough
@served(is_limited=True)
async def test_between_two_things_of_one_address_everybody_else_has_a_turn(server, monkeypatch):
    """Without turns each of many sockets had its own, and others waited for all of them."""
    done: list[str] = []
    monkeypatch.setitem(handlers.DEEDS, AskAdvice, takes_long(done))
    server.app.state.service.shares.shares = dict.fromkeys(server.app.state.service.shares.shares, WorkShare(9.0, 1.0))
    async with server.visitor("Eve", HOUSE) as eve, server.visitor("Ann", ELSEWHERE) as ann:
        attacked = await eve.make_match(SECOND, *seats("me", "beside me"))
        bot = await comes(ann)
        many = [asyncio.create_task(asks_again_and_again(await sits(eve, attacked))) for _ in range(MANY)]
        await asyncio.sleep(MANY * LONG)
        waits = []
        for _ in range(5):
            before = len(done)
            await bot.ask(lambda ref: AskAdvice(ref, 1))
            waits.append(done[before:].count("Eve"))
        for it in many:
            it.cancel()
        assert sorted(waits)[2] <= 3, waits


@served(is_limited=True)
async def test_who_has_used_up_the_time_is_refused_and_nobody_else_is(server, monkeypatch):
    monkeypatch.setitem(handlers.DEEDS, AskAdvice, takes_long([]))
    monkeypatch.setattr("spaceline.server.people.work_shares.PATIENCE", 0.05)
    service = server.app.state.service
    async with server.visitor("Eve", HOUSE) as eve, server.visitor("Ann", ELSEWHERE) as ann:
        one, other = await comes(eve), await comes(ann)
        service.shares.shares = {**service.shares.shares, "messages of a person": WorkShare(0.01, 0.01)}
        service.shares.accounts.clear()
        assert isinstance(await one.ask(lambda ref: AskAdvice(ref, 1)), Advised)
        found = await one.ask(lambda ref: AskAdvice(ref, 1))
        assert found.why.reason == "too-often"
        assert "Try again in" in found.why.sentence
        assert isinstance(await other.ask(lambda ref: AskAdvice(ref, 1)), Advised)
