"""Ships of The Motion Pictures (2002)."""

from spaceline.cards.definitions.first.shuttle_phrases import carries_none, shuttlecraft
from spaceline.effects.phrases import *

cards = Book("1e-tmp")

SONA_SHUTTLECRAFT = shuttlecraft(characteristics="Son'a ship")

cards.define(110, "H.M.S. Bounty", carries_none())

cards.define(117, "I.K.S. Chontay", carries_none())

cards.define(123, "Li'seria", may_play("reporting", SONA_SHUTTLECRAFT, this), carries(SONA_SHUTTLECRAFT))

cards.define(124, "Son'a Battleship", may_play("reporting", SONA_SHUTTLECRAFT, this), carries(SONA_SHUTTLECRAFT))
