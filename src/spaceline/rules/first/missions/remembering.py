"""Which positions of a turn are kept beyond the action that began in each, for what undoes actions.

Only in a game with a card that does so, and as long as it could still be met (1E-G:temporal-causality-loop/1).
"""

from __future__ import annotations

from spaceline.core.actions import forget_positions, positions
from spaceline.core.caching import cached_on
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import AfterFailure, When
from spaceline.rules.first.data.frames import Turn
from spaceline.rules.first.definition import AFTER_FAILURE

GONE = frozenset(("discard", "out-of-play", "points", "seed-deck"))
"""Where a dilemma is met no more."""


def may_be_met(state: State) -> bool:
    """Whether a dilemma that undoes actions of this turn could be met."""
    if AFTER_FAILURE not in state.watched or not state.frames or not isinstance(state.frames[0], Turn):
        return False
    return any(state.cards[card].role not in GONE for card in those_that_undo(state))


@cached_on()
def those_that_undo(state: State) -> tuple[CardId, ...]:
    """The dilemmas of this game that undo actions."""
    return tuple(card for card in state.watched[AFTER_FAILURE] if undoes(state, card))


def undoes(state: State, card: CardId) -> bool:
    """Whether a dilemma undoes actions as its condition fails."""
    texts = state.ruleset.definitions[state.cards[card].definition].of_kind(AfterFailure)
    return any(text.how == "undo" for _, text in texts)


def forget_earlier(state: State, player: PlayerId) -> None:
    """As the player begins an action, forget what was before the last one: only two are ever undone."""
    if not state.restores:
        return
    for kept, position in enumerate(reversed(positions(state)), 1):
        begun = action_of(position)
        if begun is not None and is_of(position, begun, player):
            forget_positions(state, kept)
            return


def action_of(position: State) -> Action | None:
    """The action that began in a position, if it was part of no other."""
    begun = [frame for frame in position.frames if isinstance(frame, Action)]
    return begun[0] if len(begun) == 1 else None


def is_of(state: State, begun: Action, player: PlayerId) -> bool:
    """Whether it is an action of that player; a text that leaves no choice is nobody's (1E-G:actions/1)."""
    if begun.player != player or begun.option.kind != "respond":
        return begun.player == player
    text = state.ruleset.language.abilities(state, begun.option.card)[int(begun.option.detail)]
    return not isinstance(text, When) or text.optional
