"""What all parts of a text have in common."""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec.structs import FieldInfo


class Node(
    msgspec.Struct,
    frozen=True,
    tag=True,
    tag_field="node",
    omit_defaults=True,
    forbid_unknown_fields=True,
    cache_hash=True,
):
    """A part of a text: plain data that is performed, rendered and linted."""


@cache
def fields_of(kind: type[msgspec.Struct]) -> tuple[FieldInfo, ...]:
    """The fields of a kind of node, read from its annotations once."""
    return msgspec.structs.fields(kind)
