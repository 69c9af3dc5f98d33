"""What an answer in the making comes to toward what it is given for, such as a requirement that must be met."""

from __future__ import annotations

import msgspec

from spaceline.core.data.leaves import EntityId

AT_LEAST, MORE_THAN, AT_MOST = "least", "more", "most"
"""How much of a thing there must be: as much as a number, more than that, or no more."""


class Need(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that is needed, and how much of it there is."""

    kind: str
    """What sort of thing, by the name that the rules have for it."""
    name: str
    """Which of that sort, in no language; empty where there is but one."""
    have: int
    need: int = 1
    bound: str = AT_LEAST

    @property
    def is_met(self) -> bool:
        """Whether there is enough of it."""
        if self.bound == AT_MOST:
            return self.have <= self.need
        return self.have > self.need if self.bound == MORE_THAN else self.have >= self.need

    @property
    def goal(self) -> int:
        """The number that is enough: of more than 34, it is 35."""
        return self.need + (self.bound == MORE_THAN)

    @property
    def lack(self) -> int:
        """How much of it is still to come."""
        return 0 if self.bound == AT_MOST else max(0, self.goal - self.have)


Needs = tuple[Need, ...]
"""Things that are all needed."""


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that an answer is given for, and what it comes to so far."""

    kind: str
    """What sort of preview, by the name that the rules have for it."""
    about: EntityId
    """The card that asks for it."""
    needs: Needs = ()
    """What is needed in any case."""
    either: tuple[tuple[Needs, ...], ...] = ()
    """Alternatives: of each of these, all that one of its ways asks for is needed too."""

    @property
    def is_met(self) -> bool:
        """Whether all that is needed is there."""
        return all(need.is_met for need in self.needs) and all(
            any(all(need.is_met for need in way) for way in ways) for ways in self.either
        )
