"""Computer players in processes of their own: the same move after a loss, a default when they are slow, no waiting."""

import asyncio
import os
import pickle
import signal
from random import Random

import pytest
from msgspec import structs

from benchmarks.wire_bot import any_answer
from spaceline.cards.rulesets import ruleset
from spaceline.core import engine
from spaceline.core.codec import load, save
from spaceline.core.data.leaves import TABLE
from spaceline.core.data.seen import SeenEvent
from spaceline.players import registry
from spaceline.players.heuristic.appraisal import harm_of, worth_of_ability
from spaceline.players.heuristic.guesses import at_least
from spaceline.players.levels import PlayerSpec
from spaceline.server.live import waiting, worker
from spaceline.server.live.computers import Computers
from spaceline.server.live.waiting import KEPT, Waiting
from spaceline.server.live.worker import CHOSEN, MOVE, Move, answered
from spaceline.server.wire.messages import Concede
from tests.support.live_server import SECOND, next_prompt, seats, served
from tests.support.shown_games import kept


def move(at=2, name="heuristic", seed=5):
    state = kept(SECOND, 11, 5)[at]
    return Move(SECOND, save(state), engine.decision(state).player, name, seed)


@pytest.fixture(scope="module")
def computers():
    found = Computers(1, 10)
    yield found
    found.close()


def test_a_move_comes_out_the_same_whoever_makes_it(computers):
    for name in ("heuristic", "random"):
        chosen = asyncio.run(computers.choose(move(name=name)))
        assert chosen == CHOSEN.decode(answered(move(name=name)))
        assert chosen.is_drawn == (name == "random")


def test_a_move_is_asked_again_when_its_process_is_killed(computers):
    first = asyncio.run(computers.choose(move()))
    (desk,) = computers.desks
    os.kill(desk.process.pid, signal.SIGKILL)
    assert asyncio.run(computers.choose(move())) == first
    (again,) = computers.desks
    assert again.process.pid != desk.process.pid


def test_who_thinks_too_long_is_stopped_and_the_next_move_goes_well(computers):
    asyncio.run(computers.choose(move()))
    (desk,) = computers.desks
    os.kill(desk.process.pid, signal.SIGSTOP)
    computers.seconds = 0.3
    try:
        assert asyncio.run(computers.choose(move())) is None
    finally:
        computers.seconds = 10
    assert asyncio.run(computers.choose(move())) is not None
    assert desk not in computers.desks


def test_a_player_that_does_the_same_again_and_again_in_its_turn_ends_it():
    asked = next(move(at) for at in range(40) if is_order(move(at)))
    first = CHOSEN.decode(answered(asked))
    assert [CHOSEN.decode(answered(asked)) for _ in range(100)] == [first] * 100
    known = structs.replace(asked, match="M")
    try:
        given = [CHOSEN.decode(answered(known)).answer.option.kind for _ in range(100)]
    finally:
        worker.PLAYERS.clear()
    assert given[0] == first.answer.option.kind != "end-orders"
    assert given[-1] == "end-orders"


@pytest.fixture
def remembered():
    """The players that this process keeps in mind."""
    yield worker.PLAYERS
    worker.PLAYERS.clear()


def test_a_process_remembers_the_players_that_moved_last_and_no_more(remembered, monkeypatch):
    monkeypatch.setattr(worker, "REMEMBERED", 5)
    asked = move(name="random")
    for number in (*range(8), 4):
        assert answered(structs.replace(asked, match=f"M{number}"))
    assert [match for match, _, _ in remembered] == ["M3", "M5", "M6", "M7", "M4"]


def test_what_a_player_remembers_does_not_grow_with_the_game(remembered):
    """It is of one turn, the positions of its orders: a computer player never weighs more than some thousand bytes."""
    weights = []
    for state in kept(SECOND, 11, 1):
        if (asked := engine.decision(state)) is None:
            break
        answered(Move(SECOND, save(state), asked.player, "heuristic", 5, "M"))
        weights.append(max(len(pickle.dumps(player)) for player in remembered.values()))
    assert len(remembered) == 2
    assert len(weights) > 90
    assert max(weights) < 16_000


def test_estimates_of_groups_are_remembered_within_bounds():
    """There are ever new groups: without a bound a process would grow for as long as it plays."""
    for estimate in (at_least, harm_of, worth_of_ability):
        assert 0 < estimate.cache_info().maxsize < 10_000


def test_the_players_of_a_match_that_has_ended_are_forgotten(remembered):
    asked = move(name="random")
    for match in ("ended", "other"):
        answered(structs.replace(asked, match=match))
    answered(structs.replace(asked, match="new", ended=("ended", "unknown")))
    assert [match for match, _, _ in remembered] == ["other", "new"]


def test_every_process_hears_with_its_next_move_which_matches_have_ended(computers, monkeypatch):
    asyncio.run(computers.choose(move()))
    (desk,) = computers.desks
    sent = []
    monkeypatch.setattr(desk.line, "send_bytes", sent.append)
    computers.forget("M")
    for _ in range(2):
        desk.ask(move(), 0)
    assert [MOVE.decode(it).ended for it in sent] == [("M",), ()]


