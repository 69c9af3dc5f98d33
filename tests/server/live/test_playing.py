"""Playing over the socket: whole games, the same table for several tabs, coming back, looking on."""

from random import Random

import msgspec
import pytest

from benchmarks.wire_bot import any_answer
from spaceline.presentation import table_of
from spaceline.server.matches.offers import deck_label
from spaceline.server.wire.messages import Accepted, GiveAnswer, Rejected, Update
from tests.support.live_server import FIRST, SECOND, at_one_keyboard, next_prompt, play_on, quiet, seats, served


@pytest.mark.sampled
@pytest.mark.parametrize("ruleset", [SECOND, FIRST])
@served
async def test_a_whole_game_is_played_against_the_computer(server, ruleset):
    rng = Random(4)
    async with server.visitor() as ada:
        info = await ada.make_match(ruleset, *seats("me", "heuristic"), seed=4)
        bot = await ada.sit(info.id)
        welcome = await bot.hello()
        assert welcome.table.players[1].is_computer
        answers = 0
        while (prompt := await bot.until_asked(60)) is not None:
            assert isinstance(await bot.give(any_answer(prompt, rng)), Accepted)
            await next_prompt(bot, prompt.number)
            answers += 1
        assert answers > 10
        assert bot.table.result
        assert bot.chances.rematch
        again = await ada.sit(info.id)
        assert (await again.hello()).table.result == bot.table.result
        assert again.log == bot.log


@served
async def test_two_people_play_and_each_is_sent_the_own_view_alone(server):
    async with server.visitor("Ada") as ada, server.visitor("Ben") as ben:
        info = await ada.make_match(SECOND, *seats("me", "friend"))
        await ben.follow(info.seats[1].invitation, "klingon")
        bots = {1: await ada.sit(info.id), 2: await ben.sit(info.id)}
        for bot in bots.values():
            await bot.hello()
        await play_on(bots, 40, Random(2))
        live = server.live(info.id)
        for player, bot in bots.items():
            await quiet(bot)
            scene = live.game.scene(player)
            expected = table_of(scene, live.game.session.state.ruleset.roles, live.company)
            assert [it.deck for it in bot.table.players] == [
                deck_label(SECOND, "federation"),
                deck_label(SECOND, "klingon"),
            ]
            assert msgspec.json.encode(bot.table) == msgspec.json.encode(expected)
            assert [line.text for line in bot.log] == [line.text for line in live.game.log(player)]


@served
async def test_who_looks_on_is_sent_what_everybody_may_see(server):
    async with at_one_keyboard(server) as (person, one, two), server.visitor("Eve") as eve:
        shown = await person.get(f"/api/matches/{one.match.id}", type(one.match))
        spectator = await eve.sit(one.match.id, watch=shown.watch.rpartition("/")[2])
        welcome = await spectator.hello()
        assert (welcome.table.viewer, welcome.prompt) == (0, None)
        await play_on({1: one, 2: two}, 30, Random(3))
        await quiet(spectator)
        live = server.live(one.match.id)
        expected = table_of(live.game.scene(0), live.game.session.state.ruleset.roles, live.company)
        assert msgspec.json.encode(spectator.table) == msgspec.json.encode(expected)
        assert all(not card.face for card in spectator.table.cards if card.role == "hand" and not card.is_face_up)
        found = await spectator.ask(lambda ref: GiveAnswer(ref, 1, any_answer(one.prompt or two.prompt, Random(1))))
        assert isinstance(found, Rejected)
        assert found.why.reason == "watching"


@served
async def test_who_comes_back_finds_the_same_table_and_the_same_prompt(server):
    async with at_one_keyboard(server) as (person, one, two):
        bots = {1: one, 2: two}
        await play_on(bots, 15, Random(5))
        await quiet(one)
        await quiet(two)
        for player, bot in bots.items():
            await bot.close()
            again = await person.sit(bot.match.id, seat=player)
            welcome = await again.hello()
            assert welcome.prompt == bot.prompt
            assert welcome.table.cards == bot.table.cards
            assert list(welcome.log) == bot.log
            bots[player] = again
        assert await play_on(bots, 5, Random(6)) == 5


@served
async def test_several_tabs_of_one_seat_are_sent_the_same(server):
    async with at_one_keyboard(server) as (person, one, two):
        tab = await person.sit(one.match.id, seat=1)
        await tab.hello()
        for bot in (one, tab):
            await quiet(bot)
            bot.is_keeping = True
        await play_on({1: one, 2: two}, 20, Random(7))
        await quiet(one)
        await quiet(tab)
        assert [text for text in one.texts if '"type":"accepted"' not in text] == tab.texts
        assert len(tab.texts) > 10
        assert tab.table == one.table


@served
async def test_a_late_or_repeated_answer_is_refused_and_changes_nothing(server):
    async with at_one_keyboard(server) as (_, one, two):
        asked = one if one.prompt else two
        prompt = asked.prompt
        given = any_answer(prompt, Random(1))
        assert isinstance(await asked.give(given), Accepted)
        live = server.live(one.match.id)
        await quiet(asked)
        entries, version = len(live.game.session.entries), live.version
        for number in (prompt.number, prompt.number - 1, prompt.number + 50):
            found = await asked.ask(lambda ref, number=number: GiveAnswer(ref, number, given))
            assert isinstance(found, Rejected)
            assert found.why.reason == "late"
        assert (len(live.game.session.entries), live.version) == (entries, version)


@served
async def test_nobody_answers_for_another_seat(server):
    async with at_one_keyboard(server) as (_, one, two):
        asked, other = (one, two) if one.prompt else (two, one)
        entries = len(server.live(one.match.id).game.session.entries)
        found = await other.ask(lambda ref: GiveAnswer(ref, asked.prompt.number, any_answer(asked.prompt, Random(1))))
        assert found.why.reason == "late"
        assert len(server.live(one.match.id).game.session.entries) == entries


@served
async def test_a_viewer_is_sent_nothing_when_nothing_has_changed_for_that_viewer(server):
    async with at_one_keyboard(server, FIRST) as (_, one, two):
        bots = {1: one, 2: two}
        live = server.live(one.match.id)
        silent = 0
        rng = Random(2)
        for _ in range(150):
            before = {player: seen(live, player) for player in bots}
            updates = {player: bot.update for player, bot in bots.items()}
            if not await play_on(bots, 1, rng):
                break
            for player, bot in bots.items():
                await quiet(bot, 0.005)
                is_same = seen(live, player) == before[player]
                assert (bot.update == updates[player]) == is_same
                silent += is_same
        assert silent


def seen(live, player):
    shown = live.shown_to(player)
    return msgspec.json.encode((shown.table, shown.prompt, shown.chances, shown.log))


@served
async def test_what_happened_comes_with_the_update_that_shows_it(server):
    async with at_one_keyboard(server) as (_, one, two):
        asked = one if one.prompt else two
        draw = next(choice for choice in asked.prompt.choices if choice.key[0] == "draw")
        await asked.say(GiveAnswer(1, asked.prompt.number, {"option": draw.key}))
        update = await asked.until(lambda message: isinstance(message, Update) and message.log)
        assert "draw" in [it.verb for it in update.happenings]
        assert update.log
        assert update.change.zones


def test_people_read_the_title_of_a_deck_and_the_name_of_one_that_is_not_there_any_more():
    assert deck_label(SECOND, "federation") == "Starfleet on Patrol"
    assert deck_label(SECOND, "of-old") == "of-old"
    assert deck_label(SECOND, "") == ""
