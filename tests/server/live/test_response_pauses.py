"""Where another person might respond, all wait for as long, and see the same, whether that person was asked or not."""

import asyncio
from contextlib import asynccontextmanager

import msgspec
import pytest

from spaceline.server.settings import ServerError, from_environment
from spaceline.server.wire import WIRE_VERSION
from spaceline.server.wire.messages import Accepted, AskWhy, GiveAnswer, Given, Hello, Update, Welcome, Why
from tests.hosting.test_undoing import at_the_event
from tests.support.live_server import SECOND, at_one_keyboard, quiet, seats, served, serving

FOR_EVER = 3600.0
ASKED, NOT_ASKED = "Amanda Rogers", "Astrometrics Lab"


@asynccontextmanager
async def two_people(server, others, pause):
    """One who may play an event, and another who holds cards of a title."""
    async with server.visitor("Ada") as ada, server.visitor("Ben") as ben:
        info = await ada.make_match(SECOND, *seats("me", "friend"))
        await ben.follow(info.seats[1].invitation, "klingon")
        bots = [await ada.sit(info.id), await ben.sit(info.id)]
        for bot in bots:
            await bot.hello()
        live = server.live(info.id)
        live.game = at_the_event(others)
        live.pauses.seconds = pause
        live.tell_all({}, is_anew=True)
        for bot in bots:
            await quiet(bot)
        try:
            yield live, bots, ada
        finally:
            for bot in bots:
                await bot.close()


def event_of(bot):
    """The answer by which the event is played."""
    return Given(option=next(choice.key for choice in bot.prompt.choices if choice.key[0] == "play"))


async def plays(bot):
    """Play the event; what is sent to the player from then on is kept."""
    bot.texts, bot.is_keeping = [], True
    await bot.say(GiveAnswer(9, bot.prompt.number, event_of(bot)))
    await bot.until(lambda message: isinstance(message, Accepted))


async def passes_if_asked(bot):
    """Pass, where there is something to pass."""
    await quiet(bot)
    if bot.prompt is not None:
        assert any(choice.key[0] == "pass" for choice in bot.prompt.choices)
        await bot.give(Given(option=next(it.key for it in bot.prompt.choices if it.key[0] == "pass")))


async def pause_is_over(live):
    """Let everybody see what there is."""
    live.pauses.stop()
    await live.show_absence()


async def sent_to_the_player(tmp_path, others, pause):
    """What the player of the event is sent within the pause, and after it."""
    async with serving(tmp_path / others) as server, two_people(server, others, pause) as (live, (one, two), _):
        await plays(one)
        await quiet(one)
        await passes_if_asked(two)
        await quiet(one)
        within = list(one.texts)
        await pause_is_over(live)
        await quiet(one)
        return within, one.texts[len(within) :]


def compared(tmp_path, pause):
    """The same in both cases."""

    async def both():
        return [await sent_to_the_player(tmp_path, others, pause) for others in (ASKED, NOT_ASKED)]

    return asyncio.run(both())


def updates(texts):
    return [msgspec.json.decode(text) for text in texts if '"Update"' in text or '"update"' in text]


def test_the_player_is_sent_the_same_whether_the_other_was_asked_or_not(tmp_path):
    (within, after), (within_too, after_too) = compared(tmp_path, FOR_EVER)
    assert within == within_too
    assert not updates(within)
    assert after == after_too
    assert [bool(it["prompt"]) for it in updates(after)] == [True]


def test_without_a_pause_it_is_told(tmp_path):
    """What the pause is for: the question comes at once, or an update without one before it."""
    (asked, _), (not_asked, _) = compared(tmp_path, 0)
    assert [bool(it.get("prompt")) for it in updates(asked)] == [False, True]
    assert [bool(it.get("prompt")) for it in updates(not_asked)] == [True]


@pytest.mark.parametrize("others", [ASKED, NOT_ASKED])
def test_nothing_is_found_out_by_asking_within_the_pause(tmp_path, others):
    """By no message, and by no other window of the browser."""

    async def within():
        async with serving(tmp_path) as server, two_people(server, others, FOR_EVER) as (live, (one, _), ada):
            option = event_of(one).option
            await plays(one)
            await one.say(AskWhy(10, option))
            again = await ada.sit(live.match.id)
            await again.say(Hello(WIRE_VERSION, again.update))
            await quiet(one)
            assert not [text for text in one.texts if '"ref":10' in text]
            live.pauses.stop()
            await live.show_absence()
            found = await one.until(lambda message: isinstance(message, Why) or getattr(message, "ref", 0) == 10)
            assert found.ref == 10
            assert isinstance(await again.until(lambda message: isinstance(message, Welcome)), Welcome)
            await again.close()

    asyncio.run(within())


@served
async def test_who_is_asked_sees_at_once_what_happened(server):
    async with two_people(server, ASKED, FOR_EVER) as (_, (one, two), _ada):
        await plays(one)
        message = await two.until(lambda message: isinstance(message, Update))
        assert message.prompt is not None
        assert message.log


@served
async def test_whoever_waits_is_told_without_looking_again_and_again(server):
    async with two_people(server, NOT_ASKED, FOR_EVER) as (live, (one, _two), _ada):
        option = event_of(one).option
        await plays(one)
        looks = []
        holds = live.pauses.holds
        live.pauses.holds = lambda viewer: looks.append(viewer) or holds(viewer)
        await one.say(AskWhy(10, option))
        await quiet(one, 0.5)
        assert len(looks) == 1
        await pause_is_over(live)
        assert (await one.until(lambda message: getattr(message, "ref", 0) == 10)).ref == 10


@served
async def test_whoever_goes_while_waiting_keeps_nobody(server):
    async with two_people(server, NOT_ASKED, FOR_EVER) as (live, (one, _two), _ada):
        option = event_of(one).option
        await plays(one)
        await one.say(AskWhy(10, option))
        await quiet(one)
        assert live.pauses.told
        waiting = next(iter(live.pauses.told.values()))
        await one.close()
        live.pauses.until[1] = live.pauses.now + 0.05
        live.pauses.wait()
        await asyncio.wait_for(waiting.wait(), 5)
        assert not live.pauses.told


@served
async def test_nobody_waits_for_oneself(server):
    async with at_one_keyboard(server) as (_, one, two):
        live = next(iter(server.registry.matches.values()))
        live.pauses.seconds = FOR_EVER
        bot = one if one.prompt else two
        assert isinstance(await bot.give(event_of(bot)), Accepted)
        await bot.until(lambda message: isinstance(message, Update))


@served(response_pause_seconds=0.05)
async def test_a_pause_ends_by_itself(server):
    async with two_people(server, NOT_ASKED, 0.05) as (_, (one, _two), _ada):
        await plays(one)
        await one.until(lambda message: isinstance(message, Update) and message.prompt is not None)


@pytest.mark.parametrize("seconds", ["-1", "3.5"])
def test_a_pause_is_no_longer_than_what_clocks_leave_uncounted(seconds, tmp_path):
    with pytest.raises(ServerError, match="a pause takes up to 3 seconds"):
        from_environment({"data": tmp_path}, {"SPACELINE_RESPONSE_PAUSE_SECONDS": seconds})
