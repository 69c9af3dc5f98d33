"""From the first page to a running match; friends come by a link that nobody guesses."""

import asyncio

import pytest

from spaceline.editions import FIRST, RULESETS, SECOND
from spaceline.server.app import create_app
from spaceline.server.matches.offers import lobby
from tests.support.servers import TWO_SEATS, WITH_A_FRIEND, Visitor, problem, settings_in


def test_the_lobby_offers_every_ruleset_with_decks_for_all_its_seats():
    offered = lobby()
    assert {it.name for it in offered.rulesets} == set(RULESETS)
    assert all(len(it.decks) >= 2 for it in offered.rulesets)
    assert [it.label for it in offered.rulesets if it.name in (*SECOND.names, *FIRST.names)] == [
        "Second Edition, Call to Arms 2003",
        "Second Edition, Premiere 2002",
        "First Edition, Modern",
        "First Edition, Open",
    ]
    assert all([it.name for it in ruleset.opponents if it.is_usual] == ["heuristic"] for ruleset in offered.rulesets)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_match_against_the_computer_begins_at_once(visit, ruleset):
    ann = visit("Ann")
    deck = next(it for it in lobby().rulesets if it.name == ruleset).decks[0].name
    match = ann.makes({"who": "me", "deck": deck}, {"who": "heuristic"}, ruleset=ruleset)
    assert match["has_begun"]
    assert [(seat.get("is_you"), seat.get("is_computer")) for seat in match["seats"]] == [(True, None), (None, True)]
    assert ann.get(f"/api/matches/{match['id']}").json() == match


def test_a_match_with_a_friend_begins_when_the_friend_sits_down(visit):
    ann, bea = visit("Ann"), visit("Bea")
    match, token = ann.invites()
    assert not match["has_begun"]
    offer = bea.get(f"/api/invitations/{token}").json()
    assert (offer["host"], offer["player"], offer["is_open"]) == ("Ann", 2, True)
    joined = bea.post(f"/api/invitations/{token}", {"deck": offer["decks"][0]["name"]}).json()
    assert joined["has_begun"]
    assert joined["id"] == match["id"]
    assert [seat.get("is_you") for seat in joined["seats"]] == [None, True]
    assert ann.get(f"/api/matches/{match['id']}").json()["seats"][1]["name"] == "Bea"


def test_nobody_learns_with_which_deck_another_plays_before_the_own_is_chosen(visit):
    ann, bea = visit("Ann"), visit("Bea")
    wanted = ({"who": "me", "deck": "federation"}, {"who": "friend"}, {"who": "heuristic", "deck": "romulan"})
    match = ann.makes(*wanted, {"who": "friend", "deck": "klingon"})
    token = match["seats"][1]["invitation"].removeprefix("/join/")
    assert [it["deck"] for it in match["seats"]] == ["federation", "", "romulan", "klingon"]
    offer = bea.get(f"/api/invitations/{token}").json()
    assert [it["deck"] for it in offer["seats"]] == [""] * 4
    watched = visit().get(f"/api{match['watch']}").json()
    assert [it["deck"] for it in watched["seats"]] == [""] * 4
    joined = bea.post(f"/api/invitations/{token}", {"deck": "klingon"}).json()
    assert [it["deck"] for it in joined["seats"]] == ["", "klingon", "", ""]
    cleo = visit("Cleo")
    begun = cleo.post(f"/api/invitations/{match['seats'][3]['invitation'].removeprefix('/join/')}", {}).json()
    assert [it["deck"] for it in begun["seats"]] == ["federation", "klingon", "romulan", "klingon"]


def test_an_invitation_leads_back_for_the_one_who_took_it_and_nowhere_for_others(visit):
    ann, bea, eve = visit("Ann"), visit("Bea"), visit("Eve")
    match, token = ann.invites()
    bea.post(f"/api/invitations/{token}", {"deck": "klingon"})
    assert bea.get(f"/api/invitations/{token}").json()["match"] == match["id"]
    assert bea.post(f"/api/invitations/{token}", {"deck": "romulan"}).json()["seats"][1]["deck"] == "klingon"
    assert problem(eve.get(f"/api/invitations/{token}")) == (404, "missing")
    assert problem(eve.post(f"/api/invitations/{token}", {"deck": "klingon"})) == (404, "missing")


