"""Clocks belong to players: they run on whatever is taken back, and whose time is over may be claimed."""

import asyncio
from random import Random

import pytest
from sqlalchemy import update

from benchmarks.wire_bot import any_answer
from spaceline.hosting.clocks import GRACE, UNCOUNTED
from spaceline.server.live import persistence
from spaceline.server.storage.tables import MatchRow
from spaceline.server.wire.messages import (
    Accepted,
    Chances,
    Claim,
    Concede,
    GiveAnswer,
    GiveTime,
    Redo,
    Rejected,
    Undo,
)
from spaceline.server.wire.people import MatchInfo, TimeAgreed
from tests.support.live_server import SECOND, next_prompt, play_on, quiet, seats, served, serving
from tests.support.servers import fresh_database
from tests.support.timed_tables import (
    TEN_MINUTES,
    THREE_DAYS,
    Hours,
    are_shown_running,
    clock,
    left,
    runs,
    timed_table,
    whose_time_is_over,
)

A_MINUTE = TimeAgreed("live", 60)
SOON = 0.3


async def answers(bot, rng=None) -> None:
    """Answer by hand what is asked, by chance or with whatever can be taken back."""
    number, prompt = bot.prompt.number, bot.prompt
    assert isinstance(await bot.give(any_answer(prompt, rng or Random(1))), Accepted)
    await next_prompt(bot, number)


async def all_quiet(bots) -> None:
    for bot in bots.values():
        await quiet(bot)


async def play_of(bot) -> None:
    """Play a card, which can be taken back."""
    option = next(choice.key for choice in bot.prompt.choices if choice.key[0] == "play")
    number = bot.prompt.number
    assert isinstance(await bot.ask(lambda ref: GiveAnswer(ref, number, {"option": option})), Accepted)
    await next_prompt(bot, number)


async def refused(bot, make) -> str:
    """For which reason something is refused."""
    found = await bot.ask(make)
    assert isinstance(found, Rejected), found
    return found.why.reason


@served
async def test_time_runs_for_whoever_is_asked_and_an_answer_brings_the_increment(server):
    async with timed_table(server) as (hours, bots, live):
        player = live.clocks.asked.player
        other = 3 - player
        assert [clock(bots[1], it) for it in (1, 2)] == [600, 600]
        assert [(runs(bot, player), runs(bot, other)) for bot in bots.values()] == [(True, False)] * 2
        hours.go_on(30)
        await answers(bots[player])
        await all_quiet(bots)
        assert left(live, player) == 580
        assert left(live, other) == 600
        assert [clock(bot, player) for bot in bots.values()] == [580, 580]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_is_left_is_stored_with_each_answer_and_a_restart_goes_on_with_it(tmp_path, request, kind):
    """The time in which no server ran counts against nobody."""

    async def within(**given):
        async with serving(tmp_path, **given) as server, timed_table(server) as (hours, bots, live):
            player, match, person = live.clocks.asked.player, live.match.id, bots[1].person
            hours.go_on(45)
            await answers(bots[player])
            hours.go_on(20)
            await server.registry.uptime.beat()
            loaded = await persistence.load(server.registry.storage.positions, match)
            assert loaded.game.standing.clocks == live.game.standing.clocks
            asked, before = live.clocks.asked.player, dict(live.clocks.running.left)
            cookies = person.http.cookies
            ended = server.registry.uptime.now
        async with serving(tmp_path, **given) as server, server.visitor() as person:
            person.http.cookies, person.me = cookies, object()
            hours = Hours(server)
            assert ended <= server.registry.uptime.now < ended + 5_000
            seat = await person.sit(match)
            await seat.hello()
            live = server.live(match)
            assert live.game.standing.clocks.left == before
            rest = live.clocks.readings(asked)[asked].left(live.clocks.now) / 1000
            assert before[asked] / 1000 - 25 < rest <= before[asked] / 1000 - 20
            await seat.close()

    if kind == "sqlite":
        asyncio.run(within())
        return
    with fresh_database(request.getfixturevalue("postgres_server")) as url:
        asyncio.run(within(database_url=url))


