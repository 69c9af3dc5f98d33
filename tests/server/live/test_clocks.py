"""Clocks: who does not answer in time is given the default answer; the clock is seen where it may be known."""

import asyncio
from random import Random

from msgspec.structs import replace
from sqlalchemy import update

from benchmarks.wire_bot import any_answer
from spaceline.presentation.model.table import PlayerHere
from spaceline.server.live.viewer import timed
from spaceline.server.storage.tables import StateRow
from spaceline.server.wire.people import MatchInfo
from tests.support.live_server import SECOND, next_prompt, quiet, seats, served, serving


async def table_with_a_clock(server, person, seconds):
    """Two seats of one person, the clock shorter than the lobby allows."""
    info = await person.make_match(SECOND, *seats("me", "beside me"), seconds=600)
    live = await server.registry.match(info.id)
    live.match = replace(live.match, seconds=seconds)
    bots = [await person.sit(info.id, seat=player) for player in (1, 2)]
    for bot in bots:
        await bot.hello()
    return live, bots


@served
async def test_the_default_answer_is_given_when_the_time_is_up(server):
    async with server.visitor() as person:
        live, (one, two) = await table_with_a_clock(server, person, 0.4)
        asked = one if one.prompt else two
        number = asked.prompt.number
        await asyncio.wait_for(next_prompt(asked, number), 5)
        assert len(live.game.session.entries) >= 1
        assert asked.prompt is None or asked.prompt.number > number


@served
async def test_an_answer_in_time_starts_the_clock_anew(server):
    async with server.visitor() as person:
        live, (one, two) = await table_with_a_clock(server, person, 30)
        asked, other = (one, two) if one.prompt else (two, one)
        assert 25 < asked.table.players[asked.table.viewer - 1].clock <= 30
        assert other.table.players[asked.table.viewer - 1].clock
        before = live.waiting.deadline
        await asked.give(any_answer(asked.prompt, Random(1)))
        await quiet(asked)
        assert live.waiting.deadline[:2] != before[:2]
        assert live.waiting.deadline[2] > before[2]


@served
async def test_spectators_see_the_clock_of_whoever_is_seen_to_be_asked(server):
    async with server.visitor() as person:
        _, (one, two) = await table_with_a_clock(server, person, 30)
        asked = one if one.prompt else two
        (info,) = await person.get("/api/matches", list[MatchInfo])
        watcher = await person.sit(info.id, watch=info.watch.rpartition("/")[2])
        await watcher.hello()
        clocks = {player.number: player.clock for player in watcher.table.players if player.clock is not None}
        assert list(clocks) == [asked.table.viewer]
        assert 25 < clocks[asked.table.viewer] <= 30


def test_nobody_sees_the_clock_of_a_question_that_is_hidden_but_who_is_asked():
    players = (PlayerHere(1, "Ann"), PlayerHere(2, "Bea"))
    assert timed(players, {1: 12.34}, 2) == timed(players, {1: 12.34}, 0) == players
    assert [player.clock for player in timed(players, {1: 12.34}, 1)] == [12.3, None]
    open_to_all = (replace(players[0], is_asked=True), players[1])
    assert [player.clock for player in timed(open_to_all, {1: 12.34}, 2)] == [12.3, None]


@served
async def test_a_clock_is_told_as_of_the_message(server):
    async with server.visitor() as person:
        live, (one, two) = await table_with_a_clock(server, person, 30)
        asked = one if one.prompt else two
        player, question, until = live.waiting.deadline
        live.waiting.deadline = (player, question, until - 10)
        again = await person.sit(live.match.id, seat=asked.table.viewer)
        await again.hello()
        assert 15 < again.table.players[player - 1].clock <= 20


@served
async def test_a_clock_goes_on_when_nobody_looks(server):
    async with server.visitor() as person:
        live, bots = await table_with_a_clock(server, person, 0.4)
        for bot in bots:
            await bot.close()
        await asyncio.sleep(1.5)
        assert len(live.game.session.entries) > 1
        assert not live.is_idle


@served
async def test_without_a_clock_nobody_is_hurried(server):
    async with server.visitor() as person:
        info = await person.make_match(SECOND, *seats("me", "beside me"))
        bot = await person.sit(info.id)
        await bot.hello()
        live = server.live(info.id)
        assert live.waiting.clock is None
        assert all(player.clock is None for player in bot.table.players)
        await bot.close()
        await asyncio.sleep(0.2)
        assert live.is_idle


def test_a_match_that_cannot_be_read_does_not_keep_the_server_from_starting(tmp_path):
    async def within():
        async with serving(tmp_path) as server, server.visitor() as ada:
            for _ in range(2):
                made = await ada.make_match(SECOND, *seats("me", "beside me"), seconds=60)
            spoilt = update(StateRow).where(StateRow.match == made.id).values(data=b"no game")
            await server.registry.storage.database.write(lambda connection: connection.execute(spoilt))
        async with serving(tmp_path) as server:
            assert len(server.registry.matches) == 1
            assert made.id not in server.registry.matches

    asyncio.run(within())
