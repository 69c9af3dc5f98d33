"""A player that leaves all to chance but what hardly ever comes up: it seeds with sense and seeks what is rare."""

from __future__ import annotations

import random
from collections.abc import Mapping

from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.players.random_seeding import SEEDING, TALLEST, those_that_belong
from spaceline.players.seat import PlayerAnswer, Seat

EAGER = "eager"
"""The name of the player."""
RARE = 4.0
"""How much more often an order of a rare kind is drawn than another."""
WEIGHTS: Mapping[str, float] = {
    "end-turn": 0.4,
    "end-play": 0.4,
    "affiliation": 0.1,
    "walk": 0.5,
    "hide": 2.0,
    "report": 2.0,
    "play": 2.0,
    "attempt": 3.0,
    "battle-ship": 8.0,
    "return-fire": 8.0,
    "scout": 8.0,
    "pass": 0.4,
    **dict.fromkeys(
        (
            *("acquire", "battle-personnel", "bombard", "cloak", "commandeer", "custody", "expose", "flip"),
            *("hologram", "infiltrate", "join-team", "land", "launch", "order", "persona", "pick-up", "put-down"),
            *("beam-tribbles", "recover", "special-download", "take-off", "time-travel"),
        ),
        RARE,
    ),
}
"""How often an option of a kind is drawn; 1 for all others."""


class EagerPlayer:
    """Draws the kind of option first, as the random player does, but not every kind alike."""

    def __init__(self, seed: int) -> None:
        """Begin a sequence of choices that the seed fixes."""
        self._rng = random.Random(seed)

    def choose(self, seat: Seat) -> PlayerAnswer:
        """Any legal answer."""
        asked = seat.decision
        if asked.prompt == "build-stack":
            return self.stack(seat, asked)
        if asked.prompt in SEEDING:
            return SEEDING[asked.prompt](seat, self._rng)
        return Answer(option=self.option(asked)) if asked.options else seat.sample(self._rng)

    def stack(self, seat: Seat, asked: Decision) -> PlayerAnswer:
        """A few of the cards that belong beneath the mission, and no bluffs."""
        cards = asked.selection.cards if asked.selection is not None else ()
        fitting = those_that_belong(seat, cards, asked.about[0])
        return Answer(cards=tuple(self._rng.sample(fitting, self._rng.randint(0, min(TALLEST, len(fitting))))))

    def option(self, asked: Decision) -> Option:
        """One of the options."""
        kinds = list(dict.fromkeys(option.kind for option in asked.options))
        kind = self._rng.choices(kinds, [WEIGHTS.get(it, 1.0) for it in kinds])[0]
        return self._rng.choice([option for option in asked.options if option.kind == kind])
