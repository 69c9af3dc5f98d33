"""Playing a card as the cost of something else: its own text is ignored, but it can be answered (1E-6.2.0.1)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.data.decisions import PASS, Answer, Decision, Option
from spaceline.core.data.frames import Action, RunEffect
from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.nodes.effects import Offer
from spaceline.effects.perform.reading import cards_meant
from spaceline.effects.perform.verdicts import ASK, COME_BACK, DONE_WELL, FELL_SHORT, name_number

OFFERED = "offered"
"""The kind of action by which an edition plays such a card."""
ACCEPTED = "accepted"
"""The number that says that the card was not nullified."""


def suitable(state: State, run: RunEffect, it: Offer) -> tuple[CardId, ...]:
    """The cards that could be the cost."""
    return tuple(card for card in cards_meant(state, run, it.cards) if card != run.source)


def offer(state: State, run: RunEffect, it: Offer) -> int:
    """Ask for a card; after one that was nullified for another, as long as there is any (1E-6.2.0.1/2, /3)."""
    if run.resumed == COME_BACK and run.numbers.get(ACCEPTED):
        name_number(state, ACCEPTED, 0)
        return DONE_WELL
    return ASK if suitable(state, run, it) and OFFERED in state.ruleset.actions else FELL_SHORT


def which_offer(state: State, run: RunEffect, it: Offer) -> Decision:
    """Ask which card is played; nobody need try again."""
    options = tuple(Option(OFFERED, card) for card in suitable(state, run, it))
    again = (PASS,) if run.resumed == COME_BACK else ()
    return Decision(run.you, "option", "offer", (*options, *again), about=(run.source,))


def take_offer(state: State, run: RunEffect, it: Offer, answer: Answer) -> int:
    """Play it: an action within the action, to which players may respond."""
    option = answer.option
    assert option is not None
    if option == PASS:
        return FELL_SHORT
    name_number(state, ACCEPTED, 0)
    state.frames.append(Action(step="pay_costs", option=option, player=run.you, nature="sub-action"))
    return COME_BACK


def accept(state: State) -> None:
    """Tell the text below the running action that its cost was paid."""
    below = state.frames[state.depth - 1]
    if isinstance(below, RunEffect):
        state.frames[state.depth - 1] = replace(below, numbers={**below.numbers, ACCEPTED: 1})
