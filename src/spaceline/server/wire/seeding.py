"""What is said about plans for the seed phases."""

from __future__ import annotations

from typing import Annotated

import msgspec

from spaceline.presentation.model.seeding import ShownProblem, ShownSeedPlan, ShownStaying
from spaceline.server.wire.numbers import WireNumber

MOST = 200
"""So many cards, places or missions a plan may name; a seed deck has thirty cards."""
Word = Annotated[str, msgspec.Meta(max_length=60)]
SeedStack = Annotated[tuple[WireNumber, ...], msgspec.Meta(max_length=MOST)]


class GivenPlan(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A plan as a client sends it; its fields are those of ``ShownSeedPlan``."""

    part: Word
    sides: Annotated[tuple[tuple[Word, Word], ...], msgspec.Meta(max_length=MOST)] = ()
    stacks: Annotated[tuple[tuple[WireNumber, SeedStack], ...], msgspec.Meta(max_length=MOST)] = ()
    beside: Annotated[tuple[tuple[WireNumber, WireNumber], ...], msgspec.Meta(max_length=MOST)] = ()


class ProposeSeedPlan(msgspec.Struct, frozen=True, tag="propose-seed-plan", forbid_unknown_fields=True):
    """Arrange everything as the computer player would; nothing is seeded yet."""

    ref: WireNumber


class ArrangeSeeds(msgspec.Struct, frozen=True, tag="arrange-seeds", forbid_unknown_fields=True):
    """Keep what is arranged so far, and say what would come of it; nothing is seeded yet."""

    ref: WireNumber
    plan: GivenPlan


class FollowSeedPlan(
    msgspec.Struct, frozen=True, omit_defaults=True, tag="follow-seed-plan", forbid_unknown_fields=True
):
    """Seed as it is arranged: now, and whenever something of it is asked for."""

    ref: WireNumber
    plan: GivenPlan
    despite: bool = False
    """Whether to do so despite mis-seeds, or without a facility."""


class HoldSeedPlan(msgspec.Struct, frozen=True, tag="hold-seed-plan", forbid_unknown_fields=True):
    """Seed nothing more by itself; what is arranged stays."""

    ref: WireNumber


class Planned(msgspec.Struct, frozen=True, omit_defaults=True, tag="planned"):
    """A plan as it is kept now, and what would come of it."""

    ref: int
    plan: ShownSeedPlan
    problems: tuple[ShownProblem, ...] = ()
    staying: tuple[ShownStaying, ...] = ()
    """Of a plan that was proposed: why the other seed cards stay."""
