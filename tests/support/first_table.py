"""A First Edition table on which a test lays out exactly the position it needs; everything runs through the engine.

``FirstTable()`` is a game of two in the orders of player 1's turn. Locations, ships, facilities, people and seeds are
added by name; ``table.py`` says how whoever is asked is answered.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spaceline.core import table
from spaceline.core.data.leaves import TABLE, CardId, Chance
from spaceline.effects.nodes.requirements import AnyRequirement, Total
from spaceline.rules.first.data.frames import Turn
from spaceline.rules.first.facts import MissionEnd, Points
from spaceline.rules.first.places import MIDDLE
from tests.support.first_game import ME, OPPONENT, FirstGame

ANYBODY = Total(("Integrity",), 0)


class FirstTable(FirstGame):
    """A position of a game of two players."""

    def __init__(self, ruleset: str = "1e-modern", turned: dict[str, str] | None = None) -> None:
        """An empty table, with a deck for both players and something left to do for player 1."""
        super().__init__(ruleset, turned)
        self.places: dict[str, int] = {}
        for player in (ME, OPPONENT):
            for number in range(5):
                self.card(f"filler {player}-{number}", "event", parent=player, role="deck", owner=player)
        table.put_mark(self.state, TABLE, "began", 1)

    def location(
        self,
        title: str,
        kind: str = "planet",
        *abilities: Any,
        owner: int = ME,
        attempt: tuple[str, ...] = (),
        requirement: AnyRequirement | None = ANYBODY,
        points: int | None = 30,
        span: int = 3,
        quadrant: str = "Alpha",
        **facts: Any,
    ) -> int:
        """A location at the right end of its spaceline, with one mission card of that title."""
        box = None if points is None else Points(points)
        end = MissionEnd(span=span, points=box, attempt=attempt, requirement=requirement)
        place = table.add_place(self.state, title)
        self.card(
            title,
            "mission",
            *abilities,
            parent=place,
            role="mission",
            owner=owner,
            kind=kind,
            quadrant=quadrant,
            end=end,
            **{"uniqueness": "not-duplicatable", **facts},
        )
        if not self.state.mark(place, "position"):
            table.put_mark(self.state, place, "position", MIDDLE + len(self.state.places))
        self.places[title] = place
        return place

    def facility(
        self, title: str, at: int, *abilities: Any, owner: int = ME, role: str = "space", **facts: Any
    ) -> CardId:
        """An outpost, unless another kind is given, in space at a place or on its surface."""
        printed = {"affiliations": ("Fed",), "attributes": {"Shields": 30}, "kind": "outpost", **facts}
        return self.card(title, "facility", *abilities, parent=at, role=role, owner=owner, **printed)

    def dilemma(self, title: str, place: int, *abilities: Any, owner: int = OPPONENT, **facts: Any) -> CardId:
        """A seed beneath a mission; the one added last lies lowest and is met first."""
        kind = facts.pop("kind", "dual")
        return self.card(
            title, facts.pop("type", "dilemma"), *abilities, parent=place, role="seeds", owner=owner, kind=kind, **facts
        )

    def begin(self, step: str = "", player: int = ME, fixed: Iterable[CardId] = ()) -> FirstTable:
        """Let the game run to its first decision, in another part of a turn if one is named."""
        if step:
            self.state.frames = [Turn(step=step, player=player)]
        self.state.chance = Chance(1, 0, tuple(fixed))
        self.run_on()
        return self


__all__ = ["ANYBODY", "ME", "OPPONENT", "FirstTable"]
