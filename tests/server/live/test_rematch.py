"""Playing again: a match like others, which counts for the one who makes it."""

from spaceline.server.wire.messages import Accepted, Concede, Rejected, Rematch, Rematched
from tests.support.live_server import at_one_keyboard, quiet, served


async def again(one, two) -> Accepted | Rejected:
    """Both want to play again: what is said to the second of them."""
    assert isinstance(await one.ask(Rematch), Accepted)
    return await two.ask(Rematch)


async def led(bot) -> None:
    """Somebody is led to the next match."""
    await bot.until(lambda message: isinstance(message, Rematched), 5)


@served(is_limited=True)
async def test_who_may_make_no_more_matches_plays_no_more_again(server):
    limits = server.app.state.service.limits
    async with at_one_keyboard(server) as (person, one, two):
        await one.ask(Concede)
        maker = server.live(one.match.id).match.maker
        before = len(await person.get("/api/matches", list))
        limits.buckets["match"][f"person {maker}"] = (0.0, limits.clock())
        refused = await again(one, two)
        assert isinstance(refused, Rejected)
        assert refused.why.reason == "too-often"
        assert refused.why.sentence.startswith("That was too often. Try again in ")
        assert not server.live(one.match.id).again
        await quiet(one)
        assert one.chances.rematch
        assert len(await person.get("/api/matches", list)) == before
        limits.buckets["match"].clear()
        assert isinstance(await again(one, two), Accepted)
        await led(one)
        assert len(await person.get("/api/matches", list)) == before + 1


@served(is_limited=True)
async def test_playing_again_counts_as_a_match(server):
    limits = server.app.state.service.limits
    async with at_one_keyboard(server) as (_, one, two):
        await one.ask(Concede)
        (key,) = limits.buckets["match"]
        left = limits.buckets["match"][key][0]
        assert isinstance(await again(one, two), Accepted)
        await led(one)
        assert limits.buckets["match"].keys() == {key}
        assert limits.buckets["match"][key][0] < left - 0.5


@served
async def test_a_match_is_followed_by_one_however_often_somebody_asks(server):
    async with at_one_keyboard(server) as (person, one, two):
        await one.ask(Concede)
        live = server.live(one.match.id)
        live.again |= {1, 2}
        for bot in (one, two, one, two):
            await bot.say(Rematch(9))
        await two.until(lambda message: isinstance(message, Rematched), 5)
        await quiet(two)
        assert len(await person.get("/api/matches", list)) == 2
