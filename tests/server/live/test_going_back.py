"""Going back over the wire: free, by consent, to a line; doing again; remembered answers; giving up; playing again."""

from random import Random

from msgspec.structs import replace

from benchmarks.wire_bot import any_answer
from spaceline.core.data.decisions import Refusal
from spaceline.hosting.remembering import AutoAnswer
from spaceline.presentation.model.prompts import ShownAutoAnswer
from spaceline.server.live.clocks.undo_requests import FREE, UndoRequests
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
    Update,
    Why,
)
from tests.support.live_server import FIRST, SECOND, at_one_keyboard, next_prompt, play_on, quiet, seats, served


def takes_back(message):
    return isinstance(message, Update) and message.log_from is not None


async def is_as_for_one_who_comes(person, bot):
    """Whether a seat, as it was told what has changed, is as it is told to somebody who comes to it now."""
    again = await person.sit(bot.match.id, seat=bot.table.viewer)
    welcome = await again.hello()
    await again.close()
    return (bot.table, bot.prompt, bot.chances, tuple(bot.log)) == (
        welcome.table,
        welcome.prompt,
        welcome.chances,
        welcome.log,
    )


async def plays_a_card(bot):
    """Give an answer that can be taken back at once: a card is played openly."""
    option = next(choice.key for choice in bot.prompt.choices if choice.key[0] == "play")
    before = bot.prompt
    assert isinstance(await bot.give(type(any_answer(before, Random(1)))(option=option)), Accepted)
    await next_prompt(bot, before.number)
    return before


@served
async def test_a_misclick_is_taken_back_and_the_same_question_comes_under_a_new_number(server):
    async with at_one_keyboard(server) as (person, one, two):
        bot, other = (one, two) if one.prompt else (two, one)
        lines = len(bot.log)
        before = await plays_a_card(bot)
        assert bot.chances.undo
        await bot.say(Undo(90))
        back = await bot.until(takes_back)
        assert [choice.key[0] for choice in back.prompt.choices] == [choice.key[0] for choice in before.choices]
        assert back.prompt.number > before.number
        assert (back.log_from, [line.text for line in back.log]) == (lines, ["Taken back."])
        assert len(bot.log) == lines + 1
        assert await other.until(takes_back)
        for seat in (bot, other):
            await quiet(seat)
            assert await is_as_for_one_who_comes(person, seat)
        assert bot.chances.redo
        number = bot.prompt.number
        assert isinstance(await bot.ask(Redo), Accepted)
        await next_prompt(bot, number)
        assert not bot.chances.redo


async def one_who_must_ask(one, two):
    """Some turns on: who needs the other to go back, the other, and a line to go back to."""
    bots = {1: one, 2: two}
    await play_on(bots, 14, Random(3))
    for bot in bots.values():
        await quiet(bot)
    asks, other = (one, two) if one.chances.ask_undo else (two, one)
    return asks, other, asks.log[1].at


@served
async def test_what_is_not_free_waits_until_the_other_agrees(server):
    async with at_one_keyboard(server) as (person, one, two):
        asks, other, line = await one_who_must_ask(one, two)
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
        await asks.until(takes_back)
        assert [it.at for it in asks.log] == list(range(len(asks.log)))
        assert len(asks.log) < 12
        for seat in (one, two):
            await quiet(seat)
            assert await is_as_for_one_who_comes(person, seat)
        await play_on({1: one, 2: two}, 5, Random(4))


@served
async def test_going_back_and_again_makes_no_log_longer_and_sends_no_more_each_time(server):
    """Each time added a line that was never cut, and sent everybody the whole table with all of the log."""
    async with at_one_keyboard(server) as (_, one, two):
        bot, other = (one, two) if one.prompt else (two, one)
        sizes = []
        for _ in range(6):
            await plays_a_card(bot)
            await quiet(other)
            for seat in (bot, other):
                seat.texts, seat.is_keeping = [], True
            await bot.say(Undo(90))
            await bot.until(takes_back)
            await other.until(takes_back)
            sizes.append((len(bot.log), len(other.log), len("".join(bot.texts)) + len("".join(other.texts))))
        lines = {found[:2] for found in sizes}
        assert len(lines) == 1
        assert max(found[2] for found in sizes) < 1.1 * sizes[0][2]


@served
async def test_remembered_answers_that_are_forgotten_by_going_back_are_told(server):
    async with at_one_keyboard(server) as (_, one, two):
        bot = one if one.prompt else two
        await plays_a_card(bot)
        live = server.live(one.match.id)
        player = bot.table.viewer
        live.game.standing.auto_answers[player] = (AutoAnswer("pass", "orders"),)
        shown = live.viewers[player].shown
        live.viewers[player].shown = replace(shown, auto_answers=(ShownAutoAnswer("pass", "orders"),))
        await bot.say(Undo(90))
        found = await bot.until(lambda message: isinstance(message, AutoAnswersNow))
        assert not found.auto_answers


@served
async def test_who_asks_again_and_again_in_vain_waits_longer_each_time(server):
    async with at_one_keyboard(server) as (_, one, two):
        asks, other, line = await one_who_must_ask(one, two)
        for _ in range(FREE):
            assert isinstance(await asks.ask(lambda ref: Undo(ref, line)), Accepted)
            assert isinstance(await other.ask(lambda ref: AgreeUndo(ref, agree=False)), Accepted)
        found = await asks.ask(lambda ref: Undo(ref, line))
        assert found.why.reason == "asked-before"
        assert "Ask again in 15 seconds." in found.why.sentence
        await quiet(other)
        assert not other.chances.asked_undo_by
        assert isinstance(await other.ask(lambda ref: AgreeUndo(ref, agree=True)), Rejected)


def test_each_time_one_asks_in_vain_it_is_waited_twice_as_long():
    at = [0.0]
    requests = UndoRequests(clock=lambda: at[0])

    def waits() -> float:
        began = at[0]
        while True:
            try:
                requests.ask(1)
            except Refusal:
                at[0] += 1.0
            else:
                return at[0] - began

    assert [waits() for _ in range(10)] == [0, 0, 0, 15, 30, 60, 120, 240, 480, 480]
    requests.ask(2)
    requests.agreed(1)
    assert waits() == 0


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
