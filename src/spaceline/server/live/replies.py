"""What is sent in reply to a client, and what a client sends as the engine takes it."""

from __future__ import annotations

from collections.abc import Sequence

from spaceline.core.data.decisions import Answer, Check, Decision, Option
from spaceline.core.data.plans import Plan
from spaceline.core.data.previews import Preview
from spaceline.core.data.seen import SeenEvent
from spaceline.hosting import remembering
from spaceline.hosting.game import HostedGame
from spaceline.hosting.remembering import in_words
from spaceline.presentation import Scene, limit, obstacles, plans_shown, preview_of, running_total
from spaceline.presentation.model.prompts import ShownAutoAnswer
from spaceline.presentation.obstacles import Asks
from spaceline.server.wire.messages import Checked, Given, GivenKey, Happening, Obstacles


def checked(
    scene: Scene,
    decision: Decision,
    ref: int,
    given: Answer,
    check: Check,
    previews: Sequence[Preview] = (),
    plans: Sequence[Plan] = (),
) -> Checked:
    """What a half-made choice, or an option, amounts to."""
    is_of_cards = decision.selection is not None and given.option is None
    told = running_total(scene, decision, given.cards, check) if is_of_cards else ()
    limits = limit(decision, check) if given.option is None else ()
    return Checked(
        ref,
        check.addable,
        check.total,
        check.missing,
        check.complete,
        check.problem,
        scene.words.templates["comma"].join(told),
        tuple(preview_of(scene, preview) for preview in (*limits, *previews)),
        plans_shown(scene, plans),
    )


def obstacles_of(scene: Scene, seat: Asks, decision: Decision, ref: int, card: int) -> Obstacles:
    """What could be done with a card but for a rule."""
    return Obstacles(ref, tuple(obstacles(scene, seat, decision, card)))


def option_of(key: GivenKey) -> Option:
    """An option by its key."""
    return Option(*key)


def answer_of(given: Given) -> Answer:
    """An answer as the engine takes it, still under the viewer's numbers."""
    return Answer(None if given.option is None else option_of(given.option), given.cards, given.numbers)


def happening(seen: SeenEvent) -> Happening:
    """An event as one viewer saw it."""
    return Happening(
        verb=seen.verb,
        player=seen.player,
        cards=seen.cards,
        faces=seen.definitions,
        count=seen.count,
        source=seen.source,
        to=seen.to,
        role=seen.role,
        amount=seen.amount,
    )


def auto_answers_of(game: HostedGame, scene: Scene, player: int) -> tuple[ShownAutoAnswer, ...]:
    """What a player has said beforehand."""
    return tuple(in_words(scene, auto_answer) for auto_answer in game.auto_answers(player))


def suggestions(game: HostedGame, scene: Scene, player: int) -> tuple[ShownAutoAnswer, ...]:
    """What could be remembered about the question that is open."""
    return tuple(in_words(scene, auto_answer) for auto_answer in game.auto_answers_to_choose(player))


def as_given(auto_answer: ShownAutoAnswer) -> remembering.AutoAnswer:
    """An auto-answer as a client names it."""
    return remembering.AutoAnswer(auto_answer.kind, auto_answer.about, auto_answer.part)
