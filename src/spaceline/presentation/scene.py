"""A view with the words of its edition: the names of what is in it, and what an edition brings to name them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from spaceline.cards.card import Card, Pool
from spaceline.cards.view_index import ViewIndex
from spaceline.core.data.decisions import Decision, Option
from spaceline.core.data.leaves import FIRST_CARD, FIRST_PLACE, NOBODY, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.data.seen import SeenEvent, View
from spaceline.effects.nodes import Ability, AnyRequirement
from spaceline.effects.render import render_lines, render_requirement, render_whole
from spaceline.effects.render.dialects import Dialects, lexicon_for
from spaceline.effects.render.lexicon import Lexicon
from spaceline.presentation.model.seeding import SeedBoard
from spaceline.presentation.model.table import Moment

NO_NAMES: Mapping[PlayerId, str] = MappingProxyType({})
"""Nobody has said what the players are called."""


class Scene(ViewIndex[Card]):
    """A view with a pool of cards and the words of its edition."""

    __slots__ = ("kept", "known_values", "memo", "names", "own", "values_of", "words")

    def __init__(
        self,
        view: View,
        pool: Pool,
        own: EditionText,
        values_of: Callable[[], Mapping[CardId, Any]] | None = None,
        names: Mapping[PlayerId, str] = NO_NAMES,
    ) -> None:
        """Index what the view shows.

        Args:
            view: what is seen.
            pool: the cards.
            own: the words of the edition.
            values_of: works out the values of the view where it was made without them.
            names: what the players are called, where that is known.
        """
        super().__init__(view, pool)
        self.names = names
        self.own, self.words = own, own.lexicon
        self.values_of = values_of
        self.known_values: Mapping[CardId, Any] | None = view.values if values_of is None else None
        self.memo: dict[str, Any] = {}
        """What an edition has worked out from the view."""
        self.kept: dict[str, tuple[object, Any]] = {}
        """What was worked out for a view before this one, each beside what it depends on."""

    def facts(self, card: CardId) -> Any:
        """The facts of a readable card with its current values in place of the printed ones.

        Raises:
            KeyError: the viewer may not read the card.
        """
        facts = self.pool[self.cards[card].definition].facts
        card_values = self.values.get(card)
        return facts if card_values is None else self.own.current(facts, card_values)

    @property
    def values(self) -> Mapping[CardId, Any]:
        """The current values of readable cards that texts have modified."""
        if self.known_values is None:
            assert self.values_of is not None
            self.known_values = self.values_of()
        return self.known_values

    @property
    def befallen(self) -> set[EntityId]:
        """Of what more is known than where it lies: a mark, an altered value, what lies with it or goes on."""
        found = {mark.entity for mark in self.view.marks}
        found.update(zone.parent for zone in self.view.zones)
        found.update(self.values)
        for effect in self.view.lasting:
            found.add(effect.source)
            for cards in effect.cards.values():
                found.update(cards)
        return found

    def mission(self, place: PlaceId) -> Card | None:
        """The first mission of a place."""
        there = self.zone(place, "mission")
        return self.definition(there[0]) if there else None

    def is_stopped(self, card: CardId) -> bool:
        """Whether a card is stopped."""
        return (card, "stopped") in self.marks

    def name(self, entity: EntityId) -> str:
        """What to call a player, a place or a card."""
        if entity in self.view.players:
            return self.player(entity)
        if FIRST_PLACE <= entity < FIRST_CARD:
            return self.own.place_name(self, entity)
        it = self.definition(entity)
        return it.title if it else self.own.concealed(self, entity)

    def player(self, player: PlayerId) -> str:
        """What to call a player, as seen by the viewer: by name where there are others to tell apart."""
        relation = self.relation(player)
        is_named = relation == "player" and player in self.names
        return self.names[player] if is_named else self.words.say(relation, number=player)

    def label_of(self, player: PlayerId) -> str:
        """What to call a player in a label, without an article."""
        relation = self.relation(player)
        if relation == "player" and player in self.names:
            return self.names[player]
        return self.words.say(f"label.{relation}", number=player)

    def relation(self, player: PlayerId) -> str:
        """What a player is to the viewer."""
        if player == self.view.viewer:
            return "you"
        return "opponent" if self.view.viewer and len(self.view.players) == 2 else "player"

    def listed(self, definitions: Iterable[str], count: int = 0, noun: str = "card") -> str:
        """Cards by their titles, copies counted; those that cannot be read as a number of cards or of another noun."""
        titles = [self.pool[id].title if id in self.pool else "" for id in definitions]
        unread = titles.count("") + max(0, count - len(titles))
        parts = [
            title if (copies := titles.count(title)) == 1 else self.words.say("times", number=copies, name=title)
            for title in dict.fromkeys(titles)
            if title
        ]
        if unread:
            parts.append(self.counted(unread, noun))
        return self.words.listed(parts, "and")

    def called(self, code: str) -> str:
        """What people call a side or an icon; the code itself where there is no word for it."""
        return self.words.templates.get(f"code.{code}", code)

    def counted(self, number: int, noun: str) -> str:
        """A number of things: ``3 dilemmas``."""
        return self.words.say("counted", number=number, noun=self.words.noun(noun, plural=number != 1))


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


def _no_weights(scene: Scene, decision: Decision) -> Sequence[int]:
    return ()


def _no_slots(scene: Scene, decision: Decision) -> dict[str, object]:
    return {}


def _once(scene: Scene, decision: Decision, option: Option) -> int:
    return 0


def _no_moment(scene: Scene) -> Moment:
    return Moment("")


def _nobody(scene: Scene) -> PlayerId:
    return NOBODY


def _no_candidates(scene: Scene) -> Iterable[Option]:
    return ()


def _all_is_said(option: Option, reason: str) -> bool:
    return False


def _no_remark(scene: Scene, decision: Decision, card: CardId) -> str:
    return ""


def _no_board(scene: Scene, part: str, prospects: Sequence[Option], missions: Sequence[str]) -> SeedBoard | None:
    return None


def _nowhere_last(scene: Scene, decision: Decision, card: CardId) -> bool:
    return False


@dataclass(frozen=True, eq=False)
class EditionText:
    """What players of one edition read, in one language; another language is the same with another ``lexicon``."""

    lexicon: Lexicon
    """The shared templates with the edition's own over them."""
    texts: Dialects
    """The words of card texts."""
    current: Callable[[Any, Any], Any]
    """The facts of a card with its current values in place of the printed ones."""
    labels: Mapping[str, Callable[[Scene, Option], str]] = field(default_factory=dict)
    """By the kind of option: what it is called, where filling ``option.<kind>`` is not enough."""
    tellings: Mapping[str, Callable[[Scene, SeenEvent], str | None]] = field(default_factory=dict)
    """By verb: how the event is told, where filling a template is not enough."""
    silent: Collection[str] = ()
    """Verbs of events that other sentences tell already."""
    slots: Callable[[Scene, Decision], dict[str, object]] = _no_slots
    """What questions of the edition name beside what every edition's do."""
    weights: Callable[[Scene, Decision], Sequence[int]] = _no_weights
    """What the cards that may be chosen count for a limit that does not keep anybody from choosing them."""
    place_name: Callable[[Scene, PlaceId], str] = _mission_title
    clarity: Callable[[Scene, CardId], tuple[str, ...]] = _place_name
    """What tells a card from another of the same title: its subtitle, where it is."""
    concealed: Callable[[Scene, EntityId], str] = _concealed
    """What to call a card that the viewer cannot read."""
    points: Callable[[Scene, PlayerId], int] = _points
    """What a player has scored."""
    moment: Callable[[Scene], Moment] = _no_moment
    """Where the game stands."""
    active: Callable[[Scene], PlayerId] = _nobody
    """Whose turn it is; 0 where it is nobody's, or everybody's."""
    candidates: Callable[[Scene], Iterable[Option]] = _no_candidates
    """The actions that a player could think of, for saying why not."""
    unsaid: Callable[[Option, str], bool] = _all_is_said
    """Whether a refusal, by its reason, goes without saying."""
    repeats: Callable[[Scene, Decision, Option], int] = _once
    """How often an option could be chosen one time after another; 0 where that makes no sense."""
    remark: Callable[[Scene, Decision, CardId], str] = _no_remark
    """What is worth knowing of a card that may be chosen, in place of its skills or text; mostly nothing."""
    seed_board: Callable[[Scene, str, Sequence[Option], Sequence[str]], SeedBoard | None] = _no_board
    """What can be arranged in a part of the seed phases, with the prospects and the missions that are not placed."""
    is_last: Callable[[Scene, Decision, CardId], bool] = _nowhere_last
    """Whether a card that may be chosen is named after all others: hardly anybody would want it."""
    completes: str = "mission"
    """The type of the cards that players complete on their way to winning."""
    in_order: Collection[str] = ()
    """Questions, by their prompts, in which the order of the chosen cards counts: somebody will face them in it."""

    def lines(self, abilities: Iterable[Ability], facts: Any) -> list[str]:
        """What all texts of a card say; indented lines belong to the line above."""
        return render_whole(abilities, facts, lexicon_for(facts, self.texts))

    def lines_of(self, ability: Ability, facts: Any) -> list[str]:
        """What one text of a card says."""
        return render_lines((ability,), facts, lexicon_for(facts, self.texts))

    def requirement(self, it: AnyRequirement, facts: Any) -> str:
        """What a card with these facts requires."""
        return render_requirement(it, lexicon_for(facts, self.texts))
