"""Personnel battle: six stages from the initiation to the resolution (1E-7.4.2)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.chance import pick
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import PASS, Answer, Decision, Option
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlayerId
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.rules.first import teams
from spaceline.rules.first.battle.armament import IN_BATTLE, STRENGTH, show_fighters
from spaceline.rules.first.battle.boarders import boarders_among
from spaceline.rules.first.battle.reinforcing import with_newcomers
from spaceline.rules.first.battle.resolution import (
    SIDES,
    announce,
    before_fighting_on,
    controller_of,
    end_battle,
    other,
    still_present,
)
from spaceline.rules.first.data.frames import PersonnelBattle
from spaceline.rules.first.participants import is_at_battle
from spaceline.rules.first.roles import OVERRUN
from spaceline.rules.first.switches import readings
from spaceline.rules.first.teams import Team
from spaceline.rules.first.values import attribute, is_disabled, is_hologram, is_in_stasis, type_of
from spaceline.rules.first.variables import pick_values
from spaceline.rules.first.verbs.battle import STUNNED, WOUNDED
from spaceline.rules.first.verbs.leaving import destroyed

STUN, WOUND = "stun", "wound"


def declare(
    state: State,
    players: tuple[PlayerId, PlayerId],
    where: EntityId,
    force: Team,
    targets: tuple[Team, ...],
    why: str = "",
) -> None:
    """Let a force battle one of several others; the way in for attacks and for texts that start a battle.

    Args:
        state: the game.
        players: who attacks and who is attacked; 0 for nobody.
        where: the ship, the facility or the surface on which all of them are.
        force: those who attack.
        targets: the forces, one of which is attacked.
        why: what matters later about the reason: ``counter-attack``.
    """
    attacker, defender = players
    state.frames.append(
        PersonnelBattle(
            step="choose_target",
            attacker=attacker,
            defender=defender,
            where=where,
            forces={1: force, 2: targets[0]},
            targets=targets,
            detail=why,
        )
    )


def choose_target(state: State, battle: PersonnelBattle) -> Decision | None:
    """Stage 1: the attacker names the one opposing force (1E-7.4.2/1); it goes by one of its cards."""
    if len(battle.targets) < 2 or not battle.attacker:
        return None
    options = tuple(Option("target", team[0]) for team in battle.targets)
    return Decision(battle.attacker, "option", "target-team", options, about=battle.forces[1], clause="1E-7.4.2/1")


def take_target(state: State, battle: PersonnelBattle, answer: Answer) -> Next:
    """Note the opposing force."""
    assert answer.option is not None
    named = next(team for team in battle.targets if team[0] == answer.option.card)
    defender = state.cards[named[0]].controller
    state.frames[state.depth] = replace(battle, forces={**battle.forces, 2: named}, defender=defender)
    return None


def initiate(state: State, battle: PersonnelBattle) -> Next:
    """Stage 2: the battle is announced, and players may respond (1E-7.4.2/2)."""
    announce(state, "personnel", battle, battle.where)
    return None


def form_up(state: State, battle: PersonnelBattle) -> Next:
    """Stage 3: those who can fight form the combat piles, the others are set aside (1E-7.4.2/3).

    Where a force is gone altogether the battle is cancelled.
    """
    battle = with_newcomers(state, battle)
    present = {side: still_present(state, battle.forces[side], battle.where) for side in SIDES}
    if not all(present.values()):
        return "resolve"
    ready = {side: tuple(card for card in cards if is_fit(state, card)) for side, cards in present.items()}
    state.frames[state.depth] = replace(battle, combatants=ready, waiting=ready)
    return None


def is_fit(state: State, card: CardId) -> bool:
    """Whether a card of a force fights: the stopped do, as far as they defend (1E-10.2.1/1, 1E-7.4.2/3)."""
    if type_of(state, card) != "personnel":
        return True
    hurt = (card, STUNNED) in state.marks or (card, WOUNDED) in state.marks
    return not (hurt or is_disabled(state, card) or is_in_stasis(state, card) or teams.is_arrested(state, card))


def reveal_adversaries(state: State, battle: PersonnelBattle) -> Next:
    """Stage 4: the top combatants of both piles meet, until a pile is empty (1E-7.4.2/4)."""
    waiting = {side: still_present(state, battle.waiting[side], battle.where) for side in SIDES}
    if not all(waiting.values()):
        pick_values(state, (*unhurt_of(state, battle, 1), *unhurt_of(state, battle, 2)), IN_BATTLE)
        return "determine_winner"
    pair = tuple(pick(state, waiting[side], 1)[0] for side in SIDES)
    left = {side: tuple(card for card in waiting[side] if card not in pair) for side in SIDES}
    state.frames[state.depth] = replace(battle, pair=pair, waiting=left)
    pick_values(state, pair, IN_BATTLE)
    show_fighters(state, "engage", pair)
    return None


def compare(state: State, battle: PersonnelBattle) -> Next:
    """Their STRENGTH is told, with all that modifies it; a pair one of whom has left does not fight on."""
    is_there = all(still_present(state, (card,), battle.where) for card in battle.pair)
    strengths = tuple(strength(state, card) for card in battle.pair) if is_there else (0, 0)
    state.frames[state.depth] = replace(battle, strengths=strengths)
    return None


def strike(state: State, battle: PersonnelBattle) -> Decision | None:
    """The stronger of the two may stun the adversary, or mortally wound one who has less than half (1E-7.4.2/5)."""
    side, blows = blows_of(state, battle)
    player = (battle.attacker, battle.defender)[side - 1] if side else 0
    if not player:
        return None
    weaker = battle.pair[other(side) - 1]
    options = (*(Option(blow, weaker) for blow in blows), PASS)
    numbers = {"own": battle.strengths[side - 1], "opposing": battle.strengths[other(side) - 1]}
    return Decision(player, "option", "strike", options, about=battle.pair, numbers=numbers, clause="1E-7.4.2/5")


def take_strike(state: State, battle: PersonnelBattle, answer: Answer) -> Next:
    """Carry it out; then the next two meet."""
    option = answer.option
    assert option is not None
    if option != PASS:
        player, striker = (
            (battle.attacker, battle.pair[0]) if option.card == battle.pair[1] else (battle.defender, battle.pair[1])
        )
        request(state, Change(option.kind, (option.card,), player, to=striker))
    return "part_adversaries"


def part_adversaries(state: State, battle: PersonnelBattle) -> Next:
    """Before the next two meet, or the winner is known, players may respond; a combat itself is not interrupted.

    1E-G:emergency-transporter-armbands/2.
    """
    before_fighting_on(state, "personnel", battle, battle.where)
    return "reveal_adversaries"


def strike_by_itself(state: State, battle: PersonnelBattle) -> Next:
    """Cards that nobody controls do as much harm as they can; where nobody is stronger nothing happens."""
    side, blows = blows_of(state, battle)
    if side:
        request(state, Change(blows[-1], (battle.pair[other(side) - 1],), to=battle.pair[side - 1]))
    return "part_adversaries"


def blows_of(state: State, battle: PersonnelBattle) -> tuple[int, tuple[str, ...]]:
    """Which of the two forces has the stronger adversary (0 for none), and what that one may do."""
    one, two = battle.strengths
    if one == two:
        return 0, ()
    side = 1 if one > two else 2
    striker, weaker = battle.pair[side - 1], battle.pair[other(side) - 1]
    if max(one, two) > 2 * min(one, two) and may_wound(state, striker, weaker):
        return side, (STUN, WOUND)
    return side, (STUN,)


def may_wound(state: State, striker: CardId, weaker: CardId) -> bool:
    """Holograms may mortally wound holograms only (1E-6.3.2.3/1)."""
    return not is_hologram(state, striker) or is_hologram(state, weaker)


def strength(state: State, card: CardId) -> int:
    """STRENGTH in battle; two personnel on one card fight together (1E-7.4.2.0.1/1)."""
    return attribute(state, card, STRENGTH)


def determine_winner(state: State, battle: PersonnelBattle) -> Next:
    """Stage 5: the force with more STRENGTH that is neither stunned nor mortally wounded wins (1E-7.4.2/6)."""
    unhurt = {side: unhurt_of(state, battle, side) for side in SIDES}
    totals = {side: sum(strength(state, card) for card in cards) for side, cards in unhurt.items()}
    show_fighters(state, "muster", (*unhurt[1], *unhurt[2]))
    if totals[1] == totals[2]:
        return "resolve"
    winner = 1 if totals[1] > totals[2] else 2
    state.frames[state.depth] = replace(battle, winner=winner)
    player = controller_of((battle.attacker, battle.defender), winner)
    request(state, Change("win-battle", unhurt[winner], player, amount=totals[winner], detail="personnel"))
    return None


def unhurt_of(state: State, battle: PersonnelBattle, side: int) -> tuple[CardId, ...]:
    """The combatants of a force who are neither stunned nor mortally wounded, in a pile or not."""
    marks = state.marks
    there = still_present(state, battle.combatants[side], battle.where)
    return tuple(card for card in there if (card, STUNNED) not in marks and (card, WOUNDED) not in marks)


def inflict_casualty(state: State, battle: PersonnelBattle) -> Next:
    """A random combatant of the losing force becomes mortally wounded too (1E-7.4.2/7).

    A force of which only holograms are left wins but inflicts none (1E-6.3.2.3/2).
    """
    victors = unhurt_of(state, battle, battle.winner)
    if all(is_hologram(state, card) or not strength(state, card) for card in victors):
        return None
    victims = pick(state, possible_casualties(state, battle), 1)
    if victims:
        player = (battle.attacker, battle.defender)[battle.winner - 1]
        request(state, Change("wound", victims, player, detail="casualty"))
    return None


def possible_casualties(state: State, battle: PersonnelBattle) -> tuple[CardId, ...]:
    """Those of the losing force who are not mortally wounded, the stunned too, or only the unhurt (ambiguity 20)."""
    loser = other(battle.winner)
    if readings(state).casualties == "unhurt":
        return unhurt_of(state, battle, loser)
    losers = still_present(state, battle.combatants[loser], battle.where)
    return tuple(card for card in losers if (card, WOUNDED) not in state.marks)


def resolve(state: State, battle: PersonnelBattle) -> Next:
    """Stage 6: the mortally wounded die (1E-7.4.2/9)."""
    dying = tuple(card for side in SIDES for card in battle.forces[side] if (card, WOUNDED) in state.marks)
    if dying:
        request(state, *destroyed(state, Change("kill", dying, battle.attacker, detail="battle")))
    return None


def stop_survivors(state: State, battle: PersonnelBattle) -> Next:
    """The stunned recover, and all who were in the battle are stopped, a prevented one too (1E-7.4.1.0.2/1)."""
    left = {side: still_present(state, battle.forces[side], battle.where) for side in SIDES}
    state.frames[state.depth] = replace(battle, forces=left, is_over=True)
    end_battle(state, battle.forces, battle.attacker)
    if is_taken_by_boarders(state, battle):
        request(state, Change("note", to=battle.where, detail=OVERRUN, amount=1))
    return None


def is_taken_by_boarders(state: State, battle: PersonnelBattle) -> bool:
    """Whether those who boarded a ship have killed its crew to the last (1E-G:lore-returns/1)."""
    if battle.where < FIRST_CARD or not boarders_among(state, still_aboard(state, battle)):
        return False
    whose = state.cards[battle.where].controller
    return any(player == whose for _, player in battle.fallen) and not teams.personnel_at(state, battle.where, whose)


def still_aboard(state: State, battle: PersonnelBattle) -> tuple[CardId, ...]:
    """Those of both forces who are where the battle was."""
    return tuple(card for side in SIDES for card in battle.forces[side] if is_at_battle(state, card, battle.where))


def leave_field(state: State, battle: PersonnelBattle) -> Next:
    """Players have responded to its end: nobody is in it any more."""
    return DONE


PERSONNEL_BATTLE: Procedure = Procedure(
    PersonnelBattle,
    Choose(choose_target, take_target),
    initiate,
    form_up,
    reveal_adversaries,
    compare,
    Choose(strike, take_strike),
    strike_by_itself,
    part_adversaries,
    determine_winner,
    inflict_casualty,
    resolve,
    stop_survivors,
    leave_field,
)