@served
async def test_going_back_gives_no_time(server):
    """The finding: a clock of ten seconds was held for a minute by answering and taking back."""
    async with timed_table(server, A_MINUTE) as (hours, bots, live):
        player = live.clocks.asked.player
        bot = bots[player]
        for _ in range(4):
            hours.go_on(10)
            await play_of(bot)
            if not bot.chances.undo:
                pytest.fail("the card could not be taken back")
            hours.go_on(2)
            assert isinstance(await bot.ask(Undo), Accepted)
            await all_quiet(bots)
        assert left(live, player) == 12
        await whose_time_is_over(hours, bots, live)
        assert bots[3 - player].chances.overdue == (player,)


@served
async def test_increments_are_not_had_again_by_going_back(server):
    async with timed_table(server, TimeAgreed("live", 600, 180)) as (_, bots, live):
        player = live.clocks.asked.player
        bot = bots[player]
        for _ in range(5):
            await play_of(bot)
            assert isinstance(await bot.ask(Undo), Accepted)
            await all_quiet(bots)
        assert isinstance(await bot.ask(Redo), Accepted)
        assert left(live, player) == 780


@served
async def test_a_remembered_answer_takes_no_time_and_brings_none(server):
    async with timed_table(server, TimeAgreed("live", 6000, 10)) as (hours, bots, live):
        rng = Random(3)
        for _ in range(200):
            await all_quiet(bots)
            player = live.clocks.asked.player
            auto = next((it for it in bots[player].prompt.auto_answers if it.kind == "pass"), None)
            if auto is not None and not live.clocks.asked.is_seen:
                break
            await play_on(bots, 1, rng)
        else:
            pytest.fail("nobody was asked for a response")
        hours.go_on(8)
        before, entries = dict(live.clocks.running.left), len(live.game.session.entries)
        keep = {
            "type": "remember",
            "ref": 99,
            "auto_answer": {"kind": auto.kind, "about": auto.about, "part": auto.part},
        }
        await bots[player].say(keep)
        await all_quiet(bots)
        entry = live.game.session.entries[entries]
        assert (entry.player, entry.by_auto_answer) == (player, True)
        assert before[player] - live.clocks.running.left[player] == 8_000 - UNCOUNTED, "the time until it was said"


@served
async def test_a_live_clock_runs_once_everybody_has_come(server):
    hours = Hours(server)
    async with server.visitor("Ada") as ada, server.visitor("Ben") as ben:
        info = await ada.make_match(SECOND, *seats("me", "friend"), time=TEN_MINUTES)
        await ben.follow(info.seats[1].invitation, "klingon")
        one = await ada.sit(info.id)
        await one.hello()
        hours.go_on(300)
        await quiet(one)
        live = server.live(info.id)
        assert live.clocks.running is None
        assert [(clock(one, it), runs(one, it)) for it in (1, 2)] == [(600, False)] * 2
        two = await ben.sit(info.id)
        await two.hello()
        await are_shown_running(live, (one, two))
        asked = live.clocks.asked.player
        assert [clock(one, it) for it in (1, 2)] == [600, 600]
        assert [runs(one, it) for it in (1, 2)] == [asked == 1, asked == 2]


@served
async def test_a_claim_before_the_time_is_over_is_refused(server):
    async with timed_table(server) as (hours, bots, live):
        player = live.clocks.asked.player
        for seconds in (0, 300, 300, GRACE / 1000 - 0.001):
            hours.go_on(seconds)
            for computer in (False, True):
                for one in (player, 3 - player, 0, 3, -1, 2**53 - 1):
                    bot = bots[3 - player]
                    assert await refused(bot, lambda ref, it=one, by=computer: Claim(ref, it, by)) == "here"
        assert not live.game.is_over
        assert not live.game.standing.stand_ins


@served
async def test_the_game_is_claimed_from_one_whose_time_is_over(server):
    async with timed_table(server) as (hours, bots, live):
        player, (other,) = await whose_time_is_over(hours, bots, live)
        assert bots[other].chances.overdue == (player,)
        assert not bots[player].chances.overdue
        assert clock(bots[other], player) == 0
        assert await refused(bots[player], lambda ref: Claim(ref, player, computer=False)) == "here"
        assert isinstance(await bots[other].ask(lambda ref: Claim(ref, player, computer=False)), Accepted)
        await all_quiet(bots)
        assert bots[other].table.result[0] == "You win."
        assert "The opponent has lost on time, claimed by you." in [line.text for line in bots[other].log]
        assert "You have lost on time, claimed by the opponent." in [line.text for line in bots[player].log]
        assert await refused(bots[other], lambda ref: Claim(ref, player, computer=False))


