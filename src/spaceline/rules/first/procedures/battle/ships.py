"""Ship battle: from the initiation to the resolution (1E-7.4.3). Without side decks of tactics stage 3 is empty."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import PASS, Answer, Decision, Option, Selection
from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.rules.first.data.frames import ShipBattle
from spaceline.rules.first.procedures.battle import gunnery
from spaceline.rules.first.procedures.battle.damage import has_no_hull, hull_lost
from spaceline.rules.first.procedures.battle.resolution import (
    SIDES,
    announce,
    controller_of,
    end_battle,
    other,
    still_at,
)
from spaceline.rules.first.procedures.battle.squadrons import joinable, joining, player_of
from spaceline.rules.first.values import is_stopped


def begin(
    state: State,
    players: tuple[PlayerId, PlayerId],
    place: PlaceId,
    sides: tuple[tuple[CardId, ...], ...],
    why: str = "",
) -> None:
    """Let cards attack ships or facilities; the way in for attacks and for texts that start a battle.

    Args:
        state: the game.
        players: who attacks and who is attacked; 0 for nobody.
        place: the location.
        sides: those who attack so far, and those who are attacked: several only where a text says so (1E-7.4.3.0.1/1).
        why: what matters later about the reason: ``counter-attack``.
    """
    attacker, defender = players
    state.frames.append(
        ShipBattle(
            step="assemble_attackers",
            attacker=attacker,
            defender=defender,
            place=place,
            forces={1: sides[0], 2: sides[1]},
            targets={1: sides[1], 2: ()},
            detail=why,
        )
    )


def assemble_attackers(state: State, battle: ShipBattle) -> Decision | None:
    """Stage 1: the attacker says which other own compatible cards there attack as well (1E-7.4.3/1)."""
    return ask_who_joins(state, battle, 1, "join-attack")


def add_attackers(state: State, battle: ShipBattle, answer: Answer) -> Next:
    """Add those who may attack this target and fit in."""
    return add_to_force(state, battle, 1, answer)


def assemble_defenders(state: State, battle: ShipBattle) -> Decision | None:
    """The defender says which other own compatible armed cards there join (1E-7.4.3/1)."""
    return ask_who_joins(state, battle, 2, "join-defence")


def add_defenders(state: State, battle: ShipBattle, answer: Answer) -> Next:
    """Add those who are armed, manned and fit in."""
    return add_to_force(state, battle, 2, answer)


def ask_who_joins(state: State, battle: ShipBattle, side: int, prompt: str) -> Decision | None:
    """Ask for cards that join a force; where not all of them are compatible, those chosen first count."""
    found = joinable(state, battle, side)
    if not found:
        return None
    player, force = player_of(battle, side), battle.forces[side]
    selection = Selection(found, 0, len(found))
    return Decision(player, "cards", prompt, selection=selection, about=force, clause="1E-7.4.3/1")


def add_to_force(state: State, battle: ShipBattle, side: int, answer: Answer) -> Next:
    """Let cards join a force."""
    force = joining(state, battle, side, answer.cards)
    state.frames[state.depth] = replace(battle, forces={**battle.forces, side: force})
    return None


def declare_return_fire(state: State, battle: ShipBattle) -> Decision | None:
    """The defender says now whether to return fire, and at which one attacker (1E-7.4.3/1, 1E-7.4.3.0.2/1)."""
    if not battle.defender or not any(gunnery.looks_armed(state, card) for card in battle.forces[2]):
        return None
    options = (*(Option("return-fire", target) for target in battle.forces[1]), PASS)
    return Decision(battle.defender, "option", "return-fire", options, about=battle.forces[2], clause="1E-7.4.3/1")


def take_return_fire(state: State, battle: ShipBattle, answer: Answer) -> Next:
    """Note the target of the return fire."""
    option = answer.option
    assert option is not None
    if option != PASS:
        state.frames[state.depth] = replace(battle, targets={**battle.targets, 2: (option.card,)})
    return None


def initiate(state: State, battle: ShipBattle) -> Next:
    """Stage 2: the battle is announced, and players may respond (1E-7.4.3/2).

    Cards that nobody controls fire back at all attackers (1E-7.4.3.0.1/1).
    """
    if not battle.defender:
        state.frames[state.depth] = replace(battle, targets={**battle.targets, 2: battle.forces[1]})
    announce(state, "ship", battle.forces, (battle.attacker, battle.defender), battle.place)
    stopped = tuple(card for card in battle.targets[1] if is_stopped(state, card))
    if stopped:
        request(state, Change("unstop", stopped, battle.attacker))
    return None


def open_fire(state: State, battle: ShipBattle) -> Next:
    """Stage 4: the attacking force fires; a battle without one of its forces is cancelled (1E-7.4.3/4)."""
    if not all(still_at(state, battle.forces[side], battle.place) for side in SIDES):
        return "resolve"
    fire(state, battle, 1)
    return None


def return_fire(state: State, battle: ShipBattle) -> Next:
    """Stage 5: the defending force fires; what has hit it takes no effect yet (1E-7.4.3/7)."""
    fire(state, battle, 2)
    return None


def fire(state: State, battle: ShipBattle, side: int) -> None:
    """One engagement for each target: compare ATTACK and DEFENSE, and note what it amounts to (1E-7.4.3/6)."""
    shooters = tuple(
        card
        for card in still_at(state, battle.forces[side], battle.place)
        if gunnery.can_fire(state, card, is_attacking=side == 1)
    )
    results = dict(battle.results)
    changes: list[Change] = []
    player = player_of(battle, side)
    for target in still_at(state, battle.targets[side], battle.place) if shooters else ():
        attack, defense = gunnery.attack_total(state, shooters), gunnery.defense_total(state, target)
        results[target] = gunnery.shot(attack, defense)
        changes.append(Change("fire", shooters, player, to=target, amount=attack))
        outcome = gunnery.SHOTS[results[target]]
        changes.append(Change("withstand", (target,), player_of(battle, other(side)), amount=defense, detail=outcome))
    state.frames[state.depth] = replace(battle, results=results)
    request(state, *changes)


def apply_damage(state: State, battle: ShipBattle) -> Next:
    """Stage 6: one rotation damage for a hit, two for a direct hit (1E-7.4.3/8)."""
    hit = {card: times for card, times in battle.results.items() if times}
    before = {card: state.mark(card, "damage") for card in hit}
    state.frames[state.depth] = replace(battle, before=before)
    for card, times in hit.items():
        side = 1 if card in battle.forces[2] else 2
        request(state, Change("damage", (card,), player_of(battle, side), amount=times, detail="battle"))
    return None


def determine_winner(state: State, battle: ShipBattle) -> Next:
    """Stage 7: the force that sustained less HULL damage wins (1E-7.4.3/9)."""
    losses = {side: hull_loss(state, battle, battle.forces[side]) for side in SIDES}
    if losses[1] == losses[2]:
        return None
    winner = 1 if losses[1] < losses[2] else 2
    state.frames[state.depth] = replace(battle, winner=winner)
    player = controller_of((battle.attacker, battle.defender), winner)
    request(state, Change("win-battle", battle.forces[winner], player, amount=losses[other(winner)], detail="ship"))
    return None


def hull_loss(state: State, battle: ShipBattle, force: Iterable[CardId]) -> int:
    """The percentages of HULL that the cards of a force have lost in this battle."""
    damages = (state.mark(card, "damage") - battle.before[card] for card in force if card in battle.before)
    return sum(hull_lost(max(0, count)) for count in damages)


def resolve(state: State, battle: ShipBattle) -> Next:
    """Stage 8: cards without HULL are destroyed (1E-7.4.3/10)."""
    for side in SIDES:
        lost = tuple(card for card in battle.forces[side] if state.in_play(card) and has_no_hull(state, card))
        if lost:
            request(state, Change("destroy", lost, player_of(battle, other(side)), detail="battle"))
    return None


def stop_survivors(state: State, battle: ShipBattle) -> Next:
    """All who were in the battle are stopped, a prevented one too (1E-7.4.4/1, 1E-7.4.1.0.2/1)."""
    end_battle(state, battle.forces, battle.attacker)
    return DONE


SHIP_BATTLE: Procedure = Procedure(
    ShipBattle,
    Choose(assemble_attackers, add_attackers),
    Choose(assemble_defenders, add_defenders),
    Choose(declare_return_fire, take_return_fire),
    initiate,
    open_fire,
    return_fire,
    apply_damage,
    determine_winner,
    resolve,
    stop_survivors,
)
