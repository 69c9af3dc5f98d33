"""Systems: installed on ships and taken off at a headquarters (OBJ-types-of-cards/7, /8, /9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.rules.objectives.facts import SYSTEM
from spaceline.rules.objectives.refusals import refusal
from spaceline.rules.second import places
from spaceline.rules.second.turn import misnamed, not_now, segment
from spaceline.rules.second.values import cost, facts

UNINSTALL = "uninstall"


def installed(state: State, ship: CardId) -> tuple[CardId, ...]:
    """The systems on a ship."""
    return tuple(card for card in state.zone(ship, "on") if facts(state, card).type == SYSTEM)


def ships_for(state: State, player: PlayerId, system: CardId) -> Iterator[CardId]:
    """The player's ships on which a system can be installed: without one of its kind.

    OBJ-types-of-cards/8, /9, OBJ-playing-specific-kinds/4.
    """
    fleet = (ship for _, ships in places.fleet(state, player) for ship in ships)
    return (ship for ship in fleet if cannot_install(state, player, system, ship) is None)


def cannot_install(state: State, player: PlayerId, system: CardId, ship: CardId) -> Refusal | None:
    """Why a system does not go on a ship, at whatever cost."""
    if not any(ship in ships for _, ships in places.fleet(state, player)):
        return refusal("no-ship-for-system")
    if not places.is_at_headquarters(state, ship):
        return refusal("system-away")
    kinds = (facts(state, card).kind for card in installed(state, ship))
    return refusal("system-of-that-kind") if facts(state, system).kind in kinds else None


def offer_uninstalling(state: State, player: PlayerId) -> Iterable[Option]:
    """The systems that the player can take off, and pay for."""
    if segment(state) != "play":
        return ()
    found = (card for _, ships in places.fleet(state, player) for ship in ships for card in installed(state, ship))
    return tuple(Option(UNINSTALL, card) for card in found if cannot_uninstall(state, player, card) is None)


def no_uninstalling(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a system is not taken off."""
    return not_now(state, player, "play") or misnamed(option) or cannot_uninstall(state, player, option.card)


def cannot_uninstall(state: State, player: PlayerId, card: CardId) -> Refusal | None:
    """Why a system cannot be taken off when it is the time for that."""
    if card not in state.cards or facts(state, card).type != SYSTEM or state.cards[card].role != "on":
        return refusal("not-installed")
    ship = state.cards[card].parent
    if ship not in state.cards or state.cards[ship].controller != player:
        return refusal("not-installed")
    if not places.is_at_headquarters(state, ship):
        return refusal("system-not-at-headquarters")
    return None if cost(state, card) <= state.mark(player, "counters") else refusal("not-enough-counters")


def pay(state: State, action: Action) -> None:
    """The number again, each time (OBJ-playing-specific-kinds/3)."""
    price = cost(state, action.option.card)
    if price:
        request(state, Change("spend", (), action.player, amount=price))


def uninstall(state: State, action: Action) -> None:
    """It leaves play, for its owner's discard pile."""
    request(state, Change("uninstall", (action.option.card,), action.player))


ACTIONS: tuple[ActionRule, ...] = (ActionRule(UNINSTALL, offer_uninstalling, no_uninstalling, uninstall, pay),)
