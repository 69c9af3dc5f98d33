"""A decision as it is put before a person: the question, and what may be answered, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from spaceline.cards.card import Pool
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import RESPOND, Decision, Option, Selection
from spaceline.core.data.frames import Window
from spaceline.core.data.leaves import EntityId
from spaceline.core.data.plans import Plan
from spaceline.core.data.seen import SeenEvent, View
from spaceline.presentation.chosen_before import chosen_before
from spaceline.presentation.chosen_for import deed_of
from spaceline.presentation.copies import candidate_labels, option_labels
from spaceline.presentation.model.prompts import Candidate, Prompt, ShownAutoAnswer, ShownOption, ShownSelection
from spaceline.presentation.obstacles import rule_of
from spaceline.presentation.plans import plans_shown
from spaceline.presentation.scene import EditionText, Scene
from spaceline.presentation.telling import told


def prompt(view: View, decision: Decision, pool: Pool, text: EditionText) -> str:
    """The question of a decision."""
    return asked(Scene(view, pool, text), decision)


def asked(scene: Scene, decision: Decision) -> str:
    """The question of a decision, for a scene."""
    words, name = scene.words, decision.prompt
    if decision.question.kind == RESPOND:
        return responding(scene, decision)
    key = question(scene, decision)
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
        "others": words.listed([scene.name(entity) for entity in decision.about[1:]], "and"),
        "which": which(scene, selection),
        **scene.own.slots(scene, decision),
    }
    return words.say(f"prompt.{key}", **slots)


def question(scene: Scene, decision: Decision) -> str:
    """The key of a question: of a choice within a text, by what becomes of the cards, whatever the text calls them."""
    kind, templates = decision.question.kind, scene.words.templates
    if kind == "put" and f"prompt.{decision.prompt}" not in templates:
        return kind
    if kind != "select":
        return with_more(decision, templates)
    deed = deed_of(scene, decision)
    return next(
        key for key in (f"select.{deed}", f"select.{deed.partition('.')[0]}", kind) if f"prompt.{key}" in templates
    )


def with_more(decision: Decision, templates: Mapping[str, str]) -> str:
    """The key of a question that says as well what X is, or of which other cards its text speaks."""
    key = decision.prompt
    for more, is_told in (("number", bool(decision.numbers)), ("about", len(decision.about) > 1)):
        if is_told and f"prompt.{key}.{more}" in templates:
            key = f"{key}.{more}"
    return key


def which(scene: Scene, selection: Selection | None) -> str:
    """What is chosen, as it follows "which": of what type, and how many."""
    if selection is None or selection.most == 0:
        return ""
    found = [scene.definition(card) for card in selection.cards]
    types = {it.type if it else "" for it in found}
    noun = types.pop() if len(types) == 1 else ""
    number = min(selection.most, len(selection.cards))
    key = "which" if number == 1 else "which.several" if selection.least == number else "which.up-to"
    named = noun if noun in scene.words.nouns else "card"
    return scene.words.say(key, noun=scene.words.noun(named, plural=number > 1), number=number)


def responding(scene: Scene, decision: Decision) -> str:
    """A question to respond: what is happening, and at which moment."""
    frames = [frame for frame in scene.view.frames if isinstance(frame, Window)]
    event = told(scene, as_event(scene, frames[-1].occurrence)) if frames else None
    question = scene.words.say(f"prompt.respond.{decision.question.moment}", event=event or decision.question.verb)
    chosen = [scene.name(it) for it in chosen_before(scene)]
    if not chosen:
        return question
    return scene.words.say("responding.chosen", question=question, chosen=scene.words.listed(chosen, "and"))


ALL_NAMED, NAMED = 4, 3
"""Up to so many cards are named in a question; of more, so many, and the rest is counted: the log names them all."""


def as_event(scene: Scene, change: Change) -> SeenEvent:
    """A change in the viewer's numbers, as if it had happened."""
    named = change.cards if len(change.cards) <= ALL_NAMED else change.cards[:NAMED]
    seen = [scene.cards.get(card) for card in named]
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


DECLINING = ("pass", "no")
"""Options by which one does nothing."""


