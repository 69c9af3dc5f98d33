"""What a person is told beside the game: what a coach says, what a computer player would do, how the chances are."""

from __future__ import annotations

import msgspec

from spaceline.presentation.model.advice import Advice, SuggestedAnswer
from spaceline.server.wire.numbers import WireNumber


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    """What a coach would say of the open question, the most useful first."""

    ref: int
    advice: tuple[Advice, ...]


class Suggested(msgspec.Struct, frozen=True, tag="suggested"):
    """What a computer player would answer in the viewer's place."""

    ref: int
    suggestion: SuggestedAnswer


class ChanceTold(msgspec.Struct, frozen=True, tag="win-chance"):
    """How likely the viewer is to win, as far as the viewer can see."""

    ref: int
    turn: int
    """In which turn of the game, from 1; 0 before the first."""
    chance: float | None
    """0 to 1; None where such a position is not valued: before the first turn, and while a mission is attempted."""


class AskAdvice(msgspec.Struct, frozen=True, tag="ask-advice", forbid_unknown_fields=True):
    """What would a coach say of the open question?"""

    ref: WireNumber
    prompt: WireNumber


class AskSuggestion(msgspec.Struct, frozen=True, tag="ask-suggestion", forbid_unknown_fields=True):
    """What would a computer player answer to the open question? Only for who plays alone against computer players."""

    ref: WireNumber
    prompt: WireNumber


class AskWinChance(msgspec.Struct, frozen=True, tag="ask-win-chance", forbid_unknown_fields=True):
    """How likely am I to win? Only for who plays alone against computer players."""

    ref: WireNumber
