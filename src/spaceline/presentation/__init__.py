"""What people read of a game: tables, questions, events, results, cards. A module per edition says what is its own.

All of it is made from a view, so that it tells a player nothing but what that player may know.
"""

from spaceline.presentation.edition import PRESENTATION, Presentation, presentation_of, scene_of, sheet_of, text_of
from spaceline.presentation.habits import kind_of_question, part_in_words
from spaceline.presentation.labels import card_labels, label, labels
from spaceline.presentation.obstacles import Obstacle, obstacles
from spaceline.presentation.prompts import asked, prompt
from spaceline.presentation.scene import EditionText, Moment, Scene
from spaceline.presentation.telling import outcome, tell, told
from spaceline.presentation.totals import limit, name_of, running_total, title_of, told_of

__all__ = [
    "PRESENTATION",
    "EditionText",
    "Moment",
    "Obstacle",
    "Presentation",
    "Scene",
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
    "presentation_of",
    "prompt",
    "running_total",
    "scene_of",
    "sheet_of",
    "tell",
    "text_of",
    "title_of",
    "told",
    "told_of",
]
