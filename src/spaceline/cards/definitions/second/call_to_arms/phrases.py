"""What several cards of Call to Arms (2003) say in the same way."""

from __future__ import annotations

from spaceline.cards.definitions.second.battle_phrases import ENEMY
from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import Test
from spaceline.effects.phrases import *

BORG = personnel(affiliations="Bor")


def assimilate(among: Cards = ENEMY) -> Effect:
    """One of the personnel whom an opponent brought into the battle, or of others, changes sides."""
    return take_command(random(among=commandable(among), name="drone"))


ANY_SKILL = ("any skill",)

INFILTRATORS = commanded(personnel(keywords="Infiltrator"))

INFILTRATORS_HERE = here(personnel(keywords="Infiltrator", stopped=False))


def saved() -> Effect:
    """One of those something is about to happen to."""
    return select(one(among=those(), name="saved"))


def costs_a_discard() -> Ability:
    """Playing the card costs another one from hand, when it is there already."""
    return when("play", discard_from_hand(), must=True)


def cheaper_for_each(keyword: str) -> Ability:
    """The card costs less for each such event that you command."""
    return static(this, costs(count(commanded(event(keywords=keyword))), times=-1))


DILEMMAS_BENEATH_MISSIONS = sharing("place", overcome_dilemmas(), missions())


def is_copy_among(dilemmas: Cards) -> Test:
    """The dilemma that is faced is a copy of one of those."""
    return some_are(sharing("title", cause, dilemmas))


def known_to_borg(test: Test) -> Ability:
    """Borg who face a dilemma overcome it, if they know it."""
    return when("face", put(cause, "beneath"), subject=personnel(affiliations="Bor"), test=test)
