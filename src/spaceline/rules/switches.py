"""Named switches: where the documents disagree or are silent, which reading is in force."""

from __future__ import annotations

from collections.abc import Mapping


def readings(
    defaults: Mapping[str, str], choices: Mapping[str, tuple[str, ...]], turned: Mapping[str, str] | None
) -> dict[str, str]:
    """The readings in force: those of a ruleset, some of them turned; ``choices`` says how each switch may stand.

    Raises:
        ValueError: there is no such switch, or it has no such reading.
    """
    for switch, reading in (turned or {}).items():
        if reading not in choices.get(switch, ()):
            known = ", ".join(choices.get(switch, ())) or "nothing: there is no such switch"
            raise ValueError(f"switch {switch!r} cannot stand at {reading!r}, but at {known}")
    return {**defaults, **(turned or {})}
