"""Players for what hardly ever comes up: one leaves all else to chance, the other to an officer.

Where decks were drawn for something both prefer the cards that came along for that.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence

from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.core.data.leaves import CardId
from spaceline.players.random_seeding import SEEDING, TALLEST, those_that_belong
from spaceline.players.seat import Player, PlayerAnswer, Seat
from spaceline.rules.first.people.captives import TO_BRIG

EAGER, SEEKING = "eager", "seeking"
"""The names of the players."""
RARE = 4.0
"""How much more often an order of a rare kind is drawn than another."""
SOUGHT = 6.0
"""How much more often an option is drawn that is about a card for which the decks were drawn."""
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


PURSUED = frozenset(("play", "report", "hide", "flip", "order", "respond", "special-download"))
"""What a player does with the cards for which the decks were drawn; where these go, an officer says."""
GOING = PURSUED | {"move", "beam"}
"""What it does rather where there is a mission for which the decks were drawn."""
ALWAYS = frozenset(("acquire", "commandeer", "scout"))
"""What it does with whatever cards."""
LAYING = "lay-tactic"
"""The question which tactic is laid."""
PURSUIT = 0.7
"""How often it does that when it could."""


def wanted(seat: Seat, sought: Collection[str]) -> Collection[int]:
    """The cards with certain titles, as far as a player knows them, what they lie on, and where such missions are."""
    cards = {it.id: it for it in seat.cards}
    found = [it for it in seat.cards if it.definition and seat.definitions[it.definition].title in sought]
    beneath = [cards[it.parent] for it in found if it.role == "on" and it.parent in cards]
    places = {it.parent for it in found if it.role == "mission"} | {it.parent for it in beneath if it.role == "space"}
    return {it.id for it in (*found, *beneath)} | places


class SeekingPlayer:
    """Uses the cards for which the decks were drawn whenever it can, mostly; everything else an officer decides."""

    def __init__(self, officer: Player, seed: int, sought: Collection[str], orders: Collection[str] = ()) -> None:
        """Begin a sequence of choices that the seed fixes."""
        self._officer, self._rng, self._sought = officer, random.Random(seed), frozenset(sought)
        self._orders = ALWAYS.union(orders)
        self._beams = False

    def choose(self, seat: Seat) -> PlayerAnswer:
        """Any legal answer."""
        asked = seat.decision
        picks, self._beams = self._beams or asked.prompt == LAYING, False
        if picks and asked.selection is not None and (cards := self.one_of(seat, asked.selection.cards)):
            return Answer(cards=cards)
        liked = self.liked(seat, asked.options)
        if liked and self._rng.random() < PURSUIT:
            option = self._rng.choice(liked)
            self._beams = option.kind == "beam"
            return Answer(option=option)
        return self._officer.choose(seat)

    def liked(self, seat: Seat, options: Sequence[Option]) -> list[Option]:
        """The options about what the player seeks, those rather that end where that is."""
        liked = [it for it in options if it.kind in self._orders or (it.kind == "custody" and it.detail == TO_BRIG)]
        if not any(it.kind in GOING for it in options):
            return liked
        cards = wanted(seat, self._sought)
        ending_there = [it for it in options if it.kind in GOING and it.target in cards]
        return liked + (ending_there or [it for it in options if it.kind in PURSUED and it.card in cards])

    def one_of(self, seat: Seat, cards: Sequence[CardId]) -> tuple[CardId, ...]:
        """One of the preferred cards among some, if there is any."""
        preferred = wanted(seat, self._sought)
        found = [it for it in cards if it in preferred]
        return (self._rng.choice(found),) if found else ()


class EagerPlayer:
    """Draws the kind of option first, as the random player does, but not every kind alike."""

    def __init__(self, seed: int, sought: Collection[str] = ()) -> None:
        """Begin a sequence of choices that the seed fixes; the titles are of cards that the player prefers."""
        self._rng = random.Random(seed)
        self._sought = frozenset(sought)

    def choose(self, seat: Seat) -> PlayerAnswer:
        """Any legal answer."""
        asked = seat.decision
        if asked.prompt == "build-stack":
            return self.stack(seat, asked)
        if asked.prompt in SEEDING:
            return SEEDING[asked.prompt](seat, self._rng)
        if asked.options:
            return Answer(option=self.option(asked, wanted(seat, self._sought) if self._sought else ()))
        return seat.sample(self._rng)

    def stack(self, seat: Seat, asked: Decision) -> PlayerAnswer:
        """A few of the cards that belong beneath the mission, and no bluffs; first what the player prefers."""
        cards = asked.selection.cards if asked.selection is not None else ()
        fitting = those_that_belong(seat, cards, asked.about[0])
        chosen = self._rng.sample(fitting, self._rng.randint(0, min(TALLEST, len(fitting))))
        first = self.preferred(seat, cards, fitting) if self._sought else ()
        return Answer(cards=tuple(dict.fromkeys((*first, *chosen))))

    def preferred(self, seat: Seat, cards: Sequence[CardId], fitting: Sequence[CardId]) -> Sequence[CardId]:
        """One of the preferred cards: one that belongs there, or one that lies beneath any mission."""
        preferred = wanted(seat, self._sought)
        kinds = {it.id: seat.definitions[it.definition].type for it in seat.cards if it.definition}
        found = [it for it in cards if it in preferred and (it in fitting or kinds[it] == "doorway")]
        return found[:1]

    def option(self, asked: Decision, preferred: Collection[int] = ()) -> Option:
        """One of the options."""
        kinds = list(dict.fromkeys(option.kind for option in asked.options))
        liked = [it for it in asked.options if it.card in preferred or it.target in preferred]
        better = {it.kind for it in liked}
        weights = [WEIGHTS.get(it, 1.0) * (SOUGHT if it in better else 1) for it in kinds]
        kind = self._rng.choices(kinds, weights)[0]
        of_kind = [option for option in asked.options if option.kind == kind]
        if kind in better and self._rng.random() * (SOUGHT + 1) >= 1:
            of_kind = [it for it in liked if it.kind == kind]
        return self._rng.choice(of_kind)
