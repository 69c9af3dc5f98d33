"""What the effect language must know of an edition, part by part: zones, values, how deeds become changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from spaceline.core.caching import Topic
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option
from spaceline.core.data.frames import Window
from spaceline.core.data.leaves import CardId, EntityId, Lasting, PlayerId
from spaceline.core.modifiers import AnyCardValues
from spaceline.core.state import State
from spaceline.effects.groups import AnyGroup, Asking, Solution, Taxes
from spaceline.effects.nodes import Ability, AnyNode
from spaceline.effects.nodes.abilities import Order, When
from spaceline.effects.nodes.choices import Name
from spaceline.effects.nodes.effects import Affect, Download, Effect, Put, Relocate, Select, Top
from spaceline.effects.nodes.modifiers import Modifier
from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import Test
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.scope import Scope, Values


class Dependencies(NamedTuple):
    """What a part of a text looks at: values of cards, by name, and more."""

    values: frozenset[str]
    grounds: tuple[Topic, ...]
    """What else may change that it looks at, beside what all values depend on."""


NOTHING = Dependencies(frozenset(), ())


class Zones(Protocol):
    """Where cards are, who somebody's opponents are, and how they stand."""

    def found(self, state: State, scope: Scope, cards: Cards, values: Values | None = None) -> tuple[CardId, ...]:
        """The cards in the zone a selector names, before its filter; who is there may depend on values."""

    def counted(
        self, state: State, cards: Cards, found: tuple[CardId, ...], values: Values | None = None
    ) -> tuple[CardId, ...]:
        """Those of the cards a selector means that count where a text asks how many there are, or of what value."""

    def bands(
        self, state: State, scope: Scope, group: Cards, found: tuple[CardId, ...]
    ) -> tuple[tuple[CardId, ...], ...]:
        """The groups of the cards a selector means that can meet a requirement together."""

    def present_with(
        self, state: State, cards: tuple[CardId, ...], others: tuple[CardId, ...], values: Values
    ) -> tuple[CardId, ...]:
        """Those of several cards that are present with one of others."""

    def around(self, state: State, scope: Scope, where: str) -> tuple[CardId, ...]:
        """All cards in a zone that a text responds in, also those that it could not affect."""

    def is_at(self, state: State, card: CardId, place: EntityId) -> bool:
        """Whether a card lies at a place."""

    def was_here(self, state: State, card: CardId, there: EntityId) -> bool:
        """Whether what was there, a card or a place, was where a text of the card calls "here"."""

    def whereabouts(self, state: State, card: CardId) -> tuple[EntityId, ...]:
        """Where a card is that shares its place with others; nowhere if it is beside all places."""

    def homes(self, state: State, card: CardId) -> tuple[CardId, ...]:
        """The cards at which its owner could play a card as such cards are played, whatever it costs."""

    @property
    def uncommanded(self) -> frozenset[str]:
        """The roles in which nobody commands a card, though it is kept for its owner."""

    def serves_all(self, state: State, card: CardId) -> bool:
        """Whether a card in play serves all players: "you" is whoever does what its text responds to."""

    @property
    def answering(self) -> frozenset[str]:
        """The types of cards that are played in response: texts that may respond say when, and are silent in play."""

    def opponent(self, state: State, scope: Scope) -> PlayerId:
        """The opponent that the text means."""

    def opponents(self, state: State, scope: Scope) -> tuple[PlayerId, ...]:
        """Those whom the text may mean by "an opponent": one, once that is settled."""

    def speaks_to(self, state: State, card: CardId) -> PlayerId:
        """Who is "you" in the text of a damage card."""

    def tie_breaker(self, state: State, scope: Scope) -> tuple[PlayerId, str]:
        """Who breaks a tie for a text, and the rule that says so."""

    def completed(self, state: State, player: PlayerId, kind: str) -> bool:
        """Whether a player has completed a place of that kind."""

    def points(self, state: State, player: PlayerId) -> int:
        """A player's score."""

    def lost_in_battle(self, state: State) -> tuple[tuple[CardId, PlayerId], ...]:
        """The personnel who have been killed in the battle that is going on, each with whose it was."""


