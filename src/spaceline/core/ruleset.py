"""An edition is a value: tables of roles, verbs, procedures and actions that the engine reads."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from spaceline.core.caching import NOTHING, Topic
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option, Refusal
from spaceline.core.data.frames import Action, Frame, SecretChoice, Window
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.data.plans import Plan
from spaceline.core.data.previews import Preview

AnyState = Any
"""The game (``core.state.State``): it holds its ruleset, so its module stands above this one, which cannot name it."""

DONE = "done"
"""What a step returns when its procedure has ended."""

AROUND = ("about", "just", "when")
"""The moments before a change and after it."""

MOMENTS = (*AROUND, "action", "between")
"""All moments at which players may respond."""

Next = str | None
"""What a step returns: the name of the step to go to, ``DONE``, or None for the one that follows."""

StepFunction = Callable[[AnyState, Any], Next]


class Definition(Protocol):
    """What the core needs to know of a card's definition."""

    @property
    def title(self) -> str:
        """Its title."""

    @property
    def listens(self) -> tuple[str, ...]:
        """The moments its texts respond to, as ``moment:verb``."""

    @property
    def minds_itself(self) -> frozenset[str]:
        """Those of these moments at which its texts respond only to what happens to the card itself."""

    @property
    def answers(self) -> frozenset[str]:
        """Those of these moments at which a text responds; at others its player may do something else in a window."""

    @property
    def continuous(self) -> bool:
        """Whether it has text that modifies cards as long as it is active."""


@dataclass(frozen=True)
class Choose:
    """A step that asks a player; without a question (None) the procedure goes on to the step after it."""

    question: Callable[[AnyState, Any], Decision | None]
    accept: Callable[[AnyState, Any, Answer], Next]


def as_taken(step: StepFunction | Choose, follower: str) -> tuple[StepFunction | None, Choose | None, str]:
    """A step as the engine takes it."""
    return (None, step, follower) if isinstance(step, Choose) else (step, None, follower)


class Procedure:
    """A rulebook procedure: the steps of one type of frame, in the rulebook's order, each with a name."""

    def __init__(self, frame: type[Frame], *steps: StepFunction | Choose) -> None:
        """Name the steps after their functions.

        Raises:
            ValueError: two steps have the same name.
        """
        self.frame = frame
        self.names = tuple(step.question.__name__ if isinstance(step, Choose) else step.__name__ for step in steps)
        self.steps: dict[str, StepFunction | Choose] = dict(zip(self.names, steps, strict=True))
        if len(self.steps) != len(steps):
            raise ValueError(f"two steps of {frame.__name__} share a name: {self.names}")
        followers = (*self.names[1:], DONE)
        self.follower = dict(zip(self.names, followers, strict=True))
        self.course = {name: as_taken(step, self.follower[name]) for name, step in self.steps.items()}
        """What is done at each step: a function or a choice, and the step that follows where it names no other."""

    def with_step(self, step: StepFunction | Choose, *, after: str = "", instead_of: str = "") -> Procedure:
        """The procedure with a step more after one of its steps, or with a step in place of one.

        Raises:
            ValueError: it has no step of that name, or two steps would have the same name.
        """
        place = after or instead_of
        if place not in self.steps:
            known = ", ".join(self.names)
            raise ValueError(f"no step of {self.frame.__name__} is called {place!r}; there are: {known}")
        at, steps = self.names.index(place), list(self.steps.values())
        steps[at : at + 1] = [step] if instead_of else [steps[at], step]
        return Procedure(self.frame, *steps)


@dataclass(frozen=True)
class Role:
    """A way of lying on the table: what it means for play and for who can see the card."""

    name: str
    in_play: bool = False
    known: str = "all"
    """Who can tell a face-down card here apart: ``all`` (it has a place of its own on the table), ``holder``
    (the player whose zone it is, who may also read it) or ``nobody``."""
    ordered: bool = True
    """Whether the order of the cards here means something and is shown."""
    topic: Topic = NOTHING
    """What changes when a card enters or leaves."""
    is_met: bool = False
    """Not in play, but the texts of cards here are on: they are being met."""


