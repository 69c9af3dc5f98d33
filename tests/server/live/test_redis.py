"""Two servers over one PostgreSQL that tell each other through a Redis: it may be late, be gone, and come back."""

import asyncio
from contextlib import suppress
from random import Random

import pytest
from typer.testing import CliRunner

from spaceline.cli.app import app
from spaceline.server.settings import ServerError
from spaceline.server.storage import Storage, carrying, prepare
from spaceline.server.storage.carrying import ByRedis, carrier_of, place, reach_redis
from spaceline.server.storage.notices import notices, understood
from spaceline.server.wire.messages import Chatted, Rematched, Say
from tests.support.live_server import play_on, quiet
from tests.support.pairs_of_servers import sit_at_both, two_servers
from tests.support.servers import fresh_database, own_redis, settings_in

OTHERS = "postgresql://u@h/d"


@pytest.fixture
def redis_server():
    with own_redis() as server:
        yield server


@pytest.fixture
def database(postgres_server):
    with fresh_database(postgres_server) as url:
        yield url


def played(tmp_path, database, redis_server, play):
    async def within():
        given = {"database_url": database, "redis_url": redis_server.url}
        async with two_servers(tmp_path, **given) as (both, person):
            await play(both, person)

    asyncio.run(within())


def test_a_match_is_played_with_its_seats_at_two_processes_that_hear_of_each_other(tmp_path, database, redis_server):
    async def play(both, person):
        info, bots = await sit_at_both(both, person)
        assert await play_on(bots, 20, Random(3)) == 20
        for bot in bots.values():
            await quiet(bot, 0.3)
        here, there = (server.live(info.id) for server in both)
        assert here.version == there.version == 21
        await bots[1].ask(lambda ref: Say(ref, "hello"))
        await bots[2].until(lambda message: isinstance(message, Chatted), 5)
        assert all(server.registry.storage.database.carrier.client for server in both)

    played(tmp_path, database, redis_server, play)


def test_without_redis_answers_are_taken_and_both_processes_see_them_a_little_later(
    tmp_path, database, redis_server, monkeypatch
):
    """Nothing depends on a notice: who answers too late is told, and whoever waits looks every now and then."""
    monkeypatch.setattr("spaceline.server.live.match_registry.LOOKING", 0.2)

    async def play(both, person):
        _, bots = await sit_at_both(both, person)
        redis_server.stop()
        assert await play_on(bots, 6, Random(3)) == 6
        await bots[1].ask(lambda ref: Say(ref, "hello"))
        await bots[2].until(lambda message: isinstance(message, Chatted), 5)
        redis_server.begin()
        for bot, server in zip(bots.values(), both, strict=True):
            await bot.ask(lambda ref: Say(ref, "are you there?"))
            carrier = server.registry.storage.database.carrier
            await carrier.sending
            assert not carrier.is_cut

    played(tmp_path, database, redis_server, play)


def test_the_next_match_is_found_when_the_news_of_it_was_lost(tmp_path, database, redis_server, monkeypatch):
    monkeypatch.setattr("spaceline.server.live.match_registry.LOOKING", 0.2)

    async def play(both, person):
        info, bots = await sit_at_both(both, person)
        redis_server.stop()
        await both[0].registry.storage.matches.follow(info.id, "another")
        found = await bots[2].until(lambda message: isinstance(message, Rematched), 5)
        assert found.match == "another"

    played(tmp_path, database, redis_server, play)


def test_what_is_not_committed_is_not_told(tmp_path, database, redis_server):
    settings = settings_in(tmp_path, database_url=database, redis_url=redis_server.url)
    prepare(settings)

    async def story():
        doer, hearer = Storage(settings), Storage(settings)
        heard = hearer.heard()
        try:
            assert await anext(heard) is None
            with suppress(ZeroDivisionError):
                await doer.database.write(lambda it: (doer.database.tell(it, NOTICE % b"lost"), 1 / 0))
            await doer.database.write(lambda it: doer.database.tell(it, NOTICE % b"kept"))
            return (await asyncio.wait_for(anext(heard), 5)).match
        finally:
            await heard.aclose()
            await doer.close()
            await hearer.close()

    assert asyncio.run(story()) == "kept"


