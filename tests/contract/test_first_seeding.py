"""The seed phases of First Edition keep the contract, with invented cards for what no Premiere card does."""

import random

import pytest

from spaceline.cards.rulesets import pool
from spaceline.core import choices, engine
from spaceline.editions import FIRST
from spaceline.effects.nodes.abilities import Plays, Seeds, SpecialDownload, When
from spaceline.effects.nodes.effects import Download, Score
from spaceline.effects.nodes.traits import like
from spaceline.rules.first.data.frames import Seeding
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.facts import FirstFacts
from spaceline.rules.first.setup import Brought, start
from tests.contract.checks import contract
from tests.contract.first import kind, pools

DOORWAY, DILEMMA, FACILITY = Seeds("doorway_phase"), Seeds("dilemma_phase"), Seeds("facility_phase")


def invented():
    """Doorways, one of which opens the Alternate Universe, an agenda, an objective, and cards that do something."""
    texts = {
        ("Door", "doorway", ()): (DOORWAY, Plays("permitted", like(icons=("AU",)))),
        ("Portal", "doorway", ("AU",)): (DOORWAY,),
        ("Agenda", "objective", ("HA",)): (FACILITY,),
        ("Objective", "objective", ()): (FACILITY, SpecialDownload(Download(like(types=("event",)), "play"))),
        ("Beside", "event", ()): (DILEMMA, When("when", "seed", Score(5), optional=False)),
    }
    for (title, type, icons), abilities in texts.items():
        facts = FirstFacts(
            id=f"1e-invented-{title.lower()}",
            release="invented",
            number=0,
            rarity="",
            title=title,
            uniqueness="universal",
            type=type,
            icons=icons,
        )
        yield facts.id, CardDefinition(facts, abilities)


HIDDEN = ("dilemma", "artifact", "doorway")
"""What goes beneath missions here; a doorway there is a bluff."""


def card_type(state, card):
    return state.definition(card).type


def seeding(name, seed, rng):
    """A game with such cards in both seed decks, and missions that both have."""
    cards = dict(pool(name))
    own = dict(invented())
    of = {type: [id for id, it in cards.items() if it.type == type] for type in ("mission", "dilemma", "artifact")}
    shared = rng.sample(of["mission"], 2)
    decks = []
    for _ in range(2):
        missions = [*shared, *rng.sample([id for id in of["mission"] if id not in shared], 4)]
        seeds = [*own, *rng.choices(of["dilemma"], k=8), *rng.sample(of["artifact"], 2), "1e-premiere-104"]
        drawn = [id for id in pools()["deck"] if id in cards]
        decks.append(Brought(tuple(missions), tuple(seeds), tuple(rng.sample(drawn, 30))))
    return start(FIRST.build(name, {**cards, **own}), decks, seed), own


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ["1e-modern", "1e-open"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_seed_phases_keep_the_contract_at_every_decision(name, seed):
    rng = random.Random(seed)
    state, own = seeding(name, seed, rng)
    possible = {**pools(), "seed-deck": (*pools()["seed-deck"], *own), "play": (*pools()["play"], *own)}
    asked = set()
    while state.frames and isinstance(state.frames[0], Seeding):
        decision = engine.decision(state)
        asked.add(decision.prompt)
        contract(state, possible, kind, seed=len(asked))
        given = choices.sample(decision, rng)
        if decision.prompt == "build-stack":
            given = choices.Answer(cards=tuple(card for card in given.cards if card_type(state, card) in HIDDEN)[:2])
        engine.answer(state, given)
    assert asked >= {"place-mission", "seed-facilities"}
    assert ("build-stack" in asked) == (name == "1e-modern")
