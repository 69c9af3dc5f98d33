"""Going back over the wire: free, by consent, to a line; doing again; remembered answers; giving up; playing again."""

from random import Random

from benchmarks.wire_bot import any_answer
from spaceline.presentation.model.prompts import ShownAutoAnswer
from spaceline.server.wire.messages import (
    Accepted,
    AgreeUndo,
    AskWhy,
    AutoAnswersNow,
    Concede,
    Redo,
    Rejected,
    Rematch,
    Rematched,
    Remember,
    Undo,
    Welcome,
    Why,
)
from tests.support.live_server import FIRST, SECOND, at_one_keyboard, next_prompt, play_on, quiet, seats, served


def is_welcome(message):
    return isinstance(message, Welcome)


async def plays_a_card(bot):
    """Give an answer that can be taken back at once: a card is played openly."""
    option = next(choice.key for choice in bot.prompt.choices if choice.key[0] == "play")
    before = bot.prompt
    assert isinstance(await bot.give(type(any_answer(before, Random(1)))(option=option)), Accepted)
    await next_prompt(bot, before.number)
    return before


@served
async def test_a_misclick_is_taken_back_and_the_same_question_comes_under_a_new_number(server):
    async with at_one_keyboard(server) as (_, one, two):
        bot, other = (one, two) if one.prompt else (two, one)
        lines = len(bot.log)
        before = await plays_a_card(bot)
        assert bot.chances.undo
        await bot.say(Undo(90))
        welcome = await bot.until(is_welcome)
        assert [choice.key[0] for choice in welcome.prompt.choices] == [choice.key[0] for choice in before.choices]
        assert welcome.prompt.number > before.number
        assert len(welcome.log) == lines + 1
        assert isinstance(await other.until(is_welcome), Welcome)
        assert bot.chances.redo
        number = bot.prompt.number
        assert isinstance(await bot.ask(Redo), Accepted)
        await next_prompt(bot, number)
        assert not bot.chances.redo


@served
async def test_what_is_not_free_waits_until_the_other_agrees(server):
    async with at_one_keyboard(server) as (_, one, two):
        bots = {1: one, 2: two}
        await play_on(bots, 14, Random(3))
        for bot in bots.values():
            await quiet(bot)
        asks, other = (one, two) if one.chances.ask_undo else (two, one)
        line = asks.log[1].at
        assert isinstance(await asks.ask(lambda ref: Undo(ref, line)), Accepted)
        await quiet(other)
        await quiet(asks)
        assert other.chances.asked_undo_by == asks.table.viewer
        assert other.chances.asked_undo_of[-1] == other.log[-1].text
        assert asks.chances.undo_asked == (other.table.viewer,)
        assert not asks.chances.ask_undo
        refused = await other.ask(lambda ref: AgreeUndo(ref, agree=False))
        assert isinstance(refused, Accepted)
        await quiet(other)
        await quiet(asks)
        assert not other.chances.asked_undo_by
        assert not asks.chances.undo_asked
        assert asks.log[-1].text == "The opponent does not agree to go back."
        assert isinstance(await other.ask(lambda ref: AgreeUndo(ref, agree=True)), Rejected)
        await asks.ask(lambda ref: Undo(ref, line))
        assert isinstance(await asks.ask(lambda ref: AgreeUndo(ref, agree=False)), Accepted)
        await quiet(other)
        assert not other.chances.asked_undo_by, "who asks may think better of it"
        await asks.ask(lambda ref: Undo(ref, line))
        await quiet(other)
        await other.say(AgreeUndo(91, agree=True))
        welcome = await asks.until(is_welcome)
        assert [it.at for it in welcome.log] == list(range(len(welcome.log)))
        assert len(welcome.log) < 12
        await play_on(bots, 5, Random(4))


@served
async def test_there_is_no_going_back_to_a_line_that_is_not_there(server):
    async with at_one_keyboard(server) as (_, one, _):
        found = await one.ask(lambda ref: Undo(ref, 10_000))
        assert found.why.reason == "not-possible"


@served
async def test_a_remembered_answer_is_told_and_forgotten(server):
    async with at_one_keyboard(server, FIRST) as (_, one, two):
        bots = {1: one, 2: two}
        rng = Random(5)
        for _ in range(200):
            await play_on(bots, 1, rng)
            bot = next((it for it in bots.values() if it.prompt and it.prompt.auto_answers), None)
            if bot is not None:
                break
        auto_answer = bot.prompt.auto_answers[0]
        assert auto_answer.label
        await bot.say(Remember(1, auto_answer))
        found = await bot.until(lambda message: isinstance(message, AutoAnswersNow))
        assert [(it.kind, it.about) for it in found.auto_answers] == [(auto_answer.kind, auto_answer.about)]
        await bot.until(lambda message: any(line.is_passed for line in getattr(message, "log", ())))
        await bot.say(Remember(2, auto_answer, forget=True))
        found = await bot.until(lambda message: isinstance(message, AutoAnswersNow))
        assert not found.auto_answers
        wrong = await bot.ask(lambda ref: Remember(ref, ShownAutoAnswer("no-such-kind", "x")))
        assert isinstance(wrong, Rejected)


@served
async def test_who_gives_up_loses_and_all_may_play_again(server):
    async with server.visitor("Ada") as ada, server.visitor("Ben") as ben:
        info = await ada.make_match(SECOND, *seats("me", "friend"))
        await ben.follow(info.seats[1].invitation, "klingon")
        one, two = await ada.sit(info.id), await ben.sit(info.id)
        await one.hello()
        await two.hello()
        early = await one.ask(Rematch)
        assert early.why.reason == "not-over"
        assert isinstance(await one.ask(Concede), Accepted)
        await quiet(one)
        await quiet(two)
        assert two.table.result[0] == "You win."
        assert two.chances.rematch
        assert isinstance(await one.ask(Rematch), Accepted)
        await two.say(Rematch(1))
        found = await one.until(lambda message: isinstance(message, Rematched))
        assert found.match != info.id
        again = await ben.sit(found.match)
        assert (await again.hello()).table.viewer == 2
        late = await ada.sit(info.id)
        await late.hello()
        assert (await late.until(lambda message: isinstance(message, Rematched))).match == found.match


@served
async def test_a_question_why_not_is_answered_with_the_rule(server):
    async with at_one_keyboard(server) as (_, one, two):
        bot = one if one.prompt else two
        found = await bot.ask(lambda ref: AskWhy(ref, ("end-orders", 0, 0, "")))
        assert isinstance(found, Why)
        assert found.why.sentence
        assert found.why.rule.text
        offered = next(choice.key for choice in bot.prompt.choices)
        assert (await bot.ask(lambda ref: AskWhy(ref, offered))).why is None
