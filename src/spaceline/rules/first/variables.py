"""Variable attributes: what X is, is picked each time somebody needs to know it (1E-10.1.0.7/2)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.modifiers import bearing_on, fresh
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.effects.dependencies import values_of
from spaceline.effects.nodes import AnyNode, walk
from spaceline.effects.nodes.effects import Top
from spaceline.effects.nodes.requirements import Total
from spaceline.rules.first.data.frames import PickingValues
from spaceline.rules.first.definition import VARIABLE
from spaceline.rules.first.participants import current_attempt, facing
from spaceline.rules.first.switches import readings
from spaceline.rules.first.values import definition, is_disabled


def pick_for_dilemma(state: State, text: AnyNode) -> None:
    """Let the X of those who face the present dilemma, and of their ship, be picked where a text of it looks at it."""
    if VARIABLE not in state.watched:
        return
    attempt = current_attempt(state)
    ship = (attempt.ship,) if attempt is not None and attempt.ship else ()
    pick_for(state, (*facing(state), *ship), text)


def pick_for_text(state: State, card: CardId, at: int) -> None:
    """Let every X in play be picked where a text that is carried out looks at it; whom it concerns is not known yet."""
    cards = state.watched.get(VARIABLE)
    if cards:
        pick_for(state, cards, definition(state, card).abilities[at])


def pick_for(state: State, cards: Iterable[CardId], text: AnyNode) -> None:
    """Let the X of these cards be picked before anything else goes on, where a text or a requirement looks at it."""
    if VARIABLE in state.watched:
        pick_values(state, cards, needed(state, text))


def pick_values(state: State, cards: Iterable[CardId], attributes: frozenset[str]) -> None:
    """Let the X of these cards be picked before anything else goes on, where it stands in one of the attributes."""
    if VARIABLE not in state.watched:
        return
    open_ = tuple(
        card for card in cards if may_vary(state, card) and not definition(state, card).varying.isdisjoint(attributes)
    )
    if open_:
        state.frames.append(PickingValues(step="next_card", cards=open_))


def may_vary(state: State, card: CardId) -> bool:
    """Whether there is something to pick: where the skill that says so cannot be used, X is undefined."""
    return bool(definition(state, card).choices) and state.in_play(card) and not is_disabled(state, card)


def needed(state: State, text: AnyNode) -> frozenset[str]:
    """The values that a text looks at, and those at which the texts in force look that bear on them."""
    names = looked_at(text)
    texts = bearing_on(names, fresh(state).texts)
    return names.union(*(text.asks | text.looks for text in texts))


@cache
def looked_at(node: AnyNode) -> frozenset[str]:
    """The values that a part of a text looks at; of the attributes only those that it names."""
    return frozenset(name for _, part in walk(node) for name in named(part))


def named(part: AnyNode) -> Iterable[str]:
    """The values that one node names."""
    if isinstance(part, Total):
        return part.attributes
    return part.of.split("+") if isinstance(part, Top) else values_of(part)


def next_card(state: State, picking: PickingValues) -> Next:
    """Take up the first card of which X may still be picked."""
    left = tuple(card for card in picking.cards if may_vary(state, card))
    if not left:
        return DONE
    state.frames[state.depth] = replace(picking, cards=left)
    return None


def picker(state: State, card: CardId) -> PlayerId:
    """Who picks: the controller, or by the other reading the owner (1E-G:variable-attribute/1, ambiguity 10)."""
    leaf = state.cards[card]
    return leaf.owner if readings(state).variable_chosen_by == "owner" else leaf.controller


def pick_value(state: State, picking: PickingValues) -> Decision | None:
    """Ask what X is now."""
    card = picking.cards[0]
    options = tuple(Option("value", card, detail=str(number)) for number in definition(state, card).choices)
    return Decision(picker(state, card), "option", "pick-value", options, about=(card,), clause="1E-10.1.0.7/2")


def take_value(state: State, picking: PickingValues, answer: Answer) -> Next:
    """That is X until it is picked again."""
    assert answer.option is not None
    card = answer.option.card
    state.frames[state.depth] = replace(picking, cards=picking.cards[1:])
    request(state, Change("vary", (card,), picker(state, card), amount=int(answer.option.detail)))
    return "next_card"


PICKING_VALUES: Procedure = Procedure(PickingValues, next_card, Choose(pick_value, take_value))
