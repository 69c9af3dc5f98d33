"""What an edition brings: its templates, and functions for what a template alone cannot say."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from spaceline.core.data.decisions import Decision, Option
from spaceline.core.data.leaves import CardId, EntityId, PlaceId, PlayerId
from spaceline.core.data.seen import SeenEvent
from spaceline.effects.render.lexicon import Lexicon
from spaceline.rules.words.moments import Moment

if TYPE_CHECKING:
    from spaceline.rules.words.scene import Scene


def _mission_title(scene: Scene, place: PlaceId) -> str:
    mission = scene.mission(place)
    return mission.title if mission else scene.words.say("nowhere")


def _place_name(scene: Scene, card: CardId) -> tuple[str, ...]:
    place = scene.place(card)
    return (scene.name(place),) if place else ()


def _concealed(scene: Scene, entity: EntityId) -> str:
    return scene.words.say("concealed")


def _points(scene: Scene, player: PlayerId) -> int:
    return scene.mark(player, "points")


def _no_slots(scene: Scene, decision: Decision) -> dict[str, object]:
    return {}


def _no_moment(scene: Scene) -> Moment:
    return Moment("")


def _no_candidates(scene: Scene) -> Iterable[Option]:
    return ()


def _all_is_said(option: Option, reason: str) -> bool:
    return False


def _no_remark(scene: Scene, decision: Decision, card: CardId) -> str:
    return ""


@dataclass(frozen=True)
class Words:
    """The words of one edition in one language; another language is the same with another ``lexicon``."""

    lexicon: Lexicon
    """The shared templates of ``rules.words.english`` with the edition's own over them."""
    current: Callable[[Any, Any], Any]
    """The facts of a card with the values of a sheet in place of the printed ones."""
    labels: Mapping[str, Callable[[Scene, Option], str]] = field(default_factory=dict)
    """By the kind of option: what it is called, where filling ``option.<kind>`` is not enough."""
    tellings: Mapping[str, Callable[[Scene, SeenEvent], str | None]] = field(default_factory=dict)
    """By verb: how the event is told, where filling a template is not enough."""
    silent: Collection[str] = ()
    """Verbs of events that other sentences tell already."""
    slots: Callable[[Scene, Decision], dict[str, object]] = _no_slots
    """What questions of the edition name beside what every edition's do."""
    place_name: Callable[[Scene, PlaceId], str] = _mission_title
    clarity: Callable[[Scene, CardId], tuple[str, ...]] = _place_name
    """What tells a card from another of the same title: its subtitle, where it is."""
    concealed: Callable[[Scene, EntityId], str] = _concealed
    """What to call a card that the viewer cannot read."""
    points: Callable[[Scene, PlayerId], int] = _points
    """What a player has scored."""
    moment: Callable[[Scene], Moment] = _no_moment
    """Where the game stands."""
    candidates: Callable[[Scene], Iterable[Option]] = _no_candidates
    """The actions that a player could think of, for saying why not."""
    unsaid: Callable[[Option, str], bool] = _all_is_said
    """Whether a refusal, by its reason, goes without saying."""
    remark: Callable[[Scene, Decision, CardId], str] = _no_remark
    """What is worth knowing of a card that may be chosen, in place of its skills or text; mostly nothing."""
    in_order: Collection[str] = ()
    """Questions, by their prompts, in which the order of the chosen cards counts: somebody will face them in it."""
