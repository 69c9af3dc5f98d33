"""Another version of a persona takes the place of the one in play, at the start of the turn (1E-6.5.2).

That of some personnel does so at any time, as their text says (1E-G:plain-simple-garak/1).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import FIRST_CARD, CardId, PlayerId
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.people.uniqueness import personas_in_play
from spaceline.rules.first.playing.entering import HIDDEN
from spaceline.rules.first.playing.reporting import goes_with, modes_of
from spaceline.rules.first.playing.targets import may_lie_on
from spaceline.rules.first.playing.timing import LISTENING, PARTS, REPLACED, speaking
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.teams import personnel_at
from spaceline.rules.first.turn import active_player, is_between_actions, segment
from spaceline.rules.first.values import definition, type_of
from spaceline.rules.first.verbs.playing import EXCHANGED

REPLACEABLE = ("personnel", "ship")

Swap = tuple[tuple[CardId, CardId], ...]
"""New and old cards; a new card may take the place of two, and two new cards that of one (1E-6.5.2/4)."""


def offer_replacements(state: State, player: PlayerId) -> Iterable[Option]:
    """The cards in hand that could take the place of another version in play."""
    if not is_start(state, player) and (LISTENING[REPLACED] not in state.watched or not at_any_time(state, player)):
        return
    for card, it in others_of_personas(state, player):
        for old in versions_in_play(state, player, it):
            for declared, _ in modes_of(it):
                option = Option("persona", card, old, declared)
                if no_replacement(state, player, option) is None:
                    yield option


def others_of_personas(state: State, player: PlayerId) -> list[tuple[CardId, CardDefinition]]:
    """The cards in hand that share a persona, or a title, with a card that the player has in play."""
    there = personas_in_play(state, player)
    leaves, definitions = state.cards, state.ruleset.definitions
    hand = state.zone(player, "hand") if there else ()
    its = [(card, definitions[leaves[card].definition]) for card in hand]
    return [
        (card, it) for card, it in its if it.type in REPLACEABLE and it.is_single and not it.personas.isdisjoint(there)
    ]


def is_start(state: State, player: PlayerId) -> bool:
    """Whether it is the start of the player's own turn (1E-6.5.2/1)."""
    return segment(state) == "start" and active_player(state) == player


def at_any_time(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """The player's cards that may be replaced whenever nothing is being carried out (1E-G:actions-taking-turns/1)."""
    if LISTENING[REPLACED] not in state.watched or segment(state) not in PARTS:
        return ()
    return tuple(speaking(state, player, REPLACED))


def names(it: CardDefinition) -> frozenset[str]:
    """The personas of a card: its own, or those of the two personnel on it."""
    pair = it.facts.pair
    return frozenset(person.name for person in pair) if pair else frozenset((it.persona,))


def versions_in_play(state: State, player: PlayerId, it: CardDefinition) -> Iterator[CardId]:
    """The cards in play that the player owns and that share a persona with another card."""
    for card, leaf in state.cards.items():
        other = definition(state, card)
        if leaf.owner == player and state.in_play(card) and other.is_single and names(other) & names(it):
            yield card


def no_replacement(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a card cannot take the place of another."""
    new, old = option.card, option.target
    is_time = is_start(state, player) or old in at_any_time(state, player)
    if not is_time or not is_between_actions(state):
        return refusal("only-at-start")
    if new not in state.zone(player, "hand"):
        return refusal("not-in-hand")
    if old not in state.cards or not state.in_play(old) or state.mark(old, EXCHANGED):
        return refusal("no-replacement")
    if not is_own(state, player, old):
        return refusal("not-own-persona")
    if has_copies(state, player, old):
        return refusal("several-copies")
    return no_version(definition(state, new), definition(state, old)) or no_swap(state, player, option)


def has_copies(state: State, player: PlayerId, card: CardId) -> bool:
    """Whether the player owns another copy of the card in play: then neither is exchanged (1E-6.5.2/5)."""
    it = definition(state, card)
    return any(other != card and definition(state, other) is it for other in versions_in_play(state, player, it))


def no_version(it: CardDefinition, other: CardDefinition) -> Refusal | None:
    """Why one card is not another version of the persona of the other."""
    if "facility" in (it.type, other.type):
        return refusal("facility-persona")
    if it.type not in REPLACEABLE or it.facts.id == other.facts.id or not names(it) & names(other):
        return refusal("no-replacement")
    return None


def no_swap(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why the exchange, with all that belongs to it, cannot be made."""
    swap = swap_of(state, player, option.card, option.target)
    if swap is None:
        return refusal("personas-change")
    if any(card and not is_own(state, player, card) for _, card in swap):
        return refusal("not-own-persona")
    return None if all(fits(state, player, option, pair) for pair in swap) else refusal("not-compatible")


def is_own(state: State, player: PlayerId, card: CardId) -> bool:
    """Whether the player owns and controls the card (1E-6.5.2/4)."""
    return state.cards[card].owner == state.cards[card].controller == player


def swap_of(state: State, player: PlayerId, new: CardId, old: CardId) -> Swap | None:
    """Everything that must be exchanged at once so that the same personas are in play; None where that cannot be."""
    mine, theirs = names(definition(state, new)), names(definition(state, old))
    if mine == theirs:
        return ((new, old),)
    if mine > theirs:
        rest = [card for card in versions_in_play(state, player, definition(state, new)) if card != old]
        covered = theirs.union(*(names(definition(state, card)) for card in rest))
        return ((new, old), *((0, card) for card in rest)) if covered == mine else None
    missing = theirs - mine
    partner = next((card for card in state.zone(player, "hand") if names(definition(state, card)) == missing), 0)
    return ((new, old), (partner, 0)) if partner and mine < theirs else None


def fits(state: State, player: PlayerId, option: Option, pair: tuple[CardId, CardId]) -> bool:
    """Whether the new card works with the ship or facility and the personnel that it comes to (1E-10.2.10/3)."""
    new, old = pair
    if not new or not old:
        return True
    modes = dict(modes_of(definition(state, new)))
    mode: CardValues | None = modes.get(option.detail)
    if mode is None:
        return False
    where = places.container(state, old) if type_of(state, old) == "personnel" else old
    if where < FIRST_CARD:
        return True
    vessel = (where,) if where != old else ()
    company = (*vessel, *(card for card in personnel_at(state, where, player) if card != old))
    return all(goes_with(state, player, mode, other) for other in company)


def replace_persona(state: State, action: Action) -> None:
    """Exchange the cards; that is neither a play nor a report.

    Those on the old one go over to the new one; what could not lie there returns to its owner's hand (1E-6.5.2/3).
    """
    option, player = action.option, action.player
    swap = swap_of(state, player, option.card, option.target) or ()
    declared = [name for name, _ in modes_of(definition(state, option.card))]
    mode = declared.index(option.detail)
    parent, role = state.cards[option.target].parent, state.cards[option.target].role
    for new, old in swap:
        if new and old:
            request(state, Change("exchange", (new, old), player, amount=mode))
            for card in state.zone(new, "on"):
                if not may_lie_on(state, card, new):
                    request(state, Change("put", (card,), player, to=state.cards[card].owner, role="hand"))
        elif old:
            request(state, Change("put", (old,), player, to=player, role="hand"))
        else:
            request(state, Change("put", (new,), player, to=parent, role=role))
        if role in HIDDEN and new:
            request(state, Change("conceal", (new,), player))


ACTIONS: tuple[ActionRule, ...] = (ActionRule("persona", offer_replacements, no_replacement, replace_persona),)
