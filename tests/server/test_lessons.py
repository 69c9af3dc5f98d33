"""The lessons over REST: what is listed, beginning a chapter, going on with it, and what of it is kept for whom."""

import asyncio

import pytest

from spaceline.lab.lessons.reading import lessons
from spaceline.server.people.limits import RATES
from tests.support.servers import problem

TABLE = "second/table"
SECRET = {"name": "Ann", "password": "long enough"}


def learns(visitor, chapter=TABLE, **wanted) -> str:
    answer = visitor.post(f"/api/lessons/{chapter}", wanted)
    assert answer.status_code == 200, answer.text
    return answer.json()["match"]


def listed(visitor, key=TABLE) -> dict:
    return next(it for edition in visitor.get("/api/lessons").json() for it in edition["chapters"] if it["key"] == key)


def finish(app, match):
    asyncio.run(app.state.service.storage.lessons.finish(match))


def test_everybody_finds_all_chapters_in_their_order(visit):
    found = visit().get("/api/lessons").json()
    assert [it["key"] for edition in found for it in edition["chapters"]] == list(lessons())
    assert all(it["title"] and it["about"] and it["steps"] for edition in found for it in edition["chapters"])


def test_a_chapter_begins_as_a_match_of_the_learner(visit):
    ann = visit("Ann")
    match = ann.get(f"/api/matches/{learns(ann)}").json()
    assert (match["ruleset"], match["has_begun"]) == ("2e-cta2003", True)
    assert [(seat["name"], seat.get("is_you", False), seat.get("is_computer", False)) for seat in match["seats"]] == [
        ("Ann", True, False),
        ("Instructor", False, True),
    ]


def test_who_comes_back_goes_on_where_they_were(visit):
    ann = visit("Ann")
    match = learns(ann)
    assert listed(ann)["match"] == match
    assert learns(ann) == match


def test_a_chapter_can_be_begun_anew_and_the_former_match_is_gone(visit):
    ann = visit("Ann")
    former, match = learns(ann), learns(ann, anew=True)
    assert match != former
    assert problem(ann.get(f"/api/matches/{former}")) == (404, "missing")
    assert learns(ann) == match


def test_what_is_done_stays_done_whatever_is_begun_again(app, visit):
    ann = visit("Ann")
    finish(app, learns(ann))
    assert listed(ann)["is_done"]
    assert "match" not in listed(ann)
    again = learns(ann)
    assert listed(ann) == {**listed(ann), "is_done": True, "match": again}


def test_lessons_are_none_of_the_games_that_one_goes_on_with(visit):
    ann = visit("Ann")
    learns(ann)
    made = ann.makes()
    assert [it["id"] for it in ann.get("/api/matches").json()] == [made["id"]]


def test_nobody_sees_how_far_others_are(visit):
    ann, bob = visit("Ann"), visit("Bob")
    match = learns(ann)
    assert "match" not in listed(bob)
    assert problem(bob.get(f"/api/matches/{match}")) == (404, "missing")
    assert learns(bob) != match


def test_who_makes_an_account_keeps_what_they_have_learned(app, visit):
    ann = visit("Ann")
    match = learns(ann)
    finish(app, match)
    assert ann.post("/api/me/account", SECRET).status_code == 200
    assert listed(ann)["is_done"]


def test_who_logs_in_brings_along_what_the_guest_has_learned_and_keeps_the_own(app, visit):
    ann, guest = visit("Ann"), visit("Guest")
    ann.post("/api/me/account", SECRET)
    mine, theirs, other = learns(ann), learns(guest), next(key for key in lessons() if key != TABLE)
    finish(app, theirs)
    brought = learns(guest, other)
    assert guest.post("/api/login", SECRET).status_code == 200
    assert (listed(guest)["is_done"], listed(guest)["match"]) == (True, mine)
    assert listed(guest, other)["match"] == brought
    assert problem(guest.get(f"/api/matches/{theirs}")) == (404, "missing")


def test_whoever_has_no_name_comes_in_first(visit):
    assert problem(visit().post(f"/api/lessons/{TABLE}")) == (401, "unknown")


@pytest.mark.parametrize("chapter", ["second/no-such", "no-such/table", "second/..%2Ftable", "second/TABLE"])
def test_there_is_no_other_chapter(visit, chapter):
    assert problem(visit("Ann").post(f"/api/lessons/{chapter}")) == (404, "missing")


def test_nothing_else_can_be_wanted(visit):
    assert problem(visit("Ann").post(f"/api/lessons/{TABLE}", {"anew": False, "seed": 1})) == (400, "malformed")
    assert problem(visit("Ann").post(f"/api/lessons/{TABLE}", {"anew": "yes"})) == (400, "malformed")


def test_nobody_begins_chapters_without_end(visit):
    ann = visit("Ann")
    answers = [ann.post(f"/api/lessons/{TABLE}") for _ in range(RATES["lesson"].times + 1)]
    assert problem(answers[-1])[0] == 429
    assert answers[-2].status_code == 200
