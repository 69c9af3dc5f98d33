"""Blunders that anybody at the table would see, counted in games between computer players."""

from spaceline.lab.blunders.counting import Counts, count

__all__ = ["Counts", "count"]
