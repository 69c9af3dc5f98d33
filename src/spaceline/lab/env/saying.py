"""Actions and questions in words, as the player who is asked reads them."""

from __future__ import annotations

from spaceline.core.data.decisions import Option
from spaceline.lab.env.choice import ALL, DONE, MORE, SLOTS, HalfMadeAnswer
from spaceline.lab.env.observing import Observer
from spaceline.lab.env.play import Play
from spaceline.presentation.labels import card_labels, labels
from spaceline.presentation.prompts import asked
from spaceline.presentation.scene import Scene

SPECIAL = {ALL: "all that may still be added", MORE: "more of what is offered", DONE: "done"}


def sayings(play: Play, observer: Observer) -> dict[int, str]:
    """The legal actions of whoever is asked, in words."""
    choice = play.choice
    scene = Scene(play.view(play.asked), observer.columns.pool, observer.columns.text)
    found = offered_words(scene, choice)[choice.page * SLOTS :]
    return {action: SPECIAL[action] if action in SPECIAL else found[action] for action in choice.legal}


def offered_words(scene: Scene, choice: HalfMadeAnswer) -> list[str]:
    """What is offered, in words."""
    options = [it for it in choice.offered if isinstance(it, Option)]
    if options:
        return labels(scene, options)
    if choice.is_of_cards:
        return card_labels(scene, choice.selection.cards)
    return [str(number) for number in choice.offered]


def picture(play: Play, observer: Observer) -> str:
    """Turn and points, the question, and what may be done."""
    points = ", ".join(f"player {player}: {number}" for player, number in play.points.items())
    lines = [f"turn {play.turns}; points {points}"]
    if not play.asked:
        return "\n".join([*lines, f"the game is over: {play.ended_by}"])
    scene = Scene(play.view(play.asked), observer.columns.pool, observer.columns.text)
    lines.append(f"player {play.asked}: {asked(scene, play.choice.decision)}")
    return "\n".join([*lines, *(f"{action:>4}  {what}" for action, what in sayings(play, observer).items())])