@dataclass(frozen=True)
class Goal:
    """Something that a player needs to win."""

    name: str
    """A word of the edition: ``points``."""
    have: int
    need: int = 1
    more: tuple[tuple[str, int], ...] = ()
    """What makes the need greater than it must be, by a word of the edition, and by how much each."""


@dataclass(frozen=True)
class Verb:
    """How one kind of change is made."""

    name: str
    apply: Callable[[AnyState, Change], None]
    empties: bool = False
    """Its cards leave play: what they contain is dealt with first."""
    audience: Callable[[AnyState, Change], tuple[PlayerId, ...]] | None = None
    """Who learns of it; everybody when there is no such rule."""
    shows: Callable[[AnyState, Change], tuple[PlayerId, ...]] | None = None
    """Who sees the faces of its cards, however they lie; 0 is a spectator."""
    left: Callable[[AnyState, Change], tuple[CardId, ...]] | None = None
    """Which of its cards it still concerns after the responses before it; all of them when there is no such rule."""
    brings: Callable[[AnyState, Change], tuple[CardId, ...]] | None = None
    """The cards that it brings without naming them: those on top of a deck, of a draw."""
    possible: Callable[[AnyState, Change], bool] | None = None
    """Whether it can be made when the responses before it are over; it always can when there is no such rule."""


class Dependent(Protocol):
    """Which values a text looks at and which it changes, by names of the ruleset's choosing."""

    @property
    def asks(self) -> frozenset[str]:
        """The values that its condition looks at."""

    @property
    def looks(self) -> frozenset[str]:
        """The values that its targets and amounts look at."""

    @property
    def alters(self) -> frozenset[str]:
        """The values that it changes."""


class Continuous(Dependent, Protocol):
    """A text that modifies cards as long as it is in force."""

    @property
    def key(self) -> str:
        """A stable name for this text on this card: the card's number, a colon, which of its texts."""

    @property
    def layer(self) -> int:
        """Text on or off 0, control 1, type and identity 2, skills 3, attributes 4, ... in this order."""

    @property
    def reaches_back(self) -> bool:
        """Whether texts of lower layers that look at what it changes find that already."""

    @property
    def grounds(self) -> tuple[Topic, ...]:
        """What else may change that it asks for or looks at, beside what all values depend on."""

    def holds(self, state: AnyState, values: Any) -> bool:
        """Whether its condition is met under these values."""

    def targets(self, state: AnyState, values: Any) -> Iterable[CardId]:
        """The cards it modifies."""

    def alter(self, state: AnyState, card: CardId, card_values: Any, values: Any) -> Any:
        """The card's values after it."""


@dataclass(frozen=True)
class SecretRule:
    """A matter that players decide at the same time."""

    question: Callable[[AnyState, SecretChoice, PlayerId], Decision]
    """What one of them must choose; it depends on what that player knows only."""
    reveal: Callable[[AnyState, SecretChoice], None]
    """What becomes of the answers, once all are there."""


@dataclass(frozen=True)
class TimedOffer:
    """The legal actions of a kind that is for one time only: whoever knows that it is that time asks ``find``."""

    is_time: Callable[[AnyState, PlayerId], bool]
    find: Callable[[AnyState, PlayerId], Iterable[Option]]

    def __call__(self, state: AnyState, player: PlayerId) -> Iterable[Option]:
        """What there is to find then; at other times nothing."""
        return tuple(self.find(state, player)) if self.is_time(state, player) else ()


@dataclass(frozen=True)
class ActionRule:
    """One kind of action: when it is legal, what it costs and what it does."""

    kind: str
    offer: Callable[[AnyState, PlayerId], Iterable[Option]]
    """The legal actions of this kind."""
    obstacle: Callable[[AnyState, PlayerId, Option], Refusal | None]
    """Why this one is not legal; None when it is."""
    perform: Callable[[AnyState, Action], None]
    pay: Callable[[AnyState, Action], None] | None = None
    begin: Callable[[AnyState, Action], bool] | None = None
    """Let the next of its texts choose targets and pay costs, as the action is initiated; False when none is left.

    Nothing else of a text is carried out then: what is left of it is ``set_aside`` in the action's frame.
    """
    call_off: Callable[[AnyState, Action], None] | None = None
    """End what was begun with it, where it is cancelled."""
    occurs_as: str = ""
    """The kind under which responses know it, where several kinds are one to them; empty for its own."""
    needs: str = ""
    """What some card of a game must listen to for it ever to be offered there; empty where the rules alone do that."""
    possible: Callable[[AnyState], object] | None = None
    """Whether a game has cards with which it could ever be offered, where what they listen to does not tell."""

    @property
    def known_as(self) -> str:
        """The kind under which responses know it."""
        return self.occurs_as or self.kind


