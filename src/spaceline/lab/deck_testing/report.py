"""What the games of a deck come to: won against each deck, and with and without each card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from spaceline.cards.card import Card
from spaceline.lab.deck_testing.games import FieldResult
from spaceline.lab.statistics import Share, share


class MatchUp(msgspec.Struct, frozen=True):
    """How a deck did against another one."""

    opponent: str
    games: int
    won: Share
    turns: float
    """Turns of both players in a game, on average."""


class CardRecord(msgspec.Struct, frozen=True):
    """How a deck did in games in which a card left the draw deck, and in those in which it did not.

    A difference says nothing of why: what is drawn late is drawn in long games.
    """

    name: str
    games_with: int
    with_it: Share | None
    """None where there was no such game."""
    without_it: Share | None

    @property
    def difference(self) -> float | None:
        """How much more often the deck won with it; None where it was always there, or never."""
        return None if self.with_it is None or self.without_it is None else self.with_it.rate - self.without_it.rate

    @property
    def is_clear(self) -> bool:
        """Whether the two ranges do not meet."""
        one, other = self.with_it, self.without_it
        return one is not None and other is not None and (one.low > other.high or one.high < other.low)


class DeckReport(msgspec.Struct, frozen=True, kw_only=True):
    """How a deck did against the field."""

    ruleset: str
    deck: str
    player: str
    seed: int
    games: int
    errors: int
    """Games that did not end, and count for nothing."""
    won: Share | None
    match_ups: tuple[MatchUp, ...]
    """The best first."""
    cards: tuple[CardRecord, ...]
    """Those first with which it won more often."""


def report_of(
    ruleset: str, deck: str, player: str, seed: int, played: Sequence[FieldResult], pool: Mapping[str, Card]
) -> DeckReport:
    """Count what happened; a game that several win, or nobody, counts in part."""
    ended = [it for it in played if not it.error]
    opponents = dict.fromkeys(it.game.opponent for it in ended)
    match_ups = [match_up(name, [it for it in ended if it.game.opponent == name]) for name in opponents]
    drawn = dict.fromkeys(definition for it in ended for definition in it.drawn)
    cards = [card_record(pool[definition].name, definition, ended) for definition in drawn]
    return DeckReport(
        ruleset=ruleset,
        deck=deck,
        player=player,
        seed=seed,
        games=len(played),
        errors=len(played) - len(ended),
        won=share_of(ended),
        match_ups=tuple(sorted(match_ups, key=lambda it: (-it.won.rate, it.opponent))),
        cards=tuple(sorted(cards, key=lambda it: (-(it.difference or 0.0), it.name))),
    )


def share_of(games: Sequence[FieldResult]) -> Share | None:
    """How often the deck won in some games."""
    return share(sum(it.won for it in games), len(games)) if games else None


def match_up(opponent: str, games: Sequence[FieldResult]) -> MatchUp:
    """How it did in games against one deck; there is one at least."""
    won = share(sum(it.won for it in games), len(games))
    return MatchUp(opponent, len(games), won, sum(it.turns for it in games) / len(games))


def card_record(name: str, definition: str, games: Sequence[FieldResult]) -> CardRecord:
    """How it did with a card and without it."""
    with_it = [it for it in games if definition in it.drawn]
    without_it = [it for it in games if definition not in it.drawn]
    return CardRecord(name, len(with_it), share_of(with_it), share_of(without_it))
