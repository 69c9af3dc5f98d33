"""What the server does for one person and one address: one thing after another, and so much of the time."""

import asyncio
from time import thread_time

import pytest

from spaceline.server.people import work_shares
from spaceline.server.people.work_shares import WorkShare, WorkShares, charged
from spaceline.server.problems import ProblemError
from spaceline.server.workbench import Workbench

KIND = "messages of a person"
ANN, BOB = {KIND: "ann"}, {KIND: "bob"}


def shares(**given) -> WorkShares:
    """Shares of one kind; their clock stands still."""
    return WorkShares(shares={KIND: WorkShare(**{"at_once": 0.01, "part": 0.5, **given})}, clock=lambda: 0.0)


def busy(seconds: float) -> None:
    """Use the processor."""
    until = thread_time() + seconds
    while thread_time() < until:
        pass


async def works(seconds: float) -> None:
    """Work, with a pause in which others may."""
    busy(seconds / 2)
    await asyncio.sleep(0)
    busy(seconds / 2)


def test_what_is_done_is_paid_for_and_waiting_costs_nothing():
    async def within() -> None:
        found = shares(at_once=1.0)
        async with found.turn(ANN):
            await charged(works(0.02))
            await charged(asyncio.sleep(0.05))
            await asyncio.shield(asyncio.ensure_future(charged(works(0.02))))
            await Workbench().do(busy, 0.02)
        assert 0.05 < 1.0 - found.account(KIND, "ann").left < 0.08
        assert found.account(KIND, "bob").left == 1.0

    asyncio.run(within())


def test_who_has_used_up_the_share_waits_and_is_refused_in_the_end(monkeypatch, logged):
    monkeypatch.setattr(work_shares, "PATIENCE", 0.05)

    async def within() -> None:
        found = shares()
        async with found.turn(ANN):
            await charged(works(0.1))
        assert -0.1 < found.account(KIND, "ann").left < -0.08
        async with found.turn(BOB):
            pass
        with pytest.raises(ProblemError) as refused:
            async with found.turn(ANN):
                pass
        assert refused.value.status == 429
        assert "Try again in 1 second." in str(refused.value)
        at = 0.19
        found.account(KIND, "ann").clock = lambda: at
        async with found.turn(ANN):
            pass

    asyncio.run(within())
    assert [it["limit"] for it in logged if it["event"] == "a limit was reached"] == [f"work for {KIND}"]


def test_one_thing_is_done_after_another():
    done: list[str] = []

    async def does(found: WorkShares, whose, name: str) -> None:
        async with found.turn(whose):
            done.append(f"{name} begins")
            await asyncio.sleep(0.01)
            done.append(f"{name} ends")

    async def within() -> None:
        found = shares()
        await asyncio.gather(does(found, ANN, "one"), does(found, ANN, "two"), does(found, BOB, "other"))

    asyncio.run(within())
    assert done == ["one begins", "other begins", "one ends", "other ends", "two begins", "two ends"] or (
        done.index("one ends") < done.index("two begins") and done.index("other begins") < done.index("one ends")
    )


def test_whoever_waits_for_others_lets_the_next_one_begin():
    async def within() -> None:
        found, body = shares(), asyncio.Event()

        async def slow() -> None:
            async with found.turn(ANN) as turn:
                await turn.without(body.wait())

        waiting = asyncio.ensure_future(slow())
        await asyncio.sleep(0)
        async with asyncio.timeout(1), found.turn(ANN):
            body.set()
        await waiting

    asyncio.run(within())


def test_a_mistake_comes_out_as_it_is_and_the_turn_ends():
    async def fails() -> None:
        await asyncio.sleep(0)
        raise KeyError("lost")

    async def within() -> None:
        found = shares()
        for _ in range(3):
            with pytest.raises(KeyError, match="lost"):
                async with found.turn(ANN):
                    await charged(fails())

    asyncio.run(within())


def test_the_workbench_does_one_thing_of_each_after_another():
    """Somebody who asks for much does not let others wait for all of it."""
    done: list[str] = []

    def deed(name: str) -> None:
        busy(0.01)
        done.append(name)

    async def asks(found: WorkShares, bench: Workbench, whose, name: str) -> None:
        async with found.turn(whose):
            await bench.do(deed, name)

    async def within() -> None:
        found, bench = shares(places=6, at_once=10.0), Workbench()
        async with asyncio.TaskGroup() as group:
            for at in range(6):
                group.create_task(asks(found, bench, ANN, f"ann {at}"))
            group.create_task(asks(found, bench, BOB, "bob"))

    asyncio.run(within())
    assert done.index("bob") <= 2


def test_without_limits_nothing_is_counted():
    async def within() -> None:
        found = WorkShares(is_limited=False)
        async with found.turn(ANN), found.turn(ANN):
            await charged(works(0.01))
        assert not found.accounts

    asyncio.run(within())
