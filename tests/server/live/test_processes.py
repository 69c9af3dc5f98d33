"""Two servers over one PostgreSQL: a match goes on at both, whoever stores it."""

import asyncio
from random import Random

import msgspec
import pytest

from benchmarks.wire_bot import any_answer
from spaceline.server.wire.messages import (
    Accepted,
    Claim,
    Concede,
    GiveAnswer,
    GiveTime,
    Rematch,
    Rematched,
    Say,
    Undo,
)
from tests.support.live_server import SECOND, next_prompt, play_on, quiet, seats, served
from tests.support.pairs_of_servers import sit_at_both, two_servers
from tests.support.servers import fresh_database
from tests.support.timed_tables import TEN_MINUTES, Hours


@pytest.fixture
def database(postgres_server):
    with fresh_database(postgres_server) as url:
        yield url


def run(tmp_path, database, play):
    async def within():
        async with two_servers(tmp_path, database_url=database) as (both, person):
            await play(both, person)

    asyncio.run(within())


async def timed(both, person, time=TEN_MINUTES):
    """A match with clocks that run, a seat at each process: the time, the bots, and the match at both."""
    hours = Hours(*both)
    info, bots = await sit_at_both(both, person, time=time)
    lives = [server.live(info.id) for server in both]
    while any(live.clocks.running is None for live in lives):
        await asyncio.gather(*(quiet(bot, 0.1) for bot in bots.values()))
    return hours, info, bots, lives


async def settle(bots):
    for bot in bots.values():
        await quiet(bot, 0.5)


def test_clocks_are_the_same_at_both_processes(tmp_path, database):
    async def play(both, person):
        hours, _, bots, lives = await timed(both, person)
        for seconds in (7, 20, 3):
            await settle(bots)
            player = lives[0].clocks.asked.player
            hours.go_on(seconds)
            bot = bots[player]
            assert isinstance(await bot.give(any_answer(bot.prompt, Random(seconds))), Accepted)
            await settle(bots)
            here, there = (live.game.standing.clocks for live in lives)
            assert here == there
        assert sum(600 * 1000 - it for it in lives[0].clocks.running.left.values()) == (30 - 3 * 10) * 1000

    run(tmp_path, database, play)


def test_a_process_that_is_behind_counts_from_where_the_other_has_counted(tmp_path, database):
    async def play(both, person):
        _, _, bots, lives = await timed(both, person)
        player = lives[0].clocks.asked.player
        both[player - 1].registry.uptime.reach(both[player - 1].registry.uptime.now + 8_000)
        bot = bots[player]
        assert isinstance(await bot.give(any_answer(bot.prompt, Random(2))), Accepted)
        await settle(bots)
        assert both[0].registry.uptime.now == both[1].registry.uptime.now
        assert lives[0].clocks.running.left == lives[1].clocks.running.left

    run(tmp_path, database, play)


def test_of_two_who_claim_at_two_processes_one_is_refused(tmp_path, database):
    async def play(both, person):
        hours, info, bots, lives = await timed(both, person)
        player = lives[0].clocks.asked.player
        person.base = person.http.headers["Origin"] = both[player - 1].base
        tab = await person.sit(info.id, seat=3 - player)
        await tab.hello()
        hours.go_on(620)
        for live in lives:
            await live.show_absence()
        claims = [bot.ask(lambda ref: Claim(ref, player, computer=False)) for bot in (bots[3 - player], tab)]
        found = await asyncio.gather(*claims)
        assert sorted(type(it).__name__ for it in found) == ["Accepted", "Rejected"]
        await settle(bots)
        await quiet(tab, 0.2)
        for bot in (bots[3 - player], tab):
            assert bot.table.result[0] == "You win."
            assert sum("lost on time" in line.text for line in bot.log) == 1

    run(tmp_path, database, play)


def test_a_gift_at_one_process_is_there_at_the_other(tmp_path, database):
    async def play(both, person):
        _, _, bots, lives = await timed(both, person)
        assert isinstance(await bots[1].ask(lambda ref: GiveTime(ref, 2)), Accepted)
        await settle(bots)
        assert [live.clocks.running.left[2] for live in lives] == [660_000] * 2
        assert bots[2].log[-1].text.endswith("gives you one more minute.")
        assert next(it.clock for it in bots[2].table.players if it.number == 2) == 660

    run(tmp_path, database, play)


