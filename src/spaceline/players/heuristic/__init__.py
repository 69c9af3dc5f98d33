"""Players that go by rules of thumb, one for each edition."""

from spaceline.players.heuristic.player import HeuristicPlayer

__all__ = ["HeuristicPlayer"]
