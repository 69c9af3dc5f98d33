"""What a server does every now and then: trouble is noted, and does not keep it from the next time."""

import asyncio

import pytest
from sqlalchemy.exc import OperationalError

from spaceline.server.chores import again_and_again
from spaceline.server.live.hearing import listen
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
        asyncio.run(again_and_again(tidy, 0.001))
    assert done == [0, 1, 2]
    assert [(it["event"], it["chore"]) for it in logged] == [("a chore broke", "tidy")]


@served
async def test_a_server_alone_has_nobody_to_look_at_or_to_tell(server):
    chores = list(server.hall.chores)
    assert [chore.cr_frame.f_locals["deed"].__name__ for chore in chores] == ["sweep", "forget"]
    for chore in chores:
        chore.close()


@served
async def test_a_database_that_fails_does_not_keep_a_server_from_hearing_news(server, monkeypatch, logged):
    async with at_one_keyboard(server) as (_, one, _):
        hall = server.hall

        async def heard():
            yield None
            yield None

        def fail(_):
            raise OperationalError("", {}, Exception())

        monkeypatch.setattr(hall.storage, "heard", heard)
        monkeypatch.setattr(hall.storage.matches, "standing", fail)
        await listen(hall)
        await asyncio.sleep(0)
        told = [it["deed"] for it in logged if it["event"] == "something broke that nobody waits for"]
        assert told == ["Hall.look_again"] * 2
        assert one.match.id in hall.matches
