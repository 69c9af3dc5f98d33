"""Who is of the Borg, who plays them, and for what such a player scores (1E-G:borg/1, 1E-6.4.0.2)."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.borg import Formerly
from spaceline.rules.first.affiliations import affiliations, played
from spaceline.rules.first.values import HOLOGRAM, definition, facts, identity, is_captive, type_of

BORG = "Bor"
BORG_ONLY = "BO"
"""The icon of cards that only Borg players use."""
MIRROR = "Mirror"
"""The quadrant of the other universe."""
COUNTERPART = "Counterpart"
"""What the spokesmen of the Borg are, of whom each player has one at most (1E-6.3.0.1/1)."""


def is_borg(state: State, card: CardId) -> bool:
    """Whether a card is of the Borg now."""
    return BORG in affiliations(state, card)


def is_counterpart(state: State, card: CardId) -> bool:
    """Whether a card is a counterpart now: printed so, or by assimilation (1E-G:counterpart/1)."""
    return COUNTERPART in identity(state, card).characteristics


def has_spokesman(state: State, player: PlayerId, apart: CardId = 0) -> bool:
    """Whether a player has a counterpart in play, beside a certain card."""
    own = (card for card, leaf in state.cards.items() if leaf.controller == player and state.in_play(card))
    there = (card for card in own if card != apart and type_of(state, card) == "personnel")
    return any(is_counterpart(state, card) for card in there)


def no_counterpart(state: State, player: PlayerId, card: CardId) -> bool:
    """Whether a personnel cannot become a counterpart of a player's: he has one, or it is two personnel.

    1E-7.7.0.2/4, /5, 1E-G:assimilation-personnel/4: nor can a hologram.
    """
    is_unfit = bool(facts(state, card).pair) or HOLOGRAM in facts(state, card).icons
    is_own = state.cards[card].controller == player and not is_captive(state, card)
    return is_unfit or is_own or has_spokesman(state, player, card)


def matched(state: State, card: CardId) -> tuple[str, ...]:
    """Of which affiliation and universe a homeworld is, or are those that a card matches (1E-G:homeworld/1).

    A counterpart does by the affiliation that was his (1E-G:assimilation-personnel/4, 1E-G:counterpart/2).
    """
    universe = "Mirror:" if facts(state, card).quadrant == MIRROR else ""
    if type_of(state, card) == "mission":
        return (f"{universe}{facts(state, card).homeworld_of}",)
    its = affiliations(state, card)
    if type_of(state, card) == "personnel" and is_counterpart(state, card):
        spoken_for = tuple(text.affiliation for _, text in definition(state, card).of_kind(Formerly))
        its = spoken_for or facts(state, card).affiliations
    return tuple(f"{universe}{name}" for name in its)


def plays_borg(state: State, player: PlayerId) -> bool:
    """Whether a player has or had Borg in play (1E-G:playing-an-affiliation/1)."""
    return BORG in played(state, player)


def scores(state: State, player: PlayerId, source: CardId) -> bool:
    """Whether a player scores for a card, or loses by it: a Borg player does for cards of the Borg alone.

    1E-6.4.0.2/1.
    """
    return not plays_borg(state, player) or (bool(source) and BORG_ONLY in facts(state, source).icons)
