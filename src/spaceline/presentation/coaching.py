"""Advice about the question that is open: what this part of the turn is for, and what could be done with it.

It is made of the view and of what its player may ask: previews, as for every answer in the making.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from spaceline.cards.card import Card
from spaceline.cards.decks.kinds import kind_of
from spaceline.cards.decks.solving import PrintedPerson, helps, terms
from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.core.data.leaves import CardId, EntityId
from spaceline.core.data.previews import Preview
from spaceline.core.data.seen import SeenCard
from spaceline.effects.nodes.requirements import AnyRequirement, Skill
from spaceline.presentation.model.advice import Advice
from spaceline.presentation.scene import Scene
from spaceline.presentation.totals import preview_of

MOST = 3
"""So many pieces of advice at once."""
ATTEMPT, PLAY, MISSION, AHEAD, BEHIND = "attempt", "play", "mission", "ahead", "behind"
TO_DO = ("mission", "objective")
"""Roles of the cards that ask for something and can be completed."""


class Foresees(Protocol):
    """Somebody who can ask what an answer would come to."""

    def previews(self, given: Answer) -> tuple[Preview, ...]:
        """What it comes to toward what it is given for."""


class Helper(NamedTuple):
    """A card that has something a mission asks for."""

    new: int
    """So many of these things nobody in play has."""
    skills: tuple[str, ...]
    option: Option
    mission: CardId


def advice_of(scene: Scene, seat: Foresees, decision: Decision) -> tuple[Advice, ...]:
    """What a coach would say, the most useful first."""
    if decision.selection is not None:
        found = [*of_choice(scene, seat, decision), *general(scene, decision)]
    else:
        found = [*of_attempts(scene, seat, decision), *of_plays(scene, decision), *general(scene, decision)]
    return tuple(found[:MOST])


def general(scene: Scene, decision: Decision) -> Iterator[Advice]:
    """What the question is for: said of it, or of questions of its sort."""
    key = decision.prompt
    while key and f"coach.at.{key}" not in scene.words.templates:
        key = key.rpartition(".")[0]
    if key:
        yield Advice(f"at.{key}", scene.words.say(f"coach.at.{key}"))


def of_attempts(scene: Scene, seat: Foresees, decision: Decision) -> Iterator[Advice]:
    """For each mission that could be attempted, whether those there have all that it asks for; first those who have."""
    lacking = []
    for option in decision.options:
        if option.kind != ATTEMPT:
            continue
        for preview in seat.previews(Answer(option)):
            if preview.kind != MISSION:
                continue
            if not preview.is_met:
                told = preview_of(scene, preview).told
                lacking.append(Advice("lacks", scene.words.say("coach.lacks", told=told), (option.card,)))
            elif text := with_crew(scene, "coach.attempt", option.target, preview.about):
                yield Advice(ATTEMPT, text, (option.card, option.target))
    yield from lacking[:1]


def with_crew(scene: Scene, key: str, where: EntityId, mission: EntityId) -> str:
    """A sentence about those at a place or aboard a ship; empty where nobody of the viewer's is."""
    there = [*scene.zone(where, "surface"), *scene.zone(where, "aboard")]
    crew = [card for card in there if is_fit(scene, card)]
    if not crew:
        return ""
    number = "one" if len(crew) == 1 else "more"
    slots = {"who": scene.name(crew[0]), "others": len(crew) - 1, "mission": scene.name(mission)}
    return scene.words.say(f"{key}.{number}", **slots)


def is_fit(scene: Scene, card: CardId) -> bool:
    """Whether a card is a personnel of the viewer's who is not stopped."""
    it = scene.definition(card)
    return it is not None and it.type == "personnel" and scene.is_own(card) and not scene.is_stopped(card)


def of_choice(scene: Scene, seat: Foresees, decision: Decision) -> Iterator[Advice]:
    """What all who may be chosen would come to together, as far as that is known of such a choice."""
    assert decision.selection is not None
    found = seat.previews(Answer(cards=decision.selection.cards))
    for preview in found:
        shown = preview_of(scene, preview)
        if preview.kind in (MISSION, AHEAD) and preview.is_met:
            yield Advice("all", scene.words.say(f"coach.all.{preview.kind}", what=shown.title), (preview.about,))
        elif preview.kind == BEHIND and not preview.is_met:
            yield Advice(BEHIND, scene.words.say("coach.behind", ship=scene.name(preview.about)), (preview.about,))


def of_plays(scene: Scene, decision: Decision) -> Iterator[Advice]:
    """The card in the hand that has most of what a mission of the viewer's asks for and nobody in play has."""
    found = max(helpers(scene, decision), default=None, key=lambda it: (it.new, len(it.skills)))
    if found is None:
        return
    names = scene.words.listed(list(found.skills), "and")
    card, mission = scene.name(found.option.card), scene.name(found.mission)
    text = scene.words.say("coach.play", card=card, skills=names, mission=mission)
    yield Advice(PLAY, text, (found.option.card, found.mission))


def helpers(scene: Scene, decision: Decision) -> Iterator[Helper]:
    """Whoever could be played and has something that a mission asks for."""
    options = [option for option in decision.options if option.kind == PLAY and personnel(scene, option.card)]
    if not options:
        return
    reading = kind_of(scene.view.ruleset).reading
    crew = [
        reading.person(it.facts) for card in scene.cards if is_in_play(scene, card) and (it := personnel(scene, card))
    ]
    for mission, asked in missions_to_do(scene):
        for option in options:
            it = personnel(scene, option.card)
            assert it is not None
            if not reading.may_attempt(scene.facts(mission), it.facts):
                continue
            yield from helping(reading.person(it.facts), asked, crew, option, mission)


def helping(
    person: PrintedPerson, asked: AnyRequirement, crew: list[PrintedPerson], option: Option, mission: CardId
) -> Iterator[Helper]:
    """What somebody has of the skills that a mission asks for."""
    wanted = [part for part in dict.fromkeys(terms(asked)) if isinstance(part, Skill) and helps(person, part)]
    if wanted:
        new = sum(not any(helps(other, part) for other in crew) for part in wanted)
        yield Helper(new, tuple(part.name for part in wanted), option, mission)


def personnel(scene: Scene, card: CardId) -> Card | None:
    """What a card is, if it is a personnel that can be read."""
    it = scene.definition(card)
    return it if it is not None and it.type == "personnel" else None


def is_in_play(scene: Scene, card: CardId) -> bool:
    """Whether a card of the viewer's is at a place."""
    return scene.is_own(card) and bool(scene.place(card))


def missions_to_do(scene: Scene) -> Iterator[tuple[CardId, AnyRequirement]]:
    """The missions and active objectives of the viewer that are not completed, with what they ask for."""
    reading = kind_of(scene.view.ruleset).reading
    for card in scene.cards.values():
        it = scene.definition(card.id)
        if it is None or card.role not in TO_DO or card.owner != scene.view.viewer or is_done(scene, card):
            continue
        asked = reading.requirement(it.facts)
        if asked is not None:
            yield card.id, asked


def is_done(scene: Scene, card: SeenCard) -> bool:
    """Whether a mission is completed: by its own mark, or by that of its place."""
    return bool(scene.mark(card.id, "completed") or scene.mark(scene.place(card.id), "completed"))
