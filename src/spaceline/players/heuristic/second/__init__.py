"""A player of Second Edition that goes by rules of thumb, from its view and the printed cards alone.

Read in this order: ``board`` (what lies where), ``strength`` (what a group can do), ``odds`` (what an attempt
promises), ``journeys`` (where ships can go), ``traits`` (what a card is), ``battles`` and ``battle_search`` (whom to
fight), ``orders`` and ``hand`` (what to do), ``guesses`` (what others may have), ``appraisal`` (what a text is
worth), ``obstacles`` (dilemmas), ``picking`` (cards to choose), ``responses``, ``player``.
"""

from spaceline.players.heuristic.second.player import SecondHeuristic

__all__ = ["SecondHeuristic"]
