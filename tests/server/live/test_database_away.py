"""A database that goes away while matches are played: what was not stored never was, and everybody can go on."""

import asyncio
from contextlib import asynccontextmanager, contextmanager
from random import Random

import pytest
from sqlalchemy import create_engine
from sqlalchemy.exc import OperationalError

from benchmarks.ledger import is_same
from benchmarks.wire_bot import any_answer
from spaceline.core.data.records import Answered
from spaceline.server.live import persistence
from spaceline.server.wire import WIRE_VERSION
from spaceline.server.wire.messages import Accepted, GiveAnswer, Hello, Rejected, Remember, Say
from tests.server.live.test_hostile import code_of
from tests.support.live_server import SECOND, asked_of, at_one_keyboard, play_on, quiet, seats, served, serving
from tests.support.pairs_of_servers import sit_at_both, two_servers
from tests.support.servers import fresh_database, own_postgres

BROKEN, BUSY = 1011, 1013


@pytest.fixture(params=["sqlite", "postgresql"])
def over(request):
    """What a server is given to work over either database."""
    if request.param == "sqlite":
        yield {}
        return
    with fresh_database(request.getfixturevalue("postgres_server")) as url:
        yield {"database_url": url}


def gone(*_, **__):
    raise OperationalError("", {}, Exception("the database is gone"))


@contextmanager
def away(*servers):
    """The databases of servers answer nothing for as long as the block lasts."""
    with pytest.MonkeyPatch.context() as patch:
        for server in servers:
            database = server.registry.storage.database
            for name in ("read", "write"):
                patch.setattr(database, name, gone)
        yield


@contextmanager
def lost_after_commit(server):
    """The database stores what comes next, and then says nothing of it."""
    database = server.registry.storage.database
    write = database.write

    async def written(deed):
        await write(deed)
        gone()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "write", written)
        yield


def at_a_table(over, tmp_path, play):
    """Both seats of a match, over a database."""

    async def within():
        async with (
            serving(tmp_path, **over) as server,
            at_one_keyboard(server) as (person, one, two),
        ):
            await asyncio.wait_for(play(server, person, one, two), 60)

    asyncio.run(within())


@asynccontextmanager
async def again(person, match):
    """Both seats, connected anew."""
    bots = {player: await person.sit(match, seat=player) for player in (1, 2)}
    try:
        for bot in bots.values():
            await bot.hello()
        yield bots
    finally:
        for bot in bots.values():
            await bot.close()


def test_an_answer_that_is_not_stored_never_was_and_everybody_is_sent_to_come_back(tmp_path, over):
    async def play(server, person, one, two):
        asked, other = (one, two) if await asked_of(one, two) is one else (two, one)
        match, prompt = one.match.id, asked.prompt
        other.is_keeping = True
        with away(server):
            await asked.say(GiveAnswer(1, prompt.number, any_answer(prompt, Random(1))))
            assert [await code_of(bot.socket) for bot in (asked, other)] == [BROKEN, BROKEN]
            assert match not in server.registry.matches
        assert not other.texts, "something was shown that was not stored"
        async with again(person, match) as bots:
            back = next(bot for bot in bots.values() if bot.prompt)
            assert (back.prompt, back.table.moment) == (prompt, asked.table.moment)
            assert await play_on(bots, 20, Random(2)) == 20

    at_a_table(over, tmp_path, play)


def test_an_answer_that_breaks_while_the_database_is_away_leaves_nothing_behind(tmp_path, over):
    """It may have changed half of the game before it broke."""

    async def play(server, person, one, two):
        asked, match = await asked_of(one, two), one.match.id
        live = server.live(match)

        def half(game):
            game.answer(game.asked, game.seat(game.asked).default())
            raise RuntimeError

        with away(server):
            with pytest.raises(Exception, match="broken"):
                await live.change(half)
            assert match not in server.registry.matches
        assert [await code_of(bot.socket) for bot in (one, two)] == [BROKEN, BROKEN]
        async with again(person, match) as bots:
            assert next(bot for bot in bots.values() if bot.prompt).prompt == asked.prompt

    at_a_table(over, tmp_path, play)


