"""Putting the cards of a scenario of the Objectives variant on the table."""

from __future__ import annotations

from typing import ClassVar

from spaceline.core.data.leaves import PlayerId
from spaceline.lab.scenarios.objectives.format import ObjectivesScenario, ObjectivesSide
from spaceline.lab.scenarios.second.format import Side
from spaceline.lab.scenarios.second.placing import Setter, count_players, listed
from spaceline.rules.objectives.setup import lay_location

FILLER_OBJECTIVE, FILLER_TACTIC = "filler objective", "filler tactic"
DEFAULT_LOCATIONS = (
    ("Heart of the Empire", "Khitomer Investigation", "Medical Relief", "Intercept Renegade", "Collect Sample"),
    ("Seat of Power", "Uncover DNA Clues", "Plague Planet", "Mining Survey", "Investigate Rogue Comet"),
    ("Cradle of the Federation", "Excavation", "Cure Blight", "Chart Stellar Cluster", "Amnesty Talks"),
    ("Gift of the Prophets", "Deliver Supplies", "Cargo Rendezvous", "Investigate Rumors", "Abduction Plot"),
)


def row(home: str, *others: str) -> tuple[str, ...]:
    """A headquarters and locations."""
    return (home, *(f"{name} (location)" for name in others))


def sides_of(scenario: ObjectivesScenario) -> list[tuple[PlayerId, ObjectivesSide]]:
    """The players with what they have."""
    players = range(1, count_players(scenario) + 1)
    return [(player, scenario.players.get(player, ObjectivesSide())) for player in players]


class ObjectivesSetter(Setter):
    """Puts the cards of a scenario on the table."""

    rows: ClassVar[tuple[tuple[str, ...], ...]] = tuple(row(*names) for names in DEFAULT_LOCATIONS)

    def lay_out(self, id: str, player: PlayerId) -> None:
        """Lay a location out; each makes a place."""
        self.names.add(lay_location(self.state, player, id), id)

    def set_zones(self, player: PlayerId, side: Side) -> None:
        """Cards in the player's own zones, side decks included."""
        super().set_zones(player, side)
        if not isinstance(side, ObjectivesSide):
            return
        for role, cards, filler, face_up in (
            ("objective", side.objectives, FILLER_OBJECTIVE, True),
            ("objectives", side.objective_deck, FILLER_OBJECTIVE, False),
            ("tactics", side.tactics, FILLER_TACTIC, False),
            ("tactics", side.tactics_face_up, FILLER_TACTIC, True),
            ("completed", side.completed, FILLER_OBJECTIVE, True),
        ):
            self.put_named(listed(cards, filler), player, player, role, face_up=face_up)

    def set_completed(self, side: Side) -> None:
        """Completed objectives lie in a zone of their own."""
