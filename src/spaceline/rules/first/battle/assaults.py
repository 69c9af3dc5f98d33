"""Attacks by cards that nobody controls: on all that they may attack where they are, player after player (1E-11.1).

Neither leaders nor matching personnel nor affiliations matter to them, but WEAPONS and bans do (1E-11.1/4).
"""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.battle import gunnery, ships
from spaceline.rules.first.data.frames import Assault
from spaceline.rules.first.stations.uncontrolled import is_uncontrolled
from spaceline.rules.first.turn import active_player
from spaceline.rules.first.values import is_barred

VICTIM = "victim"
"""The kind of an option that names whose cards are attacked first, by one of them."""


def is_armed(state: State, card: CardId) -> bool:
    """Whether it is a card on a spaceline that nobody controls and that fights as ships do (1E-7.4.3/11)."""
    leaf = state.cards[card]
    return leaf.controller not in state.players and leaf.role == "space" and not is_uncontrolled(state, card)


def begin(state: State, attacker: CardId, targets: tuple[CardId, ...]) -> bool:
    """Let such a card attack; returns whether it could."""
    there = tuple(card for card in targets if is_within_reach(state, attacker, card))
    if there:
        state.frames.append(Assault(step="choose_victim", attacker=attacker, targets=there))
    return bool(there)


def is_within_reach(state: State, attacker: CardId, target: CardId) -> bool:
    """Whether such a card may attack another now: it fires, and may, and the target is there and can be attacked."""
    if not state.in_play(attacker) or is_barred(state, attacker, "attack") or gunnery.cannot_shoot(state, attacker):
        return False
    if not state.in_play(target) or places.place_of(state, target) != places.place_of(state, attacker):
        return False
    return gunnery.no_target(state, state.cards[attacker].controller, target) is None


def victims(state: State, assault: Assault) -> dict[PlayerId, tuple[CardId, ...]]:
    """What is left to attack, by whose it is."""
    left = [card for card in assault.targets if is_within_reach(state, assault.attacker, card)]
    whose = {state.cards[card].controller for card in left}
    return {
        player: tuple(card for card in left if state.cards[card].controller == player)
        for player in state.players
        if player in whose
    }


def choose_victim(state: State, assault: Assault) -> Decision | None:
    """Whose turn it is says whose cards are attacked first (1E-11.1.0.1/1)."""
    found = victims(state, assault)
    if len(found) < 2:
        return None
    options = tuple(Option(VICTIM, cards[0]) for cards in found.values())
    player = active_player(state)
    return Decision(player, "option", VICTIM, options, about=(assault.attacker,), clause="1E-11.1.0.1/1")


def attack_first(state: State, assault: Assault, answer: Answer) -> Next:
    """Let the battle with them begin; the others come after it."""
    assert answer.option is not None
    attack(state, assault, state.cards[answer.option.card].controller)
    return "choose_victim"


def attack_others(state: State, assault: Assault) -> Next:
    """Let the battle with those begin who are left."""
    found = victims(state, assault)
    if not found:
        return DONE
    attack(state, assault, next(iter(found)))
    return "choose_victim"


def attack(state: State, assault: Assault, victim: PlayerId) -> None:
    """Attack all that one player has there, in one battle (1E-11.1/3)."""
    attacker, targets = assault.attacker, victims(state, assault)[victim]
    left = tuple(card for card in assault.targets if state.cards[card].controller != victim)
    state.frames[state.depth] = replace(assault, targets=left)
    ships.begin(state, (0, victim), places.place_of(state, attacker), ((attacker,), targets), "text")


ASSAULT: Procedure = Procedure(Assault, Choose(choose_victim, attack_first), attack_others)
