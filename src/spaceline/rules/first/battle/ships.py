"""Ship battle: from the initiation to the resolution (1E-7.4.3). Its stage 3 is ``tactics.choosing``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import PASS, Answer, Decision, Option, Selection
from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.effects.nodes.borg import Bounty
from spaceline.rules.first.battle import gunnery
from spaceline.rules.first.battle.grappling import are_held
from spaceline.rules.first.battle.resolution import (
    SIDES,
    announce,
    before_fighting_on,
    controller_of,
    end_battle,
    involved,
    may_leave,
    other,
    still_at,
    with_crews,
)
from spaceline.rules.first.battle.squadrons import player_of, squadrons
from spaceline.rules.first.borg.collective import BORG, scores
from spaceline.rules.first.damage import has_no_hull, hull_lost, sustained
from spaceline.rules.first.data.frames import Mustering, ShipBattle
from spaceline.rules.first.facts import ATTACK, DEFENSE
from spaceline.rules.first.switches import readings
from spaceline.rules.first.tactics.choosing import (
    bonus,
    choose_tactics,
    current_tactic,
    discard_tactics,
    reveal_tactics,
)
from spaceline.rules.first.tactics.marking import damage_in_battle
from spaceline.rules.first.tactics.side_deck import is_open
from spaceline.rules.first.turn import opponent_of
from spaceline.rules.first.values import definition, facts, is_barred, is_stopped


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


def assemble_attackers(state: State, battle: ShipBattle) -> Next:
    """Stage 1: the attacker says which other own compatible cards there attack as well (1E-7.4.3/1)."""
    state.frames.append(Mustering(step="choose_squadron", side=1))
    return None


def assemble_defenders(state: State, battle: ShipBattle) -> Next:
    """The defender says which other own compatible armed cards there join (1E-7.4.3/1)."""
    state.frames.append(Mustering(step="choose_squadron", side=2))
    return None


def choose_squadron(state: State, muster: Mustering) -> Decision | None:
    """With whom, where not all who could join a force are compatible with each other (1E-7.4.1.0.6/1)."""
    battle = mustered(state)
    found, player = squadrons(state, battle, muster.side), player_of(battle, muster.side)
    if len(found) < 2:
        return None
    shared = Counter(card for group in found for card in group)
    options = tuple(
        Option(SQUADRON, min(group, key=lambda card: (shared[card], state.cards[card].handles[player])), detail=str(at))
        for at, group in enumerate(found, 1)
    )
    return Decision(player, "option", SQUADRON, options, about=battle.forces[muster.side], clause="1E-7.4.1.0.6/1")


SQUADRON = "squadron"


def keep_squadron(state: State, muster: Mustering, answer: Answer) -> Next:
    """Keep the group that was chosen."""
    assert answer.option is not None
    found = squadrons(state, mustered(state), muster.side)
    state.frames[state.depth] = replace(muster, among=found[int(answer.option.detail) - 1])
    return None


def ask_who_joins(state: State, muster: Mustering) -> Decision | None:
    """Ask for cards that join a force, among those that really may, together (1E-7.4.1/4, 1E-7.4.3/1)."""
    battle = mustered(state)
    groups = squadrons(state, battle, muster.side)
    found = muster.among or (groups[0] if groups else ())
    if not found:
        return None
    player, force = player_of(battle, muster.side), battle.forces[muster.side]
    selection = Selection(found, 0, len(found))
    return Decision(player, "cards", PROMPTS[muster.side], selection=selection, about=force, clause="1E-7.4.3/1")


PROMPTS = {1: "join-attack", 2: "join-defence"}


def add_to_force(state: State, muster: Mustering, answer: Answer) -> Next:
    """Let cards join a force."""
    battle = mustered(state)
    force = (*battle.forces[muster.side], *answer.cards)
    state.frames[state.depth - 1] = replace(battle, forces={**battle.forces, muster.side: force})
    return None


def mustered(state: State) -> ShipBattle:
    """The battle whose force is being formed."""
    battle = state.frames[-2]
    assert isinstance(battle, ShipBattle)
    return battle


def declare_return_fire(state: State, battle: ShipBattle) -> Decision | None:
    """The defender says now whether to return fire, and at which one attacker (1E-7.4.3/1, 1E-7.4.3.0.2/1)."""
    if not battle.defender or not any(gunnery.looks_armed(state, card) for card in battle.forces[2]):
        return None
    there, own = battle.forces[1], battle.forces[2]
    targets = (target for target in there if not all(are_held(state, card, target) for card in own))
    options = (*(Option("return-fire", target) for target in targets), PASS)
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

    Cards that nobody controls fire back at all attackers (1E-7.4.3.0.1/1, 1E-G:self-controlling-icon/4).
    """
    if not battle.defender:
        state.frames[state.depth] = replace(battle, targets={**battle.targets, 2: battle.forces[1]})
    if may_leave(state):
        note_crews(state)
    announce(state, "ship", battle, battle.place)
    stopped = tuple(card for card in battle.targets[1] if is_stopped(state, card))
    if stopped:
        request(state, Change("unstop", stopped, battle.attacker))
    return None