@served
async def test_of_two_who_claim_at_once_one_does_and_the_game_goes_on_without_that_player(server):
    async with timed_table(server, names=("Ada", "Ben", "Cleo")) as (hours, bots, live):
        player, (one, two) = await whose_time_is_over(hours, bots, live)
        claims = [bots[it].ask(lambda ref: Claim(ref, player, computer=False)) for it in (one, two)]
        found = await asyncio.gather(*claims)
        assert sorted(type(it).__name__ for it in found) == ["Accepted", "Rejected"]
        assert next(it for it in found if isinstance(it, Rejected)).why.reason == "here"
        await all_quiet(bots)
        assert not live.game.is_over
        assert live.game.people == (one, two)
        assert sum("lost on time" in line.text for line in bots[one].log) == 1
        assert await refused(bots[player], lambda ref: GiveTime(ref, one)) == "left"


@served
async def test_the_computer_plays_for_one_whose_time_is_over_until_time_is_given(server):
    async with timed_table(server) as (hours, bots, live):
        player, (other,) = await whose_time_is_over(hours, bots, live)
        number = bots[player].prompt.number
        given = any_answer(bots[player].prompt, Random(1))
        assert isinstance(await bots[other].ask(lambda ref: Claim(ref, player, computer=True)), Accepted)
        await all_quiet(bots)
        assert bots[player].prompt is None
        assert bots[player].chances == Chances(concede=True)
        assert await refused(bots[player], lambda ref: GiveAnswer(ref, number, given)) == "stand-in"
        assert await refused(bots[player], Undo) == "stand-in"
        assert await refused(bots[player], lambda ref: GiveTime(ref, other)) == "stand-in"
        assert "the computer plays instead, claimed by you" in " ".join(line.text for line in bots[other].log)
        again = await bots[player].person.sit(live.match.id)
        await again.hello()
        assert live.game.computer(player), "coming anew gives nobody time"
        assert isinstance(await bots[other].ask(lambda ref: GiveTime(ref, player)), Accepted)
        await all_quiet(bots)
        assert live.game.computer(player) == ""
        assert left(live, player) == 60
        assert "You play again." in [line.text for line in bots[player].log]
        await again.close()


@served
async def test_who_gives_up_may_do_so_while_the_computer_plays(server):
    async with timed_table(server) as (hours, bots, live):
        player, (other,) = await whose_time_is_over(hours, bots, live)
        await bots[other].ask(lambda ref: Claim(ref, player, computer=True))
        assert isinstance(await bots[player].ask(Concede), Accepted)
        await quiet(bots[other])
        assert bots[other].table.result


@served
async def test_without_a_claim_the_game_goes_on(server):
    async with timed_table(server) as (hours, bots, live):
        player, (other,) = await whose_time_is_over(hours, bots, live)
        await answers(bots[player])
        await all_quiet(bots)
        assert left(live, player) == 10, "with the increment alone"
        assert not bots[other].chances.overdue
        assert await refused(bots[other], lambda ref: Claim(ref, player, computer=False)) == "here"


@served
async def test_whose_time_is_over_cannot_put_it_off(server):
    async with timed_table(server, A_MINUTE) as (hours, bots, live):
        player = live.clocks.asked.player
        await play_of(bots[player])
        hours.go_on(57)
        version = live.version
        for _ in range(4):
            hours.go_on(2)
            remember = {"type": "remember", "ref": 1, "auto_answer": {"kind": "always", "about": "2e-12:1", "part": ""}}
            await bots[player].say({**remember, "forget": True})
            await all_quiet(bots)
        assert live.version == version + 4
        assert live.clocks.overdue == player


@served
async def test_time_is_given_and_told_in_the_log(server):
    async with timed_table(server) as (_, bots, live):
        for giver, taker in ((1, 2), (2, 1)):
            while bots[giver].chances.give_time != (taker,):
                await bots[giver].hear()
            assert isinstance(await bots[giver].ask(lambda ref, it=taker: GiveTime(ref, it)), Accepted)
            await all_quiet(bots)
            assert [clock(bot, taker) for bot in bots.values()] == [660, 660]
            assert bots[giver].log[-1].text == "You give the opponent one more minute."
            assert bots[taker].log[-1].text == "The opponent gives you one more minute."
        await live.reload()
        assert live.clocks.running.left == {1: 660_000, 2: 660_000}


