"""The uptime of the service, by which clocks count: it goes up only, and stands while nothing runs or can be stored."""

import asyncio

import pytest

from spaceline.server.live.clocks.uptime import LONGEST, Uptime
from tests.support.servers import kept_in


class Hand:
    """A clock that is put on by hand."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def keep(settings):
    """Runs a story with a storage, over either database."""
    return kept_in(settings, lambda storage: storage.uptime)


def test_it_goes_on_where_it_was_stored_and_stands_while_nothing_runs(keep):
    async def story(storage):
        hand = Hand()
        first = Uptime(storage, hand)
        await first.begin()
        assert first.now == 0
        hand.seconds += 12.5
        await first.beat()
        hand.seconds += 9
        assert first.now == 21_500
        hand.seconds = 7.0  # another process, much later, whose clock says something else
        second = Uptime(storage, hand)
        await second.begin()
        assert second.now == 12_500
        hand.seconds += 1
        assert second.now == 13_500

    keep(story)


def test_of_two_processes_the_furthest_counts_for_both(keep):
    async def story(storage):
        hands = [Hand(), Hand()]
        one, two = (Uptime(storage, hand) for hand in hands)
        hands[0].seconds += 20
        await one.beat()
        hands[1].seconds += 5
        await two.beat()
        assert (one.now, two.now) == (20_000, 20_000)
        await one.beat()
        assert await storage.stored() == 20_000

    keep(story)


def test_what_is_stored_never_goes_back(keep):
    async def story(storage):
        assert await storage.stored() == 0
        return [await storage.store(it) for it in (500, 200, 800)], await storage.stored()

    assert keep(story) == ([500, 500, 800], 800)


def test_two_processes_store_the_first_moment_at_once(keep):
    async def story(storage):
        return sorted(await asyncio.gather(*(storage.store(it) for it in (1, 2, 3, 4))))

    assert keep(story)[-1] == 4


class Away:
    """A storage that does not answer."""

    async def store(self, _):
        raise OSError("the disk is full")


def test_it_stands_while_nothing_can_be_stored():
    hand = Hand()
    uptime = Uptime(Away(), hand)
    hand.seconds += LONGEST
    assert uptime.now == LONGEST * 1000
    hand.seconds += 3600
    assert uptime.now == LONGEST * 1000
    with pytest.raises(OSError, match="full"):
        asyncio.run(uptime.beat())
    assert uptime.now == LONGEST * 1000


def test_it_goes_on_from_where_it_stood_once_it_can_be_stored_again():
    class Back:
        async def store(self, milliseconds):
            return milliseconds

    hand = Hand()
    uptime = Uptime(Back(), hand)
    hand.seconds += 3600
    asyncio.run(uptime.beat())
    assert uptime.now == LONGEST * 1000
    hand.seconds += 2
    assert uptime.now == LONGEST * 1000 + 2000


def test_a_clock_that_goes_backwards_moves_nothing():
    hand = Hand()
    uptime = Uptime(Away(), hand)
    hand.seconds += 10
    uptime.reach(60_000)
    hand.seconds -= 100
    assert uptime.now == 60_000
    uptime.reach(30_000)
    assert uptime.now == 60_000
