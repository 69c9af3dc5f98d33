"""What a server does every now and then: trouble is noted, and does not keep it from the next time."""

import asyncio

import pytest
from sqlalchemy.exc import OperationalError

from spaceline.server.live.hearing import listen
from spaceline.server.periodic_tasks import repeat_every
from tests.support.live_server import at_one_keyboard, served


def test_a_chore_that_breaks_is_noted_and_done_again(logged):
    done = []

    async def tidy():
        done.append(len(done))
        if len(done) == 1:
            raise OSError("the disk is full")
        if len(done) == 3:
            raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(repeat_every(tidy, 0.001))
    assert done == [0, 1, 2]
    assert [(it["event"], it["task"]) for it in logged] == [("a periodic task failed", "tidy")]


@served
async def test_a_server_alone_looks_only_at_what_its_keeper_may_do_beside_it(server):
    periodic_tasks = list(server.registry.periodic_tasks)
    assert [task.cr_frame.f_locals["deed"].__name__ for task in periodic_tasks] == [
        "beat",
        "sweep",
        "forget",
        "look_at_sessions",
    ]
    for task in periodic_tasks:
        task.close()


@served
async def test_a_database_that_fails_does_not_keep_a_server_from_hearing_news(server, monkeypatch, logged):
    async with at_one_keyboard(server) as (_, one, _):
        registry = server.registry

        async def heard():
            yield None
            yield None

        def fail(_):
            raise OperationalError("", {}, Exception())

        monkeypatch.setattr(registry.storage, "heard", heard)
        monkeypatch.setattr(registry.storage.matches, "standing", fail)
        await listen(registry)
        await asyncio.sleep(0)
        told = [it["deed"] for it in logged if it["event"] == "something broke that nobody waits for"]
        assert told == ["MatchRegistry.look_again"] * 2
        assert one.match.id in registry.matches