def test_who_waits_behind_an_answer_that_is_lost_changes_nothing(tmp_path, over):
    async def play(server, person, one, two):
        await asked_of(one, two)
        live, match = server.live(one.match.id), one.match.id
        entries = len(live.game.session.entries)

        def default(game):
            return game.answer_default(game.asked)

        with away(server):
            found = await asyncio.gather(*(live.change(default) for _ in range(5)), return_exceptions=True)
        assert {getattr(it, "reason", it) for it in found} == {"broken"}
        loaded = await persistence.load(server.registry.storage.positions, match)
        assert len(loaded.game.session.entries) == entries
        with pytest.raises(Exception, match="broken"):
            await live.change(default)
        async with again(person, match) as bots:
            assert await play_on(bots, 10, Random(2)) == 10

    at_a_table(over, tmp_path, play)


def test_what_was_stored_before_the_line_was_lost_is_acknowledged(tmp_path, over):
    """The commit went through, only its answer was lost: to say that nothing has changed would be wrong."""

    async def play(server, _, one, two):
        asked = await asked_of(one, two)
        live = server.live(one.match.id)
        version = live.version
        with lost_after_commit(server):
            assert isinstance(await asked.give(any_answer(asked.prompt, Random(1))), Accepted)
        assert live.version == version + 1
        assert await play_on({1: one, 2: two}, 10, Random(2)) == 10

    at_a_table(over, tmp_path, play)


def other_than_default(live, prompt):
    """An answer to the open question that the default is not."""
    default = Answered(live.game.asked, live.game.seat(live.game.asked).default().given)
    found = (any_answer(prompt, Random(seed)) for seed in range(100))
    return next(given for given in found if not is_same(given, default))


async def another_process_answers(server, match):
    """As another process does: it loads the match, gives the default answer and stores it."""
    positions = server.registry.storage.positions
    loaded = await persistence.load(positions, match)
    loaded.game.answer_default(loaded.game.asked)
    await positions.store_match(match, loaded.version, persistence.since(loaded.game, loaded.mark))


@contextmanager
def lost_in_between(server, happens):
    """What is written next comes to what ``happens`` with it does, and then the line is lost."""
    database = server.registry.storage.database
    write = database.write

    async def written(deed):
        database.write = write
        await happens(deed)
        gone()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "write", written)
        yield


def test_what_another_process_has_followed_before_the_line_was_lost_is_acknowledged(tmp_path, over):
    """The version is a later one by then, and what was stored is in the record all the same."""

    async def play(server, _, one, two):
        asked, match = await asked_of(one, two), one.match.id
        live, database = server.live(match), server.registry.storage.database
        version = live.version

        async def followed(deed):
            await database.write(deed)
            await another_process_answers(server, match)

        with lost_in_between(server, followed):
            assert isinstance(await asked.give(any_answer(asked.prompt, Random(1))), Accepted)
        await live.catch_up(version + 2)
        assert live.version == version + 2
        assert await play_on({1: one, 2: two}, 10, Random(2)) == 10

    at_a_table(over, tmp_path, play)


def test_what_another_process_has_stored_instead_is_not_acknowledged(tmp_path, over):
    async def play(server, _, one, two):
        asked, match = await asked_of(one, two), one.match.id
        live = server.live(match)
        version = live.version

        async def instead(_):
            for _ in range(2):
                await another_process_answers(server, match)

        with lost_in_between(server, instead):
            found = await asked.give(other_than_default(live, asked.prompt))
        assert isinstance(found, Rejected)
        assert (live.version, len(live.game.session.entries)) == (version + 2, live.mark.entries)
        assert await play_on({1: one, 2: two}, 10, Random(2)) == 10

    at_a_table(over, tmp_path, play)


@contextmanager
def locked(server):
    """Another process holds what an answer changes, for as long as the block lasts; it can be read."""
    database = server.registry.storage.database
    engine = create_engine(database.engine.url)
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql(
                "LOCK TABLE log IN EXCLUSIVE MODE" if database.is_shared else "BEGIN IMMEDIATE",
            )
            yield
            connection.rollback()
    finally:
        engine.dispose()


def test_what_was_given_up_is_not_stored_later_when_the_player_was_told_that_nothing_has_changed(
    tmp_path, over, monkeypatch
):
    """As it was found under faults: the transaction waited for a lock longer than anybody waited for it."""
    monkeypatch.setattr("spaceline.server.storage.database.WAITING_SECONDS", 1)

    async def play(server, person, one, two):
        asked = await asked_of(one, two)
        match, prompt = one.match.id, asked.prompt
        entries = len(server.live(match).game.session.entries)
        with locked(server):
            await asked.say(GiveAnswer(1, prompt.number, any_answer(prompt, Random(1))))
            await asyncio.sleep(3.5)
        await asyncio.sleep(1.5)
        loaded = await persistence.load(server.registry.storage.positions, match)
        assert len(loaded.game.session.entries) == entries
        async with again(person, match) as bots:
            assert next(bot for bot in bots.values() if bot.prompt).prompt == prompt
            assert await play_on(bots, 10, Random(2)) == 10

    at_a_table(over, tmp_path, play)


