"""The training aid over the socket: for who plays alone, and for nobody else."""

import asyncio
from random import Random

import pytest

from benchmarks.wire_bot import any_answer
from spaceline.players.suggesting import foretelling_in
from spaceline.server.live.advising.training import move_for
from spaceline.server.wire.advising import AskSuggestion, AskWinChance, ChanceTold, Suggested
from spaceline.server.wire.messages import Rejected
from spaceline.server.wire.people import TimeAgreed
from tests.support.live_server import FIRST, SECOND, at_one_keyboard, quiet, seats, served


async def alone(server, person, ruleset=SECOND, **given):
    """A person against a computer player, asked something."""
    info = await person.make_match(ruleset, *seats("me", "heuristic"), **{"seed": 7, **given})
    bot = await person.sit(info.id)
    bot.match = info
    await bot.hello()
    while bot.prompt is None:
        await bot.hear(20)
    return bot


def ask(bot, number=0):
    """Ask for a suggestion about a question, or the one that is open."""
    return bot.ask(lambda ref: AskSuggestion(ref, number or bot.prompt.number))


@served
@pytest.mark.parametrize("ruleset", [SECOND, FIRST])
async def test_who_plays_alone_is_told_what_the_computer_would_answer(server, ruleset):
    async with server.visitor() as person:
        bot = await alone(server, person, ruleset)
        assert bot.chances.training
        assert bot.chances.foretold == (foretelling_in(ruleset) is not None)
        found = await ask(bot)
        assert isinstance(found, Suggested)
        option = found.suggestion.option
        assert option is None or option in [choice.key for choice in bot.prompt.choices]
        assert found.suggestion.text
        assert (await ask(bot)).suggestion == found.suggestion
        late = await ask(bot, bot.prompt.number + 1)
        assert late.why.reason == "late"
        chance = await bot.ask(AskWinChance)
        assert isinstance(chance, ChanceTold)
        assert (chance.chance is not None) == (bot.chances.foretold and chance.turn > 0)
        await bot.close()


@served
async def test_one_thing_of_a_kind_is_worked_out_at_a_time(server):
    async with server.visitor() as person:
        bot = await alone(server, person)
        for ref in (901, 902):
            await bot.say(AskSuggestion(ref, bot.prompt.number))
        replies = {}
        while len(replies) < 2:
            message = await bot.hear(20)
            if getattr(message, "ref", 0) in (901, 902):
                replies[message.ref] = message
        assert isinstance(replies[901], Suggested)
        assert replies[902].why.reason == "thinking"
        await bot.close()


@served
async def test_the_thought_is_not_that_of_the_chance_of_the_game(server):
    """Its seed follows from the question alone, which the one who asks knows."""
    async with server.visitor() as person:
        bots = [await alone(server, person, seed=seed) for seed in (7, 8)]
        matches = [server.live(bot.match.id) for bot in bots]
        moves = [move_for(match, 1) for match in matches]
        assert all(move.seed not in (7, 8) for move in moves)
        matches[0].game.seating = matches[1].game.seating
        assert move_for(matches[0], 1).seed == moves[0].seed
        for bot in bots:
            await bot.close()


@served
async def test_among_people_nobody_is_helped_and_the_log_says_who_asked(server, logged):
    async with at_one_keyboard(server) as (_, one, two):
        for bot in (one, two):
            await quiet(bot)
            assert not bot.chances.training
            chance = await bot.ask(AskWinChance)
            assert isinstance(chance, Rejected)
            assert chance.why.reason == "among-people"
        asked = one if one.prompt else two
        refused = await ask(asked)
        assert refused.why.reason == "among-people"
        assert "while others play" in refused.why.sentence
        noted = [it for it in logged if it["event"] == "nobody is helped here"]
        assert [it["player"] for it in noted] == [1, 2, asked.table.viewer]
        assert {(it["match"], it["why"]) for it in noted} == {(one.match.id, "among-people")}


@served
async def test_against_the_clock_nobody_is_helped_even_before_it_runs(server):
    async with server.visitor() as person:
        bot = await alone(server, person, time=TimeAgreed("live", 600, 5))
        assert not bot.chances.training
        assert (await ask(bot)).why.reason == "against-the-clock"
        assert (await bot.ask(AskWinChance)).why.reason == "against-the-clock"
        await bot.close()


@served
async def test_who_looks_on_is_told_nothing(server):
    async with server.visitor() as person:
        bot = await alone(server, person)
        async with server.visitor("Eve") as other:
            watcher = await other.sit(bot.match.id, watch=bot.match.watch.rpartition("/")[2])
            await watcher.hello()
            assert not watcher.chances.training
            found = await watcher.ask(lambda ref: AskSuggestion(ref, bot.prompt.number))
            assert found.why.reason == "watching"
            await watcher.close()
        await bot.close()


@served
async def test_an_answer_is_taken_while_a_suggestion_is_worked_out(server):
    async with server.visitor() as person:
        bot = await alone(server, person)
        live = server.live(bot.match.id)
        held = asyncio.Event()

        async def slowly(move, whose):
            await held.wait()

        live.ports.computers.suggest = slowly
        number = bot.prompt.number
        await bot.say(AskSuggestion(901, number))
        accepted = await bot.give(any_answer(bot.prompt, Random(1)))
        assert accepted.ref
        held.set()
        message = await bot.hear(20)
        while getattr(message, "ref", 0) != 901:
            message = await bot.hear(20)
        assert message.why.reason in ("late", "nothing-found")
        await bot.close()
