"""What leaves a match as a file: one's own view while others play, everything when nobody is left to be spied on."""

import asyncio

import msgspec
import pytest
import yaml

from spaceline.editions import RULESETS
from spaceline.lab.scenarios import load_scenario, run_scenario
from spaceline.server.app import create_app
from spaceline.server.matches.offers import decks
from tests.support.servers import Visitor, problem


def with_bea(visit) -> tuple:
    """A match of Ann and Bea that has begun, and both."""
    ann, bea = visit("Ann"), visit("Bea")
    match, token = ann.invites()
    bea.post(f"/api/invitations/{token}", {"deck": "klingon"})
    return match["id"], ann, bea


def test_of_a_match_with_others_each_takes_away_the_own_view(visit):
    match, ann, bea = with_bea(visit)
    files = [it.get(f"/api/matches/{match}/export") for it in (ann, bea)]
    assert [it.json()["seat"] for it in files] == [1, 2]
    assert files[0].headers["content-disposition"].endswith('.json"')
    for file, other in zip(files, (2, 1), strict=True):
        view = file.json()["view"]
        hidden = [card for card in view["cards"] if card["parent"] == other and card["role"] in ("hand", "deck")]
        assert not [card for card in hidden if card.get("definition")]
        assert [card for card in view["cards"] if card["role"] == "hand" and card.get("definition")]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_match_of_ones_own_is_a_scenario_that_runs(visit, tmp_path, ruleset):
    ann = visit("Ann")
    deck = decks(ruleset)[0].name
    match = ann.makes({"who": "me", "deck": deck}, {"who": "beside me", "deck": deck}, ruleset=ruleset)
    file = ann.get(f"/api/matches/{match['id']}/export")
    path = tmp_path / "position.yaml"
    path.write_text(file.text)
    assert yaml.safe_load(file.text)["ruleset"] == ruleset
    assert run_scenario(load_scenario(path)).failures == ()


def test_a_match_that_waits_for_somebody_has_no_position(visit):
    ann = visit("Ann")
    match, _ = ann.invites()
    assert problem(ann.get(f"/api/matches/{match['id']}/export")) == (404, "missing")


def test_a_report_is_kept_with_the_view_of_the_one_who_reports(visit, app):
    match, _, bea = with_bea(visit)
    answer = bea.post(f"/api/matches/{match}/reports", {"text": "The Klingon <b>cheats</b>"})
    assert answer.status_code == 201
    (kept,) = asyncio.run(app.state.service.storage.talk.reports())
    assert (kept.id, kept.match, kept.text) == (answer.json()["id"], match, "The Klingon <b>cheats</b>")
    assert msgspec.json.decode(kept.export)["seat"] == 2


def test_reports_are_short_and_not_many(visit):
    ann = visit("Ann")
    path = f"/api/matches/{ann.makes()['id']}/reports"
    assert problem(ann.post(path, {"text": "x" * 2001})) == (400, "malformed")
    answers = [ann.post(path, {"text": "odd"}) for _ in range(11)]
    assert [it.status_code for it in answers[:10]] == [201] * 10
    assert problem(answers[10]) == (429, "too-often")


def test_a_report_is_kept_in_characters_that_can_be_seen(settings):
    """Over either database: PostgreSQL takes no NUL."""
    app = create_app(settings)
    ann = Visitor(app)
    with ann.http:
        ann.post("/api/guests", {"name": "Ann"})
        path = f"/api/matches/{ann.makes()['id']}/reports"
        for nothing in ("", "  \n ", "\x00", "\u202e\u2066", "\u200d", "\u0301" * 9):
            assert problem(ann.post(path, {"text": nothing})) == (400, "empty"), nothing
        assert ann.post(path, {"text": "It\x00 broke\u202e\n\nhere: e" + "\u0301" * 400}).status_code == 201
        (kept,) = asyncio.run(app.state.service.storage.talk.reports())
    assert kept.text == "It broke\n\nhere: e" + "\u0301" * 3
