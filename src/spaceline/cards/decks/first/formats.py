"""The formats of First Edition: which cards a ruleset bans, as data that changes without the program."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
import yaml

from spaceline.core.decoding import built
from spaceline.editions import book_of


class Format(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a ruleset says about decks beyond the rulebook."""

    ruleset: str
    clause: str
    """The clause that bans these cards."""
    bans: tuple[str, ...] = ()
    """Titles; a title may belong to a card that is not here yet."""


@cache
def format_of(ruleset: str) -> Format:
    """The format of a ruleset: that of the rule document by whose clauses it goes.

    Raises:
        FileNotFoundError: it has none.
    """
    file = files("spaceline.cards") / "formats" / f"{book_of(ruleset)}.yaml"
    return msgspec.convert(yaml.safe_load(file.read_text(encoding="utf-8")), built(Format))
