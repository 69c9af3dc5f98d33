"""A decision as it is put before a person, and what a half-made choice of cards amounts to."""

from __future__ import annotations

from collections.abc import Sequence

from spaceline.core.data.aims import Aim
from spaceline.core.data.decisions import Answer, Check, Decision, Option, Selection
from spaceline.presentation import Scene, asked, card_labels, labels, limit, obstacles, running_total
from spaceline.presentation.obstacles import Asks
from spaceline.server.showing.aims import aim_of
from spaceline.server.showing.refusing import rule_of
from spaceline.server.wire.messages import Checked, Obstacles
from spaceline.server.wire.prompts import Candidate, Choice, Given, Habit, OptionKey, Pick, Prompt, Refused

DECLINING = ("pass", "no")
"""Options by which one does nothing."""


def prompt_of(scene: Scene, decision: Decision, number: int, habits: tuple[Habit, ...] = ()) -> Prompt:
    """What the viewer must decide, in words."""
    return Prompt(
        number=number,
        kind=decision.kind,
        name=decision.prompt,
        question=asked(scene, decision),
        choices=choices_of(scene, decision),
        pick=pick_of(scene, decision, decision.selection) if decision.selection is not None else None,
        low=decision.low,
        high=decision.high,
        about=decision.about,
        totals=dict(decision.numbers),
        rule=rule_of(decision.clause),
        is_forced=is_forced(decision),
        habits=habits,
    )


def choices_of(scene: Scene, decision: Decision) -> tuple[Choice, ...]:
    """The options with their labels; of actions, with a heading for those of a kind."""
    has_groups = decision.kind in ("action", "response")
    return tuple(
        Choice((option.kind, option.card, option.target, option.detail), label, heading(scene, option, has_groups))
        for option, label in zip(decision.options, labels(scene, decision.options), strict=True)
    )


def heading(scene: Scene, option: Option, is_shown: bool) -> str:  # noqa: FBT001 -- of the whole decision
    """What options of a kind are called."""
    return scene.words.templates.get(f"kind.{option.kind}", "") if is_shown else ""


def pick_of(scene: Scene, decision: Decision, selection: Selection) -> Pick:
    """Which cards may be chosen, with what they count and what is worth knowing of them."""
    cards = selection.cards
    return Pick(
        candidates=tuple(
            Candidate(
                card,
                label,
                weight=selection.weights[at] if selection.weights else 0,
                group=selection.groups[at] + 1 if selection.groups else 0,
                remark=scene.own.remark(scene, decision, card),
            )
            for at, (card, label) in enumerate(zip(cards, card_labels(scene, cards), strict=True))
        ),
        least=selection.least,
        most=min(selection.most, len(cards)),
        budget=selection.budget if selection.weights else None,
        is_ordered=decision.kind == "order" or decision.prompt in scene.own.in_order,
    )


def is_forced(decision: Decision) -> bool:
    """Whether something must be done: declining is not among the choices."""
    if decision.options:
        return not any(option.kind in DECLINING for option in decision.options)
    return decision.kind != "cards" or decision.selection is None or decision.selection.least > 0


def checked(
    scene: Scene, decision: Decision, ref: int, given: Answer, check: Check, aims: Sequence[Aim] = ()
) -> Checked:
    """What a half-made choice, or an option, amounts to."""
    selection = decision.selection if given.option is None else None
    told = running_total(scene, selection, given.cards, check) if selection is not None else ()
    limits = limit(decision, check) if given.option is None else ()
    return Checked(
        ref,
        check.addable,
        check.total,
        check.missing,
        check.complete,
        check.problem,
        scene.words.templates["comma"].join(told),
        tuple(aim_of(scene, aim) for aim in (*limits, *aims)),
    )


def obstacles_of(scene: Scene, seat: Asks, decision: Decision, ref: int, card: int) -> Obstacles:
    """What could be done with a card but for a rule."""
    found = obstacles(scene, seat, decision, card)
    return Obstacles(ref, tuple((it.what, Refused(it.reason, it.sentence, rule_of(it.clause))) for it in found))


def option_of(key: OptionKey) -> Option:
    """An option by its key."""
    return Option(*key)


def answer_of(given: Given) -> Answer:
    """An answer as the engine takes it, still under the viewer's numbers."""
    return Answer(None if given.option is None else option_of(given.option), given.cards, given.numbers)
