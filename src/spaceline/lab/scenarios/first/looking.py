"""Comparing cards and players of First Edition with what a scenario expects of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from spaceline.core.data.leaves import CardId, EntityId, PlaceId
from spaceline.core.state import State
from spaceline.lab.scenarios.dialect import Difference, TableSetting
from spaceline.lab.scenarios.first.format import Expected
from spaceline.lab.scenarios.looking import kept, marked, same_names, unequal
from spaceline.lab.scenarios.naming import NameProblem, standing_for
from spaceline.lab.scenarios.strict.concerning import confirm_player
from spaceline.rules.first import affiliations, places, teams, values, winning
from spaceline.rules.first.turn import active_player


def numbers(at: TableSetting, expected: Expected) -> Iterator[Difference]:
    """Icons and affiliations."""
    state, card = at.state, at.card
    for name, icons in expected.icons.items():
        yield from unequal(f"icons of {name}", sorted(icons), sorted(values.identity(state, card(name)).icons))
    for name, affiliation in expected.affiliation.items():
        found = "/".join(affiliations.affiliations(state, card(name)))
        yield from unequal(f"affiliation of {name}", affiliation, found)


def scores(at: TableSetting, expected: Expected) -> Iterator[Difference]:
    """Points, and who has completed what."""
    yield from kept(at, "bonus", expected.bonus)
    for player, value in expected.counted.items():
        confirm_player(at, player)
        yield from unequal(f"counted points of {player}", value, winning.counted(at.state, player))
    for name, player in expected.completed.items():
        place = at.names.place(at.state, name)
        yield from unequal(f"{name} completed by", player, at.state.mark(place, "completed"))


def layout(at: TableSetting, expected: Expected) -> Iterator[Difference]:
    """The spacelines."""
    found = places.spacelines(at.state)
    for quadrant, wanted in expected.spacelines.items():
        if quadrant not in found:
            raise NameProblem(f"no spaceline is called {quadrant!r}; there are {', '.join(found)}", quadrant)
        lower = [named_for(at.state, place) for place in found.get(quadrant, ())]
        yield from unequal(f"spaceline {quadrant}", list(wanted), list(same_names(at.names, lower, wanted)))


def named_for(state: State, place: PlaceId) -> CardId:
    """The card for which a location is called: its lower mission, a destroyed one, or the card that it is."""
    return next(card for role in ("mission", "ruined", "time-location", "at") for card in state.zone(place, role))


def whereabouts(at: TableSetting, name: str) -> EntityId:
    """A ship or facility, or the place of a mission."""
    card = at.card(name)
    return standing_for(at.state, card) or card


def company(at: TableSetting, expected: Expected) -> Iterator[Difference]:
    """Teams, compatibility and house arrest."""
    state, card = at.state, at.card
    for name, wanted in expected.teams.items():
        there = teams.teams_at(state, whereabouts(at, name), active_player(state))
        known = [one for team in wanted for one in team]
        found = sorted(sorted(same_names(at.names, team, known)) for team in there)
        yield from unequal(f"teams at {name}", sorted(sorted(team) for team in wanted), found)
    for pairs, wanted_together in ((expected.compatible, True), (expected.incompatible, False)):
        for one, another in pairs:
            found_together = affiliations.are_compatible(
                state, state.cards[card(one)].controller, card(one), card(another)
            )
            yield from unequal(f"{one} compatible with {another}", wanted_together, found_together)
    for names, wanted_arrest in ((expected.arrested, True), (expected.not_arrested, False)):
        for name in names:
            yield from unequal(f"{name} under house arrest", wanted_arrest, teams.is_arrested(state, card(name)))


MARKS = (
    ("cloaked", "cloaked", True),
    ("uncloaked", "cloaked", False),
    ("deactivated", "deactivated", True),
    ("activated", "deactivated", False),
)
"""Fields of an expectation: the mark that its cards must bear, or must not."""


def conditions(at: TableSetting, expected: Expected) -> Iterator[Difference]:
    """What cards have suffered and who has them."""
    for field, mark, wanted in MARKS:
        yield from marked(at, getattr(expected, field), mark, wanted=wanted)
    for names, wanted in ((expected.disabled, True), (expected.enabled, False)):
        for name in names:
            yield from unequal(f"{name} disabled", wanted, values.is_disabled(at.state, at.card(name)))
    counts: tuple[tuple[str, Mapping[str, int]], ...] = (
        ("damage", expected.damaged),
        ("captive", expected.captives),
        ("countdown", expected.countdown),
    )
    for mark, table in counts:
        for name, value in table.items():
            yield from unequal(f"{mark} of {name}", value, at.state.mark(at.card(name), mark))
    for name, player in expected.controlled.items():
        yield from unequal(f"controller of {name}", player, at.state.cards[at.card(name)].controller)
