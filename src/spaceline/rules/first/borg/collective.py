"""Who is of the Borg, who plays them, and for what such a player scores (1E-G:borg/1, 1E-6.4.0.2)."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first.affiliations import affiliations
from spaceline.rules.first.teams import played
from spaceline.rules.first.values import facts

BORG = "Bor"
BORG_ONLY = "BO"
"""The icon of cards that only Borg players use."""
COUNTERPART = "Counterpart"
"""What the spokesmen of the Borg are, of whom each player has one at most (1E-6.3.0.1/1)."""


def is_borg(state: State, card: CardId) -> bool:
    """Whether a card is of the Borg now."""
    return BORG in affiliations(state, card)


def plays_borg(state: State, player: PlayerId) -> bool:
    """Whether a player has or had Borg in play (1E-G:playing-an-affiliation/1)."""
    return BORG in played(state, player)


def scores(state: State, player: PlayerId, source: CardId) -> bool:
    """Whether a player scores for a card, or loses by it: a Borg player does for cards of the Borg alone.

    1E-6.4.0.2/1.
    """
    return not plays_borg(state, player) or (bool(source) and BORG_ONLY in facts(state, source).icons)
