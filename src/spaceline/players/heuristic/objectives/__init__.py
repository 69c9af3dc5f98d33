"""A player of the Objectives variant: that of Second Edition, with objectives for missions, and with tactics."""

from spaceline.players.heuristic.objectives.player import ObjectivesHeuristic

__all__ = ["ObjectivesHeuristic"]
