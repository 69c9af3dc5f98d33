"""Who might respond in a window, as far as everybody can know: whatever the cards are that lie face down.

Whoever really may respond is among them. Of what texts ask for, only that is looked at which is the same for all at
the table: who does it, whose cards it happens to, and of which types these are.
"""

from __future__ import annotations

from typing import NamedTuple

from spaceline.core.caching import cached_on
from spaceline.core.data.frames import Window
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.core.windows import listeners
from spaceline.effects.frames import RequirementCheck
from spaceline.effects.nodes.abilities import When
from spaceline.effects.perform.doers import NOWHERE, spoken_to, those_of, whose_doing_it_is
from spaceline.effects.perform.paying import due
from spaceline.effects.perform.responses.lingering import player_lingered_for
from spaceline.effects.perform.responses.responding import all_responding, is_like_that
from spaceline.effects.perform.responses.speaking import HELD, is_able
from spaceline.effects.world import world_of

CONCEALED = frozenset({"personnel", "equipment"})
"""The types of cards that lie face down together, so that which of them it is may not be known."""

FROM_HAND = "interrupt"
"""The type of the cards that are played from the hand in response."""

AT_REST = "between"
"""The moment at which is done what must be so: of a card that lies face down it was done when that came about."""


class HeardText(NamedTuple):
    """A text of the edition that responds at a moment, wherever its card may be."""

    type: str
    """The type of its card."""
    played_as: str
    """The type as which its card is played from the hand."""
    ability: When


@cached_on()
def texts_heard(state: State, heard: str) -> tuple[HeardText, ...]:
    """All texts of the edition that respond at a moment, those that are the same once."""
    found = (
        HeardText(definition.type, getattr(definition, "answers_as", definition.type), ability)
        for definition in state.ruleset.heard.get(heard, ())
        for as_damage in (False, True)
        for _, ability in all_responding(definition.abilities, heard, as_damage=as_damage)
    )
    return tuple(dict.fromkeys(found))


def might_respond(state: State, window: Window) -> tuple[PlayerId, ...]:
    """The players of a window who might respond there, for all that everybody knows."""
    return tuple(player for player in window.order if might(state, window, player))


def might(state: State, window: Window, player: PlayerId) -> bool:
    """Whether a player might respond: with a card that lies open, from the hand, or with one that lies face down."""
    heard = f"{window.moment}:{window.occurrence.verb}"
    if any(speaks_in_the_open(state, window, player, card, heard) for card in listeners(state, heard, ())):
        return True
    texts = texts_heard(state, heard)
    if not texts:
        return False
    has_hand = holds_cards(state, player)
    concealed = concealed_cards(state, player)
    types = {type for card in concealed for type in may_be_of(state, card)}
    may_concern_them = may_concern(window, concealed)
    for text in texts:
        ability = text.ability
        from_hand = has_hand and ability.optional and text.played_as == FROM_HAND
        concerns = may_concern_them or not minds_its_card(ability)
        in_play = text.type in types and ability.moment != AT_REST and concerns
        if (from_hand or in_play) and might_speak_of(state, window, player, ability):
            return True
    return False


def speaks_in_the_open(state: State, window: Window, player: PlayerId, card: CardId, heard: str) -> bool:
    """Whether a card that everybody can read has a text of that player that might speak of what happens."""
    if player_lingered_for(state, card) == player:
        return True
    leaf = state.cards[card]
    if not leaf.face_up or leaf.role in HELD or not (card in window.witnesses or is_able(state, card)):
        return False
    is_damage = leaf.role == "on" and world_of(state).is_damage(state, card)
    if spoken_to(state, window, card, is_damage=is_damage) != player:
        return False
    texts = all_responding(world_of(state).abilities(state, card), heard, as_damage=is_damage)
    return any(
        (may_concern(window, (card,)) or not minds_its_card(ability)) and might_speak_of(state, window, player, ability)
        for _, ability in texts
    )


def holds_cards(state: State, player: PlayerId) -> bool:
    """Whether a player has cards that may be played from the hand, or as if from there."""
    held = ((parent, cards) for (parent, role), cards in state.contents.items() if role in HELD)
    return any(parent == player or any(state.cards[it].controller == player for it in cards) for parent, cards in held)


def concealed_cards(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """A player's cards in play that lie face down."""
    roles, leaves = state.ruleset.roles, state.cards
    in_play = (card for (_, role), cards in state.contents.items() if roles[role].in_play for card in cards)
    return tuple(card for card in in_play if leaves[card].controller == player and not leaves[card].face_up)


def may_be_of(state: State, card: CardId) -> frozenset[str]:
    """Of which types a card that lies face down may be: some lie together and cannot be told apart."""
    type: str = state.definition(card).type
    return CONCEALED if type in CONCEALED else frozenset({type})


def may_concern(window: Window, cards: tuple[CardId, ...]) -> bool:
    """Whether it happens to one of these cards, or to no card at all."""
    return not window.occurrence.cards or any(card in cards for card in window.occurrence.cards)


def minds_its_card(ability: When) -> bool:
    """Whether a text responds only to what happens to its own card."""
    return ability.subject is None and not ability.where


def might_speak_of(state: State, window: Window, player: PlayerId, ability: When) -> bool:
    """Whether a text of a player might speak of an occurrence, by what everybody sees of that."""
    occurrence = window.occurrence
    if not is_like_that(state, ability, player, occurrence):
        return False
    if not occurrence.cards:
        return whose_doing_it_is(state, occurrence.player, player, ability.whose)
    before = NOWHERE if ability.subject is not None and "zones" in ability.subject.said else window.whence
    found = those_of(state, ability, player, occurrence, before)
    if not found or ability.subject is None:
        return bool(found)
    types = ability.subject.names("types")
    return not types or any(not state.cards[card].face_up or state.definition(card).type in types for card in found)


def payers(state: State, check: RequirementCheck) -> tuple[PlayerId, ...]:
    """Who might be asked about a requirement: whoever meets it, and all where skills cost something.

    What lets skills cost something lies open to those whom it concerns.
    """
    return state.players if due(state, check) else (check.you,)
