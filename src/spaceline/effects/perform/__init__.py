"""How the nodes are carried out: registries by node type, and the procedure that walks an expression."""

from spaceline.effects.perform.deeds import PERFORM
from spaceline.effects.perform.reading import AMOUNTS, TESTS
from spaceline.effects.perform.run import RUN_EFFECT, begin_effect

__all__ = ["AMOUNTS", "PERFORM", "RUN_EFFECT", "TESTS", "begin_effect"]
