"""Curing and nullifying dilemmas that stayed in play (1E-7.2.2.3/1, 1E-7.2.2.4/1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spaceline.core.changing import request
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Cure, Nullifier
from spaceline.effects.perform.reading import holds
from spaceline.effects.perform.run import begin_effect
from spaceline.effects.world import Reading
from spaceline.rules.first.definition import CURE
from spaceline.rules.first.procedures.missions.doubling import worded
from spaceline.rules.first.procedures.missions.parting import parting
from spaceline.rules.first.procedures.turn import is_between_actions
from spaceline.rules.first.refusals import refusal

IN_PLAY = ("at", "on", "table", "space", "surface")
"""The roles of dilemmas that stayed in play."""


def offer_cures(state: State, player: PlayerId) -> Iterable[Option]:
    """The dilemmas in play whose cure or nullifier the player can meet now."""
    if CURE not in state.watched or not is_between_actions(state):
        return ()
    memo = state.memo["options"]
    found: tuple[Option, ...] | None = memo.get(("cure", player))
    if found is None:
        found = memo["cure", player] = tuple(find_cures(state, player))
    return found


def find_cures(state: State, player: PlayerId) -> Iterator[Option]:
    """Look at every dilemma with a cure."""
    for card in [card for card in state.watched.get(CURE, ()) if state.cards[card].role in IN_PLAY]:
        if curable(state, card, player) >= 0:
            yield Option("cure", card)


def curable(state: State, card: CardId, player: PlayerId) -> int:
    """The number of the text that the player's personnel there meet; -1 for none."""
    scope = Reading(card, player)
    texts = (*worded(state, card).of_kind(Cure), *worded(state, card).of_kind(Nullifier))
    return next((at for at, text in texts if holds(state, scope, text.test)), -1)


def no_cure(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why the dilemma cannot be cured now; of those who face a seed nobody learns anything so (1E-5.0/3)."""
    card = option.card
    if not is_between_actions(state):
        return refusal("not-between-actions")
    if option.target or option.detail:
        return refusal("no-such-target")
    if card not in state.cards or state.cards[card].role not in IN_PLAY or curable(state, card, player) < 0:
        return refusal("nothing-to-cure")
    return None


def cure(state: State, action: Action) -> None:
    """Meeting the requirement discards the dilemma; its points are scored (1E-7.2.2.3/2, 1E-7.2.2.5/1)."""
    card = action.option.card
    at = curable(state, card, action.player)
    text = worded(state, card).abilities[at]
    request(state, *parting(state, card, action.player, is_met=True))
    if isinstance(text, Cure) and text.effect is not None:
        begin_effect(state, card, (at, 1), action.player)


ACTIONS: tuple[ActionRule, ...] = (ActionRule("cure", offer_cures, no_cure, cure),)
