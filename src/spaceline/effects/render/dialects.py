"""Words in which editions differ: what one calls otherwise than the other, for the same texts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from spaceline.effects.render.lexicon import ENGLISH, Lexicon

ONE_OPPONENT = {
    "ship.here": "the ship",
    "at-least.ship": "the ship is here",
    "at-least.ship.shares": "the ship is {what}",
    "plays-on.core": "is played on the table",
    "whose.opponent": "the opponent’s",
    "zone.opponent": "the opponent’s",
    "at-least.opponent": "the opponent has {cards}",
    "none.opponent": "the opponent has no {cards}",
    "completed.opponent": "the opponent has completed {mission}",
    "points.opponent": "the opponent’s score is {least} or more",
    "each-opponent": "the opponent does this",
    "player.opponent": "the opponent",
    "leads": "your score is higher than the opponent’s",
    "player.whose.opponent": "the opponent’s",
    "remove": "put {cards} out of play",
    "done-by.opponent": "{event} by the opponent",
    "event.action-play": "{cards} is being played",
    "until.battle": "until the battle ends",
}

DIALECTS: Mapping[str, Lexicon] = {
    "": ENGLISH,
    "1e": replace(ENGLISH, templates={**ENGLISH.templates, **ONE_OPPONENT}),
}
"""By what the facts of a card say of themselves."""


def lexicon_for(facts: object) -> Lexicon:
    """The words for a card with these facts."""
    return DIALECTS[getattr(facts, "dialect", "")]
