"""A game in storage: piece by piece, and out of it the same; of two who store one is told to look again."""

from random import Random

import msgspec
from msgspec.structs import replace

from benchmarks.wire_bot import any_answer
from spaceline.core.codec import canonical
from spaceline.core.recording.record import verify
from spaceline.server.live import persistence
from spaceline.server.wire.messages import Accepted, Rejected, Undo, Update
from tests.support.live_server import asked_of, at_one_keyboard, play_on, quiet, served


async def stored(server, match):
    return await persistence.load(server.registry.storage.positions, match)


def same(one, other):
    """Whether two hosted games are the same in everything that lasts."""
    records = [msgspec.msgpack.encode(game.session.record) for game in (one, other)]
    states = [canonical(game.session.state) for game in (one, other)]
    return (
        records[0] == records[1]
        and states[0] == states[1]
        and one.story.lines == other.story.lines
        and one.standing == other.standing
        and one.seating == other.seating
        and one.session.reached == other.session.reached
    )


@served
async def test_what_is_stored_is_the_game_at_every_moment(server):
    async with at_one_keyboard(server) as (_, one, two):
        live, bots, rng = server.live(one.match.id), {1: one, 2: two}, Random(11)
        for step in range(60):
            await play_on(bots, 1, rng)
            if step % 9 == 8:
                for bot in bots.values():
                    await quiet(bot, 0.01)
                bot = next((it for it in bots.values() if it.chances.undo), None)
                if bot is not None:
                    assert isinstance(await bot.ask(Undo), Accepted)
                    await bot.until(lambda message: isinstance(message, Update))
            if step % 6 == 0:
                loaded = await stored(server, one.match.id)
                assert loaded.version == live.version
                assert same(loaded.game, live.game)
                assert loaded.mark == live.mark
        ruleset = live.game.session.state.ruleset
        assert verify(ruleset, (await stored(server, one.match.id)).game.session.record)


@served
async def test_what_is_stored_while_it_is_read_is_read_again(server):
    async with at_one_keyboard(server) as (_, one, two):
        await play_on({1: one, 2: two}, 5, Random(3))
        storage, read = server.registry.storage.positions, []

        class Moving:
            async def whole(self, match):
                found = await storage.whole(match)
                read.append(found)
                return replace(found, is_whole=len(read) > 2, version=found.version + len(read))

        loaded = await persistence.load(Moving(), one.match.id)
        assert len(read) == 3
        assert loaded.version == read[-1].version + 3


@served
async def test_an_answer_stores_what_is_new_and_no_more(server):
    async with at_one_keyboard(server) as (_, one, two):
        live = server.live(one.match.id)
        await play_on({1: one, 2: two}, 40, Random(2))
        bot = await asked_of(one, two)
        sizes = []
        store = server.registry.storage.positions.store_match

        async def weighed(match, version, it):
            sizes.append((len(it.data), len(it.entries), len(it.lines)))
            return await store(match, version, it)

        server.registry.storage.positions.store_match = weighed
        await bot.give(any_answer(bot.prompt, Random(1)))
        (size, entries, lines) = sizes[0]
        assert entries == 1
        assert lines < 60
        assert size < 40_000
        assert live.mark.entries == len(live.game.session.entries)


@served
async def test_who_stores_too_late_is_refused_and_shown_the_table_as_it_is(server):
    async with at_one_keyboard(server) as (_, one, two):
        live = server.live(one.match.id)
        asked, other = (one, two) if one.prompt else (two, one)
        elsewhere = await stored(server, one.match.id)
        elsewhere.game.answer_default(asked.table.viewer)
        work = persistence.since(elsewhere.game, elsewhere.mark)
        await server.registry.storage.positions.store_match(one.match.id, elsewhere.version, work)
        found = await asked.give(any_answer(asked.prompt, Random(1)))
        assert isinstance(found, Rejected)
        assert found.why.reason == "stale"
        assert live.version == elsewhere.version + 1
        assert same(live.game, elsewhere.game)
        for bot in (asked, other):
            await quiet(bot)
            assert msgspec.json.encode(bot.table) == msgspec.json.encode(replace(live.shown_to(bot.table.viewer).table))


@served
async def test_what_cannot_be_stored_has_not_happened(server):
    async with at_one_keyboard(server) as (_, one, two):
        live = server.live(one.match.id)
        asked = one if one.prompt else two
        positions = server.registry.storage.positions
        store = positions.store_match

        async def broken(*_):
            raise OSError("the disk is full")

        positions.store_match = broken
        found = await asked.give(any_answer(asked.prompt, Random(1)))
        assert found.why.reason == "broken"
        assert not live.game.session.entries
        positions.store_match = store
        await quiet(asked)
        assert isinstance(await asked.give(any_answer(asked.prompt, Random(1))), Accepted)


@served
async def test_a_match_that_nobody_looks_at_goes_out_and_comes_in_as_it_was(server):
    async with at_one_keyboard(server) as (person, one, two):
        await play_on({1: one, 2: two}, 10, Random(2))
        asked = await asked_of(one, two)
        live = server.registry.matches.pop(one.match.id)
        again = await person.sit(one.match.id, seat=asked.table.viewer)
        welcome = await again.hello()
        assert server.live(one.match.id) is not live
        assert welcome.prompt == asked.prompt
        assert same(server.live(one.match.id).game, live.game)
