"""What the choices within a card's text come to: requirements asked of those chosen, and of those who pay for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from spaceline.core.data.decisions import Answer, Decision
from spaceline.core.data.frames import RunEffect
from spaceline.core.data.leaves import CardId
from spaceline.core.data.previews import Preview
from spaceline.core.state import State
from spaceline.effects.frames import RequirementCheck
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
from spaceline.effects.perform.reading import current
from spaceline.effects.perform.required import requirement, scope_of
from spaceline.effects.world import texts_called, world_of

TEXT = "text"
"""The kind of a preview that the text of a card has."""

TAKES_AWAY = (Destroy, Disable, Discard, Hold, Kill, Put, Relocate, RemoveFromGame, Stop)
"""Deeds after which a card no longer takes part in what is going on."""

Counting = Callable[[State, Decision, Answer], tuple[Preview, ...]]
"""What an answer in the making is given for, with what it comes to."""

LeavingCards = Callable[[State, Decision, tuple[CardId, ...]], tuple[Preview, ...]]
"""What is going on, for those who are left in it without some."""


def counting(by_option: Mapping[str, Counting], by_question: Mapping[str, Counting]) -> Counting:
    """How an edition counts: by the kind of the option that is taken, else by the question that cards answer."""

    def previews(state: State, asked: Decision, given: Answer) -> tuple[Preview, ...]:
        if given.option is not None:
            found = by_option.get(given.option.kind)
        else:
            found = by_question.get(asked.question.kind) if asked.kind == "cards" else None
        return found(state, asked, given) if found is not None else ()

    return previews


def selecting(left_in_attempt: LeavingCards) -> Counting:
    """How choices within a text are counted: what it requires, and the attempt where it takes them out of it."""

    def of_selecting(state: State, asked: Decision, given: Answer) -> tuple[Preview, ...]:
        run, name = state.frames[-1], asked.question.name
        if not isinstance(run, RunEffect):
            return ()
        left = left_in_attempt(state, asked, given.cards) if takes_away(state, run, name) else ()
        return (*of_chosen(state, run, name, given.cards), *left)

    return of_selecting


def of_check(state: State, check: RequirementCheck, paid: tuple[CardId, ...]) -> Preview:
    """What a requirement comes to when the skills of some are paid for (2E-skills-glossary/3)."""
    world, scope = world_of(state), scope_of(check)
    look = current(state)
    values = world.without_taxed(state, scope, {card: frozenset(look(card).skills) for card in paid})
    counted = tally(world.company(state, scope, check.group, values), requirement(state, check))
    return Preview(TEXT, check.source, counted.needs, counted.either)


def of_chosen(state: State, run: RunEffect, name: str, chosen: tuple[CardId, ...]) -> tuple[Preview, ...]:
    """The requirements that a text has for the cards to which it gives a name."""
    world, scope = world_of(state), replace(run, cards={**run.cards, name: chosen})
    found = []
    for _, node in walk(text_of(state, run)):
        if isinstance(node, Shows) and (node.group.where, node.group.name) == ("named", name):
            counted = tally(world.company(state, scope, chosen), node.requirement)
            found.append(Preview(TEXT, run.source, counted.needs, counted.either))
    return tuple(found)


def takes_away(state: State, run: RunEffect, name: str) -> bool:
    """Whether a text lets those to whom it gives a name no longer take part in what is going on."""
    named = (node.cards for _, node in walk(text_of(state, run)) if isinstance(node, TAKES_AWAY))
    return any((cards.where, cards.name) == ("named", name) for cards in named)


def text_of(state: State, run: RunEffect) -> AnyNode:
    """The whole text of which a part is carried out."""
    found: AnyNode = texts_called(state, run.definition)[run.path[0]]
    return found
