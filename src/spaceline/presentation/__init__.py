"""What people read of a game: tables, questions, events, results, cards. A module per edition says what is its own.

All of it is made from a view, so that it tells a player nothing but what that player may know.
"""

from spaceline.presentation.auto_answers import auto_answer_in_words
from spaceline.presentation.coaching import advice_of
from spaceline.presentation.edition import (
    PRESENTATION,
    Presentation,
    describer_for,
    describer_of,
    presentation_of,
    scene_of,
    text_of,
)
from spaceline.presentation.labels import card_labels, label, labels
from spaceline.presentation.obstacles import Obstacle, deck_sentence, obstacles, refused, sentence_of
from spaceline.presentation.opponents import about, called, introduced_as, level_of, thinking_time
from spaceline.presentation.plans import happening_told, plan_stopped, plans_shown
from spaceline.presentation.prompts import asked, is_in_order, prompt, prompt_of, sensibly
from spaceline.presentation.scene import EditionText, Scene
from spaceline.presentation.staging import shots_of, standing_of
from spaceline.presentation.summary import summary_of
from spaceline.presentation.tables import Sitter, Sitters, table_of
from spaceline.presentation.telling import outcome, tell, told
from spaceline.presentation.totals import limit, preview_of, running_total

__all__ = [
    "PRESENTATION",
    "EditionText",
    "Obstacle",
    "Presentation",
    "Scene",
    "Sitter",
    "Sitters",
    "about",
    "advice_of",
    "asked",
    "auto_answer_in_words",
    "called",
    "card_labels",
    "deck_sentence",
    "describer_for",
    "describer_of",
    "happening_told",
    "introduced_as",
    "is_in_order",
    "label",
    "labels",
    "level_of",
    "limit",
    "obstacles",
    "outcome",
    "plan_stopped",
    "plans_shown",
    "presentation_of",
    "preview_of",
    "prompt",
    "prompt_of",
    "refused",
    "running_total",
    "scene_of",
    "sensibly",
    "sentence_of",
    "shots_of",
    "standing_of",
    "summary_of",
    "table_of",
    "tell",
    "text_of",
    "thinking_time",
    "told",
]
