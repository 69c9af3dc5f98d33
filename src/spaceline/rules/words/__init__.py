"""What happens in a game in words: options, questions, events, results. Editions add their own; this imports none.

All of it is made from a view, so that it tells a player nothing but what that player may know.
"""

from spaceline.rules.words.habits import kind_of_question, part_in_words
from spaceline.rules.words.labels import card_labels, label, labels
from spaceline.rules.words.moments import Moment
from spaceline.rules.words.obstacles import Obstacle, obstacles
from spaceline.rules.words.prompts import asked, prompt
from spaceline.rules.words.scene import Known, Pool, Scene
from spaceline.rules.words.telling import outcome, tell, told
from spaceline.rules.words.totals import limit, name_of, running_total, title_of, told_of
from spaceline.rules.words.words import Words

__all__ = [
    "Known",
    "Moment",
    "Obstacle",
    "Pool",
    "Scene",
    "Words",
    "asked",
    "card_labels",
    "kind_of_question",
    "label",
    "labels",
    "limit",
    "name_of",
    "obstacles",
    "outcome",
    "part_in_words",
    "prompt",
    "running_total",
    "tell",
    "title_of",
    "told",
    "told_of",
]
