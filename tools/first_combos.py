"""Read which characteristics of a combo dilemma go with which of the two dilemmas on it."""

from __future__ import annotations

import re
from collections.abc import Mapping

HALF = re.compile(r'(?:^|[.)\]"] )([A-Z][A-Z\' -]+): ')
"""The title of one of the two, before what is said of it."""


def shared_out(
    text: str, characteristics: tuple[str, ...], dilemmas: Mapping[str, tuple[str, ...]]
) -> tuple[tuple[str, ...], ...]:
    """What the card says of each of the two, which is what the dilemma of that title says as well.

    Nothing that the card does not say (1E-10.3.0.2/2); what neither says would get lost.
    """
    halves = tuple(
        tuple(word for word in characteristics if word in dilemmas[title.upper()]) for title in HALF.findall(text)
    )
    if len(halves) != 2 or (lost := set(characteristics).difference(*halves)):
        raise ValueError(f"of which half is {min(lost)!r}?" if len(halves) == 2 else f"{len(halves)} halves")
    return halves
