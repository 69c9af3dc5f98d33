"""Battles as the texts of cards see them: whom a text lets attack or damages, and who has fallen (1E-7.4).

A text that lets certain cards attack lifts no restriction beyond (1E-7.4.1.0.6/5). Nobody needs a leader for them, and
a player's cards may even fight each other (1E-7.4.2/10).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, EntityId, Lasting, PlayerId
from spaceline.core.state import State
from spaceline.effects.scope import Scope
from spaceline.rules import verbs
from spaceline.rules.first import places
from spaceline.rules.first.battle import assaults, personnel, ships
from spaceline.rules.first.battle.boarders import is_tamed
from spaceline.rules.first.battle.gunnery import may_not_be_attacked
from spaceline.rules.first.language import placing
from spaceline.rules.first.language.custody import Custody
from spaceline.rules.first.participants import fallen
from spaceline.rules.first.turn import segment
from spaceline.rules.first.values import definition, is_barred, is_in_stasis, type_of
from spaceline.rules.first.verbs.leaving import with_location

DAMAGED_AT = "damaged-at"
"""The word of an effect that lasts for the turn: its card has damaged ships at the start or at the end of it."""


class Fighting(Custody):
    """The part of the edition's world that is about battles."""

    __slots__ = ()

    def battle(self, state: State, scope: Scope, attackers: tuple[CardId, ...], targets: tuple[CardId, ...]) -> bool:
        """Let cards attack others; returns whether they could."""
        return start(state, attackers, targets)

    def laid_waste(self, state: State, scope: Scope, cards: tuple[CardId, ...]) -> tuple[Change, ...]:
        """Everything at missions leaves play, and what is left of them are their spans (1E-G:supernova/1)."""
        change = Change("ruin", cards, scope.you, scope.source)
        there = dict.fromkeys(state.cards[mission].parent for mission in cards)
        return tuple(one for place in there for one in with_location(state, change, place))

    def damage(self, state: State, scope: Scope, cards: tuple[CardId, ...]) -> tuple[Change, ...]:
        """What happens to ships that are damaged.

        A card that does not add up damages no ship that a copy of it damages at one time. All that happens at the
        start of a turn, and all that happens at its end, is at one time (1E-G:cumulative/1, /2).
        """
        moment = segment(state)
        if moment not in ("start", "end") or definition(state, scope.source).adds_up:
            return placing.damaging(state, scope, cards)
        done = set(damaged_by_copies(state, scope.source, moment))
        left = tuple(card for card in cards if card not in done)
        note_damage(state, scope, left, moment)
        return placing.damaging(state, scope, left)

    def lost_in_battle(self, state: State) -> tuple[tuple[CardId, PlayerId], ...]:
        """The personnel killed in the personnel battle that is going on, each with whose it was."""
        return fallen(state)


def damaged_by_copies(state: State, source: CardId, moment: str) -> Iterator[CardId]:
    """The ships that copies of a card have damaged at that end of the turn, but not the card itself."""
    definition_of = state.cards[source].definition
    for effect in state.lasting:
        if effect.words.get(DAMAGED_AT) == moment and effect.definition == definition_of and effect.source != source:
            yield from effect.cards["affected"]


def note_damage(state: State, scope: Scope, ships: tuple[CardId, ...], moment: str) -> None:
    """Note for the turn which ships a card damages."""
    source = state.cards[scope.source].definition
    words = {DAMAGED_AT: moment}
    verbs.begin_lasting(state, Lasting(source, (), scope.source, scope.you, "turn", {"affected": ships}, words))


WHY = "text"


def start(state: State, attackers: tuple[CardId, ...], targets: tuple[CardId, ...]) -> bool:
    """Let cards attack others where the first of the attackers is; returns whether there was anybody on both sides.

    Several targets that are ships are each fired at (1E-7.4.3.0.1/2); those in stasis cannot be attacked
    (1E-10.2.4/1), nor those that a text protects.
    """
    attackers = tuple(card for card in attackers if not is_barred(state, card, "attack"))
    if not attackers:
        return False
    player = state.cards[attackers[0]].controller
    barred = {card for card in targets if may_not_be_attacked(state, player, card)}
    reachable = [card for card in targets if not is_in_stasis(state, card) and card not in barred]
    if assaults.is_armed(state, attackers[0]):
        return assaults.begin(state, attackers[0], at_place(state, reachable, places.place_of(state, attackers[0])))
    if type_of(state, attackers[0]) in places.CONTAINERS:
        place = places.place_of(state, attackers[0])
        sides = at_place(state, attackers, place), at_place(state, reachable, place)
        if all(sides):
            ships.begin(state, players_of(state, sides), place, sides, WHY)
        return all(sides)
    where = places.container(state, attackers[0])
    attackers = by_themselves(state, attackers)
    teams = together(state, attackers, where), together(state, reachable, where)
    if all(teams):
        personnel.declare(state, players_of(state, teams), where, teams[0], teams[1:], WHY)
    return all(teams)


def by_themselves(state: State, attackers: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Those of several attackers who attack: of Rogue Borg whom a player controls none does so unbidden.

    1E-G:intruder/1, 1E-G:lore-returns/1.
    """
    return tuple(card for card in attackers if not is_tamed(state, card))


def at_place(state: State, cards: Iterable[CardId], place: EntityId) -> tuple[CardId, ...]:
    """The ships and facilities in space at a location."""
    there = places.vessels_at(state, place)
    return tuple(card for card in cards if card in there)


def together(state: State, cards: Iterable[CardId], where: EntityId) -> tuple[CardId, ...]:
    """The cards that are present with each other."""
    return tuple(card for card in cards if where and places.container(state, card) == where)


def players_of(state: State, sides: tuple[tuple[CardId, ...], tuple[CardId, ...]]) -> tuple[PlayerId, PlayerId]:
    """Who controls each of the two forces; 0 for nobody."""
    one, other = (state.cards[side[0]].controller for side in sides)
    return (one if one in state.players else 0, other if other in state.players else 0)