def test_nobody_takes_two_seats_by_invitation(visit):
    ann = visit("Ann")
    _, token = ann.invites()
    assert problem(ann.post(f"/api/invitations/{token}", {"deck": "klingon"})) == (400, "seated")


def test_links_are_shown_to_those_who_may_hand_them_on(visit):
    ann, bea = visit("Ann"), visit("Bea")
    match = ann.makes({"who": "me", "deck": "federation"}, {"who": "friend"}, {"who": "friend"})
    first, second = (seat["invitation"].removeprefix("/join/") for seat in match["seats"][1:])
    assert first != second
    joined = bea.post(f"/api/invitations/{first}", {"deck": "klingon"}).json()
    assert not any(seat.get("invitation") for seat in joined["seats"])
    assert not joined["has_begun"]
    assert joined["watch"] == match["watch"]
    watched = visit().get(f"/api{match['watch']}").json()
    assert "watch" not in watched
    assert not any(seat.get("invitation") or seat.get("is_you") for seat in watched["seats"])


def test_people_at_one_keyboard_hold_several_seats(visit, app):
    match = visit("Ann").makes({"who": "me", "deck": "federation"}, {"who": "beside me", "deck": "klingon"})
    assert match["has_begun"]
    assert [seat["name"] for seat in match["seats"]] == ["Ann", "Ann (2)"]
    assert all(seat["is_you"] for seat in match["seats"])


def test_a_chosen_seed_deals_the_same_game(visit, app):
    ann = visit("Ann")
    load = app.state.service.storage.positions.load_match
    first, second, other = (asyncio.run(load(ann.makes(seed=seed)["id"])) for seed in (7, 7, 8))
    assert first == second != other


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"ruleset": "3e"}, "ruleset"),
        ({"seats": [TWO_SEATS[0]]}, "malformed"),
        ({"seats": [TWO_SEATS[0]] * 5}, "malformed"),
        ({"seats": [TWO_SEATS[0]] * 2}, "seats"),
        ({"seats": [TWO_SEATS[1]] * 2}, "seats"),
        ({"seats": [{"who": "me"}, TWO_SEATS[1]]}, "deck"),
        ({"seats": [{"who": "me", "deck": "../../etc/passwd"}, TWO_SEATS[1]]}, "deck"),
        ({"seats": [TWO_SEATS[0], {"who": "heuristic", "deck": "/etc/passwd"}]}, "deck"),
        ({"seats": [TWO_SEATS[0], {"who": "HAL"}]}, "player"),
        ({"seats": [TWO_SEATS[0], {"who": "HAL", "deck": "klingon"}]}, "player"),
        ({"time": {"kind": "live", "seconds": 3}}, "time"),
        ({"time": {"kind": "live", "seconds": 10**9}}, "time"),
        ({"time": {"kind": "live", "seconds": 10**30}}, "time"),
        ({"time": {"kind": "live", "seconds": 600, "increment": -1}}, "time"),
        ({"time": {"kind": "live", "seconds": 600, "increment": 10**9}}, "time"),
        ({"time": {"kind": "live", "seconds": 1.5}}, "malformed"),
        ({"time": {"kind": "correspondence", "seconds": 86_400 * 15}}, "time"),
        ({"time": {"kind": "correspondence", "seconds": 0}}, "time"),
        ({"time": {"kind": "correspondence", "seconds": 86_401}}, "time"),
        ({"time": {"kind": "correspondence", "seconds": 86_400, "increment": 5}}, "time"),
        ({"time": {"kind": "hourglass", "seconds": 600}}, "malformed"),
        ({"time": {"kind": "live", "seconds": 600, "more": 1}}, "malformed"),
        ({"seconds": 60}, "malformed"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**63}, "seed"),
        ({"seats": WITH_A_FRIEND, "seed": 7}, "seed"),
        ({"ruleset": "1e-modern", "seats": [*TWO_SEATS, TWO_SEATS[1]]}, "seats"),
    ],
)
def test_a_match_that_cannot_be_is_refused_with_a_reason(visit, wanted, reason):
    ann = visit("Ann")
    answer = ann.post("/api/matches", {"ruleset": "2e-cta2003", "seats": TWO_SEATS, **wanted})
    assert problem(answer) == (400, reason)
    assert ann.get("/api/matches").json() == []


