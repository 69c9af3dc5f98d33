"""What can be remembered, in words: kinds of questions and parts of the turn, as they follow "Pass" or "Always ask".

Every word comes from a template. A kind of question for which there is none is called one of its own kind: the name by
which the program knows it is no word of the game.
"""

from __future__ import annotations

from spaceline.effects.render.lexicon import Lexicon
from spaceline.presentation.model.prompts import Habit
from spaceline.presentation.scene import Scene


def kind_of_question(words: Lexicon, name: str) -> str:
    """When such questions come: of one, or of all whose names begin so."""
    kind, moment, verb = (*name.split(".", 2), "", "")[:3]
    if kind == "respond" and f"deed.{verb}" in words.templates and f"habit.to.{moment}" in words.templates:
        return words.say(f"habit.to.{moment}", deed=words.say(f"deed.{verb}"))
    return words.say(f"habit.at.{name}" if f"habit.at.{name}" in words.templates else "habit.at.other")


def part_in_words(words: Lexicon, part: str) -> str:
    """In which part of the turn, and whose, or in which of the phases before the first one; empty for any."""
    whose, _, step = part.rpartition(".")
    if not step:
        return ""
    if f"habit.phase.{step}" in words.templates:
        return words.say(f"habit.phase.{step}")
    known = f"habit.step.{step}" if f"habit.step.{step}" in words.templates else "habit.step.other"
    return words.say(f"habit.part.{whose or 'any'}", part=words.say(known))


def habit_in_words(scene: Scene, kind: str, about: str, part: str) -> Habit:
    """A remembered answer: what is done at questions of a kind, or with a text of a card."""
    words = scene.words
    if f"habit.{kind}" in words.templates:
        return Habit(kind, about, part, words.say(f"habit.{kind}", text=text_in_words(scene, about)))
    question = kind_of_question(words, about) if about else ""
    which = "one" if question else "any"
    told = words.say(f"habit.{kind}.{which}", question=question, part=part_in_words(words, part))
    return Habit(kind, about, part, told)


def text_in_words(scene: Scene, text: str) -> str:
    """A text by the name of its card, with which of several it is."""
    definition, _, number = text.partition(":")
    card = scene.pool.get(definition)
    name = card.name if card is not None else definition
    several = card is not None and len(card.abilities) > 1 and number.isdecimal()
    return scene.words.say("with", what=name, detail=int(number) + 1) if several else name
