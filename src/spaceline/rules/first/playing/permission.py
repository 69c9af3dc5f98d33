"""Whether a card may come into play at all: known text, AU, copies and personas, conditions (1E-6.2, 1E-6.3.1)."""

from __future__ import annotations

from functools import cache

from spaceline.core.caching import cached_on
from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import PlayedOnlyIf
from spaceline.effects.perform.reading import holds
from spaceline.effects.scope import Reading
from spaceline.rules.first.borg.collective import COUNTERPART, has_spokesman
from spaceline.rules.first.borg.objectives import another_is_current
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.definition import BORG_OBJECTIVE, CardDefinition
from spaceline.rules.first.people.uniqueness import personas_in_play
from spaceline.rules.first.places import place_of
from spaceline.rules.first.playing.limits import note_use, used_up
from spaceline.rules.first.playing.natives import homes, is_native
from spaceline.rules.first.playing.time_locations import TYPE, cannot_lie
from spaceline.rules.first.playing.timing import PERMITTED, of_others, plays, qualifies, speaking
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.topics import LAYOUT, MODE, PLAY
from spaceline.rules.first.values import definition, facts, is_barred, played_as

ALTERNATE_UNIVERSE = "AU"
EARNED = "earned"
"""The mark of an artifact that was earned (1E-2.3.0.1/1)."""


def cannot_enter(
    state: State, player: PlayerId, card: CardId, *, is_earned: bool = False, is_let_in: bool = False
) -> Refusal | None:
    """Why a card that was not seeded cannot come into play, whenever it is tried; a download earns an artifact.

    What a text lets in by name needs no other to permit it.
    """
    it = definition(state, card)
    if is_unconditional(it):
        problem = has_copy(state, player, card) if it.facts.uniqueness != "universal" else None
        return problem or (refusal("barred") if is_barred(state, card, "play") else None)
    if not it.is_built:
        return refusal("not-built")
    if it.type == "artifact" and not (it.used_as and (is_earned or state.mark(card, EARNED))):
        return refusal("not-earned")
    if not (is_let_in or is_permitted(state, player, card) or is_native(state, player, card)):
        return refusal("needs-enabler")
    problem = has_copy(state, player, card) if it.facts.uniqueness != "universal" else None
    problem = problem or has_counterpart(state, player, card) or is_kept_out(state, player, card)
    return problem or cannot_lie(state, player, card)


@cache
def is_unconditional(it: CardDefinition) -> bool:
    """Whether nothing but copies in play and texts in force ever keeps a card from coming into play."""
    if not it.is_built or it.type in ("artifact", TYPE) or it.of_kind(PlayedOnlyIf):
        return False
    is_special = ALTERNATE_UNIVERSE in it.facts.icons or COUNTERPART in it.facts.characteristics
    return not is_special and BORG_OBJECTIVE not in it.listens


def is_permitted(state: State, player: PlayerId, card: CardId, mode: CardValues | None = None) -> bool:
    """Whether the card shows no AU icon or a text permits such cards, declared like that (1E-6.2/8)."""
    if ALTERNATE_UNIVERSE not in definition(state, card).facts.icons:
        return True
    return plays(state, player, card, PERMITTED, mode)


def note_permission(state: State, player: PlayerId, card: CardId) -> None:
    """Remember that a text is used that permits one such card each turn, if no other text lets this one in.

    1E-G:space-time-portal/1.
    """
    if ALTERNATE_UNIVERSE not in definition(state, card).facts.icons or is_native(state, player, card):
        return
    texts = [
        (source, at, text.limit)
        for source in speaking(state, player, PERMITTED)
        for at, text in of_others(definition(state, source), PERMITTED)
        if text.cards is not None and qualifies(state, player, text.cards, card, None)
    ]
    if texts and all(limit for _, _, limit in texts):
        source, at, _ = texts[0]
        note_use(state, player, source, at)


def may_come(state: State, player: PlayerId, card: CardId, where: EntityId, mode: CardValues | None = None) -> bool:
    """Whether the AU icon of a card, declared like that, does not keep it away from a place: a native needs no leave.

    1E-4.0.1/2, 1E-G:alternate-universe-icon/1.
    """
    if is_permitted(state, player, card, mode):
        return True
    return place_of(state, where) in tuple(homes(state, player, card, mode))


def has_copy(state: State, player: PlayerId, card: CardId) -> Refusal | None:
    """Why a copy or version in play keeps the card out, but for universal ones; ownership counts.

    1E-6.2/3, 1E-6.3.1/1, /2, /4.
    """
    it = definition(state, card)
    if it.facts.uniqueness == "not-duplicatable" and is_anywhere(state, it.title):
        return refusal("not-duplicatable")
    if not it.is_single or it.personas.isdisjoint(personas_in_play(state, player)):
        return None
    copies = (
        other
        for other, leaf in state.cards.items()
        if leaf.owner == player and state.in_play(other) and definition(state, other).title == it.title
    )
    return refusal("unique-in-play" if any(other != card for other in copies) else "persona-in-play")


def has_counterpart(state: State, player: PlayerId, card: CardId) -> Refusal | None:
    """Why a counterpart in play keeps another one out: a player has one at most (1E-6.3.0.1/1)."""
    if COUNTERPART not in facts(state, card).characteristics:
        return None
    return refusal("one-counterpart") if has_spokesman(state, player, card) else None


def is_anywhere(state: State, title: str) -> bool:
    """Whether a card of that title is in play, whoever's it is (1E-6.2/5)."""
    return title in titles_in_play(state)


@cached_on(PLAY, MODE, LAYOUT)
def titles_in_play(state: State) -> set[str]:
    """The titles of all cards in play."""
    roles = state.ruleset.roles
    return {
        state.ruleset.definitions[leaf.definition].title
        for leaf in state.cards.values()
        if roles[leaf.role].in_play and leaf.role != "playing"
    }


def is_kept_out(state: State, player: PlayerId, card: CardId) -> Refusal | None:
    """Why its own conditions, a text in force or the objective of the Borg keep the card from being played.

    One with the hidden agenda icon may lie face down beside the current one (1E-6.5.3.0.8/1).
    """
    if is_barred(state, card, "play"):
        return refusal("barred")
    if not definition(state, card).is_agenda and (problem := another_is_current(state, player, card)):
        return problem
    for at, text in definition(state, card).of_kind(PlayedOnlyIf):
        if not holds(state, Reading(card, player), text.test):
            return refusal("condition-not-met")
        if problem := used_up(state, player, card, at):
            return problem
    return None


def is_interrupt(state: State, card: CardId) -> bool:
    """Whether the card is discarded as soon as it has been used (1E-6.2/2)."""
    return played_as(state, card) == "interrupt"
