"""An attempt on the stage: dilemma after dilemma, then what the mission asks for."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from spaceline.core.data.leaves import CardId
from spaceline.core.data.seen import SeenEvent
from spaceline.presentation.model.stage import Shot
from spaceline.presentation.scene import Scene
from spaceline.presentation.staging.director import Deeds, Director, fresh
from spaceline.presentation.telling import told
from spaceline.presentation.totals import preview_of


def attempt(film: Director, event: SeenEvent) -> None:
    """Somebody attempts a mission, or an objective at a location."""
    text = told(film.scene, event) or ""
    place = film.scene.place(event.cards[0]) if event.cards else 0
    card, id, name = attempted(film.scene, event)
    film.now = Shot(
        kind="attempt",
        verb=event.verb,
        text=text,
        player=event.player,
        where=place,
        title=film.scene.words.say("stage.attempt", name=name),
        mission=id,
        card=card,
        face=id,
    )
    film.shots.append(film.now)
    if film.to_come is not None:
        take_part(film, film.to_come)
        film.to_come = None


def attempted(scene: Scene, event: SeenEvent) -> tuple[CardId, str, str]:
    """What is attempted, its definition and its name: the mission, or the objective named beside its location."""
    if event.verb == "attempt" and event.source in scene.cards:
        return event.source, scene.cards[event.source].definition, scene.name(event.source)
    id = event.definitions[0] if event.definitions else ""
    return event.cards[0] if event.cards else 0, id, scene.listed(event.definitions, event.count)


def take_part(film: Director, event: SeenEvent) -> None:
    """Those who take part, or who are left and face the dilemma."""
    if film.now is None or film.now.kind != "attempt":
        film.to_come = event
        return
    there = {it.card: it for it in film.now.team}
    new = [it for it in film.actors(event) if not it.card or it.card not in there]
    left = {card for card in event.cards if card}
    kept = (fresh(it) if it.card in left else it for it in film.now.team)
    film.amend(team=(*kept, *new) if not film.now.team or event.cards else film.now.team)


def stack(film: Director, event: SeenEvent) -> None:
    """Dilemmas lie ready."""
    if film.now is not None and film.now.kind == "attempt" and event.role == "stack":
        film.show(event, of=event.count)
    elif film.now is None:
        film.tell(event)


def pass_over(film: Director, event: SeenEvent) -> None:
    """On the stage this needs no picture: what comes of it has one."""
    if film.now is None:
        film.tell(event)


def reveal(film: Director, event: SeenEvent) -> None:
    """The next dilemma comes."""
    if film.now is None:
        film.tell(event)
        return
    number = film.now.number + 1
    left = len(film.scene.zone(event.to, "seeds")) + sum(it.verb == "reveal-seed" for it in film.following)
    of = number + left if event.verb == "reveal-seed" else max(film.now.of, number)
    before = (*film.now.progress, film.now.outcome or "faced") if film.now.number else ()
    card, id = event.cards[0] if event.cards else 0, event.definitions[0] if event.definitions else ""
    about: dict[str, Any] = {
        "card": card,
        "face": id,
        "number": number,
        "of": of,
        "team": tuple(map(fresh, film.now.team)),
    }
    film.show(event, **about, progress=before, asks=None, outcome="", points=0)


def tally(film: Director, event: SeenEvent) -> None:
    """What is asked is counted."""
    if film.now is None or event.tally is None:
        return
    about = attempted_by(film, event.tally.about) or event.tally.about
    asks = preview_of(film.scene, replace(event.tally, about=about))
    changes: dict[str, Any] = {}
    is_met = event.tally.is_met
    if film.now.outcome == "met" and about == film.now.card:
        return
    if about != film.now.card:
        if film.now.kind != "attempt" or not attempted_by(film, about):
            return
        changes = final(film, about, film.now.mission)
    key = "stage.met" if is_met else "stage.missed"
    film.show(
        event,
        film.scene.words.say(key, name=film.scene.name(about)),
        asks=asks,
        outcome="met" if is_met else "missed",
        **changes,
    )


def attempted_by(film: Director, card: CardId) -> CardId:
    """The card that is attempted, where a card is it or the location at which an objective is; otherwise 0."""
    now, scene = film.now, film.scene
    it = scene.definition(card)
    if now is None or it is None or not now.mission:
        return 0
    if scene.cards[card].definition == now.mission:
        return card
    if it.type != "mission" or scene.pool[now.mission].type == it.type or scene.place(card) != now.where:
        return 0
    own = (seen.id for seen in scene.cards.values() if (seen.definition, seen.owner) == (now.mission, now.player))
    return next(own, 0)


def final(film: Director, mission: CardId, id: str) -> dict[str, Any]:
    """After the dilemmas, the mission itself."""
    assert film.now is not None
    progress = (*film.now.progress, film.now.outcome or "faced") if film.now.number else film.now.progress
    return {
        "card": mission,
        "face": id,
        "number": 0,
        "progress": progress,
        "team": tuple(map(fresh, film.now.team)),
    }


def use(film: Director, event: SeenEvent) -> None:
    """Somebody has what is asked for."""
    if film.now is not None and film.now.kind == "battle" and event.detail != "text":
        begun_by(film, event.source)
        return
    if film.now is None or film.now.kind != "attempt" or event.detail == "text" or not event.cards:
        film.tell(event)
        return
    changes: dict[str, Any] = {}
    if event.source != film.now.card:
        about = attempted_by(film, event.source)
        if not about:
            film.tell(event)
            return
        changes = final(film, about, film.now.mission)
        film.now = replace(film.now, **changes)
    if film.shots and film.shots[-1].verb == "tally" and film.shots[-1] == film.now:
        film.amend(text=told(film.scene, event) or "", **film.fated(event, "used"))
    else:
        film.show(event, outcome="met", **film.fated(event, "used"))


def begun_by(film: Director, card: CardId) -> None:
    """A battle is fought by the text of a card that is none of those who fight."""
    assert film.now is not None
    seen = film.scene.cards.get(card)
    fighters = {it.card for side in film.now.sides for it in side.actors}
    if seen is not None and seen.definition and card not in fighters:
        film.amend(card=card, face=seen.definition)


def done_with(film: Director, event: SeenEvent) -> None:
    """A dilemma is over: it is marked, without a picture of its own."""
    if film.now is None or film.now.card not in event.cards:
        film.tell(event)


def complete(film: Director, event: SeenEvent) -> None:
    """A mission is completed; a location with its objective is, in one picture."""
    if film.shots and film.shots[-1].kind == "mission" and not event.amount:
        return
    if film.now is None or film.now.kind != "attempt":
        attempt(film, event)
    assert film.now is not None
    id = event.definitions[0] if event.definitions else film.now.mission
    card = event.cards[0] if event.cards else film.now.card
    film.show(event, kind="mission", outcome="completed", points=event.amount, card=card, face=id, number=0, asks=None)
    film.now = None


def fail(film: Director, event: SeenEvent) -> None:
    """An attempt fails."""
    if film.now is None:
        film.tell(event)
        return
    film.show(event, outcome="failed", number=0)
    film.now = None


def standing_of(scene: Scene) -> Shot | None:
    """What is in progress for somebody who has seen nothing of it yet: an attempt, with the dilemma that is faced."""
    frames = [(it.__struct_config__.tag, it) for it in scene.view.frames]
    found = next((it for tag, it in reversed(frames) if tag in ATTEMPTS), None)
    if found is None or not found.mission:
        return None
    film, id = (
        Director(scene, ATTEMPTING),
        scene.cards[found.mission].definition if found.mission in scene.cards else "",
    )
    objective = getattr(found, "objective", 0)
    count = len(found.participants)
    attempt(film, SeenEvent("attempt", found.player, (found.mission,), (id,), 1, source=objective, amount=count))
    assert film.now is not None
    faced = next((it for tag, it in reversed(frames) if tag in ENCOUNTERS), None)
    card = (getattr(faced, "dilemma", 0) or getattr(faced, "seed", 0)) if faced is not None else 0
    about = {"card": card, "face": scene.cards[card].definition, "text": ""} if card in scene.cards else {}
    return replace(film.now, team=tuple(film.actor(it, "") for it in found.participants), **about)


ATTEMPTS = ("MissionAttempt", "ObjectiveAttempt", "Scouting", "CommandeeringAttempt")
ENCOUNTERS = ("DilemmaEncounter", "SeedEncounter")
"""The frames of what the stage shows."""
ATTEMPTING: Deeds = {
    "attempt": attempt,
    "scout": attempt,
    "attempt-station": attempt,
    "take-part": take_part,
    "face": take_part,
    "put": stack,
    "draw_dilemmas": pass_over,
    "reveal": pass_over,
    "reveal-dilemma": reveal,
    "reveal-seed": reveal,
    "tally": tally,
    "use": use,
    "overcome": done_with,
    "discard": done_with,
    "complete": complete,
    "fail-attempt": fail,
}
"""By verb: what happens in an attempt."""
