"""Whether a ship is staffed, and by whom (2E-moving-a-ship/3 to /7)."""

from __future__ import annotations

from collections.abc import Sequence

from spaceline.core.caching import LASTING, cached_while
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import CardId
from spaceline.core.modifiers import current_values_for
from spaceline.core.replaceable import Replaceable
from spaceline.core.state import State
from spaceline.rules.second import places
from spaceline.rules.second.refusals import refusal
from spaceline.rules.second.topics import PLAY, STOPPED
from spaceline.rules.second.values import IDENTITY, facts, identities

COMMAND, STAFF = "Cmd", "Stf"


def those_aboard(state: State, ship: CardId) -> tuple[CardId, ...] | None:
    """The cards aboard; None where a text changes who they are."""
    return state.zone(ship, "aboard") if current_values_for(state, IDENTITY) is None else None


@cached_while(those_aboard, PLAY, STOPPED, LASTING)
def unstaffed(state: State, ship: CardId) -> Refusal | None:
    """Why a ship is not staffed; None when it is."""
    return find_unstaffed(state, ship)


@Replaceable
def find_unstaffed(state: State, ship: CardId) -> Refusal | None:
    """Check both staffing conditions with the unstopped personnel aboard (2E-moving-a-ship/2, /3, /4, /7)."""
    player, look = state.cards[ship].controller, identities(state)
    crew = places.unstopped_personnel(state, state.zone(ship, "aboard"), player)
    affiliation = look(ship).affiliation
    if not any(look(card).affiliation == affiliation for card in crew):
        return refusal("no-matching-crew")
    needed = facts(state, ship).staffing
    return (
        None if covers([look(card).icons for card in icon_bearers(state, ship)], needed) else refusal("icons-missing")
    )


@Replaceable
def icon_bearers(state: State, ship: CardId) -> tuple[CardId, ...]:
    """Whose staffing icons count for a ship: those of unstopped personnel aboard, of whatever affiliation.

    2E-moving-a-ship/3.
    """
    return places.unstopped_personnel(state, state.zone(ship, "aboard"), state.cards[ship].controller)


def is_staffed(state: State, ship: CardId) -> bool:
    """Whether a ship is staffed."""
    return unstaffed(state, ship) is None


def covers(crew: Sequence[Sequence[str]], needed: Sequence[str]) -> bool:
    """Whether different personnel can supply each icon; a command icon may stand in for a staff icon.

    That substitution makes the matching simple: personnel with a command icon fill command icons first, and those
    left over count as staff (2E-moving-a-ship/5, /6).
    """
    commanders = sum(COMMAND in icons for icons in crew)
    staff = sum(STAFF in icons and COMMAND not in icons for icons in crew)
    commands_needed = sum(icon == COMMAND for icon in needed)
    return commanders >= commands_needed and commanders + staff >= len(needed)


def shown_to_staff(state: State, ship: CardId) -> Change:
    """Who staffs a ship, each with what of it is used: an icon, the affiliation (2E-showing-your-cards/3, /5)."""
    used = staffers(state, ship)
    return Change("staff", tuple(used), state.cards[ship].controller, ship, detail=", ".join(used.values()))


def staffers(state: State, ship: CardId) -> dict[CardId, str]:
    """As few as can be of those who staff a staffed ship, with what of each is used.

    Those of its affiliation come first, so that whoever supplies an icon also matches it where that is possible; of
    others alike those who lie face up.
    """
    look = identities(state)
    wanted = look(ship).affiliation
    crew = {card: look(card) for card in icon_bearers(state, ship)}
    matching = {card for card, member in crew.items() if member.affiliation == wanted}
    order = sorted(crew, key=lambda card: (card not in matching, not state.cards[card].face_up))
    commanders = [card for card in order if COMMAND in crew[card].icons]
    others = [card for card in order if STAFF in crew[card].icons and card not in commanders]
    needed = facts(state, ship).staffing
    commands = needed.count(COMMAND)
    used = dict.fromkeys(commanders[:commands], COMMAND)
    for card in (others + commanders[commands:])[: len(needed) - commands]:
        used[card] = COMMAND if card in commanders else STAFF
    for match in [card for card in (*used, *order) if card in matching][:1]:
        used[match] = f"{used.get(match, '')} {wanted}".strip()
    return used
