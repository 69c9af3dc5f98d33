"""What the choices within a card's text come to: requirements asked of those chosen, and of those who pay for them."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.data.aims import Aim
from spaceline.core.data.frames import RunEffect
from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.frames import Check
from spaceline.effects.meeting import tally
from spaceline.effects.nodes import AnyNode, walk
from spaceline.effects.nodes.effects import (
    Destroy,
    Disable,
    Discard,
    Hold,
    Kill,
    Put,
    Relocate,
    RemoveFromGame,
    Stop,
)
from spaceline.effects.nodes.tests import Shows
from spaceline.effects.perform.checking import requirement
from spaceline.effects.world import Reading, texts_called, world_of

TEXT = "text"
"""The kind of an aim that the text of a card has."""

TAKES_AWAY = (Destroy, Disable, Discard, Hold, Kill, Put, Relocate, RemoveFromGame, Stop)
"""Deeds after which a card no longer takes part in what is going on."""


def of_check(state: State, check: Check, paid: tuple[CardId, ...]) -> Aim:
    """What a requirement comes to when the skills of some are paid for (2E-skills-glossary/3)."""
    world, scope = world_of(state), Reading(check.source, check.you)
    values = world.without_taxed(state, scope, paid)
    counted = tally(world.company(state, scope, check.group, values), requirement(state, check))
    return Aim(TEXT, check.source, counted.needs, counted.either)


def of_chosen(state: State, run: RunEffect, name: str, chosen: tuple[CardId, ...]) -> tuple[Aim, ...]:
    """The requirements that a text has for the cards to which it gives a name."""
    world, scope = world_of(state), replace(run, cards={**run.cards, name: chosen})
    found = []
    for _, node in walk(text_of(state, run)):
        if isinstance(node, Shows) and (node.group.where, node.group.name) == ("named", name):
            counted = tally(world.company(state, scope, chosen), node.requirement)
            found.append(Aim(TEXT, run.source, counted.needs, counted.either))
    return tuple(found)


def takes_away(state: State, run: RunEffect, name: str) -> bool:
    """Whether a text lets those to whom it gives a name no longer take part in what is going on."""
    named = (node.cards for _, node in walk(text_of(state, run)) if isinstance(node, TAKES_AWAY))
    return any((cards.where, cards.name) == ("named", name) for cards in named)


def text_of(state: State, run: RunEffect) -> AnyNode:
    """The whole text of which a part is carried out."""
    found: AnyNode = texts_called(state, run.definition)[run.path[0]]
    return found
