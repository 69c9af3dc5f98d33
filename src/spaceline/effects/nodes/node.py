"""What all parts of a text have in common."""

from __future__ import annotations

import msgspec


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
