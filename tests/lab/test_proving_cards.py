"""Proving cards: each text is left out and misread, and a scenario that does not look closely is found out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from spaceline.cli.app import app
from spaceline.editions import EDITIONS
from spaceline.effects.nodes import abilities as texts, effects as deed
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.traits import like
from spaceline.lab import card_review
from spaceline.lab.card_review import page, read_found
from spaceline.lab.proving.cards import CardToProve, cards_to_prove, cards_with_text, notices, plays, proof_of_card
from spaceline.lab.proving.misreadings import NOTHING, misreadings
from tests.support.scenario_files import scenario as read_once

ROOT = Path(__file__).resolve().parents[2]
ONE_IN = 12
"""So many cards of the review are looked at by ``make test``; all by ``make thorough``."""
CARD = "Back-Flush Bussard Collectors"
SCENARIO = """\
title: {title}
reviewed: [Back-Flush Bussard Collectors]
players:
  1:
    missions: [Cradle of the Federation]
    hand: [Back-Flush Bussard Collectors, Back-Flush Bussard Collectors, Galor]
    deck: [Jerax, Emok, Daro]
    counters: 2
    at: {{Cradle of the Federation: [Daniel Kwan]}}
steps:
  - do: play Back-Flush Bussard Collectors
  - do: choose [Galor]
"""
CLOSE = SCENARIO.format(title="Close") + "    expect: {where: {Galor: discard, Jerax: hand, Emok: hand, Daro: deck}}\n"
LOOSE = SCENARIO.format(title="Loose").partition("  - do: choose")[0] + "    expect: {where: {Daro: deck}}\n"


def proof(*paths):
    (task,) = cards_to_prove(paths, "2e-cta2003", [CARD])
    return proof_of_card(task)


def test_a_scenario_that_looks_at_the_effect_shows_the_text_and_notices_other_numbers(written):
    path = written(CLOSE)
    condition, effect = proof(path).texts
    assert effect.shown == (str(path),)
    assert condition.shown == ()
    assert not [what for what in effect.unnoticed if "Draw.amount" in what]


def test_a_scenario_that_only_plays_the_card_shows_none_of_its_texts(written):
    found = proof(written(LOOSE))
    assert [text.shown for text in found.texts] == [(), ()]
    assert not found.is_shown
    assert found.reviewed


def test_each_part_of_a_text_is_misread_by_itself():
    kill = deed.Kill(Cards("facing", filter=like(species=("Human", "Android"), stopped=False)))
    found = {one.what: one for one in misreadings((texts.Faced(kill), texts.Immune(("Odo",))))}
    assert found["left out"].text == 1
    assert found["left out"].abilities == (texts.Faced(kill),)
    assert "Faced.effect > Kill.cards > Cards.where is here, not facing" in found
    assert "Faced.effect > Kill.cards > Cards.filter > Filter.traits 1 > Named.names lacks Human" in found
    assert "Faced.effect > Kill.cards > Cards.filter > Filter.traits lacks stopped" in found
    stopped = found["Faced.effect > Kill.cards > Cards.filter > Filter.traits 2 > Is.so is not False"]
    assert stopped.abilities[0].effect.cards.filter.said["stopped"] is True


def test_a_text_that_is_left_out_can_still_be_used():
    order = texts.Order(deed.Draw(2), limit="turn")
    (without, *others) = misreadings((order,))
    assert without.abilities == (texts.Order(NOTHING, limit="turn"),)
    amounts = [one.abilities[0].effect.amount for one in others if "Draw.amount" in one.what]
    assert amounts == [3, 1]


def test_cards_that_are_plain_in_a_scenario_stay_plain(written):
    plain = (
        SCENARIO.format(title="Plain")
        .partition("  - do: choose")[0]
        .replace("\nplayers:", f"\nplain: [{CARD}]\nplayers:")
    )
    path = written(plain.replace(f"reviewed: [{CARD}]\n", "") + "    expect: {where: {Galor: hand}}\n")
    (task,) = cards_to_prove([path], "2e-cta2003", [CARD])
    misread = misreadings(task.cards[0].abilities, "event")
    assert not [one.what for one in misread if notices(task.scenarios[0], task.cards, one)]


def test_a_card_nobody_speaks_of_is_not_shown():
    cards = cards_with_text("2e-cta2003")[CARD]
    assert proof_of_card(CardToProve(cards, ())).reviewed == ()


def test_the_command_says_what_is_noticed_and_fails_for_what_is_not_shown(written):
    done = CliRunner().invoke(app, ["scenario", "prove", str(written(CLOSE)), "--card", CARD, "--json"])
    (found,) = json.loads(done.stdout)
    assert done.exit_code == 1
    assert [bool(text["shown"]) for text in found["texts"]] == [False, True]
    plain = CliRunner().invoke(app, ["scenario", "prove", str(written(CLOSE)), "--card", CARD])
    assert "misreadings are noticed" in plain.stdout
    unknown = CliRunner().invoke(app, ["scenario", "prove", "--card", "Nobody Nowhere"])
    assert unknown.exit_code == 2


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_what_the_review_says_is_shown_still_is(edition, is_thorough):
    """Run ``python tools/review_cards.py [NAME]...`` after a change of cards or scenarios."""
    found = read_found(ROOT)
    wrong = []
    for name, cards in list(cards_with_text(edition.names[0]).items())[:: 1 if is_thorough else ONE_IN]:
        known = found.get((edition.key, name))
        if known is None or len(known.texts) != len(cards[0].abilities):
            wrong.append(name)
            continue
        left_out = [one for one in misreadings(cards[0].abilities) if one.what == "left out"]
        for without, text in zip(left_out, known.texts, strict=True):
            for short in text.shown[:1]:
                path = ROOT / "tests" / "scenarios" / f"{short}.yaml"
                scenario = read_once(path) if path.is_file() else None
                if scenario is None or not (notices(scenario, cards, without) or plays(scenario, cards, without)):
                    wrong.append(f"{name}: {short}")
    assert wrong == []


def test_the_page_of_the_review_is_up_to_date(monkeypatch):
    monkeypatch.setattr(card_review, "load_scenario", read_once)
    assert (ROOT / "docs" / "card-review.md").read_text(encoding="utf-8") == page(ROOT)
