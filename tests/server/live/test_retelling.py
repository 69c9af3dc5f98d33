"""A match that is over, once more: in parts that join, with nothing hidden, for whoever may see how it ended."""

from itertools import pairwise
from random import Random

import pytest

from spaceline.core.data.records import RecordError
from spaceline.core.recording.session import Session
from spaceline.server.live.changes import applied
from spaceline.server.matches import retelling
from spaceline.server.wire.messages import Concede
from spaceline.server.wire.replays import CoursePart, MatchCourse
from tests.support.live_server import FIRST, SECOND, at_one_keyboard, play_on, quiet, served


async def told_again(person, match: str, query: str = "") -> tuple[MatchCourse, list[CoursePart]]:
    """All of a match, part by part."""
    course = await person.get(f"/api/matches/{match}/course{query}", MatchCourse)
    parts, at = list[CoursePart](), 0
    while at < course.answers:
        parts.append(await person.get(f"/api/matches/{match}/course/{at}{query}", CoursePart))
        assert parts[-1].first == at
        at = parts[-1].after
    return course, parts


def tables_of(part: CoursePart) -> list:
    """The table before a part, and after each of its steps."""
    found = [part.begin.table]
    for step in part.steps:
        found.append(applied(found[-1], step.change))
    return found


def as_sets(table) -> tuple:
    """A table without the order in which things were told."""
    zones = sorted((zone.parent, zone.role, zone.cards) for zone in table.zones if zone.cards)
    return table.players, sorted(table.cards, key=lambda it: it.id), zones, table.moment, table.result


async def status_of(person, path: str) -> int:
    """How a request is answered."""
    return (await person.http.get(path)).status_code


@pytest.mark.parametrize("ruleset", [SECOND, FIRST])
@served
async def test_a_match_that_is_over_is_told_again_from_its_beginning_to_its_end(server, ruleset):
    async with at_one_keyboard(server, ruleset) as (person, one, two):
        match = one.match.id
        await play_on({1: one, 2: two}, 25, Random(1))
        assert await status_of(person, f"/api/matches/{match}/course") == 400
        assert await status_of(person, f"/api/matches/{match}/course/0") == 400
        await one.ask(Concede)
        await quiet(one)
        course, parts = await told_again(person, match)
        assert parts[-1].after == course.answers
        assert all(part.after - part.first <= retelling.MOST for part in parts)
        assert [turn.number for turn in course.turns] == sorted({turn.number for turn in course.turns})
        assert {turn.at for turn in course.turns} <= {part.first for part in parts}
        tables = [tables_of(part) for part in parts]
        for before, after in pairwise(tables):
            assert as_sets(before[-1]) == as_sets(after[0])
        assert not tables[0][0].result
        assert tables[-1][-1].result == one.table.result
        assert parts[-1].steps[-1].summary is not None
        assert any(step.shots for part in parts for step in part.steps)
        for table in (it for part in tables for it in part):
            assert all(card.face for card in table.cards)
            hands = [zone for zone in table.zones if zone.role == "hand"]
            assert all(0 not in zone.cards for zone in hands)
            assert {zone.parent for zone in hands if zone.cards} <= {1, 2}


@served
async def test_whoever_may_not_see_the_end_sees_nothing_of_the_course(server):
    async with at_one_keyboard(server) as (person, one, two), server.visitor("Eve") as eve:
        match = one.match.id
        await play_on({1: one, 2: two}, 8, Random(1))
        await one.ask(Concede)
        await quiet(one)
        token = one.match.watch.removeprefix("/watch/")
        course, _ = await told_again(person, match, "?seat=2")
        assert course.viewer == 2
        for path in (f"/api/matches/{match}/course", f"/api/matches/{match}/course/0"):
            assert await status_of(eve, path) == 404
            assert await status_of(eve, f"{path}?watch=x") == 404
            assert await status_of(person, f"{path}?seat=3") == 404
        watched, parts = await told_again(eve, match, f"?watch={token}")
        assert watched.viewer == 0
        assert parts[0].begin.table.viewer == 0
        for odd in ("-1", "99999", "x", "1" * 40, "%D9%A1"):
            assert await status_of(person, f"/api/matches/{match}/course/{odd}") == 404


@served
async def test_a_few_matches_are_at_hand_and_the_names_in_them_are_those_of_now(server):
    async with at_one_keyboard(server) as (person, one, _):
        match = one.match.id
        await one.ask(Concede)
        await quiet(one)
        service = server.app.state.service
        await told_again(person, match)
        kept = service.retelling.games[match]
        await told_again(person, match)
        assert service.retelling.games[match] is kept
        service.retelling.games[match] = (kept[0], {1: "Somebody else"}, kept[2])
        await told_again(person, match)
        assert service.retelling.games[match][1] == kept[1]


@served
async def test_the_log_in_front_of_a_part_names_no_card_of_another_number(server):
    async with at_one_keyboard(server) as (person, one, two):
        match = one.match.id
        await play_on({1: one, 2: two}, 25, Random(1))
        await one.ask(Concede)
        await quiet(one)
        _, parts = await told_again(person, match)
        logged = [line for part in parts for line in part.begin.log]
        assert any(line.faces for line in logged)
        for part in parts:
            faces = {card.id: card.face for card in part.begin.table.cards}
            for line in part.begin.log:
                assert all(faces[number] == face for number, face in zip(line.cards, line.faces, strict=False))


@served
async def test_what_another_version_played_is_told_as_far_as_it_can_be(server, monkeypatch):
    async with at_one_keyboard(server) as (person, one, two):
        match = one.match.id
        await play_on({1: one, 2: two}, 60, Random(1))
        await one.ask(Concede)
        await quiet(one)
        course, parts = await told_again(person, match)
        session = server.app.state.service.retelling.games[match][2].session
        session.recent, session.looked_at = {}, None
        middle = next(part for part in parts[1:] if part.after - part.first > 1)

        def again(self, state, at):
            raise RecordError(f"this version does not allow what led to {at}")

        monkeypatch.setattr(Session, "again", again)
        found = await person.get(f"/api/matches/{match}/course/{middle.first + 1}", CoursePart)
        assert found.first == middle.first + 1
        assert found.after > found.first
        session.begin, session.looked_at = b"spoiled", None
        again_told = await person.get(f"/api/matches/{match}/course", MatchCourse)
        assert [turn.at for turn in again_told.turns] == [turn.at for turn in course.turns]
        assert await status_of(person, f"/api/matches/{match}/course/0") == 200
