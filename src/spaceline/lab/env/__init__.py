"""An environment for researchers: games as PettingZoo and Gymnasium know them, seen through one seat's view each.

What is in here needs the packages of the extra ``lab``, and nothing else in Spaceline does. docs/environment.md says
what an observation and an action are.
"""

from spaceline.lab.env.choice import ACTIONS, ALL, DONE, MORE, SLOTS, IllegalActionError
from spaceline.lab.env.layout import OBSERVATION_VERSION, Layout
from spaceline.lab.env.needed import NEEDED
from spaceline.lab.env.opponents import SEAT_ENV, SeatEnv
from spaceline.lab.env.play import STEPS
from spaceline.lab.env.table import TableEnv

__all__ = [
    "ACTIONS",
    "ALL",
    "DONE",
    "MORE",
    "NEEDED",
    "OBSERVATION_VERSION",
    "SEAT_ENV",
    "SLOTS",
    "STEPS",
    "IllegalActionError",
    "Layout",
    "SeatEnv",
    "TableEnv",
]
