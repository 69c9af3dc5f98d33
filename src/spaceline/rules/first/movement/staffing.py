"""Staffing a ship: whom it takes to dock, undock or move it (1E-7.1.3)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import product

from spaceline.core.caching import LASTING, cached_on, cached_while
from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import CardId
from spaceline.core.modifiers import values_for
from spaceline.core.state import State
from spaceline.effects.assigning import filled
from spaceline.effects.nodes.abilities import LendsAll
from spaceline.effects.nodes.movement import StaffsFor
from spaceline.rules.first import teams
from spaceline.rules.first.data.assimilated import subcommand_for
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.definition import STAFFED_BY_SKILLS, STAFFS_FOR
from spaceline.rules.first.facts import AFFILIATIONS, Staffing
from spaceline.rules.first.language.titles import is_called
from spaceline.rules.first.location_cache import in_condition
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.roles import ASSIMILATED
from spaceline.rules.first.suspension import in_reach
from spaceline.rules.first.topics import LAYOUT, MODE, MOVES, STATUS
from spaceline.rules.first.values import definition, facts, is_stopped, is_unmanned

COMMAND, STAFF = "Cmd", "Stf"

NEEDED = frozenset(("affiliations", "icons", "skills", "characteristics", "pairs"))

StaffingIcons = tuple[str, ...]
Lenders = Mapping[int, int]
"""Who of a crew supplies several icons, by where they stand in it: how many of any kind, 0 for all their own."""
NOBODY: Lenders = {}


def unstaffed(state: State, ship: CardId) -> Refusal | None:
    """Why a ship is not staffed; None when it is, or need not be (1E-G:lore-returns/1)."""
    return None if is_unmanned(state, ship) else lacking_staff(state, ship)


@cached_on(MOVES, STATUS, MODE, LASTING)
def lacking_staff(state: State, ship: CardId) -> Refusal | None:
    """Why the crew of a ship does not staff it.

    1E-7.1.3/2; disabled and arrested personnel do not count, nor stopped ones unless the ship is stopped too
    (1E-10.2.1/2, 1E-10.2.3/1, 1E-10.2.10/2).
    """
    return find_unstaffed(state, ship)


def crewed_as(state: State, ship: CardId) -> Hashable | None:
    """What staffs a ship; None where skills do, which may change though nobody comes or goes."""
    found = None if ship in state.watched.get(STAFFED_BY_SKILLS, ()) else in_condition(state, ship)
    return None if found is None else (found, is_stopped(state, ship))


def staff(state: State, ship: CardId) -> tuple[CardId, ...]:
    """Who of the crew may staff a ship: stopped personnel only one that is stopped too (1E-10.2.1/2)."""
    player = state.cards[ship].controller
    return teams.awake_at(state, ship, player) if is_stopped(state, ship) else teams.crew(state, ship, player)


@cached_while(crewed_as, MODE, LASTING, LAYOUT)
def find_unstaffed(state: State, ship: CardId) -> Refusal | None:
    """Look at the crew: the affiliation of the ship, and one of the ways to staff it."""
    values_of, aboard = values_for(state, NEEDED), staff(state, ship)
    if is_fully_staffed(state, ship, aboard):
        return None
    crew, sides = [values_of(card) for card in aboard], set(values_of(ship).affiliations)
    if not any(not sides or sides.intersection(card_values.affiliations) for card_values in crew):
        return refusal("no-matching-crew")
    ways = ways_to_staff(state, ship)
    if not ways:
        return None
    titles = [facts(state, card).title for card in aboard]
    lenders = lenders_among(state, ship, aboard)
    is_staffed = any(covers(crew, way, lenders) and are_aboard(way, titles) for way in ways)
    return None if is_staffed else refusal("unstaffed")


def lenders_among(state: State, ship: CardId, aboard: Sequence[CardId]) -> Lenders:
    """Who of a crew supplies more than one icon, by where they stand in it, and how many; 0 for all its own.

    1E-G:commandeer-ship/1: on whom such a card lies stands for icons of the ship that this card keeps in mind only.
    """
    lenders = {at: 0 for at, card in enumerate(aboard) if lends_all(state, card)}
    for source in state.watched.get(STAFFS_FOR, ()):
        leaf = state.cards[source]
        if leaf.role == "on" and leaf.parent in aboard and ship in in_reach(state, source):
            text: StaffsFor = definition(state, source).of_kind(StaffsFor)[0][1]
            lenders[aboard.index(leaf.parent)] = text.icons
    return lenders


def is_fully_staffed(state: State, ship: CardId, aboard: Sequence[CardId]) -> bool:
    """Whether those are aboard of whom a way to staff a ship asks by name alone, whatever side the ship is on.

    1E-G:u-s-s-dauntless/1.
    """
    named = [way for way in ways_to_staff(state, ship) if way.titles and not (way.icons or way.skills)]
    titles = [facts(state, card).title for card in aboard] if named else []
    return any(are_aboard(way, titles) for way in named)


def lends_all(state: State, card: CardId) -> bool:
    """Whether a personnel lends all its icons at once (1E-G:seven-of-nine-the-borg/1)."""
    return bool(definition(state, card).of_kind(LendsAll))


def could_staff(state: State, ship: CardId, sides: frozenset[str], crew: Mapping[CardId, CardValues]) -> bool:
    """Whether those could staff a ship of these sides together who are not aboard yet (1E-G:report-with-crew/1)."""
    titles = [facts(state, card).title for card in crew]
    named = [way for way in facts(state, ship).staffing if way.titles and not (way.icons or way.skills)]
    if any(are_aboard(way, titles) for way in named):
        return True
    if not any(not sides or sides.intersection(card_values.affiliations) for card_values in crew.values()):
        return False
    found, ways = list(crew.values()), facts(state, ship).staffing
    lenders = {at: 0 for at, card in enumerate(crew) if lends_all(state, card)}
    return not ways or any(covers(found, way, lenders) and are_aboard(way, titles) for way in ways)


def are_aboard(way: Staffing, titles: Sequence[str]) -> bool:
    """Whether the personnel are aboard whom a way to staff a ship names."""
    return all(any(is_called(title, name) for title in titles) for name in way.titles)


def ways_to_staff(state: State, ship: CardId) -> tuple[Staffing, ...]:
    """The ways to staff a ship; of one that was assimilated, with subcommands in place of all other icons.

    1E-7.3.2.2.1/1, 1E-G:assimilation-ship/1.
    """
    printed = facts(state, ship).staffing
    if (ship, ASSIMILATED) not in state.marks:
        return printed
    return tuple(Staffing(icons=tuple(subcommand_for(icon) for icon in way.icons)) for way in printed)


def covers(crew: Sequence[CardValues], way: Staffing, lenders: Lenders = NOBODY) -> bool:
    """Whether a crew has the icons, and beside them the skills and characteristics (1E-7.1.3.0.1/3)."""
    return (
        all(
            sum(card_values.skills.get(skill, 0) for card_values in crew) >= level
            for skill, level in way.skills.items()
        )
        and all(any(word in card_values.characteristics for card_values in crew) for word in way.characteristics)
        and any(supplies(team, way.icons) for team in suppliers(crew, way.icons, lenders))
    )


def suppliers(
    crew: Sequence[CardValues], needed: StaffingIcons, lenders: Lenders = NOBODY
) -> Iterator[tuple[StaffingIcons, ...]]:
    """The icons of each personnel, in all ways in which two on one card can share theirs."""
    with_affiliations = not set(needed).isdisjoint(AFFILIATIONS)
    found = [shares(card_values, with_affiliations=with_affiliations) for card_values in crew]
    for at, number in lenders.items():
        found[at] = several(crew[at], needed, number)
    for ways in product(*found):
        yield tuple(icons for way in ways for icons in way if icons)


def several(card_values: CardValues, needed: StaffingIcons, number: int) -> tuple[tuple[StaffingIcons, ...], ...]:
    """What a personnel supplies who meets several icons: so many of whatever is needed.

    One that lends all its icons supplies each of them, or else that of its affiliation.
    """
    if number:
        return ((needed,) * number,)
    return (tuple((icon,) for icon in card_values.icons), (card_values.affiliations,))


def shares(card_values: CardValues, *, with_affiliations: bool) -> tuple[tuple[StaffingIcons, ...], ...]:
    """What those on one card supply: two have one icon each, in printed order (1E-6.3.4.0.3/1).

    Where affiliation icons are needed, either of the two supplies that of the card, but not both (1E-7.1.3.0.1/1).
    """
    if not card_values.pairs:
        return (((*card_values.icons, *card_values.affiliations) if with_affiliations else card_values.icons,),)
    if not with_affiliations:
        return (tuple((icon,) for icon in card_values.icons),)
    return tuple(
        tuple((*half.icons, *(card_values.affiliations if half is holder else ())) for half in card_values.pairs)
        for holder in card_values.pairs
    )


def supplies(crew: Sequence[StaffingIcons], needed: StaffingIcons) -> bool:
    """Whether different personnel can supply each icon (1E-7.1.3.0.1/2)."""
    if len(crew) < len(needed):
        return False
    return all(filled(those_for_each(crew, needed)))


def those_for_each(crew: Sequence[StaffingIcons], needed: StaffingIcons) -> list[list[int]]:
    """For each icon, who of a crew could supply it."""
    return [[at for at, icons in enumerate(crew) if any(stands_for(it, icon) for it in icons)] for icon in needed]


def stands_for(icon: str, needed: str) -> bool:
    """Whether an icon meets a required one: a command icon stands in for a staff icon (1E-7.1.3/3)."""
    return icon == needed or (icon == COMMAND and needed == STAFF)


def icons_needed(state: State, card: CardId) -> int:
    """How many staffing icons it takes to staff a ship, in the way that takes the most."""
    return max((len(way.icons) for way in ways_to_staff(state, card)), default=0)


def asks_for_staff(state: State, card: CardId) -> bool:
    """Whether a ship has a staffing requirement: icons, or whom it asks for without any (1E-7.1.3.0.1)."""
    return any(way != Staffing() for way in ways_to_staff(state, card))
