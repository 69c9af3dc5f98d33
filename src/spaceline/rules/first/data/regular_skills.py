"""The regular skills of First Edition, as the rules list them (1E-G:appendix-a-regular-skills/1).

The names are kept as data because they are a list.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from spaceline.core.decoding import built

CLASSIFICATIONS = ("ANIMAL", "CIVILIAN", "ENGINEER", "MEDICAL", "OFFICER", "SCIENCE", "SECURITY", "V.I.P.")
"""Each of them is a skill too (1E-2.7/1)."""

OTHERS = msgspec.json.decode(Path(__file__).with_suffix(".json").read_bytes(), type=built(tuple[str, ...]))

REGULAR_SKILLS = (*CLASSIFICATIONS, *OTHERS)
"""What a text lets a player select, whether a card prints it or not."""
