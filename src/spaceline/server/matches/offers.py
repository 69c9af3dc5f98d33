"""What a match can be made of: rulesets, ready decks, computer players."""

from __future__ import annotations

from functools import cache

from spaceline.cards.decks import DeckError, ready_decks
from spaceline.cards.rulesets import ruleset as ruleset_of
from spaceline.editions import EDITIONS, edition_of
from spaceline.hosting.decks import playable
from spaceline.hosting.errors import HostingError
from spaceline.players.registry import PLAYERS
from spaceline.server.wire.people import DeckToChoose, Lobby, Opponent, RulesetToChoose

LABELS = {"heuristic": "Computer", "random": "Computer that plays at random"}
"""What people read for a computer player."""


@cache
def lobby() -> Lobby:
    """Everything that can be chosen, the usual first."""
    names = [name for edition in EDITIONS for name in edition.names]
    opponents = sorted(PLAYERS, key=lambda name: (name != "heuristic", name))
    return Lobby(
        tuple(to_choose(name) for name in names),
        tuple(Opponent(name, label_of(name)) for name in opponents),
    )


def to_choose(ruleset: str) -> RulesetToChoose:
    """A ruleset with what may be played under it."""
    edition = edition_of(ruleset)
    return RulesetToChoose(ruleset, edition.label(ruleset), edition.name, edition.about, edition.seats, decks(ruleset))


@cache
def decks(ruleset: str) -> tuple[DeckToChoose, ...]:
    """The ready decks that can be played under a ruleset."""
    return tuple(
        DeckToChoose(name, deck.title, f"{deck.size} cards")
        for name, deck in ready_decks(ruleset).items()
        if is_playable(ruleset, name)
    )


@cache
def deck_label(ruleset: str, name: str) -> str:
    """What people read for a deck: its title, or its name where there is no such deck any more."""
    found = ready_decks(ruleset).get(name)
    return name if found is None else found.title


def is_playable(ruleset: str, name: str) -> bool:
    """Whether a ready deck can be played under a ruleset."""
    try:
        playable(ruleset_of(ruleset), ready_decks(ruleset)[name])
    except (DeckError, HostingError):
        return False
    return True


def is_deck(ruleset: str, name: str) -> bool:
    """Whether there is such a deck to choose. Nothing else is ever loaded by a name that somebody sent."""
    return any(deck.name == name for deck in decks(ruleset))


def label_of(opponent: str) -> str:
    """What people read for a computer player."""
    return LABELS.get(opponent, opponent)
