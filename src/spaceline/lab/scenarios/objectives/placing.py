"""Putting the cards of a scenario of the Objectives variant on the table."""

from __future__ import annotations

from typing import ClassVar

from spaceline.core.data.leaves import PlayerId
from spaceline.lab.scenarios.objectives.format import ObjectivesSide
from spaceline.lab.scenarios.second.format import Side
from spaceline.lab.scenarios.second.placing import DEFAULT_MISSIONS, Rows, Setter, Zone
from spaceline.rules.objectives.setup import lay_location

FILLER_OBJECTIVE, FILLER_TACTIC = "filler objective", "filler tactic"


def row(home: str, *others: str) -> tuple[str, ...]:
    """A headquarters and locations."""
    return (home, *(f"{name} (location)" for name in others))


class ObjectivesSetter(Setter):
    """Puts the cards of a scenario on the table."""

    rows: ClassVar[Rows] = tuple(row(*names) for names in DEFAULT_MISSIONS)

    def lay_out(self, id: str, player: PlayerId) -> None:
        """Lay a location out; each makes a place."""
        self.names.add(lay_location(self.state, player, id), id)

    def zones_of(self, side: Side) -> tuple[Zone, ...]:
        """The player's own zones, side decks included."""
        assert isinstance(side, ObjectivesSide)
        return (
            *super().zones_of(side),
            ("objective", side.objectives, FILLER_OBJECTIVE, True),
            ("objectives", side.objective_deck, FILLER_OBJECTIVE, False),
            ("tactics", side.tactics, FILLER_TACTIC, False),
            ("tactics", side.tactics_face_up, FILLER_TACTIC, True),
            ("completed", side.completed, FILLER_OBJECTIVE, True),
        )

    def set_completed(self, side: Side) -> None:
        """Completed objectives lie in a zone of their own."""
