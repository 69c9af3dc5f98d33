"""Playing cards keeps the contract of the core: nothing offered or asked tells what lies face down (1E-12.12/2)."""

from __future__ import annotations

import random

import pytest

from spaceline.core import engine, table
from spaceline.core.choices import sample
from spaceline.core.data.decisions import Answer
from spaceline.core.data.leaves import FIRST_CARD
from spaceline.core.view import view
from spaceline.effects.nodes.abilities import Forbids, Order, Played, Plays, SpecialDownload, When
from spaceline.effects.nodes.effects import Download, Draw, Score
from spaceline.effects.nodes.tests import HasPoints
from spaceline.effects.nodes.traits import like
from tests.contract.checks import contract
from tests.support.first_hand import ME, OPPONENT, HandTable, nullifier

MOST = 40
WANTED = Download(like(types=("personnel", "equipment", "event")), "either")
TAX = When("action", "action-play", Score(-5, who="opponent"), "opponent", like(types=("event",)), optional=False)
KINDS = {"docked": "ship", "space": "ship", "aboard": "personnel", "surface": "personnel", "agenda": "agenda"}
OFTEN = ("play", "hide", "flip", "special-download", "answer", "respond", "persona", "download", "take")


def kind(owner: int, role: str, in_play: bool) -> str:
    """What a card that cannot be read might be."""
    return KINDS.get(role, "deck")


def pools(it: HandTable) -> dict[str, list[str]]:
    """The cards of the game by the kind of hidden card."""
    found: dict[str, list[str]] = {"ship": [], "personnel": [], "agenda": [], "deck": []}
    for id, card in it.definitions.items():
        if card.type in ("mission", "facility") or not card.title:
            continue
        found["agenda" if "HA" in card.facts.icons else "deck"].append(id)
        if card.type in ("ship", "personnel", "equipment"):
            found["ship" if card.type == "ship" else "personnel"].append(id)
    return found


def everything(it: HandTable, owner: int) -> list[int]:
    """One of each kind of card for a player."""
    return [
        it.hold("Elder", "personnel", persona="Ann", uniqueness="unique", owner=owner),
        it.hold("Spy", "personnel", SpecialDownload(WANTED), affiliations=("Fed", "Rom"), owner=owner),
        it.hold("Kit", "equipment", owner=owner),
        it.hold("Ship", "ship", owner=owner),
        it.hold("Search", "interrupt", Played(WANTED), owner=owner),
        it.hold("Nullifier", "interrupt", nullifier("event", "interrupt"), owner=owner),
        it.hold("Guardian", "interrupt", Plays("suspending"), Played(Draw()), owner=owner),
        it.hold("Log", "event", Order(Draw(), limit="turn"), owner=owner),
        it.hold("Tax", "event", TAX, icons=("HA",), owner=owner),
        it.hold("Ban", "event", Forbids("download", HasPoints(-1000)), icons=("HA",), owner=owner),
    ]


def play(it: HandTable, seed: int) -> set[str]:
    """Play cards at random, with the whole contract at every other decision; returns what was done."""
    rng, known, done = random.Random(seed), pools(it), set()
    for step in range(MOST):
        asked = engine.decision(it.state)
        if asked is None:
            break
        wanted = [option for option in asked.options if option.kind in OFTEN]
        if wanted and step % 2 == seed % 2:
            contract(it.state, known, kind, seed=step)
        given = Answer(option=rng.choice(wanted)) if wanted and rng.random() < 0.8 else sample(asked, rng)
        if given.option is not None:
            done.add(given.option.kind)
        engine.answer(it.state, given)
    return done


@pytest.mark.sampled
@pytest.mark.parametrize("seed", range(3))
def test_playing_tells_nothing_of_what_is_hidden(seed):
    """1E-6.2/1, 1E-6.2/9, 1E-6.3/11, 1E-6.5.1/2, 1E-6.5.3/1: whatever is played, flipped or searched for."""
    it = HandTable()
    theirs = it.facility("Theirs", it.location("Farther"), owner=OPPONENT)
    for owner, base in ((ME, it.outpost), (OPPONENT, theirs)):
        it.person("Ann", base, owner=owner, uniqueness="unique")
        it.person("Bob", base, owner=owner)
        everything(it, owner)
        for card in everything(it, owner):
            table.move(it.state, card, owner, "deck", face_up=False)
    it.begin("play_cards")
    assert {"play", "hide"} <= play(it, seed)


def face(it: HandTable, card: int, viewer: int) -> str:
    """The face of a card as far as a viewer sees it."""
    number = FIRST_CARD + it.state.cards[card].handles[viewer]
    return next(seen.definition for seen in view(it.state, viewer).cards if seen.id == number)


def test_whoever_may_respond_can_read_whose_text_is_used():
    """1E-5.0/6, 1E-12.12/2: until that is done, and no longer."""
    it = HandTable()
    clerk = it.person("Clerk", it.outpost, Order(Draw(), limit="turn"))
    it.hold("Guardian", "interrupt", Plays("suspending"), Played(Draw()), owner=OPPONENT)
    it.to_orders()
    assert not face(it, clerk, OPPONENT)
    it.do("order", clerk, detail="0")
    assert (it.decision.player, it.decision.prompt) == (OPPONENT, "respond.action.action-order")
    assert face(it, clerk, OPPONENT) == it.state.cards[clerk].definition
    it.let_pass()
    assert [change.player for change in it.happened("draw")] == [ME]
    assert not face(it, clerk, OPPONENT)
