"""What is said of a deck that is legal and has an outpost which none of its missions can host (1E-4.4.0.3/1)."""

import pytest
from typer.testing import CliRunner

from spaceline.cards.decks import ready_decks, standing
from spaceline.cards.decks.first.deck import FirstDeck
from spaceline.cards.decks.forms.own import write as written
from spaceline.cards.rulesets import pool
from spaceline.cli.app import app

MODERN = "1e-modern"


def deck_with(missions, seeds):
    """A deck with these missions and seeds; what else it lacks does not matter here."""
    seeded = dict.fromkeys(seeds, 1)
    return FirstDeck(name="test", title="Test", ruleset=MODERN, missions=tuple(missions), cards={}, seeds=seeded)


def noted(missions, seeds):
    return [(it.clause, it.sentence) for it in standing(deck_with(missions, seeds), pool(MODERN)).advice]


def test_an_outpost_that_no_mission_shows_the_icon_of_is_noted():
    assert noted(["Avert Disaster"], ["Romulan Outpost"]) == [
        ("1E-4.4.0.3/1", "None of the missions can host Romulan Outpost.")
    ]


def test_one_mission_that_shows_it_is_enough():
    assert noted(["Excavation", "Cloaked Mission"], ["Federation Outpost"]) == []


def test_a_homeworld_hosts_none_whatever_it_shows():
    facts = pool(MODERN)["1e-premiere-158"].facts
    assert (facts.homeworld_of, facts.end.attempt) == ("Kli", ("Rom",))
    assert noted(["Expose Covert Supply"], ["Romulan Outpost"])


@pytest.mark.parametrize("name", ready_decks(MODERN))
def test_no_ready_deck_has_one(name):
    found = standing(ready_decks(MODERN)[name], pool(MODERN))
    assert (found.advice, found.is_legal) == ((), True)


def test_it_is_printed_beside_what_is_wrong(tmp_path):
    path = tmp_path / "lonely.toml"
    path.write_text(written(deck_with(["Avert Disaster"], ["Romulan Outpost"]), {}), encoding="utf-8")
    told = CliRunner().invoke(app, ["deck", "check", str(path), "--ruleset", MODERN]).output
    assert "None of the missions can host Romulan Outpost." in told
