"""What happens in a game of Second Edition, in words: options, questions, events, refusals; one catalogue a language.

All of it is made from a view, so that it tells a player nothing but what that player may know.
"""

from spaceline.rules.second.words.english import ENGLISH
from spaceline.rules.second.words.labels import label, labels
from spaceline.rules.second.words.prompts import prompt
from spaceline.rules.second.words.scene import Pool, Scene
from spaceline.rules.second.words.telling import outcome, tell

__all__ = ["ENGLISH", "Pool", "Scene", "label", "labels", "outcome", "prompt", "tell"]
