"""What a half-made choice of cards amounts to, in words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from spaceline.core.data.decisions import Check, Decision
from spaceline.core.data.leaves import CardId
from spaceline.core.data.previews import AT_MOST, Need, Needs, Preview
from spaceline.presentation.model import prompts
from spaceline.presentation.scene import Scene


def running_total(scene: Scene, decision: Decision, chosen: Sequence[CardId], check: Check) -> list[str]:
    """How many are chosen, what they count together, how many more are needed or possible."""
    say, selection = scene.words.say, decision.selection
    parts = [say("total.chosen", number=len(chosen))]
    if selection is None:
        return parts
    if selection.weights:
        parts.append(say("total.cost", total=check.total, budget=selection.budget))
    elif weights := scene.own.weights(scene, decision):
        total = sum(weights[selection.cards.index(card)] for card in chosen if card in selection.cards)
        parts.append(say("total.cost", total=total, budget=decision.numbers.get("limit", total)))
    if check.missing:
        parts.append(say("total.missing", number=check.missing))
    elif (further := min(len(check.addable), selection.most - len(chosen))) > 0:
        parts.append(say("total.addable", number=further))
    return parts


COUNTED = ("attribute", "cost")
"""Needs of which every number matters; of others only whether enough is there."""


def limit(decision: Decision, check: Check) -> tuple[Preview, ...]:
    """What the chosen cards count together against the most that they may, where there is such a limit."""
    selection = decision.selection
    if selection is None or not selection.weights:
        return ()
    about = decision.about[0] if decision.about else 0
    return (Preview("limit", about, (Need("cost", decision.prompt, check.total, selection.budget, AT_MOST),)),)


def title_of(scene: Scene, preview: Preview) -> str:
    """What a preview is called: the mission, or what is looked at in a ship."""
    return scene.words.say(f"preview.{preview.kind}", name=scene.name(preview.about) if preview.about else "")


def told_of(scene: Scene, preview: Preview) -> str:
    """What a preview comes to in one line, with what it is of."""
    return scene.words.say("preview.told", title=title_of(scene, preview), totals=totals_of(scene, preview))


def totals_of(scene: Scene, preview: Preview) -> str:
    """What a preview comes to: totals, and what is missing; of alternatives, that which lacks the least."""
    say, needs = scene.words.say, nearest(preview)
    parts = [total_of(scene, need) for need in needs if need.kind in COUNTED]
    missing = [lacking(scene, need) for need in needs if need.kind not in COUNTED and not need.is_met]
    if missing:
        special = f"preview.missing.{preview.kind}"
        key = special if special in scene.words.templates else "preview.missing"
        parts.append(say(key, names=scene.words.templates["comma"].join(missing)))
    elif preview.is_met and preview.kind != "limit":
        parts.append(say("preview.complete"))
    return scene.words.templates["comma"].join(parts)


def nearest(preview: Preview) -> Needs:
    """All that is needed, by that of the alternatives which lacks the fewest things."""
    return (*preview.needs, *(need for ways in preview.either for need in min(ways, key=unmet)))


def unmet(way: Needs) -> int:
    """How many things of a way are lacking."""
    return sum(not need.is_met for need in way)


def total_of(scene: Scene, need: Need) -> str:
    """How much there is, of how much: ``Cunning 31 of 35``."""
    return scene.words.say("need.total", name=name_of(scene, need), have=need.have, need=need.goal)


def lacking(scene: Scene, need: Need) -> str:
    """What is missing of a thing, with how much of it where that is more than one."""
    name = name_of(scene, need)
    return name if need.lack == 1 else scene.words.say("need.several", name=name, number=need.lack)


def name_of(scene: Scene, need: Need) -> str:
    """What a thing is called that is needed."""
    words, names = scene.words, re.split("[+/]", need.name)
    if need.kind == "attribute":
        return words.templates["need.sum"].join(names)
    if need.kind == "icon":
        return words.say("need.icon", name=need.name)
    if need.kind == "cost":
        special = f"need.cost.{need.name}"
        return words.say(special if special in words.templates else "need.cost")
    if need.kind in ("matching", "unlike"):
        icons = [words.say("need.icon", name=name) for name in names if name]
        return words.say(f"need.{need.kind}", names=words.listed(icons, "or")).strip()
    if need.kind == "single":
        return words.say("need.single", names=words.listed(names, "and"))
    return words.noun(need.name, plural=False) if need.name in words.nouns else need.name


def preview_of(scene: Scene, preview: Preview) -> prompts.ShownPreview:
    """Something that an answer is given for, in words."""
    return prompts.ShownPreview(
        kind=preview.kind,
        card=preview.about,
        title=title_of(scene, preview),
        told=told_of(scene, preview),
        needs=needs_of(scene, preview.needs),
        either=tuple(tuple(needs_of(scene, way) for way in ways) for ways in preview.either),
        is_met=preview.is_met,
    )


def needs_of(scene: Scene, way: Needs) -> tuple[prompts.ShownNeed, ...]:
    """Things that are all needed."""
    return tuple(
        prompts.ShownNeed(need.kind, name_of(scene, need), need.have, need.need, need.bound, need.is_met)
        for need in way
    )