def prompt_of(
    scene: Scene,
    decision: Decision,
    number: int,
    auto_answers: tuple[ShownAutoAnswer, ...] = (),
    plans: Sequence[Plan] = (),
) -> Prompt:
    """What the viewer must decide, in words."""
    decision = sensibly(scene, decision)
    return Prompt(
        number=number,
        kind=decision.kind,
        name=decision.prompt,
        question=asked(scene, decision),
        choices=choices_of(scene, decision),
        pick=pick_of(scene, decision, decision.selection) if decision.selection is not None else None,
        low=decision.low,
        high=decision.high,
        about=about_of(scene, decision),
        totals=dict(decision.numbers),
        rule=rule_of(decision.clause),
        is_forced=is_forced(decision),
        auto_answers=auto_answers,
        plans=plans_shown(scene, plans),
    )


def sensibly(scene: Scene, decision: Decision) -> Decision:
    """A decision with what hardly anybody would choose after all else."""
    selection = decision.selection
    if selection is None or not any(scene.own.is_last(scene, decision, card) for card in selection.cards):
        return decision
    order = sorted(range(len(selection.cards)), key=lambda at: scene.own.is_last(scene, decision, selection.cards[at]))
    cards, weights, groups = (
        tuple(values[at] for at in order) if values else ()
        for values in (selection.cards, selection.weights, selection.groups)
    )
    return replace(decision, selection=replace(selection, cards=cards, weights=weights, groups=groups))


def about_of(scene: Scene, decision: Decision) -> tuple[EntityId, ...]:
    """What a question is about: where one may respond, first the card by which it happens, last what it names."""
    windows = [frame for frame in scene.view.frames if isinstance(frame, Window)]
    if decision.question.kind != RESPOND or not windows:
        return decision.about
    source = windows[-1].occurrence.source
    first = (source,) if source in scene.cards else ()
    named = (it for it in chosen_before(scene) if it in scene.cards)
    return tuple(dict.fromkeys((*first, *decision.about, *named)))


ENDS = "end-"
"""So begin the kinds of options by which a part of a turn is ended."""


def choices_of(scene: Scene, decision: Decision) -> tuple[ShownOption, ...]:
    """The options with their labels; of actions, with a heading for those of a kind."""
    is_grouped = decision.kind in ("action", "response")
    return tuple(
        ShownOption(
            (option.kind, option.card, option.target, option.detail),
            label,
            heading(scene, option) if is_grouped else "",
            decision.kind == "action" and option.kind.startswith(ENDS),
            scene.own.repeats(scene, decision, option),
            is_copy,
        )
        for option, (label, is_copy) in zip(decision.options, option_labels(scene, decision.options), strict=True)
    )


def heading(scene: Scene, option: Option) -> str:
    """What options of a kind are called."""
    return scene.words.templates.get(f"kind.{option.kind}", "")


def pick_of(scene: Scene, decision: Decision, selection: Selection) -> ShownSelection:
    """Which cards may be chosen, with what they count and what is worth knowing of them."""
    cards = selection.cards
    weights = selection.weights or scene.own.weights(scene, decision)
    return ShownSelection(
        candidates=tuple(
            Candidate(
                card,
                label,
                weight=weights[at] if weights else 0,
                group=selection.groups[at] + 1 if selection.groups else 0,
                remark=scene.own.remark(scene, decision, card),
                is_copy=is_copy,
            )
            for at, (card, (label, is_copy)) in enumerate(
                zip(cards, candidate_labels(scene, decision, cards), strict=True)
            )
        ),
        least=selection.least,
        most=min(selection.most, len(cards)),
        budget=selection.budget if selection.weights else None,
        is_ordered=is_in_order(decision, scene.own),
    )


def is_in_order(decision: Decision, own: EditionText) -> bool:
    """Whether the order counts in which cards are chosen."""
    return decision.kind == "order" or decision.prompt in own.in_order


def is_forced(decision: Decision) -> bool:
    """Whether something must be done: declining is not among the choices."""
    if decision.options:
        return not any(option.kind in DECLINING for option in decision.options)
    return decision.kind != "cards" or decision.selection is None or decision.selection.least > 0
