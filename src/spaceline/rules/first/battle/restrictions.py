"""Who may attack whom: affiliations, leaders, Guramba (1E-7.4.1, 1E-10.1.1.1, 1E-10.1.1.3)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import CardId
from spaceline.core.modifiers import values_for
from spaceline.core.state import State
from spaceline.effects.dependencies import SOME_SKILL
from spaceline.effects.perform.reading import values_for_filter
from spaceline.effects.world import world_of
from spaceline.rules.first import teams
from spaceline.rules.first.affiliations import STANDARD, UNRESTRICTED, affiliations, may_attack
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.switches import readings
from spaceline.rules.first.values import are_printed, identities, is_able, is_disabled, is_in_stasis, type_of

LEADING = frozenset(("OFFICER", "Leadership"))
"""Skills that make a leader (1E-10.1.1.1/1); the classification counts as one of them."""

GURAMBA = "Guramba"
"""The skill before which one leader is not enough (1E-10.1.1.3/1)."""

DEFENSE = "Def"
"""The subcommand of those who lead an attack of the Borg (1E-7.4.1.0.5/1)."""

LED_BY = frozenset((*LEADING, SOME_SKILL, "affiliations", "icons"))
BRAVED_BY = frozenset((GURAMBA, SOME_SKILL))
"""The values that are looked at for either."""
FREED_BY = frozenset(("is_free",))


def bar(attacker: str, targets: Iterable[str]) -> str:
    """Why an affiliation may not begin battle against a force of these affiliations; empty when it may.

    A restricted affiliation anywhere in the target keeps its own from attacking it, and the leave to attack one covers
    every force that includes it (1E-7.4.1.0.6/1, /3).
    """
    against = tuple(targets)
    if attacker in UNRESTRICTED:
        return ""
    if attacker in STANDARD:
        return "" if all(may_attack(attacker, target) for target in against) else "own-affiliation"
    if attacker == "Fed":
        return "" if any(may_attack(attacker, target) for target in against) else "federation"
    return "borg-attack"


def no_leave(attackers: Iterable[str], targets: Iterable[str]) -> Refusal | None:
    """Why a force of these affiliations may not attack: it has the restrictions of all of them (1E-7.4.1.0.6/1)."""
    against = tuple(targets)
    reason = next((reason for one in attackers if (reason := bar(one, against))), "")
    return refusal(reason) if reason else None


def borg_only(attackers: Iterable[str]) -> Refusal | None:
    """Why a force may not attack what nobody controls: only the Borg keep their restrictions.

    1E-11.1/5, 1E-G:self-controlling-icon/2.
    """
    return no_leave((icon for icon in attackers if icon == BORG), ())


BORG = "Bor"


def affiliations_of(state: State, force: Iterable[CardId]) -> tuple[str, ...]:
    """The affiliations anywhere in a force, crews included (1E-7.4.1.0.6/1)."""
    look = identities(state)
    everybody = [member for card in force for member in members(state, card)]
    return tuple(dict.fromkeys([icon for member in everybody for icon in look(member).affiliations]))


def restricting(state: State, force: Iterable[CardId], targets: Iterable[CardId] = ()) -> tuple[str, ...]:
    """The affiliations whose restrictions an attacking force has, crews included (1E-7.4.1.0.6/1).

    Cards that a text has freed may attack anybody, but others with them keep their restrictions (1E-7.4.1.0.6/4).
    """
    bound = [member for card in force for member in attackers(state, card)]
    if not are_printed(state, FREED_BY):
        against = tuple(member for card in targets for member in members(state, card))
        bound = [member for member in bound if not is_freed(state, member, against)]
    look = identities(state)
    return tuple(dict.fromkeys([icon for member in bound for icon in look(member).affiliations]))


def out_of_reach(state: State, card: CardId) -> Refusal | None:
    """Why a card cannot be attacked as it is: in stasis, or disabled, where that is no opposing card (ambiguity 19).

    1E-10.2.4/1, 1E-10.2.3/2, 1E-G:opposing/1.
    """
    if is_in_stasis(state, card):
        return refusal("target-in-stasis")
    is_opposing = readings(state).disabled_in_battle == "set-aside" or not is_disabled(state, card)
    return None if is_opposing else refusal("target-disabled")


def is_freed(state: State, card: CardId, against: tuple[CardId, ...]) -> bool:
    """Whether a text has freed a card of attack restrictions, or of those against the cards of a force.

    A permission to attack some covers every force that includes one of them (1E-7.4.1.0.6/3), and no other
    (1E-7.4.1.0.6/5).
    """
    found: CardValues = values_for(state, FREED_BY)(card)
    world = world_of(state)
    return found.is_free or any(
        world.fitting(state, against, who, values_for_filter(state, who)) for who in found.free_against
    )


def members(state: State, card: CardId) -> tuple[CardId, ...]:
    """A card of a force with its crew; those under house arrest do not belong to it."""
    if type_of(state, card) not in ("ship", "facility"):
        return (card,)
    crews = teams.teams_at(state, card, state.cards[card].controller)
    return (card, *(member for crew in crews for member in crew))


def attackers(state: State, card: CardId) -> tuple[CardId, ...]:
    """A card of a force that attacks, with those of its crew who take part: neither the stopped nor the disabled do.

    They are a team of their own (1E-10.2.1/1, 1E-10.2.3/1, 1E-G:away-team-and-crew/2).
    """
    return (card, *(member for member in members(state, card)[1:] if is_able(state, member)))


def leaders(state: State, among: Iterable[CardId]) -> tuple[CardId, ...]:
    """The leaders among personnel who may act (1E-10.1.1.1/1)."""
    look: Callable[[CardId], CardValues] = values_for(state, LED_BY)
    return tuple(card for card in among if leads(look(card)))


def leads(card_values: CardValues) -> bool:
    """Whether such a personnel leads, which its lore does not tell (1E-10.1.1.1.0.1/1).

    Borg of the defense subcommand do, whatever their skills (1E-7.4.1.0.5/1).
    """
    if BORG in card_values.affiliations:
        return DEFENSE in card_values.icons
    return not LEADING.isdisjoint(card_values.skills)


def without_leader(state: State, among: Iterable[CardId]) -> Refusal:
    """The refusal of an attack by those whom nobody leads."""
    is_of_borg = any(BORG in affiliations(state, card) for card in among)
    return refusal("no-defense-subcommand" if is_of_borg else "no-leader")


def brave(state: State, opposing: Iterable[CardId]) -> tuple[CardId, ...]:
    """Personnel with Guramba who can use it."""
    look = values_for(state, BRAVED_BY)
    return tuple(card for card in opposing if not is_disabled(state, card) and GURAMBA in look(card).skills)


def not_led(state: State, team: Collection[CardId], opposing: Iterable[CardId]) -> Refusal | None:
    """Why a team cannot begin a personnel battle: it needs a leader, or two of them (1E-7.4.1/4, 1E-10.1.1.3/1)."""
    found = len(leaders(state, team))
    if not found:
        return without_leader(state, team)
    return refusal("two-leaders") if found < 2 and brave(state, opposing) else None
