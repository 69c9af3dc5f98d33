"""Whether several places can each be filled by somebody else: icons by a crew, skills by different personnel."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence


def filled(places: Sequence[Sequence[Hashable]]) -> Iterator[bool]:
    """For each place in turn whether it is filled beside those before it, from those who could fill it.

    Whoever fills another place may have to give way to somebody else who can.
    """
    taken: dict[Hashable, int] = {}
    return (finds_somebody(places, at, taken, set()) for at in range(len(places)))


def finds_somebody(
    places: Sequence[Sequence[Hashable]], at: int, taken: dict[Hashable, int], tried: set[Hashable]
) -> bool:
    """Find somebody for a place, or for the one whose somebody is taken for it."""
    for one in places[at]:
        if one in tried:
            continue
        tried.add(one)
        if one not in taken or finds_somebody(places, taken[one], taken, tried):
            taken[one] = at
            return True
    return False
