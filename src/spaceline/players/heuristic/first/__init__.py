"""A player of First Edition that goes by rules of thumb, from its view and the printed cards alone.

Read in this order: ``board`` (what lies where), ``odds`` (what an attempt promises), ``journeys`` (where ships can go),
``orders`` (what to do with ships and teams), ``hand`` (what to play), ``seeding`` (what to put where before the first
turn), ``choosing`` (cards and options that texts and battles leave to the player), ``player``.
"""

from spaceline.players.heuristic.first.player import FirstHeuristic

__all__ = ["FirstHeuristic"]
