"""Named switches: where the documents disagree or are silent, which reading is in force.

An edition has a struct of them; each field has its readings as a `Literal`, and the one of the edition's first ruleset
as its default. In files and commands a switch is written with hyphens.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar, get_args, get_type_hints

import msgspec

from spaceline.core.decoding import built

R = TypeVar("R", bound=msgspec.Struct)
"""The readings of an edition."""


def choices(readings: type[msgspec.Struct]) -> dict[str, tuple[str, ...]]:
    """How each switch may stand, by its name as it is written, the first as in the edition's first ruleset."""
    hints = get_type_hints(readings)
    return {field.encode_name: get_args(hints[field.name]) for field in msgspec.structs.fields(readings)}


def turned(readings: R, switches: Mapping[str, str] | None) -> R:
    """The readings with some switches turned.

    Raises:
        ValueError: there is no such switch, or it has no such reading, be it one of the ruleset's own.
    """
    known, own = choices(type(readings)), msgspec.to_builtins(readings)
    for switch, reading in {**own, **(switches or {})}.items():
        if reading not in known.get(switch, ()):
            said = ", ".join(known.get(switch, ())) or "nothing: there is no such switch"
            raise ValueError(f"switch {switch!r} cannot stand at {reading!r}, but at {said}")
    return msgspec.convert({**own, **switches}, built(type(readings))) if switches else readings
