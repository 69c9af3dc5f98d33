"""In which language somebody is told something: the first that the browser asks for and the server speaks."""

from __future__ import annotations

from pathlib import PurePath
from typing import Any

from litestar.connection import ASGIConnection

from spaceline.effects.render.lexicon import Lexicon
from spaceline.presentation.lexicon import words_of

LONGEST_WISH = 500
"""Letters of what a browser says about languages that are looked at."""


def language_for(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language in which whoever sends a request, or opens a socket, is told everything."""
    spoken: tuple[str, ...] = connection.app.state.service.settings.spoken
    return spoken[0] if len(spoken) == 1 else asked_for(connection.headers.get("accept-language", ""), spoken)


def asked_for(wish: str, spoken: tuple[str, ...]) -> str:
    """Of the languages that are spoken, each called like its folder, the one that is wished most; else the first."""
    by_name = {PurePath(language).name.casefold(): language for language in spoken}
    for tag in sorted_tags(wish[:LONGEST_WISH]):
        for name in (tag, tag.partition("-")[0]):
            if name in by_name:
                return by_name[name]
    return spoken[0]


def sorted_tags(wish: str) -> list[str]:
    """The languages of a header ``Accept-Language``, the one wished most first."""
    found = [tuple(part.strip() for part in it.partition(";q=")) for it in wish.casefold().split(",")]
    weighed = [(weight_of(weight), tag) for tag, _, weight in found if tag]
    return [tag for weight, tag in sorted(weighed, key=lambda it: -it[0]) if weight > 0]


def weight_of(text: str) -> float:
    """How much a language is wished; 0 for what is no number."""
    try:
        return float(text or 1)
    except ValueError:
        return 0.0


def words_for(connection: ASGIConnection[Any, Any, Any, Any]) -> Lexicon:
    """The words in which whoever sends a request is told something that belongs to no edition."""
    return words_of(language_for(connection))