def test_a_match_is_played_with_its_seats_at_two_processes(tmp_path, database):
    async def play(both, person):
        info, bots = await sit_at_both(both, person)
        assert await play_on(bots, 40, Random(3)) == 40
        for bot in bots.values():
            await quiet(bot, 0.3)
        here, there = (server.live(info.id) for server in both)
        assert here.version == there.version
        assert msgspec.msgpack.encode(here.game.session.record) == msgspec.msgpack.encode(there.game.session.record)
        assert here.game.story.lines == there.game.story.lines
        assert here.mark == there.mark
        for player, bot in bots.items():
            assert bot.table == both[player - 1].live(info.id).shown_to(player).table

    run(tmp_path, database, play)


def test_what_happened_at_one_process_is_animated_at_the_other(tmp_path, database):
    async def play(both, person):
        _, bots = await sit_at_both(both, person)
        asked, other = (bots[1], bots[2]) if bots[1].prompt else (bots[2], bots[1])
        draw = next(choice.key for choice in asked.prompt.choices if choice.key[0] == "draw")
        await asked.say(GiveAnswer(1, asked.prompt.number, {"option": draw}))
        update = await other.until(lambda message: getattr(message, "happenings", None), 10)
        assert "draw" in [it.verb for it in update.happenings]

    run(tmp_path, database, play)


def test_of_two_who_answer_at_two_processes_one_is_refused(tmp_path, database):
    async def play(both, person):
        info, bots = await sit_at_both(both, person)
        player, asked = next((player, bot) for player, bot in bots.items() if bot.prompt)
        person.base = person.http.headers["Origin"] = both[2 - player].base
        tab = await person.sit(info.id, seat=player)
        await tab.hello()
        found = await asyncio.gather(*(bot.give(any_answer(asked.prompt, Random(2))) for bot in (asked, tab)))
        assert [type(it).__name__ for it in found].count("Accepted") == 1
        await quiet(asked, 0.5)
        assert len(both[0].live(info.id).game.session.entries) == 1

    run(tmp_path, database, play)


def test_going_back_at_one_process_goes_back_at_the_other(tmp_path, database):
    async def play(both, person):
        info, bots = await sit_at_both(both, person)
        asked, other = (bots[1], bots[2]) if bots[1].prompt else (bots[2], bots[1])
        option = next(choice.key for choice in asked.prompt.choices if choice.key[0] == "play")
        number = asked.prompt.number
        await asked.ask(lambda ref: GiveAnswer(ref, number, {"option": option}))
        await next_prompt(asked, number)
        await quiet(other, 0.5)
        assert isinstance(await asked.ask(Undo), Accepted)
        welcome = await other.until(lambda message: type(message).__name__ == "Welcome", 10)
        assert any("takes back" in line.text for line in welcome.log)
        assert both[0].live(info.id).version == both[1].live(info.id).version

    run(tmp_path, database, play)


def test_talk_presence_and_the_next_match_come_from_the_other_process(tmp_path, database):
    async def play(both, person):
        _, bots = await sit_at_both(both, person)
        await quiet(bots[1], 0.5)
        assert all(player.is_here for player in bots[1].table.players)
        await bots[2].ask(lambda ref: Say(ref, "Hello"))
        await quiet(bots[1], 0.5)
        assert bots[1].chat == ["Hello"]
        await bots[1].ask(Concede)
        await quiet(bots[2], 0.5)
        assert bots[2].table.result
        await bots[1].ask(Rematch)
        await bots[2].say(Rematch(77))
        found = [await bot.until(lambda message: isinstance(message, Rematched), 10) for bot in bots.values()]
        assert found[0] == found[1]
        again = await person.sit(found[0].match, seat=1)
        assert not (await again.hello()).table.result
        await bots[2].close()
        await quiet(bots[1], 1)
        assert not bots[1].table.players[1].is_here

    run(tmp_path, database, play)


def test_when_one_process_is_gone_the_other_lets_the_computer_answer(tmp_path, database, monkeypatch):
    monkeypatch.setattr("spaceline.server.live.waiting.PATIENCE", 0.3)

    async def play(both, person):
        async def never(*_):
            await asyncio.sleep(3600)

        both[0].registry.computers.choose = never
        info = await person.make_match(SECOND, *seats("me", "heuristic"), seed=3)
        one = await person.sit(info.id)
        await one.hello()
        person.base = person.http.headers["Origin"] = both[1].base
        two = await person.sit(info.id)
        await two.hello()
        rng, answers = Random(4), 0
        for _ in range(30):
            prompt = await one.until_asked(20)
            if isinstance(await one.give(any_answer(prompt, rng)), Accepted):
                await next_prompt(one, prompt.number)
            answers += one.prompt is None
        assert answers
        await quiet(two, 1)
        await quiet(one, 0.2)
        assert one.prompt == two.prompt

    run(tmp_path, database, play)


@served
async def test_a_server_alone_tells_nobody(server):
    await server.registry.bus.tell("some-match", "present", 1)
    assert not server.registry.storage.database.is_shared
