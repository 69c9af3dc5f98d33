"""Taking damage cards off ships at the end of a turn (2E-damage/5): one of the actions that are due then.

Each is a response to the end of the turn, so that a player takes them and what texts do then in any order
(2E-discard-excess-cards/2).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spaceline.core.actions import is_invited
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action, Window
from spaceline.core.data.leaves import FIRST_CARD, CardId, PlayerId
from spaceline.core.replaceable import Replaceable
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.effects.perform.responses import responding
from spaceline.rules.second import places
from spaceline.rules.second.playing.headquarters import entry_points
from spaceline.rules.second.refusals import refusal
from spaceline.rules.second.turn import active_player
from spaceline.rules.second.values import definition, facts

REPAIR = "repair"
ENDS = "end_turn"


def responses(state: State, window: Window, player: PlayerId) -> tuple[Option, ...]:
    """The responses a player may give; at the end of the own turn, repairs are among them."""
    found = responding.responses(state, window, player)
    return (*found, *repairs(state, window)) if is_end_of_turn(window, player) else found


def obligations(state: State, window: Window, player: PlayerId) -> tuple[Option, ...]:
    """What happens anyway; what the player may do then can come before it (2E-actions/3, 2E-turn-sequence/2)."""
    found = responding.obligations(state, window, player)
    return (*found, *responses(state, window, player)) if found else ()


def may_respond(state: State, window: Window, player: PlayerId) -> bool:
    """Whether a player has any response, or could take damage off a ship at the end of the own turn."""
    if responding.may_respond(state, window, player):
        return True
    return is_end_of_turn(window, player) and next(repairs(state, window), None) is not None


def is_end_of_turn(window: Window, player: PlayerId) -> bool:
    """Whether it is the end of the player's turn."""
    return window.occurrence.verb == ENDS and window.moment == "when" and window.occurrence.player == player


def repairs(state: State, window: Window) -> Iterator[Option]:
    """One damage card of each ship at a headquarters where it could be played (2E-damage/5)."""
    player = window.occurrence.player
    repaired = [option.target for option in window.used if option.kind == REPAIR]
    for _, ships in places.fleet(state, player):
        for ship in ships:
            if (ship, "on") in state.contents and ship not in repaired:
                options = (Option(REPAIR, card, ship) for card in damage_on(state, ship))
                yield from (option for option in options if cannot_repair(state, player, option) is None)


def offered_at_the_end(state: State, player: PlayerId) -> Iterable[Option]:
    """Repairs are offered at the end of the turn only."""
    return ()


def no_repair(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a damage card cannot be taken off a ship: also because the player is not asked, or has done so for it."""
    problem = cannot_repair(state, player, option)
    return problem or (None if is_invited(state, player, option) else refusal("repair-at-the-end"))


def cannot_repair(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a damage card cannot be taken off a ship, be it the time for it or not."""
    ship: CardId = option.target
    if ship not in state.cards or state.cards[ship].role != "orbit" or state.cards[ship].controller != player:
        return refusal("not-yours")
    if state.frames[0].step != "end_turn" or active_player(state) != player:
        return refusal("repair-at-the-end")
    if places.place_of(state, ship) not in entry_points(state, player, facts(state, ship)):
        return refusal("no-repair-here")
    window = state.frames[-1]
    if isinstance(window, Window) and any((used.kind, used.target) == (REPAIR, ship) for used in window.used):
        return refusal("repaired-already")
    return None if option.card in damage_on(state, ship) else refusal("undamaged")


def repair(state: State, action: Action) -> None:
    """Take the damage card off."""
    request(state, Change("repair", (action.option.card,), action.player, to=action.option.target))


ACTIONS: tuple[ActionRule, ...] = (ActionRule(REPAIR, offered_at_the_end, no_repair, repair),)


MOST = 2
"""So many damage cards a ship can carry (2E-damage/2)."""


def is_damage(state: State, card: CardId) -> bool:
    """Whether a card lies on a ship as damage (2E-damage/1)."""
    leaf = state.cards[card]
    return (
        leaf.role == "on"
        and leaf.parent >= FIRST_CARD
        and state.cards[leaf.parent].role == "orbit"
        and definition(state, card).becomes_damage
    )


def damage_on(state: State, ship: CardId) -> tuple[CardId, ...]:
    """The damage cards on a ship."""
    return tuple(card for card in state.zone(ship, "on") if is_damage(state, card))


@Replaceable
def is_wrecked(state: State, ship: CardId, more: int) -> bool:
    """Whether so many damage cards more are too many for a ship (2E-damage/2)."""
    return len(damage_on(state, ship)) + more > MOST


def is_damaged(state: State, card: CardId) -> bool:
    """Whether it is a ship with a damage card on it."""
    return bool(damage_on(state, card))
