"""What is looked for as a turn ends: how the cards stand, where no event tells of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Cumulative
from spaceline.rules.first import affiliations, places, teams
from spaceline.rules.first.facts import QUADRANTS
from spaceline.rules.first.movement.boarding import LEAVE_PLACE
from spaceline.rules.first.people import captives
from spaceline.rules.first.roles import SUSPECTED
from spaceline.rules.first.values import definition, is_barred, is_landed, type_of
from spaceline.rules.first.verbs.capture import CAPTIVE


def vessels(state: State) -> Iterator[CardId]:
    """The ships and facilities of both players."""
    for player in state.players:
        yield from places.vessels_of(state, player)


def people(state: State) -> Iterator[CardId]:
    """All personnel in play."""
    return (card for card in state.cards if state.in_play(card) and type_of(state, card) == "personnel")


def has_spacelines(state: State, number: int) -> bool:
    """Whether there are spacelines in so many quadrants or more (1E-4.2/1)."""
    return sum(name in QUADRANTS for name in places.spacelines(state)) >= number


def has_region(state: State) -> bool:
    """Whether two locations are of one region (1E-4.2/6)."""
    counted = Counter(region for place in places.locations(state) if (region := places.region_at(state, place)))
    return any(number > 1 for number in counted.values())


def has_gap(state: State) -> bool:
    """Whether a card has become a location, or a mission was destroyed."""
    return any(not places.missions_at(state, place) for place in places.locations(state))


def has_house_arrest(state: State) -> bool:
    """Whether somebody is under house arrest (1E-7.0.1/4)."""
    return any(teams.under_house_arrest(state, vessel, player) for player in state.players for vessel in vessels(state))


def has_suspect(state: State) -> bool:
    """Whether an infiltrator is under house arrest, and not exposed (1E-7.9.1.0.1/1)."""
    return any(name == SUSPECTED for _, name in state.marks)


def has_quarantine(state: State) -> bool:
    """Whether somebody may not leave where they are (1E-10.2.7/1)."""
    return any(is_barred(state, card, LEAVE_PLACE) for card in people(state))


def captives_of(state: State) -> Iterator[CardId]:
    """Everybody who is a captive (1E-7.7/1)."""
    return (card for card, name in state.marks if name == CAPTIVE and state.in_play(card))


def has_escort(state: State) -> bool:
    """Whether a captive is held by an escort (1E-7.7/1)."""
    return any(captives.is_escorted(state, card) for card in captives_of(state))


def has_jailed(state: State) -> bool:
    """Whether a captive is held by a brig (1E-7.7/3)."""
    return any(captives.is_jailed(state, card) for card in captives_of(state))


def has_trap(state: State) -> bool:
    """Whether a captive is held by the card that captured (1E-7.7/2)."""
    return any(captives.is_trapped(state, card) for card in captives_of(state))


def has_landed(state: State) -> bool:
    """Whether a ship stands on a planet (1E-7.1.6)."""
    return any(is_landed(state, card) for card in vessels(state) if type_of(state, card) == "ship")


def has_carried(state: State) -> bool:
    """Whether a ship is aboard another (1E-7.1.6.1/1)."""
    return any(places.is_carried(state, card) for card in state.cards if type_of(state, card) == "ship")


def has_cumulative(state: State) -> bool:
    """Whether several copies of a card that add up lie on one (1E-12.9/1)."""
    found = Counter(
        (leaf.parent, leaf.definition)
        for card, leaf in state.cards.items()
        if leaf.role in ("on", "at") and definition(state, card).adds_up
    )
    return any(number > 1 for number in found.values())


def has_equipment_that_adds_up(state: State) -> bool:
    """Whether several copies of equipment that add up are together (1E-12.9/1)."""
    found = Counter(
        (leaf.parent, leaf.controller, leaf.definition)
        for card, leaf in state.cards.items()
        if leaf.role in ("surface", "aboard") and definition(state, card).of_kind(Cumulative)
    )
    return any(number > 1 for number in found.values())


def has_two_outposts(state: State) -> bool:
    """Whether somebody plays two affiliations (1E-G:playing-an-affiliation/1)."""
    return any(len(affiliations.played(state, player)) > 1 for player in state.players)


def has_nemeses(state: State) -> bool:
    """Whether a nemesis icon is in play on both sides (1E-10.2.9/1)."""
    icons = {definition(state, card).facts.nemesis for card in people(state)}
    return any(icon.endswith(">") and f"<{icon[:-1]}" in icons for icon in icons if icon)
