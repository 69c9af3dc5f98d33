"""Types that are decoded into, built before anybody decodes.

msgspec builds what it needs to know of a type when the type is first decoded into. A thread that comes while another
builds it takes what is half built for the whole, and the process ends with a segmentation fault (msgspec 0.22). So here
one thread builds at a time, and whatever is decoded into is built here first.
"""

from __future__ import annotations

from threading import RLock
from typing import Any, TypeVar, overload

import msgspec

T = TypeVar("T")
BUILDING = RLock()
BUILT: set[Any] = set()


@overload
def built(kind: type[T]) -> type[T]: ...
@overload
def built(kind: Any) -> Any: ...
def built(kind: Any) -> Any:
    """Return a type as it is, once msgspec knows all about it and the types within it.

    Raises:
        TypeError: msgspec cannot decode into it.
    """
    if kind not in BUILT:
        with BUILDING:
            msgspec.json.Decoder(kind)
            BUILT.add(kind)
    return kind
