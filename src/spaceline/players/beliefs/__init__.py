"""What hidden cards may be, as a player believes from what it has seen."""

from spaceline.players.beliefs.guessing import Guessing, believed
from spaceline.players.beliefs.memory import Memory

__all__ = ["Guessing", "Memory", "believed"]
