"""Why a battle that a player names cannot be begun without a card: what stands in the way of that very one."""

from __future__ import annotations

from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.rules.objectives import restrictions
from spaceline.rules.objectives.roles import REFUSED
from spaceline.rules.objectives.switches import readings
from spaceline.rules.second import places
from spaceline.rules.second.battle import sides
from spaceline.rules.second.battle.beginning import could_be_personnel
from spaceline.rules.second.movement.staffing import is_staffed
from spaceline.rules.second.values import definition, is_stopped
from spaceline.rules.second.verbs.battle import ABSTAINS


def no_attack(state: State, player: PlayerId, option: Option) -> str:
    """The refusal of one that is not open."""
    if option.kind == sides.COMBAT:
        return no_combat(state, player, option.card, option.target)
    return no_engagement(state, player, option.card, option.target)


def no_combat(state: State, player: PlayerId, where: EntityId, opponent: PlayerId) -> str:
    """What keeps personnel on a planet or ship from attacking an opponent's there."""
    if where not in state.places and where not in state.cards:
        return "no-combat"
    there = surroundings(state, where)
    own = tuple(card for card in places.own(state, there, player) if definition(state, card).type == "personnel")
    others = tuple(card for card in places.own(state, there, opponent) if could_be_personnel(state, card))
    if not own or not others or opponent == player or not places.place_of(state, where):
        return "no-combat"
    if places.is_at_headquarters(state, where):
        return "combat-at-headquarters"
    ready = places.unstopped_personnel(state, own, player)
    return restricted(state, ready, others) if ready else "combat-stopped"


def no_engagement(state: State, player: PlayerId, ship: CardId, target: CardId) -> str:
    """What keeps a ship from attacking another."""
    if state.mark(player, ABSTAINS):
        return "engagement-abstained"
    here = places.place_of(state, ship) if ship in state.cards else 0
    ships = state.zone(here, "orbit") if here else ()
    if ship not in places.own(state, ships, player) or target not in ships or state.cards[target].controller == player:
        return "no-engagement"
    if places.is_at_headquarters(state, here):
        return "engagement-at-headquarters"
    if is_stopped(state, ship):
        return "engagement-stopped"
    return restricted(state, (ship,), (target,)) if is_staffed(state, ship) else "engagement-unstaffed"


def restricted(state: State, own: tuple[CardId, ...], others: tuple[CardId, ...]) -> str:
    """The restriction that keeps those from attacking these, for all that everybody can see."""
    if any(state.mark(card, REFUSED) for card in own):
        return "attack-refused"
    attackers = restrictions.affiliations(state, own).values()
    if restrictions.FEDERATION in attackers:
        return "attack-borg-only"
    if restrictions.BORG in attackers and readings(state).borg_attack == "nobody":
        return "attack-nobody"
    return "attack-own-affiliation"


def surroundings(state: State, where: EntityId) -> tuple[CardId, ...]:
    """The cards on a planet, or aboard a ship."""
    return state.zone(where, "aboard" if where >= FIRST_CARD else "surface")
