"""What has been found out about a clause."""

from __future__ import annotations

from typing import Literal

import msgspec

ProofKind = Literal["proven", "not-proven", "not-cited", "not-shown"]
"""Whether scenarios that name a clause fail without its rule; whether anything that cites it can be switched off, and
whether any scenario names it."""


class Proven(msgspec.Struct, frozen=True):
    """A scenario that fails without the rule."""

    scenario: str
    step: int
    without: str
    """What was switched off."""


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """Whether scenarios prove a clause."""

    clause: str
    kind: ProofKind
    proven: tuple[Proven, ...] = ()
    """For each scenario that fails, the first thing without which it does; of a clause that is not cited, anything."""
    passing: tuple[str, ...] = ()
    """The other scenarios that name the clause: they pass, whatever is switched off."""
    wrong: tuple[str, ...] = ()
    """Scenarios that name it and fail with all rules in force."""
    tried: tuple[str, ...] = ()
    """All that could be switched off."""
    idle: tuple[str, ...] = ()
    """What no scenario that names the clause passes through."""
    unnoticed: tuple[str, ...] = ()
    """What could be otherwise without any of the scenarios failing; only looked for in a close proof."""
    broke: tuple[str, ...] = ()
    """What broke the engine when it was switched off: that proves nothing."""
