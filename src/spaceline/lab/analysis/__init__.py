"""What can be learned from a game that is over: how the chances went, and where another plan was better."""

from spaceline.lab.analysis.better_plans import BetterPlan
from spaceline.lab.analysis.chances import WinChance
from spaceline.lab.analysis.walkthrough import Analysis, Progress, analysed

__all__ = ["Analysis", "BetterPlan", "Progress", "WinChance", "analysed"]
