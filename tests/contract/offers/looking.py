"""Looking at many positions, and what was found in them."""

import random
from collections.abc import Callable, Iterable

from tests.contract.offers.comparing import differences, remembered_otherwise
from tests.contract.offers.details import details_of
from tests.contract.offers.positions import Position


def look(
    positions: Iterable[Position], edition: str, seed: int, tell: Callable[[str], None] | None = None
) -> tuple[int, list[str]]:
    """How many positions were looked at, and every difference with where it is, told as soon as it is found."""
    rng, found, looked_at = random.Random(seed), [], 0
    for where, state in positions:
        looked_at += 1
        for it in (*differences(state, details_of(state, edition), rng), *remembered_otherwise(state)):
            found.append(f"{where}: {it}")
            if tell is not None:
                tell(found[-1])
    return looked_at, found
