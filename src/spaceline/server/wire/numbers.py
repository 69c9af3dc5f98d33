"""The numbers that a client may send."""

from __future__ import annotations

from typing import Annotated

import msgspec

LARGEST = 2**53 - 1
"""The largest number that a browser counts exactly."""
WireNumber = Annotated[int, msgspec.Meta(ge=-LARGEST, le=LARGEST)]
"""A number that a client sends."""
LogPlace = Annotated[int, msgspec.Meta(ge=-1, le=LARGEST)]
"""The place of a line in the log of whoever sends it; -1 where none is meant."""