def anybody(state: AnyState, frame: Frame) -> tuple[PlayerId, ...]:
    """Everybody: where nothing else is known of an unseen question."""
    players: tuple[PlayerId, ...] = state.players
    return players


def any_response(state: AnyState, window: Window, player: PlayerId) -> bool:
    """Whether a player must or may respond in a window."""
    ruleset = state.ruleset
    return bool(ruleset.obligations(state, window, player) or ruleset.responses(state, window, player))


class Foreseen(NamedTuple):
    """What is known beforehand of an option that a player means to choose later."""

    problem: Refusal | None = None
    """What stands in its way, or what would come of it that hardly anybody wants."""
    is_possible: bool = True
    """Whether it may be chosen all the same."""


@dataclass(frozen=True)
class Discretion:
    """What keeps the game from telling players what others hold."""

    may_be_asked: Callable[[AnyState, Frame], tuple[PlayerId, ...]] = anybody
    """Who might be asked at a step of a frame that others do not see, as far as everybody can know: whoever is asked
    there is among them, whatever the cards that lie face down are."""
    told_for: Mapping[str, str] = field(default_factory=dict)
    """Marks and verbs that there are only where some card of the game listens to something, with what it listens to:
    they are shown to those who know of such a card."""
    shown_as: Mapping[str, str] = field(default_factory=dict)
    """Steps that there are only where some card of the game listens to something, with the steps as which they are
    shown."""


@dataclass(frozen=True)
class Foresight:
    """What players are told beforehand of what they might do."""

    previews: Callable[[AnyState, Decision, Answer], tuple[Preview, ...]] = lambda state, asked, given: ()
    """What an answer in the making comes to, in a copy of the game that may be played about with."""
    plans: Callable[[AnyState, Decision, Answer], tuple[Plan, ...]] = lambda state, asked, given: ()
    """What else may be given at one go after an answer, to get somewhere; the game is not changed."""
    prospects: Callable[[AnyState, PlayerId], Iterable[Option]] = lambda state, player: ()
    """What a player may choose in parts of the setup that have not come yet, as the table stands; only what that player
    knows counts."""
    foresees: Callable[[AnyState, PlayerId, Sequence[Option]], Sequence[Foreseen]] = lambda state, player, options: ()
    """What would stand in the way of choosing all of that then, in a copy of the game that may be played about with."""
    uses: Callable[[AnyState, Option], int] = lambda state, option: 0
    """How much an option that is offered would use up of what is limited."""