NOTICE = b'{"match": "%b", "what": "position", "by": "me"}'


def test_a_process_that_was_cut_off_hears_that_everything_may_have_changed(redis_server, monkeypatch):
    monkeypatch.setattr("spaceline.server.storage.notices.FIRST_WAIT", 0.01)

    async def story():
        carrier = ByRedis(redis_server.url)
        heard = notices(carrier, "me")
        try:
            assert await anext(heard) is None
            redis_server.stop()
            redis_server.begin()
            return await asyncio.wait_for(anext(heard), 10)
        finally:
            await heard.aclose()
            await carrier.close()

    assert asyncio.run(story()) is None


def test_notices_that_no_redis_takes_are_few_in_memory_and_told_once_in_the_log(tmp_path, logged):
    async def story():
        carrier = ByRedis(f"unix://{tmp_path}/nobody")
        carrier.after([b"x"] * (2 * carrying.WAITING))
        waiting = len(carrier.waiting)
        await carrier.close()
        return waiting, len(carrier.waiting)

    assert asyncio.run(story()) == (carrying.WAITING, 0)
    assert [it["why"] for it in logged if it["event"] == "notices cannot be told"] == ["ConnectionError"]


def test_what_is_no_notice_is_passed_over(logged):
    assert understood(b'{"match": "m", "what": "position"}').match == "m"
    assert [understood(it) for it in (b"", b"\xff", b"[]", b'{"match": 3}')] == [None] * 4
    assert len(logged) == 4


def said(tmp_path, url, **environment) -> str:
    """The one line with which a server refuses to begin."""
    given = {"SPACELINE_REDIS_URL": url, **environment}
    result = CliRunner().invoke(app, ["serve", "--no-browser", "--port", "0", "--data", str(tmp_path)], env=given)
    assert result.exit_code == 2, result.output
    assert result.stderr.count("\n") == 1
    assert "geheim" not in result.output
    return result.stderr


def test_a_redis_that_is_not_there_is_one_line(tmp_path, database):
    found = said(tmp_path, "redis://ann:geheim@127.0.0.1:9/0", SPACELINE_DATABASE_URL=database)
    assert "the Redis at 127.0.0.1:9 does not answer" in found


def test_a_redis_without_its_library_is_one_line(monkeypatch, tmp_path):
    monkeypatch.setitem(__import__("sys").modules, "redis", None)
    settings = settings_in(tmp_path, database_url=OTHERS, redis_url="redis://:geheim@h")
    for begin in (carrier_of, reach_redis):
        with pytest.raises(ServerError, match=r"pip install 'spaceline\[redis\]'"):
            begin(settings)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"redis_url": "redis://h"}, "PostgreSQL"),
        ({"redis_url": "nonsense", "database_url": OTHERS}, "like redis://"),
        ({"redis_url": "http://h", "database_url": OTHERS}, "like redis://"),
    ],
)
def test_a_redis_that_makes_no_sense_is_one_line(tmp_path, given, said):
    with pytest.raises(ServerError, match=said) as refused:
        settings_in(tmp_path, **given)
    assert "\n" not in str(refused.value)


def test_a_port_that_is_none_is_one_line(tmp_path):
    with pytest.raises(ServerError, match="REDIS_URL is no address"):
        reach_redis(settings_in(tmp_path, database_url=OTHERS, redis_url="redis://h:port"))


def test_where_a_redis_is_is_told_without_what_opens_it():
    assert place("rediss://ann:geheim@redis.example:6380/1?password=geheim") == "redis.example:6380"
    assert place("unix://ann:geheim@/run/redis.sock?password=geheim") == "/run/redis.sock"