def test_a_database_that_is_away_closes_a_handshake_with_a_code_that_is_documented(tmp_path, over):
    async def play(server, person, one, _):
        match = one.match.id
        other = (await person.make_match(SECOND, *seats("me", "beside me"))).id
        with away(server):
            for name in (match, other):
                assert await code_of((await person.sit(name, seat=1)).socket) == BUSY
        async with again(person, other) as bots:
            assert bots[1].table

    at_a_table(over, tmp_path, play)


@served
async def test_what_breaks_while_somebody_sits_down_closes_with_the_code_that_is_documented(server, monkeypatch):
    async with at_one_keyboard(server) as (person, one, two):
        monkeypatch.setattr(server.live(one.match.id), "enter", gone)
        tab = await person.sit(one.match.id, seat=1)
        await tab.say(Hello(WIRE_VERSION))
        assert await code_of(tab.socket) == BROKEN
        assert await asked_of(one, two)


@served
async def test_what_cannot_be_said_just_now_is_refused_and_the_table_stays(server):
    async with at_one_keyboard(server) as (_, one, two):
        with away(server):
            found = await one.ask(lambda ref: Say(ref, "Hello"))
        assert isinstance(found, Rejected)
        assert found.why.reason == "broken"
        assert isinstance(await one.ask(lambda ref: Say(ref, "Hello")), Accepted)
        assert await play_on({1: one, 2: two}, 5, Random(2)) == 5


@served
async def test_another_process_that_is_followed_halfway_leaves_no_half_game(server, monkeypatch):
    async with at_one_keyboard(server) as (_, one, two):
        live = server.live(one.match.id)

        def half(game, *_):
            game.answer_default(game.asked)

        async def found(*_):
            return object()

        monkeypatch.setattr("spaceline.server.live.match.follow", half)
        monkeypatch.setattr(persistence, "latest", found)
        with away(server):
            await live.catch_up(live.version + 1)
        assert [await code_of(bot.socket) for bot in (one, two)] == [BROKEN, BROKEN]


@served
async def test_what_is_remembered_is_told_once_it_is_stored_and_not_before(server):
    """An answer that comes right after must not be told with it."""
    async with at_one_keyboard(server) as (_, one, two):
        for _ in range(60):
            asked = await asked_of(one, two)
            if asked.prompt.auto_answers:
                break
            await play_on({1: one, 2: two}, 1, Random(3))
        kept = asked.prompt.auto_answers[0]
        with away(server):
            await asked.say(Remember(1, kept))
            assert await code_of(asked.socket) == BROKEN
        assert await code_of((two if asked is one else one).socket) == BROKEN


@pytest.mark.thorough
def test_two_processes_and_a_database_that_is_stopped_in_the_middle(tmp_path):
    """As it was found: each waited for the other, for ever."""

    async def within(postgres):
        async with two_servers(tmp_path, database_url=postgres.url.render_as_string(hide_password=False)) as (
            both,
            person,
        ):
            info, bots = await sit_at_both(both, person)
            assert await play_on(bots, 5, Random(1)) == 5
            asked = await asked_of(*bots.values())
            number = asked.prompt.number
            await asyncio.to_thread(postgres.stop)
            await asked.say(GiveAnswer(7, number, any_answer(asked.prompt, Random(1))))
            assert await code_of(asked.socket) == BROKEN
            await asyncio.to_thread(postgres.begin)
            for player, server in enumerate(both, 1):
                person.base = person.http.headers["Origin"] = server.base
                bots[player] = await person.sit(info.id, seat=player)
                await bots[player].hello()
            assert [bot.prompt.number for bot in bots.values() if bot.prompt] == [number]
            assert await play_on(bots, 30, Random(4)) == 30
            here, there = (server.live(info.id) for server in both)
            for bot in bots.values():
                await quiet(bot, 0.5)
            assert here.version == there.version
            for bot in bots.values():
                await bot.close()

    with own_postgres() as postgres:
        asyncio.run(asyncio.wait_for(within(postgres), 120))
