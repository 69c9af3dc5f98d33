"""Whether a file of a translation says what the English one does, with the same values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from string import Formatter
from typing import Any


def mistakes(found: Any, english: Mapping[str, Any], where: str = "") -> Iterator[str]:
    """What is wrong with a file; what is missing in it is no mistake, for it is said in English."""
    if not isinstance(found, dict):
        yield f"{where or 'the file'} must have keys"
        return
    for key, said in found.items():
        place = f"{where} {key}".strip()
        if key not in english and where != "nouns":
            yield f"English has no {place}"
        elif isinstance(english.get(key), dict):
            yield from mistakes(said, english[key], place)
        elif where == "nouns":
            if not (isinstance(said, list) and len(said) == 2 and all(isinstance(form, str) for form in said)):
                yield f"{place} must have a singular and a plural"
        elif not isinstance(said, str):
            yield f"{place} must be a text"
        else:
            yield from strange_values(said, english[key], place)


def strange_values(said: str, english: str, place: str) -> Iterator[str]:
    """Values in braces that the English text does not have."""
    try:
        strange = sorted(slots(said) - slots(english))
    except ValueError as error:
        yield f"{place}: {error}"
        return
    if strange:
        yield f"{place} names {', '.join(f'{{{name}}}' for name in strange)}, which English does not"


def slots(template: str) -> set[str]:
    """The values that a template names."""
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}
