"""A match that is over, analysed: for whoever sat there, of their own seat, in a process that is given so much time."""

from random import Random

import pytest

from spaceline.server.matches import analysing
from spaceline.server.wire.messages import Concede
from spaceline.server.wire.replays import MatchAnalysis
from tests.support.live_server import at_one_keyboard, play_on, quiet, served


async def refused(person, path: str) -> tuple[int, str]:
    """How a request is refused: the status, and the sentence."""
    found = await person.http.get(path)
    return found.status_code, found.json().get("sentence", "")


@served
async def test_who_sat_there_learns_how_the_chances_went_once_the_match_is_over(server):
    async with at_one_keyboard(server) as (person, one, two), server.visitor("Eve") as stranger:
        path = f"/api/matches/{one.match.id}/analysis"
        await play_on({1: one, 2: two}, 30, Random(1))
        assert await refused(person, path) == (400, "The game goes on. Once it is over it can be seen again.")
        await one.ask(Concede)
        await quiet(one)
        assert (await refused(stranger, path))[0] == 404
        assert (await refused(person, f"{path}?seat=3"))[0] == 404
        found = {seat: await person.get(f"{path}?seat={seat}", MatchAnalysis) for seat in (1, 2)}
        assert [found[seat].viewer for seat in (1, 2)] == [1, 2]
        assert [found[seat].chances[-1].chance for seat in (1, 2)] == [0.0, 1.0]
        assert all(0 < it.chance < 1 for seat in (1, 2) for it in found[seat].chances[:-1])
        assert await person.get(path, MatchAnalysis) == found[1]


@served
async def test_what_takes_too_long_is_given_up_and_what_is_not_valued_is_said(server, monkeypatch):
    monkeypatch.setattr(analysing, "SECONDS", 0.01)
    async with at_one_keyboard(server) as (person, one, _):
        await one.ask(Concede)
        await quiet(one)
        status, told = await refused(person, f"/api/matches/{one.match.id}/analysis")
        assert (status, told) == (400, "It took too long to look through the game.")
    monkeypatch.setattr(analysing, "SECONDS", 90.0)
    async with at_one_keyboard(server, "objectives") as (person, one, _):
        await one.ask(Concede)
        await quiet(one)
        status, told = await refused(person, f"/api/matches/{one.match.id}/analysis")
        assert (status, told) == (400, "Games of this kind, or of another version, cannot be analysed.")


@pytest.mark.parametrize("times", [7])
@served
async def test_nobody_has_games_analysed_all_the_time(server, monkeypatch, times):
    monkeypatch.setattr(server.app.state.service.limits, "is_limited", True)
    async with at_one_keyboard(server) as (person, one, _):
        path = f"/api/matches/{one.match.id}/analysis"
        assert [(await refused(person, path))[0] for _ in range(times)] == [400] * (times - 1) + [429]
