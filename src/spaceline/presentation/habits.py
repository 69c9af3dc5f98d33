"""What can be remembered, in words: kinds of questions and parts of the turn, as they follow "Pass" or "Always ask".

Every word comes from a template. A kind of question for which there is none is called one of its own kind: the name by
which the program knows it is no word of the game.
"""

from __future__ import annotations

from spaceline.effects.render.lexicon import Lexicon
from spaceline.presentation.model.prompts import Habit
from spaceline.presentation.scene import Scene

REMEMBERED = {
    "habit.always": "Always use the text of {text}",
    "habit.never": "Never use the text of {text}",
    "habit.pass.one": "Pass {question}{part}",
    "habit.pass.any": "Pass at every question{part}",
    "habit.stop.one": "Always ask {question}{part}",
    "habit.stop.any": "Always ask{part}",
    "habit.part.own": ", in your own turn ({part})",
    "habit.part.other": ", in the turn of another player ({part})",
    "habit.part.any": " ({part})",
    "habit.step.other": "another part",
}

QUESTIONS = {
    "habit.at.other": "at questions of one other kind",
    "habit.at.begin-battle": "when a text lets you begin a battle",
    "habit.at.download": "when a text lets you download a card",
    "habit.at.respond": "whenever you could respond",
    "habit.at.respond.about": "before anything happens to which you could respond",
    "habit.at.respond.action": "as soon as anything is begun to which you could respond",
    "habit.at.respond.just": "just when anything has happened to which you could respond",
    "habit.at.respond.when": "after anything has happened to which you could respond",
    "habit.to.about": "before {deed}",
    "habit.to.action": "as soon as {deed}, before it takes effect",
    "habit.to.just": "just when {deed}, before anything else",
    "habit.to.when": "after {deed}",
}

DEEDS = {
    "deed.action-play": "a card is played",
    "deed.attempt": "a mission attempt is begun",
    "deed.beam": "somebody beams",
    "deed.begin-battle": "a battle is begun",
    "deed.begin_turn": "a turn begins",
    "deed.capture": "a personnel is captured",
    "deed.check": "a requirement is checked",
    "deed.combat": "it comes to a combat",
    "deed.complete": "a mission is completed",
    "deed.damage": "a ship is damaged",
    "deed.destroy": "something is destroyed",
    "deed.discard": "a card is discarded",
    "deed.dock": "a ship docks",
    "deed.draw": "a card is drawn",
    "deed.draw_dilemmas": "dilemmas are drawn",
    "deed.encounter": "a seed card is encountered",
    "deed.end_turn": "a turn ends",
    "deed.engagement": "it comes to an engagement",
    "deed.examine": "cards are looked at",
    "deed.expire": "a countdown runs out",
    "deed.face": "a dilemma is faced",
    "deed.fail-attempt": "a mission attempt fails",
    "deed.keep": "a downloaded card is kept",
    "deed.kill": "a personnel is killed",
    "deed.lots": "chance selects cards",
    "deed.move": "a ship moves",
    "deed.overcome": "a dilemma is overcome",
    "deed.pass": "a ship passes a location",
    "deed.play": "a card is played",
    "deed.put": "a card is put elsewhere",
    "deed.reveal": "cards are revealed",
    "deed.reveal-dilemma": "a dilemma is revealed",
    "deed.score": "points are scored",
    "deed.select": "chance selects cards",
    "deed.stop": "something is stopped",
    "deed.use": "a skill or a text is used",
    "deed.win-battle": "a battle is won",
    "deed.end-battle": "a battle ends",
    "deed.begin_orders": "the orders of a turn begin",
}
"""By verb: to what somebody could respond."""

HABITS = {**REMEMBERED, **QUESTIONS, **DEEDS}


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
