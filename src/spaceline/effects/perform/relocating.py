"""Relocating: where cards are moved to by force, who of them may be, and what goes along (1E-10.2.6)."""

from __future__ import annotations

from spaceline.core.changing import request
from spaceline.core.data.decisions import Answer, Decision, Option, Selection
from spaceline.core.data.frames import RunEffect
from spaceline.core.data.leaves import CardId, EntityId
from spaceline.core.state import State
from spaceline.effects.nodes import effects as node
from spaceline.effects.perform.reading import cards_meant
from spaceline.effects.perform.verdicts import (
    ASK,
    COME_BACK,
    FELL_SHORT,
    WHITHER,
    Outcome,
    name_cards,
    outcome,
    running,
)
from spaceline.effects.world import world_of


def destinations(state: State, run: RunEffect, it: node.Relocate) -> tuple[EntityId, ...]:
    """Where cards could be moved by force."""
    return world_of(state).destinations(state, run, it)


def relocate(state: State, run: RunEffect, it: node.Relocate) -> Outcome:
    """Move cards by force; of several places as good, one is chosen."""
    there = destinations(state, run, it)
    if not there or not cards_meant(state, run, it.cards):
        return FELL_SHORT
    chosen = run.cards.get(WHITHER, ())
    if chosen and not run.only_chooses:
        name_cards(state, WHITHER, ())
        return moved_to(state, run, it, chosen[0]) if chosen[0] in there else FELL_SHORT
    return ASK if len(there) > 1 else bound_for(state, run, it, there[0])


def bound_for(state: State, run: RunEffect, it: node.Relocate, where: EntityId) -> Outcome:
    """Move them there, or while targets are chosen only remember that they will be."""
    if not run.only_chooses:
        return moved_to(state, run, it, where)
    name_cards(state, WHITHER, (where,))
    return COME_BACK


def moved_to(state: State, run: RunEffect, it: node.Relocate, where: EntityId) -> Outcome:
    """Move them there, once it is said who of them goes, where not all may, and what goes along."""
    cards = moving(state, run, it)
    if (
        is_company_open(state, run, it, where)
        or is_to_be_said_who(state, run, it, where)
        or world_of(state).luggage(state, run, it, cards, where)
    ):
        name_cards(state, WHITHER, (where,))
        return ASK
    return move_with(state, run, it, cards, where)


MOVING = "moving"
"""The name of those who are moved, where it had to be said who of several is."""
COMPANY = "company"
"""The name of those who may be moved together, and the prompt by which it is asked for."""
TOGETHER = "together"
"""The kind of an option that names a group who go together."""


def moving(state: State, run: RunEffect, it: node.Relocate) -> tuple[CardId, ...]:
    """The cards that are moved, as far as that is said already."""
    return run.cards.get(MOVING) or run.cards.get(COMPANY) or cards_meant(state, run, it.cards)


def is_company_open(state: State, run: RunEffect, it: node.Relocate, where: EntityId) -> bool:
    """Whether not all who are moved may be there together, and nobody has said yet who is."""
    if run.cards.get(COMPANY) or run.cards.get(MOVING):
        return False
    return len(world_of(state).companies(state, run, it, moving(state, run, it), where)) > 1


def is_to_be_said_who(state: State, run: RunEffect, it: node.Relocate, where: EntityId) -> bool:
    """Whether only some of those who are moved may be, and nobody has said yet who."""
    return not run.cards.get(MOVING) and bool(world_of(state).crowd(state, run, it, moving(state, run, it), where)[0])


def move_with(state: State, run: RunEffect, it: node.Relocate, cards: tuple[CardId, ...], where: EntityId) -> Outcome:
    """Move cards there, with what goes along, once is paid what others ask for that."""
    if world_of(state).is_charged_for(state, run, cards, where):
        name_cards(state, WHITHER, (where,))
        return COME_BACK
    for name in (MOVING, COMPANY):
        if name in run.cards:
            name_cards(state, name, ())
    changes = world_of(state).relocation(state, run, it, cards, where)
    request(state, *changes)
    return outcome(complete=bool(changes))


