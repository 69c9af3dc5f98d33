"""Which cards speak: whose texts go on where they lie, and to whom each of them speaks."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.perform.continuous import STATIC
from spaceline.rules.first.definition import VANISH
from spaceline.rules.first.roles import ROLES
from spaceline.rules.first.values import put_out

IN_PLAY = frozenset(name for name, role in ROLES.items() if role.in_play)

Speaker = tuple[CardId, PlayerId]
"""A card whose text is in force, and the player who controls it."""


def speakers(state: State) -> tuple[Speaker, ...]:
    """The cards whose texts are in force now: as long as they are the same, so are those texts but for lasting effects.

    Remembered by whom texts put out of use (1E-10.2.3/1) until a card enters or leaves play or its status changes.
    Where ships may vanish it also depends on where cards are, and nothing is remembered.
    """
    if VANISH in state.watched:
        return find_speakers(state)
    memo, out = state.memo["speakers"], put_out(state)
    found: tuple[Speaker, ...] | None = memo.get(out)
    if found is None:
        found = memo[out] = find_speakers(state)
    return found


def find_speakers(state: State) -> tuple[Speaker, ...]:
    """Look at every card of this game with a text that would go on."""
    leaves, is_on = state.cards, state.ruleset.language.text_is_on
    there = [card for card in state.watched.get(STATIC, ()) if leaves[card].role in IN_PLAY]
    return tuple((card, leaves[card].controller) for card in there if is_on(state, card))
