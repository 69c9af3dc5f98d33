"""What can be remembered, in words: kinds of questions and parts of the turn, as they follow "Pass" or "Always ask".

Every word comes from a template. A kind of question for which there is none is called one of its own kind: the name by
which the program knows it is no word of the game.
"""

from __future__ import annotations

from spaceline.effects.render.lexicon import Lexicon
from spaceline.presentation.model.prompts import ShownAutoAnswer
from spaceline.presentation.scene import Scene


def kind_of_question(words: Lexicon, name: str) -> str:
    """When such questions come: of one, or of all whose names begin so."""
    kind, moment, verb = (*name.split(".", 2), "", "")[:3]
    if kind == "respond" and f"deed.{verb}" in words.templates and f"auto_answer.to.{moment}" in words.templates:
        return words.say(f"auto_answer.to.{moment}", deed=words.say(f"deed.{verb}"))
    return words.say(
        f"auto_answer.at.{name}" if f"auto_answer.at.{name}" in words.templates else "auto_answer.at.other"
    )


def part_in_words(words: Lexicon, part: str) -> str:
    """In which part of the turn, and whose, or in which of the phases before the first one; empty for any."""
    whose, _, step = part.rpartition(".")
    if not step:
        return ""
    if f"auto_answer.phase.{step}" in words.templates:
        return words.say(f"auto_answer.phase.{step}")
    known = f"auto_answer.step.{step}" if f"auto_answer.step.{step}" in words.templates else "auto_answer.step.other"
    return words.say(f"auto_answer.part.{whose or 'any'}", part=words.say(known))


def auto_answer_in_words(scene: Scene, kind: str, about: str, part: str) -> ShownAutoAnswer:
    """A remembered answer: what is done at questions of a kind, or with a text of a card."""
    words = scene.words
    if f"auto_answer.{kind}" in words.templates:
        return ShownAutoAnswer(kind, about, part, words.say(f"auto_answer.{kind}", text=text_in_words(scene, about)))
    question = kind_of_question(words, about) if about else ""
    which = "one" if question else "any"
    told = words.say(f"auto_answer.{kind}.{which}", question=question, part=part_in_words(words, part))
    return ShownAutoAnswer(kind, about, part, told)


def text_in_words(scene: Scene, text: str) -> str:
    """A text by the name of its card, with which of several it is."""
    definition, _, number = text.partition(":")
    card = scene.pool.get(definition)
    name = card.name if card is not None else definition
    several = card is not None and len(card.abilities) > 1 and number.isdecimal()
    return scene.words.say("with", what=name, detail=int(number) + 1) if several else name