def where_or_with_what(state: State, run: RunEffect, it: node.Relocate) -> Decision:
    """Ask for the place; once that is known, who goes there, and what of theirs goes along."""
    there = run.cards.get(WHITHER, ())
    if not there:
        return which_place(state, run, it)
    if is_company_open(state, run, it, there[0]):
        return which_company(state, run, it, there[0])
    ask = who_goes if is_to_be_said_who(state, run, it, there[0]) else with_what
    return ask(state, run, it, there[0])


def which_company(state: State, run: RunEffect, it: node.Relocate, where: EntityId) -> Decision:
    """Ask the player of the text which of several groups goes, who are not compatible with each other.

    Somebody who does not go with all of them stands for each.
    """
    world, cards = world_of(state), moving(state, run, it)
    found = world.companies(state, run, it, cards, where)
    everywhere = set(found[0]).intersection(*found[1:])
    speakers = (
        min((card for card in group if card not in everywhere), key=lambda card: state.cards[card].handles[run.you])
        for group in found
    )
    options = tuple(Option(TOGETHER, card, detail=str(at)) for at, card in enumerate(speakers, 1))
    about = (state.cards[cards[0]].parent, where)
    return Decision(run.you, "option", COMPANY, options, about=about, clause=world.company_clause)


def who_goes(state: State, run: RunEffect, it: node.Relocate, where: EntityId) -> Decision:
    """Ask the player of the text who of those who are moved goes, as many as may."""
    world, cards = world_of(state), moving(state, run, it)
    crowd, room = world.crowd(state, run, it, cards, where)
    weights = tuple(world.heads(state, (card,)) for card in crowd)
    least, most = filling(sorted(weights, reverse=True), room), filling(sorted(weights), room)
    selection = Selection(crowd, least, most, *((weights, room) if max(weights) > 1 else ()))
    return Decision(run.you, "cards", "who-goes", selection=selection, about=(run.source,), clause=world.crowd_clause)


def filling(weights: list[int], room: int) -> int:
    """How many fit into a room, taken in this order."""
    number = 0
    for weight in weights:
        if weight <= room:
            number, room = number + 1, room - weight
    return number


def with_what(state: State, run: RunEffect, it: node.Relocate, where: EntityId) -> Decision:
    """Ask the controller of those who are moved which of what they carry goes along."""
    world, cards = world_of(state), moving(state, run, it)
    carried = world.luggage(state, run, it, cards, where)
    selection = Selection(carried, 0, len(carried))
    player = state.cards[cards[0]].controller
    return Decision(player, "cards", "take-along", selection=selection, about=cards, clause=world.luggage_clause)


JUDGED = ("furthest_planet", "far_end", "onward")
"""Words for places that are found by how far away they are: between equals the rules say who decides."""


def which_place(state: State, run: RunEffect, it: node.Relocate) -> Decision:
    """Ask for the place."""
    player, clause = world_of(state).tie_breaker(state, run) if it.to in JUDGED else (run.you, "")
    options = tuple(Option("place", where) for where in destinations(state, run, it))
    cards = moving(state, run, it)
    is_one = len(cards) == 1
    prompt, about = "relocate-where" if is_one else "relocate-where.several", cards if is_one else ()
    return Decision(player, "place", prompt, options, about=(run.source, *about), clause=clause)


def take_place_or_luggage(state: State, run: RunEffect, it: node.Relocate, answer: Answer) -> Outcome:
    """Move them to the place that was chosen; or those, or with what was chosen, to the place that is known."""
    there = run.cards.get(WHITHER, ())
    if there and is_company_open(state, run, it, there[0]):
        assert answer.option is not None
        found = world_of(state).companies(state, run, it, moving(state, run, it), there[0])
        name_cards(state, COMPANY, found[int(answer.option.detail) - 1])
        return moved_to(state, running(state), it, there[0])
    if there and is_to_be_said_who(state, run, it, there[0]):
        cards = moving(state, run, it)
        crowd, _ = world_of(state).crowd(state, run, it, cards, there[0])
        name_cards(state, MOVING, tuple(card for card in cards if card in answer.cards or card not in crowd))
        return moved_to(state, running(state), it, there[0])
    if there:
        name_cards(state, WHITHER, ())
        return move_with(state, run, it, (*moving(state, run, it), *answer.cards), there[0])
    assert answer.option is not None
    return bound_for(state, run, it, answer.option.card)
