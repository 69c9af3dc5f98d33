"""Where cards lie in the variant, beside the zones of Second Edition, and the marks they bear."""

from __future__ import annotations

from spaceline.core.caching import Topic
from spaceline.core.ruleset import Role
from spaceline.effects.topics import PILE, SCORE
from spaceline.rules.second.topics import BATTLE, BENEATH, PLAY, THIS_TURN

ROLES = (
    Role("objectives", known="nobody", topic=PILE),
    Role("objective", in_play=True, ordered=False, topic=PLAY),
    Role("completed", in_play=True, topic=SCORE),
    Role("tactics", known="nobody", topic=PILE),
    Role("drawn-tactics", known="holder", ordered=False, topic=PILE),
    Role("laid-tactic", known="holder", topic=BATTLE),
    Role("tactic", in_play=True, topic=BATTLE),
)
"""The objective side deck, active and completed objectives; the tactic side deck, tactics drawn, laid and active."""

REFUSED = "attack-refused"
"""The mark of a card that could not attack whom it wanted to this turn."""
DONE_HERE = "objectives-completed"
"""The mark of a location: how many objectives have been completed there."""
FACED = "faced"
"""The number of an objective in whose attempt a dilemma was put on a location; the same on both."""
MARKS: dict[str, Topic] = {REFUSED: THIS_TURN, DONE_HERE: SCORE, FACED: BENEATH}

ENTERS = "enters"
"""What a change says of a card that is put into play from elsewhere."""