class Matching(Protocol):
    """Whether cards are what a text asks for, and what they count."""

    def matches(self, state: State, card: CardId, filter: Filter, values: Values) -> bool:
        """Whether a card is what a filter says."""

    def fitting(self, state: State, cards: tuple[CardId, ...], filter: Filter, values: Values) -> tuple[CardId, ...]:
        """Those of several cards that are what a filter says."""

    def stats(
        self, state: State, card: CardId, name: str, values: Values, wanted: Filter | None = None
    ) -> tuple[int, ...]:
        """An attribute (or a sum joined by ``+``) or the cost, of each whom the card stands for and who is wanted."""

    def heads(self, state: State, cards: tuple[CardId, ...]) -> int:
        """How many cards there are, those counted twice that stand for two."""

    def targets_on(self, state: State, card: CardId, filter: Filter, values: Values) -> int:
        """How many of those whom a card stands for are what a filter says; at least one."""

    def traits(self, state: State, card: CardId, what: str, values: Values) -> tuple[str, ...]:
        """Of which ``affiliation`` or ``species`` a card is, or which ``only skill`` it has."""

    def is_damage(self, state: State, card: CardId) -> bool:
        """Whether a card that lies on another counts as damage: of its texts only that of damage works."""

    def is_immune(self, state: State, card: CardId, source: CardId) -> bool:
        """Whether a card cannot be nullified by another."""


class Requirements(Protocol):
    """How a group meets requirements, and what using its skills costs."""

    @property
    def alternatives_clause(self) -> str:
        """The rule by which a player chooses how a requirement is met."""

    def meets(self, state: State, asking: Asking) -> tuple[Solution, ...]:
        """The alternatives of a requirement that a group meets."""

    def company(self, state: State, scope: Scope, group: tuple[CardId, ...], values: Values | None = None) -> AnyGroup:
        """A group as it meets a requirement: those of it who can, with what counts beside them."""

    def printed_requirement(self, state: State, scope: Scope) -> AnyRequirement:
        """What the card asks of a player who attempts it."""

    def taxed(self, state: State, check: Scope, cards: tuple[CardId, ...]) -> dict[CardId, Taxes]:
        """The cards whose skills do not help to meet a requirement unless cards are discarded; for what, how many."""

    def without_taxed(self, state: State, check: Scope, paid: Mapping[CardId, frozenset[str]]) -> Values | None:
        """The values of cards without the skills that are not paid for or may not be used; None where none are."""

    def used_to_meet(self, state: State, asking: Asking, way: Solution) -> tuple[Change, ...]:
        """The uses of texts without which this would be no way to meet a requirement."""

    def usable_by(self, state: State, text: Scope, values: Values, *, goes_on: bool) -> Values:
        """The values of cards for a text that asks for skills, once or all the time: without those it cannot use."""


class Moving(Protocol):
    """Where a text brings cards, and what goes along."""

    def destinations(self, state: State, scope: Scope, it: Relocate) -> tuple[EntityId, ...]:
        """The places, ships or facilities to which cards can be moved by force, all of them as good."""

    def relocation(
        self, state: State, scope: Scope, it: Relocate, cards: tuple[CardId, ...], where: EntityId
    ) -> tuple[Change, ...]:
        """How cards are moved by force."""

    def is_charged_for(self, state: State, scope: Scope, cards: tuple[CardId, ...], where: EntityId) -> bool:
        """Whether somebody pays first for their being moved there; where that is so, it is asked for now."""

    def luggage(
        self, state: State, scope: Scope, it: Relocate, cards: tuple[CardId, ...], where: EntityId
    ) -> tuple[CardId, ...]:
        """What those who are moved by force may take along, if their controller likes."""

    @property
    def luggage_clause(self) -> str:
        """The rule by which they may."""

    def crowd(
        self, state: State, scope: Scope, it: Relocate, cards: tuple[CardId, ...], where: EntityId
    ) -> tuple[tuple[CardId, ...], int]:
        """Those of cards who could be moved there by force, where not all of them may, and how many heads may."""

    @property
    def crowd_clause(self) -> str:
        """The rule by which it is chosen who of them is."""

    def companies(
        self, state: State, scope: Scope, it: Relocate, cards: tuple[CardId, ...], where: EntityId
    ) -> tuple[tuple[CardId, ...], ...]:
        """Those of cards who could be moved there by force, in the largest groups who may be there together."""

    @property
    def company_clause(self) -> str:
        """The rule by which not all may be together."""

    def goals(self, state: State, scope: Scope, put: Put, card: CardId) -> tuple[CardId, ...]:
        """The cards at, on or beneath which the text may mean to put a card; of several its player chooses one."""

    def destination(self, state: State, scope: Scope, put: Put, card: CardId, goal: CardId) -> Change | None:
        """How a card is put where the text says, or to the goal that was chosen; None when there is no such place."""


