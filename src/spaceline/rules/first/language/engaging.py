"""How ships and facilities take part in a ship battle, as filters of texts ask for it (1E-7.4.3)."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.matching import FilterPart, standing
from spaceline.rules.first.data.frames import PersonnelBattle, ShipBattle
from spaceline.rules.first.participants import current_battle, involved
from spaceline.rules.first.verbs.battle import FIRING


def is_target(state: State, card: CardId) -> bool:
    """Whether it is one at which the attack of a ship battle is aimed, not one that joins it (1E-7.4.3/1)."""
    battle = current_battle(state)
    return isinstance(battle, ShipBattle) and card in battle.targets[1]


def is_in_ship_battle(state: State, card: CardId) -> bool:
    """Whether it is a ship or facility in a ship battle, and still where that takes place."""
    return isinstance(current_battle(state), ShipBattle) and card in involved(state)


def is_firing(state: State, card: CardId) -> bool:
    """Whether it fires in the ship battle that is going on (1E-7.4.3/4, /7)."""
    return (card, FIRING) in state.marks


def is_defending(state: State, card: CardId) -> bool:
    """Whether a force of the ship battle fires at it, attacking or in return (1E-7.4.3/5)."""
    battle = current_battle(state)
    return isinstance(battle, ShipBattle) and any(card in targets for targets in battle.targets.values())


def is_adversary(state: State, card: CardId) -> bool:
    """Whether it is one of the two who meet in a personnel battle now (1E-7.4.2/4)."""
    battle = current_battle(state)
    return isinstance(battle, PersonnelBattle) and card in battle.pair


INVOLVED = {
    "combat": is_adversary,
    "engagement": is_in_ship_battle,
    "target": is_target,
    "firing": is_firing,
    "defending": is_defending,
}
"""How a card may be involved in a ship battle."""


def is_involved(wanted: tuple[str, ...]) -> FilterPart:
    """It is involved in a ship battle in one of these ways."""
    return standing(lambda state, card: any(INVOLVED[way](state, card) for way in wanted))(True)
