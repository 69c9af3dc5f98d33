"""What several cards of the Q-Continuum say in the same way."""

from spaceline.effects.nodes.abilities import When
from spaceline.effects.phrases import *


def until_any_flash() -> When:
    """The card stays until the next Q-Flash, whoever's it is (1E-G:q-icon-cards/1)."""
    return when("flash", discard(this), whose="anyone", must=True)
