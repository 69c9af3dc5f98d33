"""Somebody goes away: the others see it, and after a while they need not wait any longer."""

import asyncio
from contextlib import asynccontextmanager
from random import Random

from spaceline.server.wire.messages import Accepted, Claim, Rejected
from tests.support.live_server import SECOND, play_on, quiet, seats, served

SOON = 0.3


@asynccontextmanager
async def at_two(server):
    """Ada and Ben at a table, and how Ben comes back."""
    async with server.visitor("Ada") as ada, server.visitor("Ben") as ben:
        info = await ada.make_match(SECOND, *seats("me", "friend"))
        await ben.follow(info.seats[1].invitation, "klingon")
        one, two = await ada.sit(info.id), await ben.sit(info.id)
        await one.hello()
        await two.hello()

        async def back():
            bot = await ben.sit(info.id)
            await bot.hello()
            return bot

        yield one, two, back, server.live(info.id)
        await one.close()


def person(bot, number):
    return next(it for it in bot.table.players if it.number == number)


@served(absence_seconds=SOON)
async def test_who_has_just_gone_is_waited_for(server):
    async with at_two(server) as (one, two, _, _live):
        for message in (Claim(1, 2, computer=True), Claim(2, 2, computer=False)):
            found = await one.ask(lambda ref, it=message: Claim(ref, it.player, it.computer))
            assert isinstance(found, Rejected)
            assert found.why.reason == "here"
        await two.close()
        await quiet(one)
        assert not person(one, 2).is_here
        assert not one.chances.absent
        assert isinstance(await one.ask(lambda ref: Claim(ref, 2, computer=False)), Rejected)


@served(absence_seconds=SOON)
async def test_the_computer_plays_for_one_who_is_away_until_they_are_back(server):
    async with at_two(server) as (one, two, back, live):
        await play_on({1: one, 2: two}, 6, Random(1))
        await two.close()
        await quiet(one, SOON + 0.2)
        assert one.chances.absent == (2,)
        assert isinstance(await one.ask(lambda ref: Claim(ref, 2, computer=True)), Accepted)
        await quiet(one)
        assert person(one, 2).has_stand_in
        assert "is away: the computer plays instead" in one.log[-1].text
        assert not one.chances.absent, "nobody is waited for any more"
        answers = live.game.session.answers
        async with asyncio.timeout(20):
            while live.game.asked != 1 or live.game.session.answers == answers:
                if one.prompt is not None:
                    await play_on({1: one}, 1, Random(2))
                await quiet(one)
        again = await back()
        async with asyncio.timeout(20):
            while person(one, 2).has_stand_in:
                await quiet(one)
        await quiet(again)
        assert any("plays again" in line.text for line in one.log)
        assert any("play again" in line.text for line in again.log)
        assert live.game.computer(2) == ""
        await again.close()


@served(absence_seconds=SOON)
async def test_a_stand_in_outlives_the_process(server):
    async with at_two(server) as (one, two, _, live):
        await two.close()
        await quiet(one, SOON + 0.2)
        await one.ask(lambda ref: Claim(ref, 2, computer=True))
        await live.reload()
        assert live.game.computer(2)


@served(absence_seconds=SOON)
async def test_the_game_is_ended_for_one_who_is_away(server):
    async with at_two(server) as (one, two, _, _live):
        await two.close()
        await quiet(one, SOON + 0.2)
        assert isinstance(await one.ask(lambda ref: Claim(ref, 2, computer=False)), Accepted)
        await quiet(one)
        assert one.table.result[0] == "You win."


@served(absence_seconds=SOON)
async def test_who_is_back_in_time_is_not_absent(server):
    async with at_two(server) as (one, two, back, _live):
        await two.close()
        await quiet(one)
        again = await back()
        await quiet(one, SOON + 0.2)
        assert not one.chances.absent
        assert person(one, 2).is_here
        await play_on({1: one, 2: again}, 1, Random(1))
        await again.close()