@served
async def test_when_a_game_is_over_its_computer_players_are_forgotten(server, monkeypatch):
    forgotten = []
    monkeypatch.setattr(server.registry.computers, "forget", forgotten.append)
    async with server.visitor() as person:
        info = await person.make_match(SECOND, *seats("me", "heuristic"), seed=3)
        bot = await person.sit(info.id)
        await bot.hello()
        assert not forgotten
        await bot.ask(Concede)
    assert set(forgotten) == {info.id}


def is_order(asked):
    """Whether the player is asked for an order and would give one."""
    if engine.decision(load(ruleset(asked.ruleset), asked.state)).prompt != "orders":
        return False
    return CHOSEN.decode(answered(asked)).answer.option.kind != "end-orders"


def test_a_player_that_fails_answers_nothing(monkeypatch):
    monkeypatch.setattr(worker, "make_player", lambda name, seed: 1 / 0)
    assert answered(move()) == b""


MOVES = 7


def test_thinking_holds_nobody_up(computers):
    async def ticking():
        thinking = asyncio.ensure_future(asyncio.gather(*(computers.choose(move(at)) for at in range(1, MOVES + 1))))
        ticks = 0
        while not thinking.done():
            await asyncio.sleep(0.001)
            ticks += 1
        assert all(await thinking)
        return ticks

    blocked = 1
    assert asyncio.run(ticking()) > blocked


def test_a_process_ends_with_the_server_that_began_it(computers):
    asyncio.run(computers.choose(move()))
    (desk,) = computers.desks
    desk.line.close()
    desk.process.join(5)
    assert desk.process.exitcode == 0
    computers.dismiss(desk)
    computers.free.get()


@served
async def test_when_no_computer_player_answers_the_default_is_given(server):
    async def nobody(*_):
        return None

    server.registry.computers.choose = nobody
    async with server.visitor() as person:
        info = await person.make_match(SECOND, *seats("heuristic", "me"), seed=3)
        bot = await person.sit(info.id)
        await bot.hello()
        rng, entries = Random(1), server.live(info.id).game.session.entries
        while not any(entry.player == 1 for entry in entries):
            prompt = await bot.until_asked(10)
            await bot.give(any_answer(prompt, rng))
            await next_prompt(bot, prompt.number)
        assert await bot.until_asked(10) is not None


@served
async def test_a_computer_player_that_only_ever_gives_the_default_ends_its_turns_all_the_same(server, monkeypatch):
    """The default answer to a question for an order is an order; a turn must end whatever the player does."""
    warned = []

    async def nobody(*_):
        return None

    monkeypatch.setattr(waiting.LOG, "warning", lambda said, **about: warned.append((said, about.get("player"))))
    server.registry.computers.choose = nobody
    async with server.visitor() as person:
        info = await person.make_match(SECOND, *seats("heuristic", "me"), seed=3)
        bot = await person.sit(info.id)
        await bot.hello()
        rng = Random(1)
        game = server.live(info.id).game
        while game.session.state.mark(TABLE, "turns") < 8:
            prompt = await bot.until_asked(10)
            await bot.give(any_answer(prompt, rng))
            await next_prompt(bot, prompt.number)
            game = server.live(info.id).game
    assert ("a computer player did not end its turn", "heuristic") in warned


def test_a_player_hears_what_happened_and_how_long_it_may_think(remembered, monkeypatch):
    class Attentive:
        def __init__(self, seed):
            self.heard, self.left = [], None

        def told(self, events):
            self.heard += events

        def choose(self, seat):
            self.left = seat.clock.left if seat.clock is not None else None
            return seat.default()

    monkeypatch.setattr(registry, "PLAYERS", {"attentive": PlayerSpec("attentive", Attentive)})
    seen = (SeenEvent("draw", 1, count=2), SeenEvent("show", 1, definitions=("2e-se-1",)))
    asked = structs.replace(move(name="attentive"), match="M", told=seen, seconds=8.0)
    assert answered(asked)
    (player,) = remembered.values()
    assert tuple(player.heard) == seen
    assert 3.0 < player.left <= 4.0
    assert answered(structs.replace(asked, told=(), seconds=0.0))
    assert (len(player.heard), player.left) == (2, None)


def test_a_desk_tells_how_long_a_move_may_take(computers, monkeypatch):
    asyncio.run(computers.choose(move()))
    (desk,) = computers.desks
    sent = []
    monkeypatch.setattr(desk.line, "send_bytes", sent.append)
    desk.ask(move(), 0.25)
    assert MOVE.decode(sent[0]).seconds == 0.25


def test_what_computer_players_see_is_kept_for_their_next_move_within_bounds():
    class Table:
        game = type("Game", (), {"computer": staticmethod(lambda player: "heuristic" if player == 2 else "")})

    waits = Waiting(Table(), None, None)
    waits.hear({0: (SeenEvent("draw"),), 1: (SeenEvent("draw"),), 2: (SeenEvent("draw", 2),), 3: ()})
    assert {player: list(events) for player, events in waits.heard.items()} == {2: [SeenEvent("draw", 2)]}
    waits.hear({2: (SeenEvent("move", 1),) * 1000})
    assert set(waits.heard[2]) == {SeenEvent("move", 1)}
    assert len(waits.heard[2]) == KEPT
