"""The questions that decisions ask, in words."""

from __future__ import annotations

from spaceline.cards.card import Pool
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Decision
from spaceline.core.data.frames import Window
from spaceline.core.data.seen import SeenEvent, View
from spaceline.effects.render.lexicon import Lexicon
from spaceline.presentation.scene import EditionText, Scene
from spaceline.presentation.telling import told


def prompt(view: View, decision: Decision, pool: Pool, text: EditionText) -> str:
    """The question of a decision."""
    return asked(Scene(view, pool, text), decision)


def asked(scene: Scene, decision: Decision) -> str:
    """The question of a decision, for a scene."""
    words, name = scene.words, decision.prompt
    if name.startswith("respond."):
        return responding(scene, decision)
    key = question(decision, words)
    if f"prompt.{key}" not in words.templates:
        return words.say("prompt.other", name=name.replace("-", " ").replace(".", " ").capitalize())
    selection = decision.selection
    about = [scene.name(entity) for entity in decision.about] + ["", ""]
    slots: dict[str, object] = {
        "limit": "",
        "personnel": "",
        **decision.numbers,
        "about": about[0],
        "also": about[1],
        "least": scene.counted(selection.least, "card") if selection else "",
        "most": scene.counted(selection.most, "card") if selection else "",
        **scene.own.slots(scene, decision),
    }
    return words.say(f"prompt.{key}", **slots)


def question(decision: Decision, words: Lexicon) -> str:
    """The key of a question: for the choices of card texts, without the name that the text gives to the cards."""
    kind, _, _ = decision.prompt.partition(".")
    if kind == "put" and f"prompt.{decision.prompt}" not in words.templates:
        return kind
    if kind != "select":
        return decision.prompt
    selection = decision.selection
    return "select.up-to" if selection and selection.least < selection.most else "select"


def responding(scene: Scene, decision: Decision) -> str:
    """A question to respond: what is happening, and at which moment."""
    moment = decision.prompt.split(".")[1]
    frames = [frame for frame in scene.view.frames if isinstance(frame, Window)]
    event = told(scene, as_event(scene, frames[-1].occurrence)) if frames else None
    return scene.words.say(f"prompt.respond.{moment}", event=event or decision.prompt.split(".", 2)[2])


def as_event(scene: Scene, change: Change) -> SeenEvent:
    """A change in the viewer's numbers, as if it had happened."""
    seen = [scene.cards.get(card) for card in change.cards]
    return SeenEvent(
        verb=change.verb,
        player=change.player,
        cards=change.cards,
        definitions=tuple(card.definition if card else "" for card in seen),
        count=len(change.cards),
        source=change.source,
        to=change.to,
        role=change.role,
        amount=change.amount,
        detail=change.detail,
    )
