"""Why a ruleset or a computer player cannot be chosen: by a key, in English; languages say it under the same keys."""

from __future__ import annotations

from collections.abc import Mapping

from spaceline.core.data.wordings import SaidError

SENTENCES: Mapping[str, str] = {
    "ruleset.unknown": "no ruleset is called {name!r}; there are: {names}",
    "ruleset.unknown-of": "no ruleset of {edition} is called {name!r}; there are: {names}",
    "player.unknown": "no player is called {name!r}; there are: {names}",
    "player.unknown-time": "nobody thinks {name!r}; there are: {names}",
    "player.takes-no-time": "{player} takes no {time} time to think; that can be chosen for: {names}",
    "player.takes-no-time.nobody": "{player} takes no {time} time to think; that can be chosen for: none",
    "player.not-offered": "{player} is not offered in {ruleset}",
    "player.not-offered.only": "{player} is not offered in {ruleset}, only in: {names}",
}


class NotToBeChosen(SaidError, ValueError):
    """Something that was named cannot be chosen."""

    def __init__(self, key: str, **values: object) -> None:
        """Say it by a key of the sentences above."""
        super().__init__(key, SENTENCES[key], **values)


class UnknownRuleset(NotToBeChosen):
    """There is no ruleset of that name."""
