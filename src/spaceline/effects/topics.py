"""What may change in a game of either edition that its texts can look at, beside what all values depend on."""

from __future__ import annotations

from spaceline.core.caching import VERDICT, Topic

HAND = Topic("hand")
DECK = Topic("deck", VERDICT)
DISCARD = Topic("discard")
PILE = Topic("pile")
REMOVED = Topic("removed")
SCORE = Topic("score", VERDICT)
"""Points and completed missions."""
