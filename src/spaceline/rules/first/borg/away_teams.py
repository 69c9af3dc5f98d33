"""Where Borg may form an Away Team: in a counter-attack, or as a card allows (1E-7.0.3/1, 1E-G:borg/10)."""

from __future__ import annotations

from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first import places, teams
from spaceline.rules.first.battle.striking_back import may_counter_attack
from spaceline.rules.first.borg.collective import is_borg
from spaceline.rules.first.borg.objectives import objective_at, scouts_aboard, ship_to_scout, sought
from spaceline.rules.first.definition import OF_THE_BORG
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.values import is_captive, type_of


def no_away_team(state: State, player: PlayerId, card: CardId, target: EntityId) -> Refusal | None:
    """Why a personnel may not be brought by its player to where it would be in an Away Team; others may go anywhere.

    What a card transports or compels to go is not asked (1E-G:borg/11).
    """
    if OF_THE_BORG not in state.watched or (target >= FIRST_CARD and teams.is_own(state, target, player)):
        return None
    if type_of(state, card) != "personnel" or is_captive(state, card) or not is_borg(state, card):
        return None
    return None if may_go_away(state, player, target) else refusal("borg-away-team")


def may_go_away(state: State, player: PlayerId, target: EntityId) -> bool:
    """Whether Borg of a player may form an Away Team there: to strike back, or where they may scout."""
    place = places.place_of(state, target)
    if may_counter_attack(state, player, place) or is_sent_one(state, player, target):
        return True
    return is_with_sought(state, player, target) or (target < FIRST_CARD and bool(objective_at(state, player, place)))


def is_with_sought(state: State, player: PlayerId, target: EntityId) -> bool:
    """Whether the personnel whom an objective of the player seeks as a counterpart is in that place."""
    who = sought(state, player)
    return bool(who) and places.container(state, who) == target


def is_sent_one(state: State, player: PlayerId, target: EntityId) -> bool:
    """Whether a scout may be sent there: aboard the ship that is scouted, where none is active (1E-7.3.2.2/2)."""
    ship = ship_to_scout(state, player) if target >= FIRST_CARD else 0
    return bool(ship) and target == ship and not scouts_aboard(state, player, ship)


def most_sent(state: State, player: PlayerId, target: EntityId) -> int | None:
    """How many Borg may beam there at once: one scout, unless they strike back; None for any number."""
    if may_counter_attack(state, player, places.place_of(state, target)):
        return None
    return 1 if is_sent_one(state, player, target) else None
