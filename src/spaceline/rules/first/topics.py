"""What changes in a game of First Edition, as far as something depends on it that is kept (``core.caching``)."""

from __future__ import annotations

from spaceline.core.caching import VALUES, VERDICT, Topic
from spaceline.effects.topics import DECK, DISCARD, HAND, REMOVED, SCORE

MOVES = Topic("moves", VALUES)
"""Where cards in play are."""
PLAY = Topic("play", MOVES)
"""Which cards are in play, whose they are, and how they lie."""
BOARD = Topic("board", PLAY, within=MOVES)
"""Ships, facilities, personnel and equipment come, go or change hands; where they are changes nothing else in play."""
STATUS = Topic("status", VALUES)
"""Cards are stopped, disabled, cloaked and so on."""
MODE = Topic("mode", VALUES)
"""The affiliation in which a card is used."""
LAYOUT = Topic("layout", VALUES)
"""The missions, and where locations are."""
ATTEMPT = Topic("attempt", VALUES)
"""Who takes part in a mission attempt."""
SEEDS = Topic("seeds")
SIDE_DECK = Topic("side-deck")
"""The side decks that nobody sees, and the tactics drawn from them that nobody has seen yet."""
RANGE = Topic("range")
"""What was used up or done this turn."""
BETWEEN = Topic("between", VERDICT)
"""The game comes to a moment at which it may end."""

OFFERS = (VALUES, HAND, DISCARD, REMOVED, SEEDS, RANGE, SCORE, DECK)
"""All that what a player may do depends on."""