@served
async def test_what_is_no_gift_is_refused(server):
    async with timed_table(server) as (_, bots, live):
        version = live.version
        for player in (1, 0, 3, -1, 9, 1000, 2**53 - 1):
            assert await refused(bots[1], lambda ref, it=player: GiveTime(ref, it)) == "no-gift"
        for text in (
            '{"type":"give-time","ref":1,"player":2,"seconds":99999}',
            f'{{"type":"give-time","ref":1,"player":{2**63}}}',
            '{"type":"give-time","ref":1,"player":"2"}',
            '{"type":"give-time","ref":1}',
        ):
            await bots[1].socket.send(text)
            found = await bots[1].until(lambda message: isinstance(message, Rejected))
            assert found.why.reason == "malformed"
        assert live.version == version
        assert live.clocks.running.left == {1: 600_000, 2: 600_000}


@served
async def test_gifts_come_to_an_end(server):
    async with timed_table(server) as (_, bots, live):
        live.clocks.running.left[2] = 4 * 3600_000 - 2 * 60_000
        for _ in range(2):
            assert isinstance(await bots[1].ask(lambda ref: GiveTime(ref, 2)), Accepted)
        assert await refused(bots[1], lambda ref: GiveTime(ref, 2)) == "enough"
        assert left(live, 2) == 4 * 3600


@served
async def test_spectators_see_clocks_and_neither_claim_nor_give(server):
    async with timed_table(server) as (hours, bots, live):
        player, _ = await whose_time_is_over(hours, bots, live)
        (info,) = await bots[1].person.get("/api/matches", list[MatchInfo])
        watcher = await bots[1].person.sit(info.id, watch=info.watch.rpartition("/")[2])
        welcome = await watcher.hello()
        assert welcome.time == TEN_MINUTES
        assert not watcher.chances.overdue
        assert [clock(watcher, it) for it in (1, 2)] == [0 if it == player else 600 for it in (1, 2)]
        for make in (lambda ref: Claim(ref, player, computer=False), lambda ref: GiveTime(ref, player)):
            assert await refused(watcher, make) == "watching"
        await watcher.close()


@served
async def test_without_clocks_there_is_nothing_to_claim_or_to_give(server):
    async with server.visitor() as person:
        info = await person.make_match(SECOND, *seats("me", "beside me"))
        bot = await person.sit(info.id)
        welcome = await bot.hello()
        live = server.live(info.id)
        assert welcome.time is None
        assert live.clocks.running is None
        assert not live.clocks.overdue
        assert all(player.clock is None for player in bot.table.players)
        assert await refused(bot, lambda ref: GiveTime(ref, 2)) == "no-gift"
        assert await refused(bot, lambda ref: Claim(ref, 2, computer=False)) == "here"
        await bot.close()


@served
async def test_a_clock_runs_on_when_nobody_looks_and_keeps_no_match_in_memory(server):
    async with timed_table(server) as (hours, bots, live):
        player = live.clocks.asked.player
        for bot in bots.values():
            await bot.close()
        await asyncio.sleep(0.2)
        assert live.is_idle
        live.idle_since -= 100
        await server.registry.sweep()
        assert not server.registry.matches
        hours.go_on(700)
        back = await bots[3 - player].person.sit(live.match.id)
        await back.hello()
        assert back.chances.overdue == (player,)
        await back.close()


@served
async def test_a_machine_whose_clock_is_set_otherwise_costs_nobody_time(server, monkeypatch):
    async with timed_table(server) as (hours, bots, live):
        player = live.clocks.asked.player
        for wrong in (200 * 86_400, -200 * 86_400):
            monkeypatch.setattr("time.time", lambda it=wrong: 1_800_000_000 + it)
            hours.go_on(1)
            await answers(bots[live.clocks.asked.player])
            await all_quiet(bots)
            await live.reload()
        assert 590 <= left(live, player) <= 620