def note_crews(state: State) -> None:
    """Whoever is aboard as a battle begins is in it, also if they are elsewhere as it ends (1E-7.4.4/1)."""
    battle = state.frames[state.depth]
    assert isinstance(battle, ShipBattle)
    aboard = tuple(card for card in with_crews(state, involved(battle.forces)) if card not in involved(battle.forces))
    state.frames[state.depth] = replace(battle, shipwrecked=aboard)


def open_fire(state: State, battle: ShipBattle) -> Next:
    """Stage 4: the attacking force fires; a battle without one of its forces is cancelled (1E-7.4.3/4)."""
    if not all(still_at(state, battle.forces[side], battle.place) for side in SIDES):
        return "discard_tactics"
    fire(state, battle, 1)
    return None


def damage_before_return_fire(state: State, battle: ShipBattle) -> Next:
    """What was hit is not damaged yet (1E-7.4.3/6), unless the opening fire is to weaken the return fire."""
    if readings(state).damage_applied == "before-return-fire":
        damage(state, battle)
    return None


def destroy_before_return_fire(state: State, battle: ShipBattle) -> Next:
    """Nothing is without HULL yet, unless damage was applied."""
    destroy_at_once(state, battle)
    return None


def respond_before_return_fire(state: State, battle: ShipBattle) -> Next:
    """Between the two attacks players may respond (1E-G:emergency-transporter-armbands/2)."""
    before_fighting_on(state, "ship", battle, battle.place)
    return None


def return_fire(state: State, battle: ShipBattle) -> Next:
    """Stage 5: the defending force fires (1E-7.4.3/7)."""
    fire(state, battle, 2)
    return None


def fire(state: State, battle: ShipBattle, side: int) -> None:
    """One engagement for each target: compare ATTACK and DEFENSE, and note what it amounts to (1E-7.4.3/6)."""
    force = still_at(state, battle.forces[side], battle.place)
    results = dict(battle.results)
    changes: list[Change] = []
    player = player_of(battle, side)
    for target in still_at(state, battle.targets[side], battle.place):
        shooters = gunnery.shooters_at(state, force, target, is_attacking=side == 1)
        if not shooters:
            continue
        attack = gunnery.attack_total(state, shooters) + bonus(state, player, ATTACK)
        defense = gunnery.defense_total(state, target) + bonus(state, player_of(battle, other(side)), DEFENSE)
        results[target] = gunnery.shot(attack, defense)
        changes.append(Change("fire", shooters, player, to=target, amount=attack))
        outcome = gunnery.SHOTS[results[target]]
        changes.append(Change("withstand", (target,), player_of(battle, other(side)), amount=defense, detail=outcome))
    state.frames[state.depth] = replace(battle, results=results)
    request(state, *changes)


def apply_damage(state: State, battle: ShipBattle) -> Next:
    """Stage 6: by the current tactic or the default number of markers where a player has an open Battle Bridge.

    Else one rotation damage for a hit, two for a direct hit, also by what nobody controls (1E-7.4.3/8, 1E-11.1/6).
    """
    damage(state, battle)
    return None


def damage(state: State, battle: ShipBattle) -> None:
    """Damage what was hit and is not damaged in this battle yet."""
    results = {card: shot for card, shot in battle.results.items() if not is_barred(state, card, "damaged")}
    shots = {card: shot for card, shot in results.items() if card not in battle.before}
    before = {card: hull_lost(state, card) for card in shots}
    state.frames[state.depth] = replace(battle, before={**battle.before, **before})
    turned: list[Change] = []
    for card, shot in reversed(shots.items()):
        side = 1 if card in battle.forces[2] else 2
        player = applying(state, battle, side)
        if is_open(state, player):
            damage_in_battle(state, player, card, shot, tactic_of(state, battle, side))
        elif shot:
            turned.insert(0, Change("damage", (card,), player, amount=shot, detail="battle"))
    request(state, *turned)


def tactic_of(state: State, battle: ShipBattle, side: int) -> CardId:
    """The current tactic by which a force damages; 0 for none, as where one player controls both (1E-7.4.3.0.5/1)."""
    player = player_of(battle, side)
    return current_tactic(state, player) if player and battle.attacker != battle.defender else 0


def destroy_after_damage(state: State, battle: ShipBattle) -> Next:
    """What is left without HULL stays until the end of the battle, unless it is destroyed as soon as that is so."""
    destroy_at_once(state, battle)
    return None


def destroy_at_once(state: State, battle: ShipBattle) -> None:
    """Destroy what has no HULL left before the battle is decided, where the switch says so (ambiguity 21)."""
    if readings(state).direct_hits_destroy == "at-once":
        lost = {card: hull_lost(state, card) for card in battle.before if state.in_play(card)}
        state.frames[state.depth] = replace(battle, sustained={**battle.sustained, **lost})
        destroy_hulks(state, battle)


