"""Battles keep the contract of the core: nothing that is offered or asked tells what lies face down (1E-12.12/2)."""

import random

import pytest

from spaceline.core import engine
from spaceline.core.choices import sample
from spaceline.core.data.decisions import Answer
from tests.contract.checks import contract
from tests.support.first_battles import BATTLE, SHIP_BATTLE, crewed_ship, leave_something, people
from tests.support.first_table import ME, OPPONENT, FirstTable

IN_PLAY = {"docked": "ship", "space": "ship"}
MOST = 60


def kind(owner, role, in_play):
    """What a card that cannot be read might be."""
    return IN_PLAY.get(role, "personnel") if in_play else "deck"


def pools(table):
    """The cards of the game by the kind of hidden card."""
    by_type = {}
    for id, card in table.definitions.items():
        by_type.setdefault(card.type, []).append(id)
    aboard = [*by_type["personnel"], *by_type.get("equipment", ())]
    return {"ship": by_type["ship"], "personnel": aboard, "deck": by_type["event"]}


def play_battles(table, seed):
    """Begin whatever battle is offered and answer at random, with the whole contract at every decision of it."""
    rng, looked_at = random.Random(seed), 0
    known = pools(table)
    for step in range(MOST):
        asked = engine.decision(table.state)
        if asked is None:
            break
        battles = [option for option in asked.options if option.kind in (BATTLE, SHIP_BATTLE)]
        if battles or asked.prompt not in ("orders", "card-plays", "opportunity"):
            contract(table.state, known, kind, seed=step)
            looked_at += 1
        given = Answer(option=rng.choice(battles)) if battles else sample(asked, rng)
        engine.answer(table.state, given)
    return looked_at


@pytest.mark.sampled
@pytest.mark.parametrize("seed", range(2))
def test_teams_of_several_affiliations_keep_their_secrets_until_they_fight(seed):
    """1E-7.4.2."""
    table = FirstTable()
    place = table.location("Somewhere")
    for owner, sides in ((ME, ("Rom", "Car")), (OPPONENT, ("Rom", "Kli", "NA"))):
        for at, side in enumerate(sides):
            people(table, place, owner, 3 + at, 7, 5, affiliations=(side,))
    table.person("courage", place, owner=OPPONENT, affiliations=("Kli",), skills=("Guramba", "OFFICER"))
    table.card("tool", "equipment", parent=place, role="surface", owner=OPPONENT, face_up=False)
    table.person("photon", place, affiliations=("Rom",), icons=("Holo",), strength=9)
    table.ship("needed for the pool", place, affiliations=("Kli",))
    leave_something(table)
    table.begin()
    assert play_battles(table, seed) >= 5


@pytest.mark.sampled
@pytest.mark.parametrize("seed", range(2))
def test_crews_keep_their_secrets_when_ships_fight(seed):
    """1E-7.4.3."""
    table = FirstTable()
    place = table.location("Somewhere", "space")
    base = table.facility("base", place, owner=OPPONENT, affiliations=("Rom",))
    for number in range(2):
        crewed_ship(table, f"mine {number}", place, affiliations=(("Rom", "NA")[number],), weapons=9)
        crewed_ship(table, f"theirs {number}", place, OPPONENT, affiliations=(("Kli", "NA")[number],), weapons=7)
    table.person("defector", table.names["theirs 1"], owner=OPPONENT, affiliations=("Rom",))
    table.ship("unmanned", place, owner=OPPONENT, affiliations=("Kli",))
    crewed_ship(table, "docked", base, OPPONENT, role="docked")
    leave_something(table)
    table.begin()
    assert play_battles(table, seed) >= 5
