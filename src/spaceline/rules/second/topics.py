"""What changes in a game of Second Edition, as far as something depends on it that is kept (``core.caching``)."""

from __future__ import annotations

from spaceline.core.caching import LASTING, VALUES, Topic
from spaceline.effects.topics import DECK, DISCARD, HAND, SCORE

MOVES = Topic("moves", VALUES)
"""Where cards in play are."""
PLAY = Topic("play", MOVES)
"""Which cards are in play, whose they are, and how they lie."""
BOARD = Topic("board", PLAY, within=MOVES)
"""Ships, personnel and equipment come, go or change hands; where they are changes nothing else in play.

Nor does it change whether the same people aboard staff a ship.
"""
STOPPED = Topic("stopped", VALUES)
BENEATH = Topic("beneath", VALUES)
"""The dilemmas beneath missions."""
ATTEMPT = Topic("attempt", VALUES)
"""Who takes part in a mission attempt, and which dilemma is faced."""
BATTLE = Topic("battle", VALUES)
"""Who takes part in a battle."""
THIS_TURN = Topic("this turn", VALUES)
"""What was played and drawn this turn."""
RANGE = Topic("range")
"""How far ships have gone this turn."""

OFFERS = (MOVES, STOPPED, LASTING, THIS_TURN, HAND, DISCARD, SCORE, DECK)
"""All that what a player may do depends on."""
