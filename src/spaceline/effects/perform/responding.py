"""Which texts respond to an occurrence, and how their effects begin."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option
from spaceline.core.data.frames import Window
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.names import SPOKEN_OF
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import When
from spaceline.effects.nodes.effects import Draw, Score
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.perform.affording import is_affordable
from spaceline.effects.perform.reading import cards_meant, holds, values_for_filter
from spaceline.effects.perform.run import begin_effect
from spaceline.effects.world import Reading, world_of


def listens(ability: When) -> str:
    """What a text responds to, as the state's table of listeners names it."""
    return f"{ability.moment}:{ability.verb}"


def responses(state: State, window: Window, player: PlayerId) -> tuple[Option, ...]:
    """The responses a player may give: interrupts first, whatever numbers the cards have."""
    options = (option for option, ability in triggered(state, window, player) if ability.optional)
    return tuple(sorted(options, key=lambda option: option.kind))


def obligations(state: State, window: Window, player: PlayerId) -> tuple[Option, ...]:
    """The responses that happen whether the player wants or not; the player says in which order."""
    return tuple(option for option, ability in triggered(state, window, player) if not ability.optional)


def triggered(state: State, window: Window, player: PlayerId) -> Iterator[tuple[Option, When]]:
    """The texts of a player that respond to the occurrence and have not yet done so."""
    world = world_of(state)
    for card in state.watched.get(f"{window.moment}:{window.occurrence.verb}", ()):
        leaf = state.cards[card]
        in_hand = leaf.role == "hand" and leaf.parent == player
        if in_hand and not world.may_answer(state, card):
            continue
        if not in_hand and (leaf.controller != player or not world.text_is_on(state, card)):
            continue
        for at, ability in enumerate(world.abilities(state, card)):
            if not isinstance(ability, When) or listens(ability) != f"{window.moment}:{window.occurrence.verb}":
                continue
            option = Option("answer" if in_hand else "respond", card, detail=str(at))
            if option in window.used or is_repeated(state, window, option, ability):
                continue
            if ability.limit == EACH and is_claimed(state, card, at, player, window):
                continue
            if applies(state, card, at, ability, player, window.occurrence):
                yield option, ability


def is_repeated(state: State, window: Window, option: Option, ability: When) -> bool:
    """Whether a copy has already done the same to the same target, where copies do not add up (1E-12.9/1).

    What lies in the same place has the same target. Optional responses are repeated but for their benefits to a player.
    """
    if not window.used or world_of(state).adds_up(state, option.card):
        return False
    if brings_a_benefit(ability) and world_of(state).benefits_add_up(state):
        return False
    leaf = state.cards[option.card]
    copies = [
        copy
        for other in window.used
        if other.detail == option.detail and (copy := state.cards[other.card]).definition == leaf.definition
    ]
    if ability.optional and ability.limit != EACH:
        return any(copy.owner == leaf.owner for copy in copies) and brings_a_benefit(ability)
    return any((copy.parent, copy.role) == (leaf.parent, leaf.role) for copy in copies)


EACH = "each"
"""The limit of a text that is used once for each card that it responds to."""


def is_claimed(state: State, card: CardId, at: int, player: PlayerId, window: Window) -> bool:
    """Whether copies of a card have responded for all that it could respond for."""
    definition = state.cards[card].definition
    uses = sum(state.cards[other.card].definition == definition for other in window.used)
    ability = world_of(state).abilities(state, card)[at]
    return uses >= len(concerned(state, card, ability, player, window.occurrence) or ())


@cache
def brings_a_benefit(ability: When) -> bool:
    """Whether a text lets somebody score or draw: copies do not do so twice for one event (1E-G:cumulative/5)."""
    return any(isinstance(node, Score | Draw) for _, node in walk(ability.effect))


def applies(state: State, card: CardId, at: int, ability: When, player: PlayerId, occurrence: Change) -> bool:
    """Whether a text responds to this occurrence."""
    if ability.limit not in ("", EACH) and world_of(state).is_used_up(state, player, card, at):
        return False
    spoken_of = concerned(state, card, ability, player, occurrence)
    if spoken_of is None:
        return False
    scope = Reading(card, player, {SPOKEN_OF: spoken_of})
    if ability.test is not None and not holds(state, scope, ability.test):
        return False
    return is_affordable(state, scope, ability.effect)


def concerned(
    state: State, card: CardId, ability: When, player: PlayerId, occurrence: Change
) -> tuple[CardId, ...] | None:
    """The cards of the occurrence that the text speaks of; None when it does not speak of this occurrence."""
    if ability.by and not is_done_by(state, ability.by, player, occurrence):
        return None
    if ability.subject is None and occurrence.cards and ability.where == "":
        return (card,) if card in occurrence.cards else None
    if not occurrence.cards:
        mine = occurrence.player == player
        return () if ability.whose == "anyone" or mine == (ability.whose == "you") else None
    found = tuple(other for other in occurrence.cards if whose_it_is(state, other, player, ability.whose))
    if ability.subject is not None:
        look = values_for_filter(state, ability.subject)
        found = world_of(state).fitting(state, found, ability.subject, look)
    if ability.other:
        found = tuple(other for other in found if other != card)
    if ability.where == "there":
        return found if found and world_of(state).is_at(state, card, occurrence.to) else None
    if ability.where:
        scope = Reading(card, player)
        near = cards_meant(state, scope, Cards(ability.where, of="anyone"))
        if ability.where == "here":
            near += cards_meant(state, scope, Cards("mission"))
        found = tuple(other for other in found if other in near)
    return found or None


def is_done_by(state: State, by: str, player: PlayerId, occurrence: Change) -> bool:
    """Whether the player does it, another player, or a card of that type: not a rule, nor a cost somebody pays."""
    if by in ("you", "opponent"):
        return (occurrence.player == player) == (by == "you")
    return occurrence.source in state.cards and state.definition(occurrence.source).type == by


def whose_it_is(state: State, card: CardId, player: PlayerId, whose: str) -> bool:
    """Whether the card is one of the player's, or of an opponent."""
    return whose == "anyone" or (state.cards[card].controller == player) == (whose == "you")


def begin_response(state: State, card: CardId, at: int, player: PlayerId, responds_to: int) -> None:
    """Carry out the effect of a responding text; ``responds_to`` is the depth of the frame below its window."""
    ability = world_of(state).abilities(state, card)[at]
    window = state.frames[responds_to + 1]
    spoken_of: tuple[CardId, ...] = ()
    if isinstance(window, Window):
        spoken_of = concerned(state, card, ability, player, window.occurrence) or ()
    begin_effect(state, card, (at, 0), player, cards={SPOKEN_OF: spoken_of}, responds_to=responds_to)
