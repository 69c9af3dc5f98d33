"""A lesson over the socket: what the learner is told, what is taken, and that nothing of it is lost."""

import asyncio

from spaceline.lab.lessons.reading import lesson_of
from spaceline.server.wire.lessons import LessonBegun, LessonsOfEdition
from spaceline.server.wire.messages import Accepted, DoStep, Given, ReadStep, Rejected, Undo
from tests.support.live_server import SECOND, at_one_keyboard, quiet, served, serving

TABLE = "second/table"


async def learn(person, chapter=TABLE):
    """A seat at a chapter."""
    begun = await person.post(f"/api/lessons/{chapter}", {}, LessonBegun)
    bot = await person.sit(begun.match)
    await bot.hello()
    return begun.match, bot


async def step_on(bot):
    """Let the step be read or done, and wait until the next one is open."""
    now = bot.lesson
    message = ReadStep if now.kind == "read" else DoStep
    assert isinstance(await bot.ask(lambda ref: message(ref, now.step)), Accepted)
    while bot.lesson.step == now.step or bot.lesson.kind == "wait":
        await bot.hear()


async def at_step(bot, name, chapter=TABLE):
    while lesson_of(chapter).steps[bot.lesson.step].name != name:
        await step_on(bot)


@served
async def test_a_chapter_is_learned_to_its_end_and_that_is_kept(server):
    async with server.visitor() as ada:
        match, bot = await learn(ada)
        told = []
        while bot.lesson.kind != "done":
            told.append(bot.lesson.told)
            await step_on(bot)
        assert len(told) == bot.lesson.of
        (edition,) = [it for it in await ada.get("/api/lessons", list[LessonsOfEdition]) if it.edition == "second"]
        assert [it.is_done for it in edition.chapters if it.key == TABLE] == [True]
        assert server.live(match).game.is_learned


@served
async def test_the_learner_answers_and_is_led_on(server):
    async with server.visitor() as ada:
        _, bot = await learn(ada)
        await at_step(bot, "attempt")
        key = next(it.key for it in bot.prompt.choices if it.key[0] == "attempt")
        assert set(key[1:3]) <= set(bot.lesson.things)
        assert isinstance(await bot.give(Given(key)), Accepted)
        while bot.lesson.kind != "read":
            await bot.hear()
        you = next(it for it in bot.table.players if it.is_you)
        assert next(it.value for it in you.counters if it.name == "points") == 35


@served
async def test_what_the_step_does_not_wait_for_is_refused_and_nothing_changes(server):
    async with server.visitor() as ada:
        match, bot = await learn(ada)
        await at_step(bot, "attempt")
        before = server.live(match).game.dump()
        key = next(it.key for it in bot.prompt.choices if it.key[0] == "end-orders")
        answer = await bot.give(Given(key))
        assert isinstance(answer, Rejected)
        assert (answer.why.reason, answer.why.rule) == ("lesson", None)
        late = await bot.ask(lambda ref: ReadStep(ref, 0))
        assert isinstance(late, Rejected)
        assert server.live(match).game.dump() == before


@served
async def test_a_step_is_taken_back_with_the_answer(server):
    async with server.visitor() as ada:
        _, bot = await learn(ada)
        await at_step(bot, "attempt")
        number = bot.lesson.step
        await step_on(bot)
        assert isinstance(await bot.ask(Undo), Accepted)
        await quiet(bot)
        assert (bot.lesson.step, bot.lesson.kind) == (number, "do")


def test_nothing_is_lost_when_the_server_begins_again(tmp_path):
    async def within():
        async with serving(tmp_path) as server, server.visitor() as ada:
            match, bot = await learn(ada)
            await at_step(bot, "attempt")
            before, cookies = bot.lesson, ada.http.cookies
        async with serving(tmp_path) as server, server.visitor() as ada:
            ada.http.cookies = cookies
            bot = await ada.sit(match)
            await bot.hello()
            assert bot.lesson == before
            await step_on(bot)
            assert bot.lesson.number == before.number + 1

    asyncio.run(within())


@served
async def test_nobody_gives_up_or_plays_again_in_a_lesson(server):
    async with server.visitor() as ada:
        _, bot = await learn(ada)
        assert not bot.chances.concede
        assert not bot.chances.rematch


@served
async def test_who_looks_on_is_told_nothing_of_the_lesson(server):
    async with server.visitor() as ada, server.visitor("Eve") as eve:
        match, _ = await learn(ada)
        shown = await ada.get(f"/api/matches/{match}", dict)
        spectator = await eve.sit(match, watch=shown["watch"].rpartition("/")[2])
        assert (await spectator.hello()).lesson is None


@served
async def test_a_game_that_is_no_lesson_has_no_steps(server):
    async with at_one_keyboard(server, SECOND) as (_, bot, _other):
        for message in (ReadStep, DoStep):
            answer = await bot.ask(lambda ref, message=message: message(ref, 0))
            assert isinstance(answer, Rejected)
            assert answer.why.reason == "no-lesson"
        assert bot.lesson is None