def applying(state: State, battle: ShipBattle, side: int) -> PlayerId:
    """Who applies the damage that a force does (1E-7.4.3.0.5/1, /2, 1E-7.5.1.1.0.1/3).

    A player who controls both forces, or is fired at by what nobody controls, is damaged by the opponent.
    """
    shooter, victim = player_of(battle, side), player_of(battle, other(side))
    return opponent_of(state, victim) if shooter in (0, victim) and victim else shooter


def respond_before_winner(state: State, battle: ShipBattle) -> Next:
    """Before the winner is known, and anything is destroyed, players may respond.

    1E-G:emergency-transporter-armbands/2, /3.
    """
    before_fighting_on(state, "ship", battle, battle.place)
    return None


def determine_winner(state: State, battle: ShipBattle) -> Next:
    """Stage 7: the force that sustained less HULL damage wins (1E-7.4.3/9)."""
    losses = {side: hull_loss(state, battle, battle.forces[side]) for side in SIDES}
    if losses[1] == losses[2]:
        return None
    winner = 1 if losses[1] < losses[2] else 2
    state.frames[state.depth] = replace(battle, winner=winner)
    player = controller_of((battle.attacker, battle.defender), winner)
    victors = tuple(card for card in battle.forces[winner] if state.in_play(card))
    request(state, Change("win-battle", victors, player, amount=losses[other(winner)], detail="ship"))
    return None


def hull_loss(state: State, battle: ShipBattle, force: Iterable[CardId]) -> int:
    """The percentages of HULL that the cards of a force have lost in this battle."""
    now = {card: hull_lost(state, card) or battle.sustained.get(card, 0) for card in force}
    return sum(sustained(battle.before[card], now[card]) for card in force if card in battle.before)


def resolve(state: State, battle: ShipBattle) -> Next:
    """Stage 8: cards without HULL are destroyed; only now their markers come back (1E-7.4.3/10, 1E-7.4.3.0.4/2)."""
    destroy_hulks(state, battle)
    return None


def destroy_hulks(state: State, battle: ShipBattle) -> None:
    """Destroy the cards of both forces that have no HULL left; who is aboard may be saved (1E-10.2.2/1)."""
    hulks = {side: tuple(card for card in battle.forces[side] if is_hulk(state, card)) for side in SIDES}
    aboard = tuple(card for side in SIDES for card in with_crews(state, hulks[side]) if card not in hulks[side])
    now = state.frames[state.depth]
    assert isinstance(now, ShipBattle)
    state.frames[state.depth] = replace(now, shipwrecked=(*now.shipwrecked, *aboard))
    for side, lost in hulks.items():
        if lost:
            victor = player_of(battle, other(side))
            request(state, *bounties(state, lost, victor), Change("destroy", lost, victor, detail="battle"))


def bounties(state: State, lost: tuple[CardId, ...], victor: PlayerId) -> tuple[Change, ...]:
    """The points that whoever destroys cards in battle scores for them (1E-G:borg-ship/1, 1E-G:borg/5)."""
    targets = tuple(card for card in lost if has_bounty(state, card)) if victor else ()
    prey = tuple(card for card in targets if scores(state, victor, card))
    return tuple(
        Change("score", (), victor, card, amount=box.value, detail="bonus")
        for card in prey
        if (box := facts(state, card).points) is not None and isinstance(box.value, int)
    )


def has_bounty(state: State, card: CardId) -> bool:
    """Whether a card pays whoever destroys it: by its text, or as a ship of the Borg by its point box (1E-G:borg/5)."""
    if definition(state, card).of_kind(Bounty):
        return True
    return facts(state, card).type == "ship" and BORG in facts(state, card).affiliations


def is_hulk(state: State, card: CardId) -> bool:
    """Whether nothing is left of the HULL of a card that is still there."""
    return state.in_play(card) and has_no_hull(state, card)


def stop_survivors(state: State, battle: ShipBattle) -> Next:
    """All who were in the battle are stopped, a prevented one too (1E-7.4.4/1, 1E-7.4.1.0.2/1)."""
    end_battle(state, battle.forces, battle.attacker, battle.shipwrecked)
    return DONE


MUSTERING: Procedure = Procedure(Mustering, Choose(choose_squadron, keep_squadron), Choose(ask_who_joins, add_to_force))

SHIP_BATTLE: Procedure = Procedure(
    ShipBattle,
    assemble_attackers,
    assemble_defenders,
    Choose(declare_return_fire, take_return_fire),
    initiate,
    choose_tactics,
    reveal_tactics,
    open_fire,
    damage_before_return_fire,
    destroy_before_return_fire,
    respond_before_return_fire,
    return_fire,
    apply_damage,
    destroy_after_damage,
    respond_before_winner,
    determine_winner,
    discard_tactics,
    resolve,
    stop_survivors,
)
