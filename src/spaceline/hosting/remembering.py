"""Remembered answers: what a player has said beforehand, and whether it answers the question that is open.

Only what could also be declined is answered, and only where what is wanted is one answer.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from spaceline.core.data.decisions import NO, PASS, YES, Answer, Decision, Option
from spaceline.core.data.frames import RunEffect
from spaceline.core.state import State
from spaceline.presentation import Scene, auto_answer_in_words
from spaceline.presentation.model import prompts

PASSING, STOP, ALWAYS, NEVER = "pass", "stop", "always", "never"
KINDS = (PASSING, STOP, ALWAYS, NEVER)


class AutoAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A remembered answer of one player."""

    kind: str
    """``pass`` at a question, ``stop`` there whatever else is remembered, ``always`` or ``never`` use a text."""
    about: str = ""
    """The question, or the beginning of its name up to a dot; or the text (``2e-12:1``). Empty for any question."""
    part: str = ""
    """The part of the turn, and whose (``part_of``); empty for any. Of ``always`` and ``never`` it means nothing."""


def part_of(state: State, player: int) -> str:
    """The part of the turn as one player knows it: ``own.play_and_draw``, ``other.execute_orders``."""
    frame = state.frames[0] if state.frames else None
    whose = {0: "", player: "own."}.get(getattr(frame, "player", 0), "other.")
    return f"{whose}{state.ruleset.discretion.shown_as.get(frame.step, frame.step)}" if frame is not None else ""


def text_of(state: State, asked: Decision, option: Option | None = None) -> str:
    """The text that asks whether to be carried out, or that an option would use; empty when it is none."""
    if option is not None:
        is_text = option.kind in ("respond", "answer", "order") and option.card in state.cards and option.detail
        return f"{state.cards[option.card].definition}:{option.detail}" if is_text else ""
    frame = state.frames[-1]
    if asked.kind != "yes_no" or not isinstance(frame, RunEffect) or not frame.path:
        return ""
    return f"{frame.definition}:{frame.path[0]}"


def remembered(state: State, asked: Decision, auto_answers: Collection[AutoAnswer]) -> Answer | None:
    """What the player has said beforehand to this question; None when the player must be asked."""
    part = part_of(state, asked.player)
    if not auto_answers or any(fits(auto_answer, STOP, asked, part) for auto_answer in auto_answers):
        return None
    always, never = texts_of(auto_answers, ALWAYS), texts_of(auto_answers, NEVER)
    if asked.kind == "yes_no" and set(asked.options) == {YES, NO}:
        text = text_of(state, asked)
        is_settled = (text in always) != (text in never)
        return Answer(option=YES if text in always else NO) if is_settled else None
    if PASS not in asked.options:
        return None
    texts = {option: text_of(state, asked, option) for option in asked.options if option != PASS}
    left = [option for option, text in texts.items() if text not in never]
    wanted = [option for option in left if texts[option] in always]
    if wanted:
        return Answer(option=wanted[0]) if len(left) == 1 else None
    if (texts and not left) or any(fits(auto_answer, PASSING, asked, part) for auto_answer in auto_answers):
        return Answer(option=PASS)
    return None


def fits(auto_answer: AutoAnswer, kind: str, asked: Decision, part: str) -> bool:
    """Whether an auto-answer of a kind speaks of a question in this part of the turn."""
    if auto_answer.kind != kind or auto_answer.part not in ("", part):
        return False
    return not auto_answer.about or f"{asked.prompt}.".startswith(f"{auto_answer.about}.")


def texts_of(auto_answers: Iterable[AutoAnswer], kind: str) -> frozenset[str]:
    """The texts that auto-answers of one kind are about."""
    return frozenset(
        auto_answer.about for auto_answer in auto_answers if auto_answer.kind == kind and auto_answer.about
    )


def suggested(state: State, asked: Decision) -> tuple[AutoAnswer, ...]:
    """What could be remembered about the open question."""
    part = part_of(state, asked.player)
    found: list[AutoAnswer] = []
    if PASS in asked.options:
        found = [
            AutoAnswer(PASSING, asked.prompt, part),
            AutoAnswer(PASSING, asked.prompt),
            AutoAnswer(PASSING, "", part),
        ]
        found.append(AutoAnswer(STOP, asked.prompt, part))
    texts = {text_of(state, asked, option) for option in asked.options} if PASS in asked.options else set()
    if asked.kind == "yes_no":
        texts.add(text_of(state, asked))
    for text in sorted(texts - {""}):
        found += [AutoAnswer(ALWAYS, text), AutoAnswer(NEVER, text)]
    return tuple(found)


def in_words(scene: Scene, auto_answer: AutoAnswer) -> prompts.ShownAutoAnswer:
    """An auto-answer as its player reads it."""
    return auto_answer_in_words(scene, auto_answer.kind, auto_answer.about, auto_answer.part)
