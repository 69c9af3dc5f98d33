"""What may be given at one go, in words: what it is for, its steps, and at which of them it ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import EntityId
from spaceline.core.data.plans import Plan, PlannedAnswer
from spaceline.core.data.previews import Preview
from spaceline.core.data.seen import SeenEvent
from spaceline.presentation.labels import in_full, numbered, plain_label, told_apart
from spaceline.presentation.model.prompts import OptionKey, ShownPlan
from spaceline.presentation.scene import Scene
from spaceline.presentation.telling import told
from spaceline.presentation.totals import totals_of

BEAM, ATTEMPT = "beam", "attempt"


def plans_shown(scene: Scene, plans: Sequence[Plan]) -> tuple[ShownPlan, ...]:
    """Plans as a person chooses among them."""
    found = [label_of(scene, plan) for plan in plans]
    for name in (scene.name, lambda card: in_full(scene, card)):
        found = told_apart(found, partial(clear_label, scene, plans, found, name))
    found = numbered(scene, found)
    return tuple(shown(scene, plan, label) for plan, label in zip(plans, found, strict=True))


def shown(scene: Scene, plan: Plan, label: str) -> ShownPlan:
    """A plan under a label."""
    first = plan.answers[0].answer.option
    return ShownPlan(
        goal=key_of(plan.goal),
        place=plan.place,
        label=label,
        short=short_label(scene, plan),
        given=None if first is None else key_of(first),
        steps=tuple(told_step(scene, step) for step in steps_of(plan)),
        told=totals_of(scene, best_of(plan.previews)) if plan.previews else "",
        is_met=any(preview.is_met for preview in plan.previews),
    )


def best_of(previews: Sequence[Preview]) -> Preview:
    """Of several ways to complete a mission one that is met, or else the first."""
    return next((preview for preview in previews if preview.is_met), previews[0])


def key_of(option: Option) -> OptionKey:
    """The key of an option."""
    return (option.kind, option.card, option.target, option.detail)


def label_of(scene: Scene, plan: Plan) -> str:
    """What a plan is for, and how it gets there."""
    goal, say, slots = (
        plan.goal,
        scene.words.say,
        {"mission": scene.name(plan.goal.card), "place": scene.name(plan.place)},
    )
    if goal.kind != ATTEMPT:
        it, number = scene.definition(goal.target), len(plan.answers[-1].answer.cards)
        key = "plan.everybody.aboard" if it is not None and it.type == "ship" else "plan.everybody"
        return say(key, number=number, target=scene.name(goal.target))
    ways = {it.answer.option.kind for it in plan.answers[:-1] if it.answer.option is not None}
    if "move" in ways:
        is_there = goal.card in scene.cards and scene.cards[goal.card].parent == plan.place
        return say("plan.fly" if is_there else "plan.fly.what", **slots)
    if "undock" in ways:
        return say("plan.undock", **slots)
    return (
        say("plan.beam", **slots)
        if BEAM in ways
        else say("option.attempt", card=slots["mission"], target=slots["place"])
    )


def clear_label(
    scene: Scene, plans: Sequence[Plan], labels: Sequence[str], name: Callable[[EntityId], str], at: int
) -> str:
    """A label with what tells the plan from another: who flies or from where they beam, and how it is attempted."""
    plan, label = plans[at], labels[at]
    goal = plan.goal
    begun = plan.answers[0].answer.option
    details = [name(begun.card)] if begun is not None and begun.card else []
    details += [plain_label(scene, goal)] if goal.kind == ATTEMPT and goal.detail else []
    return scene.words.say("with", what=label, detail="; ".join(details)) if details else label


def short_label(scene: Scene, plan: Plan) -> str:
    """What stands beside the choice with which a plan begins, where it does no more than that choice."""
    if plan.goal.kind == ATTEMPT:
        return ""
    return scene.words.say(f"plan.{plan.goal.kind}.short", number=len(plan.answers[-1].answer.cards))


def steps_of(plan: Plan) -> tuple[tuple[PlannedAnswer, ...], ...]:
    """The answers of a plan step by step: who beams is chosen in the step in which it is ordered."""
    steps: list[tuple[PlannedAnswer, ...]] = []
    for planned in plan.answers:
        if planned.answer.option is None and steps:
            steps[-1] = (*steps[-1], planned)
        else:
            steps.append((planned,))
    return tuple(steps)


def told_step(scene: Scene, step: Sequence[PlannedAnswer]) -> str:
    """What is done in a step."""
    choice, option = step[-1], step[0].answer.option
    if choice.answer.option is None:
        target = scene.name(choice.about[-1])
        return scene.words.say("plan.step.beam", number=len(choice.answer.cards), target=target)
    assert option is not None
    return plain_label(scene, option)


MOST_REASONS = 2
"""So many of the things that have happened are named as a reason."""


def happening_told(scene: Scene, events: Sequence[SeenEvent]) -> str:
    """What has happened, as a reason why a plan does not go on: the first things for which there are words."""
    lines = (told(scene, event) for event in events)
    return " ".join(list(filter(None, lines))[:MOST_REASONS]) or scene.words.say("plan.stopped.other")


def plan_stopped(scene: Scene, plan: Plan, given: int, why: str) -> str:
    """That a plan ended when so many of its answers had been given: before which of its steps, and why."""
    steps, left = steps_of(plan), given
    at = next(at for at, step in enumerate(steps) if (left := left - len(step)) < 0)
    return scene.words.say(
        "plan.stopped",
        plan=label_of(scene, plan),
        step=told_step(scene, steps[at]),
        number=at + 1,
        all=len(steps),
        why=why,
    )
