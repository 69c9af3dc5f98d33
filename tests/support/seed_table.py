"""A First Edition table in the seed phases: mission piles and seed decks are filled, then a phase begins."""

from __future__ import annotations

from typing import Any

from spaceline.core import table
from spaceline.core.actions import refuse
from spaceline.core.data.decisions import Option
from spaceline.core.data.frames import SecretChoice
from spaceline.core.data.leaves import TABLE, CardId, Chance
from spaceline.rules.first.data.frames import Seeding
from spaceline.rules.first.facts import MissionEnd, Points
from tests.support.first_table import ANYBODY, ME, FirstTable


class SeedTable(FirstTable):
    """A game that has not begun; cards get their numbers in the order in which they are added."""

    def __init__(self, ruleset: str = "1e-modern", turned: dict[str, str] | None = None) -> None:
        """An empty table with draw decks of ten cards."""
        super().__init__(ruleset, turned)
        table.put_mark(self.state, TABLE, "began", 0)
        for player in self.state.players:
            for number in range(5, 10):
                self.card(f"filler {player}-{number}", "event", parent=player, role="deck", owner=player)

    def mission(self, title: str, owner: int = ME, **facts: Any) -> CardId:
        """A mission in a player's pile; the one added first is drawn first."""
        end = MissionEnd(span=3, points=Points(30), attempt=facts.pop("attempt", ("Fed",)), requirement=ANYBODY)
        printed = {"uniqueness": "not-duplicatable", "kind": "planet", "quadrant": "Alpha", "end": end, **facts}
        return self.card(
            title, "mission", *printed.pop("texts", ()), parent=owner, role="missions", owner=owner, **printed
        )

    def seed(self, title: str, type: str, *abilities: Any, owner: int = ME, **facts: Any) -> CardId:
        """A card in a player's seed deck."""
        return self.card(title, type, *abilities, parent=owner, role="seed-deck", owner=owner, face_up=False, **facts)

    def seeds(self, *titles: str, owner: int = ME) -> list[CardId]:
        """Dilemmas in a player's seed deck."""
        return [self.seed(title, "dilemma", owner=owner, kind="dual") for title in titles]

    def outpost(self, title: str = "Outpost", owner: int = ME, **facts: Any) -> CardId:
        """An outpost in a player's seed deck, of the Federation unless it says otherwise."""
        printed = {"affiliations": ("Fed",), "attributes": {"Shields": 30}, "kind": "outpost", **facts}
        return self.seed(title, "facility", owner=owner, **printed)

    def begin_phase(self, phase: str, starting: int = ME) -> SeedTable:
        """Let a phase begin: ``doorway mission dilemma facility``."""
        self.state.frames = [Seeding(step=f"begin_{phase}_phase", starting=starting)]
        self.state.chance = Chance(1)
        self.run_on()
        return self

    @property
    def step(self) -> str:
        """The step of the seed phases; empty once they are over."""
        frame = self.state.frames[0]
        return frame.step if isinstance(frame, Seeding) else ""

    def why_not(self, card: CardId, target: int, player: int = ME) -> tuple[str, str] | None:
        """Reason and clause that keep a player from seeding a card there."""
        found = refuse(self.state, player, Option("seed", card, target))
        return None if found is None else (found.reason, found.clause)

    def build(self, *cards: CardId) -> None:
        """Whoever is asked builds a stack, the first card at the bottom."""
        assert isinstance(self.state.frames[-1], SecretChoice)
        self.choose(*cards)

    def build_none(self) -> None:
        """Let everybody build no stacks until something else is asked."""
        while isinstance(self.state.frames[-1], SecretChoice):
            self.choose()

    def beneath(self, title: str) -> list[CardId]:
        """What lies beneath a mission, from the bottom: the first is met first."""
        return list(self.state.zone(self.places[title], "seeds")[::-1])

    def row(self, quadrant: str = "Alpha") -> list[str]:
        """The titles of a spaceline from left to right."""
        from spaceline.rules.first.places import missions_at, spacelines  # noqa: PLC0415

        line = spacelines(self.state).get(quadrant, ())
        return [self.state.definition(missions_at(self.state, place)[0]).title for place in line]