@served(absence_seconds=SOON)
async def test_by_correspondence_nobody_need_be_there_while_there_is_time(server):
    async with timed_table(server, THREE_DAYS) as (hours, bots, live):
        player = live.clocks.asked.player
        other = 3 - player
        await bots[player].close()
        await quiet(bots[other], SOON + 0.3)
        assert not bots[other].chances.absent
        assert await refused(bots[other], lambda ref: Claim(ref, player, computer=True)) == "here"
        hours.go_on(3 * 86_400 + 10)
        await live.show_absence()
        await quiet(bots[other])
        assert bots[other].chances.overdue == (player,)
        assert isinstance(await bots[other].ask(lambda ref: Claim(ref, player, computer=True)), Accepted)
        back = await bots[player].person.sit(live.match.id)
        await back.hello()
        await quiet(back)
        assert live.game.computer(player) == ""
        assert left(live, player) == 3 * 86_400, "whoever comes back has the days for an answer again"
        await back.close()


@served
async def test_by_correspondence_a_day_is_given_and_each_answer_has_its_days(server):
    async with timed_table(server, THREE_DAYS) as (hours, bots, live):
        player = live.clocks.asked.player
        hours.go_on(2 * 86_400)
        await bots[3 - player].ask(lambda ref: GiveTime(ref, player))
        await all_quiet(bots)
        assert left(live, player) == 2 * 86_400
        assert bots[player].log[-1].text == "The opponent gives you one more day."
        assert [clock(bot, player) for bot in bots.values()] == [2 * 86_400] * 2
        assert [clock(bot, 3 - player) for bot in bots.values()] == [None] * 2
        await answers(bots[player])
        assert left(live, player) == 3 * 86_400


@served
async def test_against_computers_alone_time_that_is_over_is_lost(server):
    hours = Hours(server)
    async with server.visitor() as person:
        info = await person.make_match(SECOND, *seats("me", "heuristic"), seed=7, time=A_MINUTE)
        bot = await person.sit(info.id)
        await bot.hello()
        await bot.until_asked()
        await quiet(bot)
        assert not bot.table.result
        hours.go_on(66)
        await server.live(info.id).show_absence()
        async with asyncio.timeout(10):
            while not bot.table.result:
                await bot.hear()
        assert "You have lost on time." in [line.text for line in bot.log]
        await bot.close()


@served
async def test_a_response_is_shown_by_no_clock(server):
    async with timed_table(server) as (hours, bots, live):
        rng = Random(5)
        for _ in range(300):
            if live.clocks.asked.player and not live.clocks.asked.is_seen:
                break
            await play_on(bots, 1, rng)
        else:
            pytest.fail("nobody was asked for a response")
        player = live.clocks.asked.player
        other = bots[3 - player]
        await all_quiet(bots)
        before = (clock(other, player), other.update)
        assert not runs(other, player)
        assert runs(bots[player], player)
        hours.go_on(9)
        await live.show_absence()
        await quiet(other)
        assert (clock(other, player), other.update) == before, "nothing is sent while time goes by"
        tab = await other.person.sit(live.match.id)
        await tab.hello()
        assert (clock(tab, player), runs(tab, player)) == (before[0], False)
        await tab.close()


@served
async def test_a_match_with_seconds_for_each_decision_goes_on_with_seconds_for_each_answer(server):
    """As revision 0006 leaves those that were stored before."""
    hours = Hours(server)
    async with server.visitor() as person:
        info = await person.make_match(SECOND, *seats("me", "beside me"))
        old = update(MatchRow).where(MatchRow.id == info.id).values(time_control="correspondence", seconds=30)
        await server.registry.storage.database.write(lambda connection: connection.execute(old))
        bots = {player: await person.sit(info.id, seat=player) for player in (1, 2)}
        for bot in bots.values():
            await bot.hello()
        await all_quiet(bots)
        live = server.live(info.id)
        player = live.clocks.asked.player
        hours.go_on(20)
        await answers(bots[player])
        assert left(live, player) == 30
        player, (other,) = await whose_time_is_over(hours, bots, live)
        assert isinstance(await bots[other].ask(lambda ref: Claim(ref, player, computer=False)), Accepted)
        for bot in bots.values():
            await bot.close()


@served
async def test_the_next_match_has_the_same_clocks(server):
    async with timed_table(server) as (_, bots, live):
        await bots[1].ask(Concede)
        await all_quiet(bots)
        await server.registry.follow(live)
        next_match = await server.registry.storage.matches.of_id(live.match.rematch)
        assert next_match.clock == live.match.clock
