"""A station that nobody controls, and what came with it, in words: all that its scenarios come to can be told."""

import re
from functools import cache
from pathlib import Path

import pytest

from spaceline.cards.rulesets import pool
from spaceline.core import engine
from spaceline.core.view import seen_event, view
from spaceline.effects.render import render
from spaceline.lab.scenarios.reading import load_scenario
from spaceline.lab.scenarios.running import positions
from spaceline.presentation import Scene, prompt, tell
from spaceline.presentation.first.text import TEXT
from spaceline.presentation.labels import plain_label
from spaceline.presentation.prompts import prompt_of

FOLDER = Path(__file__).parents[1] / "scenarios" / "first"
FOLDERS = ("empok_nor", "klaestron", "beware_of_q", "colonies")
FILES = [file for folder in FOLDERS for file in sorted((FOLDER / folder).glob("*.yaml"))]
BROKEN = re.compile(r"\{|\}|  | [.,?!:]|\.\.|!\.|\?\.|: \.|None")


@cache
def told(file):
    """Each sentence, and each question with its options, that a viewer reads in a scenario."""
    found = []
    for _, at in positions(load_scenario(file)):
        known = at.state.ruleset.definitions
        for viewer in (0, *at.state.players):
            shown = view(at.state, viewer)
            seen = [it for event in at.events if (it := seen_event(at.state, event, viewer)) is not None]
            found += [(viewer, it.verb, text) for it in seen if (text := tell(it, shown, known, TEXT))]
        asked = engine.decision(at.state)
        if asked is not None:
            shown = view(at.state, asked.player)
            found.append((asked.player, asked.prompt, prompt(shown, shown.decision, known, TEXT)))
            scene = Scene(shown, known, TEXT)
            offered = [it for it in shown.decision.options if not is_idle(scene, it.card)]
            found += [(asked.player, "option", plain_label(scene, it)) for it in offered]
    return found


def is_idle(scene, card):
    """Whether an option is there only so that a scenario does not end by itself."""
    it = scene.definition(card)
    return it is not None and it.type == "idle"


def sentences(name, verb, viewer=1):
    """What is told of events of a kind."""
    return [text for who, what, text in told(FOLDER / f"{name}.yaml") if (who, what) == (viewer, verb)]


@pytest.mark.parametrize("file", FILES, ids=lambda it: f"{it.parent.name}-{it.stem}")
def test_everything_is_told_in_whole_sentences(file):
    assert not [(verb, text) for _, verb, text in told(file) if BROKEN.search(text)]


def test_it_is_asked_where_a_mission_is_placed_though_a_station_may_be_seeded_instead():
    assert {*sentences("empok_nor/seeded-with-dilemmas-beneath", "place-mission")} == {
        "Where do you place Space?",
        "Where do you place Excavation?",
    }


def test_a_station_that_is_commandeered_is_turned_over():
    for viewer in (1, 2):
        assert sentences("empok_nor/a-team-clears-the-station", "flip-over", viewer) == ["Empok Nor is turned over."]


def test_as_what_an_outpost_of_two_affiliations_is_declared_is_told():
    assert sentences("klaestron/seeded-as-cardassian", "change-affiliation", 2) == [
        "Klaestron Outpost is Cardassian now."
    ]


def test_what_is_seeded_or_placed_on_a_card_lies_on_it():
    assert sentences("beware_of_q/seeded-on-the-flash", "seed") == ["You seed Beware of Q on Q-Flash."]
    assert "Garak Has Some Issues: on Mad." in sentences("empok_nor/garak-has-some-issues", "place")


def test_a_title_that_ends_a_sentence_ends_it_once():
    assert "Beneath Pit (A1): Oops!" in sentences("empok_nor/oops", "reveal-seed")


def test_a_colony_is_not_afflicted_by_whoever_lets_it_be_built():
    assert "Colony is under the effect of Gi'ral." in sentences("colonies/giral-and-tokath", "afflict")


def test_a_dilemma_that_is_downloaded_is_seeded_beneath_a_mission():
    options = [text for file in FILES for _, what, text in told(file) if what == "option"]
    assert "Seed Q beneath Excavation (A1)" in options
    assert not any(text.startswith("Seed Q at") for text in options)


def test_what_may_lie_beneath_the_station_are_dilemmas():
    empok = next(it for it in pool("1e-modern").values() if it.title == "Empok Nor")
    text = render(empok.abilities, empok.facts)
    assert "Empok Nor-related dilemmas may be seeded beneath this facility by either player." in text


def test_what_would_be_a_bluff_beneath_the_station_is_told():
    scenario = load_scenario(FOLDER / "empok_nor" / "seeded-with-dilemmas-beneath.yaml")
    for _, at in positions(scenario):
        asked = engine.decision(at.state)
        if asked is not None and asked.about and asked.prompt == "build-stack" and asked.player == 2:
            shown = view(at.state, asked.player)
            put = prompt_of(Scene(shown, at.state.ruleset.definitions, TEXT), shown.decision, 1)
            if put.question == "What do you seed beneath Empok Nor?":
                break
    remarks = {it.label: it.remark for it in put.pick.candidates}
    assert remarks == {"Friendly Fire": "", "Navigational Hazards": "would be a mis-seed here"}
