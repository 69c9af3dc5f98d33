"""How many frames and kinds of decision there are: budgets for all editions together."""

from pkgutil import walk_packages

import spaceline
from spaceline.core.data.decisions import KINDS
from spaceline.core.data.frames import Frame

FRAMES = 50


def frame_types(kind=Frame):
    found = set()
    for below in kind.__subclasses__():
        found |= {below} | frame_types(below)
    return found


def test_there_are_no_more_frame_types_than_the_budget():
    for module in walk_packages(spaceline.__path__, "spaceline."):
        if module.name.split(".")[1] in ("core", "effects", "rules"):
            __import__(module.name)
    ours = {kind for kind in frame_types() if kind.__module__.startswith("spaceline.")}
    assert 10 < len(ours) <= FRAMES


def test_there_are_at_most_twelve_kinds_of_decision():
    assert len(KINDS) == len(set(KINDS)) <= 12
