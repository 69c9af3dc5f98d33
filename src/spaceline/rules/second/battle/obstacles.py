"""Why a text can begin no battle: the rule that stands in the way of what comes nearest to one."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.effects import BeginBattle
from spaceline.effects.perform.reading import cards_meant
from spaceline.effects.scope import Scope
from spaceline.rules.second import places
from spaceline.rules.second.battle import sides
from spaceline.rules.second.battle.beginning import could_be_personnel
from spaceline.rules.second.movement.staffing import is_staffed
from spaceline.rules.second.values import definition, is_stopped
from spaceline.rules.second.verbs.battle import ABSTAINS

FROM_NEAREST = ("-demands", "-abstained", "-unstaffed", "-stopped", "-at-headquarters")
"""How refusals end, that of the battle which lacks least first."""


def no_battle(state: State, scope: Scope, it: BeginBattle) -> str:
    """The refusal of a text that can begin none of the battles it speaks of."""
    found: list[str] = []
    if sides.COMBAT in it.kinds:
        found.extend(no_combats(state, scope, it))
    if sides.ENGAGEMENT in it.kinds:
        found.extend(no_engagements(state, scope, it))
    for ending in FROM_NEAREST:
        for problem in found:
            if problem.endswith(ending):
                return problem
    return "no-combat" if sides.COMBAT in it.kinds else "no-engagement"


def no_combats(state: State, scope: Scope, it: BeginBattle) -> Iterator[str]:
    """Where own personnel are with an opponent's, what keeps them from combat (2E-combat/2, /3, /5, /6)."""
    for place in state.places:
        aboard = (state.zone(ship, "aboard") for ship in state.zone(place, "orbit"))
        for there in (state.zone(place, "surface"), *aboard):
            own = tuple(card for card in places.own(state, there, scope.you) if is_personnel(state, card))
            if not own or not has_enemy(state, there, scope.you) or (it.this and scope.source not in own):
                continue
            if places.is_at_headquarters(state, place):
                yield "combat-at-headquarters"
            elif all(is_stopped(state, card) for card in own):
                yield "combat-stopped"
            else:
                yield "combat-demands"


def has_enemy(state: State, cards: tuple[CardId, ...], player: PlayerId) -> bool:
    """Whether there is personnel of an opponent, for all that everybody can see."""
    return any(state.cards[card].controller != player and could_be_personnel(state, card) for card in cards)


def is_personnel(state: State, card: CardId) -> bool:
    """Whether it is."""
    return definition(state, card).type == "personnel"


def no_engagements(state: State, scope: Scope, it: BeginBattle) -> Iterator[str]:
    """Where own ships are with an opponent's, what keeps them from engaging (2E-engagements/2, /3, /5, /6)."""
    if state.mark(scope.you, ABSTAINS):
        yield "engagement-abstained"
        return
    for place in state.places:
        ships = state.zone(place, "orbit")
        own = [ship for ship in places.own(state, ships, scope.you) if could_be_meant(state, scope, it, ship)]
        if len(places.own(state, ships, scope.you)) == len(ships):
            continue
        for ship in own:
            if places.is_at_headquarters(state, place):
                yield "engagement-at-headquarters"
            elif is_stopped(state, ship):
                yield "engagement-stopped"
            else:
                yield "engagement-demands" if is_staffed(state, ship) else "engagement-unstaffed"


def could_be_meant(state: State, scope: Scope, it: BeginBattle, ship: CardId) -> bool:
    """Whether a text that begins an engagement with this ship, or with one of certain ships, means that one."""
    if it.this and scope.source != ship and scope.source not in state.zone(ship, "aboard"):
        return False
    return it.among is None or ship in cards_meant(state, scope, it.among)
