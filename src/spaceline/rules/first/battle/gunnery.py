"""Firing WEAPONS: who can, and what a shot amounts to (1E-7.4.1/3, 1E-7.4.3/4, /5, /6, 1E-7.1.4/3, /4)."""

from __future__ import annotations

from collections.abc import Iterable

from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first import places, teams
from spaceline.rules.first.affiliations import affiliations, are_compatible
from spaceline.rules.first.battle.grappling import are_held
from spaceline.rules.first.battle.restrictions import attackers, leaders, members, out_of_reach, without_leader
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.stations.uncontrolled import is_uncontrolled
from spaceline.rules.first.values import (
    attribute,
    facts,
    is_barred,
    is_cloaked,
    is_disabled,
    is_landed,
    is_stopped,
    is_unmanned,
    type_of,
)

MISS, HIT, DIRECT_HIT = 0, 1, 2
"""What a shot amounts to, and how often it damages (1E-7.4.3/8)."""
SHOTS = ("miss", "hit", "direct-hit")


def looks_armed(state: State, vessel: CardId) -> bool:
    """Whether everybody can see that a ship or facility might fire: skills and equipment aboard cannot be seen."""
    if places.is_docked(state, vessel) or is_out_of_battle(state, vessel):
        return False
    return facts(state, vessel).attributes.get("Weapons", 0) != 0 and is_manned(state, vessel)


def is_out_of_battle(state: State, vessel: CardId) -> bool:
    """Whether it is landed, cloaked or disabled, so that it does not fire (1E-7.1.6/2, 1E-7.6/4, 1E-10.2.3/1)."""
    return is_landed(state, vessel) or is_cloaked(state, vessel) or is_disabled(state, vessel)


def cannot_shoot(state: State, vessel: CardId) -> Refusal | None:
    """Why a ship or facility cannot fire by its own state, whoever is aboard."""
    problem = cannot_fight(state, vessel)
    if problem is not None:
        return problem
    return None if is_armed(state, vessel) else refusal("no-weapons")


def cannot_fight(state: State, vessel: CardId) -> Refusal | None:
    """Why a ship or facility cannot fire, whatever WEAPONS it has."""
    if places.is_docked(state, vessel):
        return refusal("docked-fire")
    if is_landed(state, vessel):
        return refusal("landed-battle")
    if is_cloaked(state, vessel):
        return refusal("cloaked-battle")
    if is_stopped(state, vessel):
        return refusal("stopped-attack")
    return refusal("inert-attack") if is_disabled(state, vessel) else None


def cannot_attack(state: State, vessel: CardId, player: PlayerId, *, needs_leader: bool) -> Refusal | None:
    """Why a ship or facility cannot take part in an attack: its crew must match, and lead, without anybody stopped."""
    if is_planet_facility(state, vessel):
        return refusal("no-attacker")
    return cannot_shoot(state, vessel) or not_crewed(state, vessel, player, needs_leader=needs_leader)


def not_crewed(state: State, vessel: CardId, player: PlayerId, *, needs_leader: bool) -> Refusal | None:
    """Why a ship or facility does not attack with the crew that it has; a text may let it do so without any."""
    if is_unmanned(state, vessel):
        return None
    if not teams.has_matching(state, vessel, player):
        return refusal("nobody-to-fire")
    crew = teams.crew(state, vessel, player)
    return without_leader(state, crew) if needs_leader and not leaders(state, crew) else None


def might_attack(state: State, vessel: CardId, player: PlayerId, *, needs_leader: bool) -> bool:
    """Whether a ship or facility could take part in an attack, whatever WEAPONS it has."""
    if is_planet_facility(state, vessel) or is_barred(state, vessel, "attack"):
        return False
    if cannot_fight(state, vessel) is not None:
        return False
    return not_crewed(state, vessel, player, needs_leader=needs_leader) is None


def is_planet_facility(state: State, vessel: CardId) -> bool:
    """Whether it is a facility on a planet: those do not attack (1E-7.4.1/3)."""
    return state.cards[vessel].role == "surface" and type_of(state, vessel) == "facility"