def test_an_invitation_tells_what_time_there_is(visit):
    ann, bea = visit("Ann"), visit("Bea")
    for time in (
        {"kind": "live", "seconds": 900, "increment": 10},
        {"kind": "correspondence", "seconds": 259_200},
        None,
    ):
        made = ann.makes(*WITH_A_FRIEND, time=time)
        token = made["seats"][1]["invitation"].removeprefix("/join/")
        assert bea.get(f"/api/invitations/{token}").json().get("time") == time


def test_a_friend_chooses_among_the_decks_only(visit):
    ann, bea = visit("Ann"), visit("Bea")
    _, token = ann.invites()
    assert problem(bea.post(f"/api/invitations/{token}", {"deck": "../federation.yaml"})) == (400, "deck")
    assert problem(bea.post(f"/api/invitations/{token}", {})) == (400, "deck")


def test_matches_outlive_the_server(tmp_path):
    settings = settings_in(tmp_path / "data")
    first = Visitor(create_app(settings))
    with first.http:
        first.post("/api/guests", {"name": "Ann"})
        match = first.makes()
        cookie = first.http.cookies["spaceline"]
    again = Visitor(create_app(settings))
    with again.http:
        again.http.cookies.set("spaceline", cookie, domain="testserver.local")
        assert again.get(f"/api/matches/{match['id']}").json() == match


def test_computer_players_are_called_by_names_of_their_own(visit):
    ann = visit("Ann")
    others = [{"who": who, "deck": "klingon"} for who in ("heuristic", "heuristic", "random")]
    seats = ann.makes({"who": "me", "deck": "federation"}, *others)["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Officer Vale", "Officer Orin", "Recruit Tessik"]


def test_levels_are_offered_where_they_have_been_measured(visit):
    levels = {
        "random": "Recruit: plays at random",
        "cadet": "Cadet: never responds, plans for no dilemma, one dilemma at a time",
        "heuristic": "Officer: plays by rules of thumb",
    }
    searching = {"commander": "Commander: thinks ahead where it matters most"}
    for ruleset in visit("Ann").get("/api/lobby").json()["rulesets"]:
        offered = {it["name"]: it for it in ruleset["opponents"]}
        told = {name: it["label"] for name, it in offered.items()}
        assert list(told.items()) == list((levels | searching if ruleset["name"] in SECOND.names else levels).items())
        times = {name: [it["name"] for it in found.get("times", ())] for name, found in offered.items()}
        assert times.pop("commander", None) in (None, ["commander-quick", "commander", "commander-thorough"])
        assert not any(times.values())


@pytest.mark.parametrize("who", ["commander", "commander-thorough"])
def test_a_level_can_be_chosen_where_it_is_offered_and_nowhere_else(visit, who):
    ann = visit("Ann")
    seats = ({"who": "me", "deck": "federation"}, {"who": who, "deck": "klingon"})
    assert ann.makes(*seats, ruleset="2e-cta2003")["seats"][1]["name"] == "Commander Vale"
    for ruleset in ("1e-modern", "objectives"):
        decks = next(it for it in lobby().rulesets if it.name == ruleset).decks
        wanted = [{"who": name, "deck": decks[0].name} for name in ("me", who)]
        reply = ann.post("/api/matches", {"ruleset": ruleset, "seats": wanted})
        assert problem(reply) == (400, "player")
        assert reply.json()["sentence"] == (
            "Commander is not offered with these rules, only with: "
            "Second Edition, Call to Arms 2003; Second Edition, Premiere 2002."
        )


def test_a_level_is_chosen_by_its_word_too(visit):
    seats = visit("Ann").makes({"who": "me", "deck": "federation"}, {"who": "officer", "deck": "klingon"})["seats"]
    assert seats[1]["name"] == "Officer Vale"
