"""Whose cards something happens to, and whose doing it is, as texts that respond to it ask."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from msgspec.structs import replace

from spaceline.core.data.changes import Change
from spaceline.core.data.frames import Whence, Window
from spaceline.core.data.leaves import NOBODY, CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import When
from spaceline.effects.nodes.moments import is_about_users
from spaceline.effects.nodes.words import ANY_SKILL, ANYTHING, HOLDER, ONLY_SKILL, RIGHT
from spaceline.effects.parts import seats_of
from spaceline.effects.perform.reading import current
from spaceline.effects.world import world_of

Before = Mapping[CardId, Whence]
"""Where cards were before something happened to them, and who commanded them."""
NOWHERE: Before = MappingProxyType({})


def is_done_by(state: State, by: str, player: PlayerId, occurrence: Change) -> bool:
    """Whether the player does it, another player, or a card of that type: not a rule, nor a cost somebody pays.

    What nobody controls does nothing for an opponent (1E-G:defend-homeworld/1).
    """
    if by in ("you", "opponent"):
        is_own, is_somebodys = occurrence.player == player, occurrence.player in state.players
        return is_own if by == "you" else is_somebodys and not is_own
    return occurrence.source in state.cards and state.definition(occurrence.source).type == by


def uses(state: State, card: CardId, skills: tuple[str, ...], occurrence: Change) -> bool:
    """Whether the card uses one of these skills when the occurrence is that cards are used (2E-skills-glossary/1)."""
    if ANYTHING in skills:
        return any(use.card == card for use in occurrence.uses)
    used = skills_used(state, card, occurrence)
    if ONLY_SKILL in skills:
        return not used.isdisjoint(world_of(state).traits(state, card, ONLY_SKILL, current(state)))
    return bool(used) if ANY_SKILL in skills else not used.isdisjoint(skills)


def skills_used(state: State, card: CardId, use: Change) -> frozenset[str]:
    """Which skills of a card are used where cards are: of what helps, neither attributes nor what else it is.

    Who has a skill and may not use it, or does not, does not help with that one (2E-skills-glossary/1, /3).
    """
    said = {it.card: it.of for it in use.uses}
    what = said.get(card, ()) if said else tuple(use.detail.split(", "))
    return frozenset(current(state)(card).skills.keys() & set(what))


def as_asked(ability: When, occurrence: Change) -> Change:
    """The occurrence as a text asks for it: a mission's completing as that of those who used something for it."""
    if not is_about_users(ability):
        return occurrence
    return replace(occurrence, cards=tuple(use.card for use in occurrence.uses))


def those_of(state: State, ability: When, player: PlayerId, occurrence: Change, whence: Before) -> tuple[CardId, ...]:
    """The cards of whomever the text names; an opponent who does something does it with cards of the own."""
    found = tuple(card for card in occurrence.cards if whose_it_is(state, card, player, ability.whose, whence))
    if ability.whose == ability.by == "opponent":
        return tuple(card for card in found if commander_of(state, card, whence) == occurrence.player)
    return found


def whose_it_is(state: State, card: CardId, player: PlayerId, whose: str, whence: Before) -> bool:
    """Whether the card is one of the player's, or of an opponent; one that nobody commands is nobody's."""
    commander = commander_of(state, card, whence)
    return whose == "anyone" if commander == NOBODY else whose_doing_it_is(state, commander, player, whose)


def commander_of(state: State, card: CardId, whence: Before) -> PlayerId:
    """Whose the card is: whoever commands it (2E-command-and-owner/4, /5), or nobody.

    One that is no longer in play was whoever's it was until then, and not its owner's (2E-command-and-owner/3); but
    the pile it comes to, where a text speaks of that, is its owner's.
    """
    leaf = state.cards[card]
    commander, role = leaf.controller, leaf.role
    if card in whence and not state.in_play(card):
        commander, role = whence[card].commander, whence[card].role
    return NOBODY if role in world_of(state).uncommanded else commander


COMPLETING = ("complete", "solve")
"""What somebody does with a mission who completes it."""


def spoken_to(state: State, window: Window, card: CardId, *, is_damage: bool) -> PlayerId:
    """The player whom a text calls "you" (2E-command-and-owner/4): of a card that left play whoever commanded it.

    Of a mission that is completed it is whoever completes it, whosever the card is (1E-G:mission/3).
    What nobody controls acts by itself; whoever's turn it is sees to that. A card that serves all players speaks to
    whoever does something.
    """
    if is_damage:
        return world_of(state).speaks_to(state, card)
    if not window.occurrence.cards and world_of(state).serves_all(state, card):
        return window.occurrence.player
    if window.occurrence.verb in COMPLETING and card in window.occurrence.cards:
        return window.occurrence.player
    if card in window.witnesses:
        return commander_of(state, card, window.whence)
    return state.cards[card].controller or state.ruleset.active_player(state)


def is_players_doing(state: State, card: CardId, ability: When, player: PlayerId, doer: PlayerId) -> bool:
    """Whether it is the doing of whomever a text of the card means; the holder is who controls what the card is on."""
    if ability.whose != HOLDER:
        return whose_doing_it_is(state, doer, player, ability.whose)
    held_by = state.cards.get(state.cards[card].parent)
    return held_by is not None and held_by.controller == doer


def whose_doing_it_is(state: State, doer: PlayerId, player: PlayerId, whose: str) -> bool:
    """Whether it is the doing of the player, of an opponent, or of the player on the right."""
    if whose == RIGHT:
        return doer != player and seats_of(state).left_of(state, doer) == player
    return whose == "anyone" or (doer == player) == (whose == "you")
