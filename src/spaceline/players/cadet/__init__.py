"""A player for beginners: the heuristic one with weaknesses that a person can see and learn to use.

It never responds, buys the dearest card it can pay for, sends everybody, attempts a mission as soon as its
requirements are met without a thought of what lies in the way, and puts one dilemma in the way of others, the
dearest, or one seed beneath each mission. None of that is chance.
"""

from spaceline.players.cadet.player import CadetPlayer

__all__ = ["CadetPlayer"]