def can_defend(state: State, vessel: CardId) -> bool:
    """Whether a ship or facility can fire in defence (1E-7.4.3/1)."""
    return cannot_shoot(state, vessel) is None and is_manned(state, vessel)


def is_manned(state: State, vessel: CardId) -> bool:
    """Whether somebody of its affiliation is aboard for the defence: the stopped may take part (1E-10.2.1/1)."""
    if state.cards[vessel].controller not in state.players or is_unmanned(state, vessel):
        return True
    icons = affiliations(state, vessel)
    return any(
        not is_disabled(state, card) and (not icons or set(icons) & set(affiliations(state, card)))
        for card in members(state, vessel)[1:]
    )


def can_fire(state: State, vessel: CardId, *, is_attacking: bool) -> bool:
    """Whether a card of a force still fires when its time comes."""
    if is_attacking and state.cards[vessel].controller in state.players:
        return cannot_attack(state, vessel, state.cards[vessel].controller, needs_leader=False) is None
    return can_defend(state, vessel)


def shooters_at(state: State, force: Iterable[CardId], target: CardId, *, is_attacking: bool) -> tuple[CardId, ...]:
    """Those of a force who still fire at a target when its time comes."""
    return tuple(
        card for card in force if not are_held(state, card, target) and can_fire(state, card, is_attacking=is_attacking)
    )


def no_target(state: State, player: PlayerId, card: CardId) -> Refusal | None:
    """Why a card cannot be attacked by ships: an opposing ship or facility, or a card that nobody controls, can be.

    1E-7.4.1/3, 1E-7.4.1/5, 1E-7.4.3/11.
    """
    leaf = state.cards[card]
    is_wild = leaf.controller not in state.players and leaf.role == "space"
    if type_of(state, card) not in ("ship", "facility") and not is_wild:
        return refusal("no-target")
    if leaf.controller == player:
        return refusal("own-target")
    if is_wild and is_uncontrolled(state, card):
        return refusal("uncontrolled-station")
    if is_landed(state, card):
        return refusal("landed-battle")
    if is_cloaked(state, card):
        return refusal("cloaked-battle")
    problem = out_of_reach(state, card)
    return problem or (refusal("attack-barred") if may_not_be_attacked(state, player, card) else None)


def may_not_be_attacked(state: State, player: PlayerId, card: CardId) -> bool:
    """Whether a text keeps a card from being attacked, by anybody or by a player, whatever frees the attackers.

    1E-G:strategema/1.
    """
    return is_barred(state, card, "attacked") or (player in state.players and is_barred(state, card, "challenged"))


def possible_targets(state: State, place: PlaceId) -> tuple[CardId, ...]:
    """Everything at a location that might be a target of somebody."""
    vessels = places.vessels_at(state, place)
    leaves, players = state.cards, state.players
    wild = [card for card in state.contents.get((place, "space"), ()) if leaves[card].controller not in players]
    return (*vessels, *(card for card in wild if card not in vessels)) if wild else vessels


def fit_together(state: State, player: PlayerId, one: CardId, two: CardId, *, is_attacking: bool) -> bool:
    """Whether two ships or facilities can be in one force: they and their crews are compatible (1E-7.4.1.0.6/1)."""
    of_force = attackers if is_attacking else members
    others = of_force(state, two)
    return all(are_compatible(state, player, a, b) for a in of_force(state, one) for b in others)


def is_armed(state: State, vessel: CardId) -> bool:
    """Whether a ship or facility has WEAPONS."""
    return attribute(state, vessel, "Weapons") > 0


def attack_total(state: State, force: Iterable[CardId]) -> int:
    """ATTACK: all WEAPONS of those who fire (1E-7.4.3/4)."""
    return sum(attribute(state, card, "Weapons") for card in force)


def defense_total(state: State, target: CardId) -> int:
    """DEFENSE: the SHIELDS of the target, with what is extended to it where it is docked (1E-7.4.3/5)."""
    return attribute(state, target, "Shields")


def shot(attack: int, defense: int) -> int:
    """Whether a shot misses, hits or hits directly (1E-7.4.3/6)."""
    if attack > 2 * defense:
        return DIRECT_HIT
    return HIT if attack > defense else MISS