@dataclass(frozen=True)
class Ruleset:
    """One edition of the game."""

    name: str
    definitions: Mapping[str, Any]
    roles: Mapping[str, Role]
    verbs: Mapping[str, Verb]
    procedures: Mapping[type[Frame], Procedure]
    actions: Mapping[str, ActionRule]
    priority: Callable[[AnyState, str, Change], tuple[PlayerId, ...]]
    """The order in which players may respond at a moment."""
    responses: Callable[[AnyState, Window, PlayerId], tuple[Option, ...]] = lambda state, window, player: ()
    obligations: Callable[[AnyState, Window, PlayerId], tuple[Option, ...]] = lambda state, window, player: ()
    """Responses that are not optional."""
    may_respond: Callable[[AnyState, Window, PlayerId], bool] = any_response
    """Whether there are any of either, found at less cost than which they are."""
    may_do_more: Callable[[AnyState], bool] | None = None
    """Whether somebody might do something else in a window than use a text that responds; None: that is not known."""
    witnesses: Callable[[AnyState, Change], tuple[CardId, ...]] = lambda state, change: ()
    """The cards of a change about to be made whose texts could respond to it as they are now."""
    orphaned: Callable[[AnyState, Change], tuple[Change, ...]] = lambda state, change: ()
    """What becomes of the contents of cards that are about to leave play."""
    continuous: Callable[[AnyState], Sequence[Continuous]] = lambda state: ()
    silenced: Callable[[AnyState], Hashable] = lambda state: ()
    """Whose texts go on, or whom texts put out of use, where that depends on where cards are: other texts are in force
    when it changes."""
    may_be_contested: Callable[[AnyState], bool] = lambda state: True
    """Whether texts of this game could ever switch each other on and off, whichever of them are in force."""
    base: Callable[[AnyState, CardId], Any] = lambda state, card: None
    """The values of a card before any modifier."""
    verdict: Callable[[AnyState], tuple[tuple[PlayerId, ...], str] | None] = lambda state: None
    """Winners and reason, once the game is over."""
    restores: Callable[[AnyState], bool] = lambda state: False
    """Whether a rule in this game could ask for the position at an action's initiation."""
    remembers: Callable[[AnyState], bool] = lambda state: False
    """Whether it could do so once the action is over: then the ruleset says when such positions are forgotten."""
    secrets: Mapping[str, SecretRule] = field(default_factory=dict)
    """By topic: what players choose at the same time."""
    active_player: Callable[[AnyState], PlayerId] = lambda state: 1
    examines: Callable[[AnyState, CardId, PlayerId], bool] = lambda state, card, viewer: False
    """Whether a player may look at the face of a card for the time being, however it lies."""
    goals: Callable[[AnyState, PlayerId], Sequence[Goal]] = lambda state, player: ()
    """What a player needs to win, with what there is of it; everybody may know."""
    leave: Callable[[AnyState, PlayerId], None] | None = None
    """What becomes of the game when a player leaves it; None where nobody can. Raises a Refusal."""
    alike: Callable[[AnyState, CardId], str] = lambda state, card: ""
    """What everybody may know of a card that lies face down where it can be told apart; equal texts may stand for each
    other, and a sampled card has the same."""
    explains: Callable[[AnyState, Decision, Answer, Refusal], Refusal] = lambda state, asked, given, problem: problem
    """The rule by which an answer that is not one of the choices is refused, where the edition knows it."""
    foresight: Foresight = field(default_factory=Foresight)
    discretion: Discretion = field(default_factory=Discretion)
    unread: str = ""
    """The definition that stands for a card in play whose face a viewer cannot read; empty: views hold no values."""
    card_marks: tuple[str, ...] = ()
    """Marks that a card loses when it leaves play."""
    mark_topics: Mapping[str, Topic] = field(default_factory=dict)
    """What changes when a mark of that name is put or taken away."""
    language: Any = None
    """What the effect language must know of this edition (``spaceline.effects.world``)."""
    switches: Any = None
    """Where the documents conflict: the readings in force, as the edition's own struct."""
    replaced: Mapping[Any, Callable[..., Any]] = field(default_factory=dict)
    """By ``spaceline.core.replaceable.Replaceable``: what this ruleset has in place of a rule of its edition."""
    numbers: Any = None
    """The numbers of the rules that are not the same in all rulesets, as the edition's own struct."""

    @cached_property
    def heard(self) -> Mapping[str, tuple[Any, ...]]:
        """The cards of this edition by what they listen to: ``moment:verb`` where they respond, and whatever else.

        What everybody can see goes by this, and not by which cards of this edition are in a game.
        """
        found: dict[str, list[Any]] = {}
        for definition in self.definitions.values():
            for moment in dict.fromkeys(definition.listens):
                found.setdefault(moment, []).append(definition)
        return {moment: tuple(definitions) for moment, definitions in found.items()}

    @cached_property
    def unheard(self) -> dict[str, tuple[Any, ...]]:
        """What ``State.watched`` says of all that a card of this edition responds to, where no card of a game does."""
        moments = [moment.partition(":") for moment in self.heard]
        verbs = [verb for when, _, verb in moments if when in AROUND]
        return dict.fromkeys((*self.heard, *verbs), ())
