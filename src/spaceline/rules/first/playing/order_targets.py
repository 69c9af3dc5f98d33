"""Whether a text that is used as an order has anything to choose (1E-G:actions-step-1-initiation/1)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from spaceline.core.data.decisions import Refusal
from spaceline.core.state import State
from spaceline.effects.nodes.effects import Effect, Select, Sequence
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.traits import like
from spaceline.effects.perform.reading import cards_meant
from spaceline.effects.scope import Scope
from spaceline.rules.first.refusals import refusal

AROUND = ("present", "here", "aboard", "planet", "command", "table")
"""Where cards lie of which each player knows at least that they are there."""


def no_targets(state: State, scope: Scope, effect: Effect) -> Refusal | None:
    """Why an effect cannot be begun that begins with a choice: there is nobody and nothing for it.

    The player knows what the own cards are; of the opponent's any of that type may be what is wanted (1E-12.12/2).
    """
    chosen = first_choice(effect)
    if chosen is None or cards_meant(state, scope, replace(chosen, of="you")):
        return None
    may_be_theirs = chosen.of == "anyone" and cards_meant(state, scope, as_seen(chosen))
    return None if may_be_theirs else refusal("nothing-to-choose")


@cache
def first_choice(effect: Effect) -> Cards | None:
    """The cards around of which a text lets its player choose before it does anything else."""
    first = effect.steps[0] if isinstance(effect, Sequence) else effect
    if not isinstance(first, Select) or first.by != "you" or first.up_to:
        return None
    return first.cards if first.cards.where in AROUND and first.cards.of in ("you", "anyone") else None


@cache
def as_seen(cards: Cards) -> Cards:
    """Those cards of the opponent's that may be meant, as far as the other player can tell."""
    return replace(cards, of="opponent", filter=like(types=cards.filter.names("types")))
