"""Letters that cannot be seen, and letters that look like others."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from types import MappingProxyType

IGNORED = (
    (0x034F, 0x034F),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFFA0, 0xFFA0),
    (0x1D159, 0x1D159),
    (0xE0100, 0xE01EF),
)
"""Characters that count as letters, marks or signs and show nothing: fillers, selectors of forms, the empty cell of
Braille. Those of the categories C are none of them; they are refused by their category."""
SELECTORS = ("\ufe0e", "\ufe0f")
"""By them a sign is drawn in one colour, or in several."""

LATIN = "Latin"
WRITTEN_TOGETHER: tuple[frozenset[str], ...] = (
    frozenset({LATIN, "Han", "Hiragana", "Katakana"}),
    frozenset({LATIN, "Han", "Hangul"}),
    frozenset({LATIN, "Han", "Bopomofo"}),
)
"""Scripts that one name may have together, as Unicode's "highly restrictive" level allows; otherwise one alone."""
SCRIPTS: Mapping[str, str] = MappingProxyType({"CJK": "Han", "IDEOGRAPHIC": "Han"})
"""Of first words in the names of letters those that are not the name of a script."""

ALIKE: Mapping[int, str] = str.maketrans(
    {
        **dict(zip("аеорсухѕіјԁһԛԝӏвкмнтьгпли", "aeopcyxsijdhqwlbkmhtbrnnu", strict=True)),
        **dict(zip("αεοριικνυτχωγηβμ", "aeopiikvutxwynbu", strict=True)),
        **dict(zip("աօսոցհզյքԱ", "wouughqjpu", strict=True)),
        **dict(zip("0|ıø", "olio", strict=True)),
        "1": "l",
        "ß": "b",
    }
)
"""Letters that are easily taken for others, as small letters; for comparing only."""


def is_unseen(letter: str) -> bool:
    """Whether a character that is a letter, a mark or a sign shows nothing."""
    code = ord(letter)
    return any(first <= code <= last for first, last in IGNORED)


def script_of(letter: str) -> str:
    """The script of a letter; empty for what belongs to all of them."""
    if not letter.isalpha() or unicodedata.category(letter) == "Lm":
        return ""
    first = unicodedata.name(letter, "").partition(" ")[0]
    return SCRIPTS.get(first, first.capitalize())


def is_mixed(text: str) -> bool:
    """Whether letters of scripts stand together that nobody writes together."""
    scripts = {script_of(letter) for letter in text} - {""}
    return len(scripts) > 1 and not any(scripts <= together for together in WRITTEN_TOGETHER)


def look_of(text: str) -> str:
    """What a text looks like: two that are easily taken for each other have the same."""
    return unicodedata.normalize("NFKC", text.replace("I", "l").casefold()).translate(ALIKE)
