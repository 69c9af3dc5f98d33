"""Movement keeps the contract of the core: what is offered and told gives nothing away (1E-12.12/2)."""

import random

import pytest

from spaceline.core import engine
from spaceline.core.choices import sample
from spaceline.rules.first.movement.landing import LANDER
from tests.contract.checks import contract
from tests.support.first_movement import ME, OPPONENT, SHIP, Orders

STEPS = 60


def kind(owner, role, in_play):
    """What a card that cannot be read might be."""
    return "ship" if role in ("docked", "space") else "personnel" if in_play else "deck"


def pools(game):
    """The cards of the game by the kind of hidden card."""
    by_type = {}
    for id, card in game.definitions.items():
        by_type.setdefault(card.type, []).append(id)
    return {
        "ship": by_type["ship"],
        "personnel": [*by_type["personnel"], *by_type["equipment"]],
        "deck": by_type["event"],
    }


def busy_table():
    """Both players have ships of all sorts, people of several affiliations, and something to hide."""
    game = Orders()
    planet, space, far = game.location("planet"), game.location(), game.location("planet", span=4)
    for player in (ME, OPPONENT):
        outpost = game.facility(planet, "Neu", player=player)
        game.facility(far, "Rom", player=player, role="surface")
        docked = game.ship(outpost, "NA", player=player, special_equipment=("Holodeck",))
        hidden = game.ship(space, "Kli/Fed", player=player, special_equipment=("Cloaking Device", "Phasing Cloak"))
        naked = game.ship(planet, "Fed", player=player, attributes={**SHIP, "Shields": 0}, characteristics=(LANDER,))
        for where, affiliation in ((outpost, "NA"), (docked, "NA"), (hidden, "Kli"), (naked, "Fed/Baj")):
            game.person(where, affiliation, player=player)
        for affiliation in ("Fed", "Kli", "NA", "Baj/Fed"):
            game.person(planet, affiliation, player=player)
        game.person(docked, "NA", "Holo", player=player)
        game.tool(planet, player=player)
        game.tool(naked, player=player, icons=("Holo",))
        game.person(outpost, "Rom", player=player)
    return game.run()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("seed", range(4))
def test_orders_given_at_random_keep_the_contract(seed):
    """1E-12.12/2, 1E-12.12/4; and whatever is offered is not refused, nor the other way round."""
    game, rng, done = busy_table(), random.Random(seed), set()
    known = pools(game)
    for step in range(STEPS):
        asked = engine.decision(game.state)
        contract(game.state, known, kind, full=step % 4 == 0, seed=step)
        options = [option for option in asked.options if option.kind not in ("end-turn", "end-play")]
        given = sample(asked, rng)
        if options and given.option not in options and rng.random() < 0.8:
            given = type(given)(option=rng.choice(options))
        if given.option:
            done.add(given.option.kind)
        engine.answer(game.state, given)
    assert len(done) >= 5


def test_all_kinds_of_orders_are_offered_exactly_where_they_are_not_refused():
    """1E-5.0/6: every option about anything in play is either offered or has a clause against it."""
    game = busy_table()
    kinds = (
        "beam",
        "walk",
        "dock",
        "undock",
        "move",
        "land",
        "take-off",
        "cloak",
        "affiliation",
        "join-team",
        "hologram",
    )
    assert game.disagreements(*kinds) == set()
    assert {option.kind for option in game.asked.options} >= {"beam", "walk", "undock", "move", "land", "cloak"}