class Consequences(Protocol):
    """How deeds become changes, and what follows from them."""

    def call_off(self, state: State, begun: Change) -> bool:
        """Let what has just begun, as that change says, come to nothing; returns whether it can."""

    def chosen(
        self, state: State, scope: Scope, it: Select | Top | Name, cards: tuple[CardId, ...]
    ) -> tuple[Change, ...]:
        """What the rules let follow from choosing cards for what they are, or naming something of theirs."""

    def charge(self, state: State, uses: tuple[Change, ...]) -> None:
        """Have paid what it costs to use of cards what a text uses of them."""

    def can_pay_for_skills(self, state: State, scope: Scope, text: Order | When) -> bool:
        """Whether what it costs to use what a text asks for could be paid, its own cost too."""

    def usable_for(self, state: State, scope: Scope, it: Select, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        """Those among whom a player may choose who could be paid for, if they are used then."""

    def weighed(self, state: State, scope: Scope, it: Select, cards: tuple[CardId, ...]) -> tuple[tuple[int, ...], int]:
        """What it costs to use each of the cards that a player chooses, and how much there is; empty for nothing."""

    def can_pay_together(
        self, state: State, scope: Scope, it: Select, cards: tuple[CardId, ...], *, others: bool = False
    ) -> bool:
        """Whether everybody, or everybody else than the text's player, could pay for all of the cards if chosen."""

    def relied_on(self, state: State, scope: Scope, test: Test) -> tuple[Change, ...]:
        """What the rules let those show by whom a test holds in the middle of an effect."""

    def open_to_choice(
        self, state: State, scope: Scope, it: Select | Top, cards: tuple[CardId, ...]
    ) -> tuple[CardId, ...]:
        """The cards at which somebody may look who chooses among some, or breaks a tie between them."""

    def compared(self, state: State, scope: Scope, it: Top) -> tuple[Change, ...]:
        """What the rules let cards show among which a text looks for the highest."""

    def hit(self, state: State, scope: Scope, meant: Cards, cards: tuple[CardId, ...]) -> tuple[Change, ...]:
        """What the rules let a text show of cards that it hits without a choice among them."""

    def modifiable(self, state: State, it: Affect, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        """Those of several cards that the rules let a text modify."""

    def following(self, state: State, scope: Scope, changes: tuple[Change, ...]) -> tuple[Change, ...]:
        """What the rules let follow from putting cards somewhere."""

    def get_to(self, state: State, cards: tuple[CardId, ...]) -> None:
        """What the rules do with a pile before a text takes or shows the cards on top of it."""

    def happens_singly(self, change: Change) -> bool:
        """Whether what happens to several cards is an occurrence of its own for each, to texts that respond to it."""

    def has_answered(self, state: State, window: Window, card: CardId) -> bool:
        """Whether a card has responded already to what one text does in several steps, as one occurrence."""

    def usable_then(
        self, state: State, card: CardId, player: PlayerId, cards: tuple[CardId, ...]
    ) -> tuple[CardId, ...]:
        """Those of several cards to which something happens whom a card's text may save or use, if a player uses it."""

    def draws(self, state: State, change: Change, there: int) -> tuple[Change, ...]:
        """The draws of which a draw of several cards is made, where so many are there to be drawn."""

    def destroyed(self, state: State, change: Change) -> tuple[Change, ...]:
        """The changes that killing or destroying cards amounts to, by a text or in battle."""

    def manner(self, it: Effect) -> str:
        """How a deed is done, where the rules tell ways apart: the detail of its change."""

    def may_lose_points(self, state: State, player: PlayerId, points: int) -> bool:
        """Whether a player may pay a cost in points with what there is."""

    def points_kind(self, state: State, scope: Scope, player: PlayerId, *, regardless: bool = False) -> str | None:
        """What kind of points a text scores, as events tell it; None where they mean nothing to the player."""

    def begin(self, state: State, effect: Lasting) -> None:
        """Let an effect last."""


class UseOfTexts(Protocol):
    """Which texts a card has, and whether they may be used now."""

    def wording(self, state: State, card: CardId) -> str:
        """What the texts of a card are called that are carried out: its definition, or that with other numbers."""

    def texts_called(self, name: str, definitions: Mapping[str, Any]) -> tuple[Ability, ...]:
        """The texts of a name that is no definition's: a wording of one, or what the rules themselves carry out.

        Raises:
            KeyError: nothing is called that.
        """

    def abilities(self, state: State, card: CardId) -> tuple[Any, ...]:
        """The card's texts, in order."""

    def text_is_on(self, state: State, card: CardId) -> bool:
        """Whether the card's text works where it lies."""

    def may_answer(self, state: State, card: CardId) -> bool:
        """Whether a card in hand may be played in response to something."""

    def may_use(self, state: State, card: CardId) -> bool:
        """Whether nothing forbids to use what the card's text lets its commander do."""

    def is_used_up(self, state: State, player: PlayerId, card: CardId, at: int) -> bool:
        """Whether a text was used as often as it says."""

    def adds_up(self, state: State, card: CardId) -> bool:
        """Whether several copies of a card modify the same target together."""

    def benefits_add_up(self, state: State) -> bool:
        """Whether copies of other cards too let a player score or draw several times for one event."""


class Downloads(Protocol):
    """Cards that a text searches for and plays."""

    def downloads(self, state: State, scope: Scope, it: Download) -> tuple[Option, ...]:
        """The cards that can be downloaded, each with what may become of it; with ``PASS`` where none need be."""

    def may_download(self, state: State, scope: Scope) -> bool:
        """Whether no text forbids downloads, whatever there is to be found."""

    def was_in_vain(self, state: State, scope: Scope) -> bool:
        """Whether this text looked for a card that was not there, and nothing has changed since."""

    def note_in_vain(self, state: State, scope: Scope) -> None:
        """Keep in mind that this text looked for a card that is not there."""

    def download(self, state: State, scope: Scope, it: Download, option: Option) -> None:
        """Use or take a card that was found."""


class ContinuousTexts(Protocol):
    """How texts that are in force change values."""

    def silenced_by(self, state: State, card: CardId) -> frozenset[str]:
        """The values of a card that may keep its own text from working, by the names of ``dependencies``."""

    def is_silenced(self, state: State, card: CardId, values: Values) -> bool:
        """Whether these values keep the text of a card from working."""

    def layer(self, modifier: Modifier) -> int:
        """The layer in which a modifier applies."""

    def __hash__(self) -> int:
        """A world can be remembered by."""

    def dependencies(self, node: AnyNode) -> Dependencies:
        """What a part of a text looks at."""

    def alters(self, modifier: Modifier) -> frozenset[str]:
        """The values that a modifier changes, by the names that ``dependencies`` has for them."""

    def modified(
        self, state: State, card: CardId, now: AnyCardValues, modifier: Modifier, amount: int, donors: tuple[Any, ...]
    ) -> AnyCardValues:
        """Values of a card after a modifier; ``donors`` are the values it copies from."""

    def only_meant(
        self, state: State, card: CardId, before: AnyCardValues, after: AnyCardValues, wanted: Filter, values: Values
    ) -> AnyCardValues:
        """Values of a card after a modifier for cards like that, where it may be for a part of the card only."""


class World(Zones, Matching, Requirements, Moving, Consequences, UseOfTexts, Downloads, ContinuousTexts, Protocol):
    """An edition as the texts of its cards see it."""


def world_of(state: State) -> World:
    """The edition being played."""
    world: World = state.ruleset.language
    return world


def texts_called(state: State, name: str) -> tuple[Ability, ...]:
    """The texts that a running or lasting effect refers to by name."""
    definitions = state.ruleset.definitions
    try:
        found: tuple[Ability, ...] = definitions[name].abilities
    except KeyError:
        return world_of(state).texts_called(name, definitions)
    return found
