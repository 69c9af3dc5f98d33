"""A plan for a part of the seed phases, as data, under the numbers of the player whose plan it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal, NamedTuple

import msgspec

from spaceline.cards.view_index import ViewIndex
from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import CardId, EntityId, PlaceId
from spaceline.core.data.seen import View
from spaceline.rules.first.data.frames import Seeding
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.facts import AFFILIATIONS
from spaceline.rules.first.previews.seeding import BENEATH
from spaceline.rules.first.seeding.phases import PHASES
from spaceline.rules.first.verbs.spaceline import LEFT, RIGHT

DOORWAYS, MISSIONS, SEEDS = "doorways", "missions", "seeds"
"""The parts: dilemmas and facilities are arranged together, once all missions lie on the table."""
PARTS = {"doorway": DOORWAYS, "mission": MISSIONS, "dilemma": SEEDS, "facility": SEEDS}
"""Seed phase to the part that it belongs to."""
SIDES = (LEFT, RIGHT)
FACE_UP = ("", *AFFILIATIONS)
"""The details of options by which a card is seeded face up: a facility of several affiliations is declared one."""


SeedReason = Literal["kind", "no-room", "gift", "copies", "enough"]
"""Why a seed card is not seeded: no mission suits it, nothing more of its type has room, it helps those who meet it, a
copy of it lies there often enough, the missions have enough of them."""


class SeedPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """What goes where in one part of the seed phases."""

    part: str
    sides: dict[str, str] = {}
    """By the definition of a mission, to which end of its spaceline it goes: which is drawn next nobody knows."""
    stacks: dict[PlaceId, tuple[CardId, ...]] = {}
    """By location, what goes beneath its mission; the card that is met first comes first."""
    beside: tuple[tuple[CardId, EntityId], ...] = ()
    """What is seeded face up, in that order, and where: at a location, on a card, before the player."""

    def options(self) -> Iterator[Option]:
        """What is planned, card by card."""
        for place, cards in self.stacks.items():
            yield from (Option("seed", card, place, BENEATH) for card in cards)
        yield from (Option("seed", card, target) for card, target in self.beside)

    @property
    def cards(self) -> tuple[CardId, ...]:
        """The cards that have a place in it."""
        return tuple(option.card for option in self.options())


class Proposal(NamedTuple):
    """A plan that is proposed, and what has no place in it."""

    plan: SeedPlan
    staying: dict[CardId, SeedReason]
    """By seed card, why it stays."""


def part_of(view: View) -> str:
    """Which part of the seed phases it is; empty when there is nothing to be arranged."""
    frame = view.frames[0] if view.frames else None
    return PARTS.get(PHASES.get(frame.step, ""), "") if isinstance(frame, Seeding) else ""


def unplaced_missions(board: ViewIndex[CardDefinition]) -> tuple[str, ...]:
    """The definitions of the viewer's missions that are not on a spaceline; a universal one may be there twice."""
    viewer = board.view.viewer
    brought = Counter(board.view.brought.get("missions", ()))
    brought -= Counter(it.definition for it in board.view.cards if it.role == "mission" and it.owner == viewer)
    return tuple(brought.elements())


def drawn_mission(board: ViewIndex[CardDefinition]) -> CardId:
    """The mission that the viewer has drawn and not placed; 0 for none."""
    return next(iter(board.zone(board.view.viewer, "playing")), 0) if part_of(board.view) == MISSIONS else 0
