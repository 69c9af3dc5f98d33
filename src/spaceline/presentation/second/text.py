"""What Second Edition says in its own way: playing for a cost, dilemma piles, the core, subtitles."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.data.decisions import Decision, Option
from spaceline.core.data.leaves import CardId
from spaceline.core.data.seen import SeenEvent
from spaceline.presentation.labels import attempt_label
from spaceline.presentation.lexicon import lexicon_of, texts_of
from spaceline.presentation.scene import EditionText, Scene
from spaceline.presentation.second.candidates import candidates, goes_without_saying
from spaceline.presentation.second.moment import active, moment
from spaceline.presentation.telling import done_by, done_to, put
from spaceline.rules.second.data.card_values import CardValues
from spaceline.rules.second.definition import UPON
from spaceline.rules.second.facts import Facts

SILENT = (
    "begin-battle",
    "end-battle",
    "begin_orders",
    "spend",
    "conceal",
    "announce",
    "keep",
    "take-part",
    "stop-examining",
    "face",
    "end_turn",
    "pass_turn",
)


def current(facts: Facts, card_values: CardValues) -> Facts:
    """Facts with current values: nothing falls below zero (2E-modifiers/1)."""
    attributes = {name: max(0, value) for name, value in card_values.attributes.items()}
    return replace(facts, cost=max(0, card_values.cost), skills=card_values.skills, attributes=attributes)


def counters(scene: Scene, decision: Decision) -> dict[str, object]:
    """How many counters are left, for the question of the first segment."""
    left = decision.numbers.get("counters", 0)
    return {"counters": scene.words.say("counters.one" if left == 1 else "counters.more", number=left)}


def repeats(scene: Scene, decision: Decision, option: Option) -> int:
    """Cards are drawn one after another, as long as there are counters and cards (2E-play-and-draw/1)."""
    if option.kind != "draw":
        return 0
    return min(decision.numbers.get("counters", 0), len(scene.zone(scene.view.viewer, "deck")))


def subtitle_and_place(scene: Scene, card: CardId) -> tuple[str, ...]:
    """The subtitle of a card and the mission where it is, or the card that it lies on without being in play."""
    it, place = scene.definition(card), scene.place(card)
    where = scene.name(place) if place else ""
    if card in scene.cards and scene.cards[card].role == UPON:
        where = scene.words.say("whence", card=scene.name(scene.cards[card].parent))
    return (it.facts.subtitle if it else "", where)


def play_label(scene: Scene, option: Option) -> str:
    """A card to be played, with its cost and where it goes; if not from the hand, with where it comes from."""
    text, seen = told_to_play(scene, option), scene.cards.get(option.card)
    if seen is None or seen.role != UPON:
        return text
    return scene.words.say("option.play.from", play=text, card=scene.name(seen.parent))


def told_to_play(scene: Scene, option: Option) -> str:
    """The words for playing a card, wherever it comes from."""
    it = scene.definition(option.card)
    if it is None or it.type == "interrupt":
        return scene.words.say("option.play", card=scene.name(option.card))
    key = "option.play.cost"
    if option.target in scene.cards:
        key = "option.play.on"
    elif option.target and option.target not in scene.view.players:
        key = "option.play.at"
    return scene.words.say(key, card=it.title, cost=scene.facts(option.card).cost, target=scene.name(option.target))


def attempt(scene: Scene, option: Option) -> str:
    """A mission with the ship that attempts it, and the text that grants the attempt."""
    text = attempt_label(scene, option)
    if not option.detail:
        return text
    granting = scene.pool.get(option.detail.partition(":")[0])
    mission = scene.definition(option.card)
    is_own = granting is None or (mission is not None and granting.title == mission.title)
    by = scene.words.say("option.attempt.own-text") if is_own or granting is None else granting.title
    return scene.words.say("option.attempt.granted", attempt=text, text=by)


def play(scene: Scene, event: SeenEvent) -> str:
    """A card is played: at a place, on a card, into the core, or shown and put away."""
    endings = {"surface": ".at", "orbit": ".at", "aboard": ".at", "on": ".on", "core": ".core"}
    return done_by(scene, event, "play", endings.get(event.role, ""))


def destroy(scene: Scene, event: SeenEvent) -> str | None:
    """Cards are destroyed; that an interrupt goes to the discard pile once it is played goes without saying."""
    types = {scene.pool[id].type for id in event.definitions if id in scene.pool}
    return None if types == {"interrupt"} else done_to(scene, event, "destroy")


def repair(scene: Scene, event: SeenEvent) -> str | None:
    """Damage is taken off a ship; by a text, which names the damage only."""
    return done_to(scene, event, "repair", "" if event.to else "text")


def put_or_stack(scene: Scene, event: SeenEvent) -> str:
    """Cards are put somewhere; dilemmas that are chosen become a stack."""
    return done_by(scene, event, "stack") if event.role == "stack" else put(scene, event)


TEXT = EditionText(
    lexicon=lexicon_of("second"),
    texts=texts_of(),
    current=current,
    labels={"play": play_label, "attempt": attempt},
    tellings={"play": play, "destroy": destroy, "repair": repair, "put": put_or_stack, "arrange": put},
    silent=SILENT,
    slots=counters,
    repeats=repeats,
    clarity=subtitle_and_place,
    moment=moment,
    active=active,
    candidates=candidates,
    unsaid=goes_without_saying,
    in_order=("choose-dilemmas",),
)
