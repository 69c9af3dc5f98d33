"""Each seat of a match is told everything in the language of whoever sits there."""

import asyncio
from random import Random

import pytest

from benchmarks.wire_bot import any_answer
from spaceline.server.live import persistence
from spaceline.server.wire.messages import GiveAnswer, Given, Rejected
from tests.support.hosted import hosted
from tests.support.live_server import SECOND, asked_of, next_prompt, quiet, seats, serving
from tests.support.pretend_language import write_pretend_language


@pytest.fixture(scope="module")
def language(tmp_path_factory):
    return write_pretend_language(tmp_path_factory.mktemp("languages") / "xx")


async def sit(person, match, wish, **where):
    """Sit down with a browser that asks for a language."""
    person.told = {"Accept-Language": wish}
    bot = await person.sit(match, **where)
    await bot.hello()
    return bot


def test_two_seats_of_a_match_are_told_it_in_their_languages(tmp_path, language):
    async def within() -> None:
        async with serving(tmp_path, languages=f"en,{language}") as server, server.visitor() as person:
            match = (await person.make_match(SECOND, *seats("me", "beside me"), seed=7)).id
            bots = {1: await sit(person, match, "en", seat=1), 2: await sit(person, match, "xx", seat=2)}
            live = server.live(match)
            for _ in range(2):
                bot = await asked_of(*bots.values())
                number, theirs = bot.prompt.number, bot is bots[2]
                assert ("‹" in bot.prompt.question) == theirs
                late = await bot.ask(lambda ref, it=number: GiveAnswer(ref, it + 7, Given()))
                assert isinstance(late, Rejected)
                assert ("‹" in late.why.sentence) == theirs
                await bot.give(any_answer(bot.prompt, Random(number)))
                await next_prompt(bot, number)
            for player, bot in bots.items():
                await quiet(bot)
                assert {"‹" in line.text for line in bot.log} == {player == 2}
            loaded = await persistence.load(server.registry.storage.positions, match)
            assert [loaded.game.language_of(it) for it in (1, 2)] == ["en", language]
            again = await sit(person, match, "en", seat=2)
            assert live.game.language_of(2) == "en"
            await again.close()
            watching = await sit(person, match, "xx", watch=live.match.watch)
            await sit(person, match, "en", watch=live.match.watch)
            assert live.game.language_of(0) == language
            assert watching.table is not None

    asyncio.run(within())


def test_a_language_that_is_gone_gives_way_to_that_of_the_game(language):
    game = hosted()
    game.speak(1, language)
    assert "‹" in game.scene(1).words.say("you")
    game.speak(1, "gone")
    game.let_go_of_languages()
    assert game.scene(1).words.say("you") == "you"
