"""Decks that people make: kept for them alone, shown to others by a link, and played with as they were."""

import pytest

from spaceline.cards.decks import ready_decks
from spaceline.server.storage.decks import MOST_DECKS
from tests.support.servers import HOME, problem

SECRET = {"name": "Ann", "password": "long enough"}
DRAFT = {"ruleset": "2e-cta2003", "title": "Mine", "missions": [], "piles": {"cards": {"2e-se-207": 2}}}


def put(visitor, path, data):
    return visitor.http.put(path, json=data, headers=visitor.headers)


def drop(visitor, path):
    return visitor.http.delete(path, headers=visitor.headers)


def kept(visitor, deck=DRAFT) -> dict:
    answer = visitor.post("/api/decks", {"deck": deck})
    assert answer.status_code == 201, answer.text
    return answer.json()


def ready(visitor, name="romulan", ruleset="2e-cta2003") -> dict:
    return visitor.get(f"/api/ready-decks/{ruleset}/{name}").json()


def test_a_draft_is_kept_as_it_is(visit):
    ann = visit("Ann")
    made = kept(ann)
    assert made["deck"] == DRAFT
    assert ann.get(f"/api/decks/{made['id']}").json() == made
    (listed,) = ann.get("/api/decks").json()
    assert (listed["id"], listed["title"], listed["size"], listed["is_playable"]) == (made["id"], "Mine", 2, False)


@pytest.mark.parametrize("version", [2**63, -(2**63) - 1, 2**31, -1])
def test_a_version_that_no_database_can_count_to_is_refused(visit, version):
    ann = visit("Ann")
    made = ann.post("/api/decks", {"deck": DRAFT}).json()
    answer = put(ann, f"/api/decks/{made['id']}", {"deck": DRAFT, "version": version})
    assert problem(answer) == (400, "malformed")


def test_a_change_is_kept_under_the_next_version(visit):
    ann = visit("Ann")
    made = kept(ann)
    changed = put(ann, f"/api/decks/{made['id']}", {"deck": {**DRAFT, "title": "Other"}, "version": 1}).json()
    assert (changed["version"], changed["deck"]["title"]) == (2, "Other")


def test_a_change_of_what_another_window_has_changed_is_refused_and_loses_nothing(visit):
    ann = visit("Ann")
    path = f"/api/decks/{kept(ann)['id']}"
    put(ann, path, {"deck": {**DRAFT, "title": "First"}, "version": 1})
    assert problem(put(ann, path, {"deck": {**DRAFT, "title": "Second"}, "version": 1})) == (400, "changed")
    assert ann.get(path).json()["deck"]["title"] == "First"


def test_a_deck_is_nobody_elses(visit):
    ann, bob = visit("Ann"), visit("Bob")
    path = f"/api/decks/{kept(ann)['id']}"
    assert problem(bob.get(path)) == (404, "missing")
    assert problem(put(bob, path, {"deck": DRAFT, "version": 1})) == (404, "missing")
    assert problem(drop(bob, path)) == (404, "missing")
    assert problem(bob.post(f"{path}/sharing", {"is_shared": True})) == (404, "missing")
    assert bob.get("/api/decks").json() == []
    assert problem(visit().get(path)) == (401, "unknown")
    assert ann.get(path).json()["version"] == 1


def test_nobody_plays_with_a_deck_of_another(visit):
    ann, bob = visit("Ann"), visit("Bob")
    deck = kept(ann, ready(ann))["id"]
    seats = [{"who": "me", "deck": f"own:{deck}"}, {"who": "heuristic"}]
    assert problem(bob.post("/api/matches", {"ruleset": "2e-cta2003", "seats": seats})) == (400, "deck")


def test_a_shared_deck_is_read_by_whoever_has_the_link_and_by_nobody_once_it_is_taken_back(visit):
    ann, bob = visit("Ann"), visit()
    made = kept(ann)
    share = ann.post(f"/api/decks/{made['id']}/sharing", {"is_shared": True}).json()["share"]
    token = share.removeprefix("/decks/shared/")
    assert bob.get(f"/api/shared-decks/{token}").json() == {"by": "Ann", "deck": DRAFT}
    again = ann.post(f"/api/decks/{made['id']}/sharing", {"is_shared": True}).json()["share"]
    assert again == share
    assert ann.post(f"/api/decks/{made['id']}/sharing", {"is_shared": False}).json()["share"] == ""
    assert problem(bob.get(f"/api/shared-decks/{token}")) == (404, "missing")
    assert problem(bob.get("/api/shared-decks/nothing")) == (404, "missing")


