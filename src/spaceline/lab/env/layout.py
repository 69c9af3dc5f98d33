"""What the numbers of an observation mean, by ruleset: the names of the columns, in their order.

All words come from the ruleset and from what its players read, so nothing is hashed and no column is shared. ``key``
changes when any of them does: what was learned under one key must not be used under another.
"""

from __future__ import annotations

from collections.abc import Iterable
from zlib import crc32

from spaceline.core.data.decisions import KINDS
from spaceline.core.ruleset import Ruleset
from spaceline.presentation.edition import text_of

OBSERVATION_VERSION = 1
"""Rises when what a column means, or how it is scaled, changes."""
CARDS = 400
"""So many cards an observation holds; row 0 is none, so that a link of 0 leads to a row of zeros."""
LIMIT = 10.0
"""No feature is larger than that, or smaller than its negative."""
PLAYERS = 4
"""Blocks of players in an observation: the viewer's first, then by seat; zero for players who are not there."""
OTHER = "other"
"""The column of a word that the ruleset does not know beforehand."""
NUMBERS = ("points", "cost", "span", "Integrity", "Cunning", "Strength", "Range", "Weapons", "Shields", "skills")
"""What is printed on a card, or holds of it now."""
MARKS = ("stopped", "completed", "damage", "range-used", "cloaked", "disabled", "countdown", "captive")
"""Marks of cards that have a column."""
STANDING = ("own", "controlled", "face up", "known", "about", "chosen")
OF_PLAYER = ("there", "asked", "active", "points", "counters", "bonus")
OF_TABLE = ("turns", "lasting", "left out", "offered", "given", "missing", "room", "low", "high")
SLOT_KINDS = ("option", "card", "number", "all", "more", "done")
OF_OPTION = ("legal", "uses", "weight", "value", "self", "opponent")
DETAILS = 8
"""The word or number behind an option falls into one of so many columns, by its checksum."""


class Layout:
    """The columns of an observation under a ruleset."""

    def __init__(self, ruleset: Ruleset) -> None:
        """Gather the words of the ruleset."""
        text = text_of(ruleset.name)
        templates = text.lexicon.templates
        self.roles = tuple(sorted(ruleset.roles))
        self.in_play = frozenset(role for role, it in ruleset.roles.items() if it.in_play)
        self.types = (*sorted({card.type for card in ruleset.definitions.values()}), OTHER)
        self.kinds = (*sorted({*ruleset.actions, *text.labels, *words(templates, "option")} - {OTHER}), OTHER)
        self.questions = (*sorted(set(words(templates, "prompt")) - {OTHER}), OTHER)
        self.frames = tuple(sorted({frame.__name__ for frame in ruleset.procedures}))
        self.identities = ("", *sorted(ruleset.definitions))
        """The cards of the ruleset by the number that stands for them; 0 for one that the viewer cannot read."""
        self.card_names = (
            *STANDING,
            *NUMBERS,
            *MARKS,
            *(f"type {name}" for name in self.types),
            *(f"role {name}" for name in self.roles),
        )
        self.option_names = (
            *OF_OPTION,
            *SLOT_KINDS,
            *(f"detail {at}" for at in range(DETAILS)),
            *(f"kind {name}" for name in self.kinds),
        )
        self.player_names = (
            *OF_PLAYER,
            *(f"in play {name}" for name in self.types),
            *(f"cards {name}" for name in self.roles),
        )
        self.table_names = (
            *(f"player {at} {name}" for at in range(PLAYERS) for name in self.player_names),
            *OF_TABLE,
            *(f"asked for {name}" for name in KINDS),
            *(f"question {name}" for name in self.questions),
            *(f"under way {name}" for name in self.frames),
        )

    @property
    def key(self) -> str:
        """The version and a checksum of all names and cards."""
        named = "\n".join((*self.table_names, *self.card_names, *self.option_names, *self.identities))
        return f"{OBSERVATION_VERSION}-{crc32(named.encode()):08x}"


def words(templates: Iterable[str], family: str) -> set[str]:
    """The words for which a lexicon has a template in a family: ``beam`` of ``option.beam``."""
    parts = (key.split(".") for key in templates)
    return {part[1] for part in parts if part[0] == family and len(part) > 1}


def columns(names: Iterable[str]) -> dict[str, int]:
    """Name to column."""
    return {name: at for at, name in enumerate(names)}
