"""Where cards are played: native quadrants, equipment, systems (OBJ-playing-specific-kinds)."""

from __future__ import annotations

from collections.abc import Mapping

from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.rules.objectives.facts import SYSTEM
from spaceline.rules.objectives.refusals import refusal, restated
from spaceline.rules.objectives.switches import readings
from spaceline.rules.objectives.systems import cannot_install, ships_for
from spaceline.rules.second import places
from spaceline.rules.second.definition import CardDefinition
from spaceline.rules.second.facts import Facts
from spaceline.rules.second.playing.headquarters import permits
from spaceline.rules.second.playing.playing import no_place as no_place_by_second, stays_in_play, targets
from spaceline.rules.second.values import facts

ALPHA, DELTA, GAMMA = "Alpha", "Delta", "Gamma"
HOMES: Mapping[str, str] = {"Bor": DELTA, "Dom": GAMMA}
"""The quadrant of the headquarters of an affiliation; of all others it is Alpha."""


def native_quadrant(state: State, it: Facts) -> str:
    """The quadrant where personnel or a ship reports (OBJ-playing-specific-kinds/5); equipment has none (/7).

    Cards of Second Edition show none. By one reading theirs is that of the headquarters of their affiliation, by
    another Alpha, as of most cards.
    """
    if it.type not in ("personnel", "ship"):
        return ""
    if it.quadrant or readings(state).native == "alpha":
        return it.quadrant or ALPHA
    return HOMES.get(it.affiliation, ALPHA)


def takes(state: State, headquarters: Facts, it: Facts) -> bool:
    """Whether a headquarters takes a card: its text allows it, equipment too, and the quadrants agree (/1, /6)."""
    return welcomes(state, headquarters, it) and native_quadrant(state, it) in ("", headquarters.quadrant)


def welcomes(state: State, headquarters: Facts, it: Facts) -> bool:
    """Whether the text of a headquarters allows a card, which is all that counts where a text puts it there (/1)."""
    return any(permits(permission, it) for permission in headquarters.accepts)


def no_place(state: State, player: PlayerId, card: CardId, target: EntityId) -> Refusal:
    """Why a card cannot be played there: systems go on ships, equipment where it is allowed, all where it is native."""
    it = facts(state, card)
    if it.type == SYSTEM:
        return cannot_install(state, player, card, target) or refusal("no-ship-for-system")
    if it.type == "equipment":
        return refusal("equipment-not-allowed")
    homes = [mission for mission in places.headquarters(state, player) if target in (0, state.cards[mission].parent)]
    is_welcome = any(welcomes(state, facts(state, mission), it) for mission in homes)
    found = refusal("not-native-here") if is_welcome else no_place_by_second.rule(state, player, card, target)
    return restated(found) or found


def stays(state: State, it: CardDefinition) -> bool:
    """Systems stay on their ships (OBJ-types-of-cards/7)."""
    return it.type == SYSTEM or stays_in_play.rule(state, it)


def places_to_play(state: State, player: PlayerId, card: CardId) -> tuple[EntityId, ...]:
    """Systems go on a ship of the player's at a headquarters; all else is played as in Second Edition."""
    if facts(state, card).type == SYSTEM:
        return tuple(ships_for(state, player, card))
    return targets.rule(state, player, card)