def test_a_deck_is_thrown_away(visit):
    ann = visit("Ann")
    path = f"/api/decks/{kept(ann)['id']}"
    assert drop(ann, path).status_code == 204
    assert problem(ann.get(path)) == (404, "missing")


def test_the_decks_of_a_guest_stay_with_the_account(visit):
    ann = visit("Ann")
    made = kept(ann)
    ann.post("/api/me/account", SECRET)
    assert ann.get(f"/api/decks/{made['id']}").status_code == 200
    guest = visit("Guest")
    other = kept(guest)
    guest.post("/api/login", SECRET)
    assert {it["id"] for it in guest.get("/api/decks").json()} == {made["id"], other["id"]}


def test_a_change_needs_the_token_of_the_page(visit):
    ann = visit("Ann")
    path = f"/api/decks/{kept(ann)['id']}"
    assert ann.http.put(path, json={"deck": DRAFT, "version": 1}, headers={"Origin": HOME}).status_code == 403
    assert ann.http.delete(path, headers={"Origin": HOME}).status_code == 403


def test_one_person_keeps_so_many(visit, app, monkeypatch):
    monkeypatch.setattr("spaceline.server.storage.decks.MOST_DECKS", 2)
    ann = visit("Ann")
    kept(ann)
    kept(ann)
    assert problem(ann.post("/api/decks", {"deck": DRAFT})) == (400, "full")
    assert MOST_DECKS == 200


@pytest.mark.parametrize(
    "wrong",
    [
        {"title": "x" * 61},
        {"piles": {"cards": {"2e-se-207": 0}}},
        {"piles": {"cards": {"2e-se-207": 100}}},
        {"piles": {"cards": {"": 1}}},
        {"missions": ["x"] * 61},
        {"unknown": 1},
        {"piles": {"sideboard": {"2e-se-207": 1}}},
        {"ruleset": "3e"},
    ],
)
def test_what_is_no_deck_is_refused(visit, wrong):
    ann = visit("Ann")
    assert ann.post("/api/decks", {"deck": {**DRAFT, **wrong}}).status_code == 400
    assert ann.get("/api/decks").json() == []


def test_a_title_that_others_see_is_cleaned(visit):
    made = kept(visit("Ann"), {**DRAFT, "title": "  A \u202edeck \n"})
    assert made["deck"]["title"] == "A deck"


@pytest.mark.parametrize(
    ("ruleset", "name"), [("2e-cta2003", "romulan"), ("1e-modern", "klingon"), ("objectives", "klingon")]
)
def test_a_match_is_played_with_ones_own_deck_as_it_was(visit, ruleset, name):
    ann = visit("Ann")
    deck = {**ready(ann, name, ruleset), "title": "Night Watch"}
    made = kept(ann, deck)
    other = ready_decks(ruleset)[name].name
    match = ann.makes({"who": "me", "deck": f"own:{made['id']}"}, {"who": "heuristic", "deck": other}, ruleset=ruleset)
    assert match["seats"][0]["deck"] == "Night Watch"
    assert match["has_begun"]
    drop(ann, f"/api/decks/{made['id']}")
    assert ann.get(f"/api/matches/{match['id']}").json()["has_begun"]


def test_a_deck_that_cannot_be_played_says_why(visit):
    ann = visit("Ann")
    made = kept(ann)
    answer = ann.post(
        "/api/matches",
        {"ruleset": "2e-cta2003", "seats": [{"who": "me", "deck": f"own:{made['id']}"}, {"who": "heuristic"}]},
    )
    assert problem(answer) == (400, "deck")
    assert "There are 0 missions; there must be 5." in answer.json()["sentence"]


def test_a_friend_sits_down_with_a_deck_of_their_own(visit):
    ann, bob = visit("Ann"), visit("Bob")
    match, token = ann.invites()
    made = kept(bob, {**ready(bob), "title": "Surprise"})
    assert problem(ann.post(f"/api/invitations/{token}", {"deck": "own:nothing"}))[0] == 400
    seated = bob.post(f"/api/invitations/{token}", {"deck": f"own:{made['id']}"}).json()
    assert seated["id"] == match["id"]
    assert seated["seats"][1]["deck"] == "Surprise"
    assert seated["has_begun"]
