"""Orders that are given at one go: to fly somewhere and attempt a mission there, or to beam everybody over.

Nothing here judges anything: each order is one against which the rules have nothing, in a copy of the game in which
those before it have been carried out and nobody has responded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from spaceline.core.choices import check, only_answer
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.core.data.frames import Action, Frame
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.data.plans import Plan, PlannedAnswer
from spaceline.core.engine import ask
from spaceline.core.ruleset import Choose
from spaceline.core.state import State

UNDOCK, MOVE, BEAM, ATTEMPT = "undock", "move", "beam", "attempt"
EVERYBODY = "everybody"
"""The goal of a plan after which all who can beam from one end to another are there."""

BRINGS = {UNDOCK: ("undock",), MOVE: ("pass", "staff", "move"), BEAM: ("beam",)}
"""By the kind of an order: the verbs of what comes of it when nothing else happens."""


@dataclass(frozen=True)
class Travel:
    """How an edition gets from one place to another."""

    place_of: Callable[[State, EntityId], PlaceId]
    flown: Callable[[State, PlayerId, Option], Change]
    """What an order to undock or to move comes to."""
    beaming: Callable[[State, PlayerId, Option], Frame | None]
    """Where it is asked who beams after an order to; None when something else is to be decided then."""
    team: Callable[[State, PlayerId, Option], tuple[CardId, ...]]
    """Who would attempt."""
    is_open: Callable[[State, PlayerId, PlaceId], bool]
    """Whether there is anything at a place that the player may attempt, once somebody is there who can."""
    attempts: Callable[[State, PlayerId, PlaceId], Iterable[Option]]
    """The attempts that can be begun at a place."""


class Way(NamedTuple):
    """How far it has come in a copy of the game, and by which answers."""

    travel: Travel
    state: State
    player: PlayerId
    answers: tuple[PlannedAnswer, ...] = ()

    def may(self, option: Option) -> bool:
        """Whether the rules have nothing against an order."""
        rule = self.state.ruleset.actions.get(option.kind)
        return rule is not None and rule.obstacle(self.state, self.player, option) is None

    def after(self, change: Change, *answers: PlannedAnswer) -> Way:
        """The way with answers more, by which something is changed."""
        state = self.state.clone()
        state.ruleset.verbs[change.verb].apply(state, change)
        return self._replace(state=state, answers=(*self.answers, *answers))


def planning(travel: Travel) -> Callable[[State, Decision, Answer], tuple[Plan, ...]]:
    """What can be done at one go in an edition, beginning with an order or with the choice of those who beam."""

    def plans(state: State, asked: Decision, given: Answer) -> tuple[Plan, ...]:
        if given.option is None:
            is_beaming = asked.question.kind == BEAM
            return (
                tuple(from_choice(Way(travel, state.clone(), asked.player), asked, given.cards)) if is_beaming else ()
            )
        if asked.kind != "action" or given.option.kind not in BRINGS:
            return ()
        return tuple(from_order(Way(travel, state.clone(), asked.player), given.option))

    return plans


def from_order(way: Way, option: Option) -> Iterator[Plan]:
    """What begins with an order that is offered."""
    if option.kind == BEAM:
        yield from with_everybody(way, option)
    elif option.kind == UNDOCK:
        yield from with_ship(flown(way, option), option.card)
    elif option.kind == MOVE and way.travel.is_open(way.state, way.player, option.target):
        yield from there(flown(way, option), option.card)


def from_choice(way: Way, asked: Decision, cards: tuple[CardId, ...]) -> Iterator[Plan]:
    """What begins with beaming these cards over, after an order to beam."""
    state, selection = way.state, asked.selection
    if selection is None or not cards or not check(selection, cards).complete or not is_ordered(state):
        return
    _, target = asked.about
    del state.frames[-2:]
    over = beamed(way, target, cards, chosen(asked, cards))
    if target < FIRST_CARD:
        yield from attempts(over, target, cards)
        return
    yield from with_ship(over, target)
    undocking = Option(UNDOCK, target)
    if over.may(undocking):
        yield from with_ship(flown(over, undocking), target)


def is_ordered(state: State) -> bool:
    """Whether who beams is chosen after an order of the player."""
    action = state.frames[-2]
    return isinstance(action, Action) and action.option.kind == BEAM and action.responds_to < 0


def with_everybody(way: Way, option: Option) -> Iterator[Plan]:
    """Everybody beams over; if that is down to a planet, they may attempt what is there at once."""
    found = everybody(way, option)
    if found is None:
        return
    over, cards = found
    if len(over.answers) > len(way.answers) + 1:
        goal = Option(EVERYBODY, option.card, option.target)
        yield Plan(goal, way.travel.place_of(way.state, option.target), over.answers)
    if option.target < FIRST_CARD:
        yield from attempts(over, option.target, cards)


def with_ship(way: Way, ship: CardId) -> Iterator[Plan]:
    """What a ship can attempt with its crew where it is, and where it can fly."""
    yield from attempts(way, ship)
    here = way.travel.place_of(way.state, ship)
    for goal in way.state.places:
        move = Option(MOVE, ship, goal)
        if goal != here and way.travel.is_open(way.state, way.player, goal) and way.may(move):
            yield from there(flown(way, move), ship)


def there(way: Way, ship: CardId) -> Iterator[Plan]:
    """What a ship that has arrived somewhere can attempt with its crew: aboard, or with all of it beamed down."""
    yield from attempts(way, ship)
    down = Option(BEAM, ship, way.travel.place_of(way.state, ship))
    found = everybody(way, down) if way.may(down) else None
    if found is not None:
        yield from attempts(found[0], down.target, found[1])


def flown(way: Way, option: Option) -> Way:
    """The way on after an order to undock or to move."""
    return way.after(way.travel.flown(way.state, way.player, option), ordered(option))


def everybody(way: Way, option: Option) -> tuple[Way, tuple[CardId, ...]] | None:
    """The way on after an order by which all who can beam over, and who that is; None where they cannot together."""
    asked = passengers(way, option)
    if asked is None or asked.selection is None:
        return None
    cards = asked.selection.cards
    if not cards or not check(asked.selection, cards).complete:
        return None
    choice = () if only_answer(asked) is not None else (chosen(asked, cards),)
    return beamed(way, option.target, cards, ordered(option), *choice), cards


def passengers(way: Way, option: Option) -> Decision | None:
    """The question who beams after an order."""
    frame = way.travel.beaming(way.state, way.player, option)
    if frame is None:
        return None
    step = way.state.ruleset.procedures[type(frame)].steps[frame.step]
    assert isinstance(step, Choose)
    return ask(way.state, step, frame)


def beamed(way: Way, target: EntityId, cards: tuple[CardId, ...], *answers: PlannedAnswer) -> Way:
    """The way on after cards have beamed somewhere."""
    role = "aboard" if target >= FIRST_CARD else "surface"
    return way.after(Change(BEAM, cards, way.player, to=target, role=role), *answers)


def ordered(option: Option) -> PlannedAnswer:
    """An order as an answer to be given."""
    return PlannedAnswer(Answer(option=option), brings=BRINGS.get(option.kind, ()))


def chosen(asked: Decision, cards: tuple[CardId, ...]) -> PlannedAnswer:
    """The choice of those who beam as an answer to be given."""
    return PlannedAnswer(Answer(cards=cards), asked.about, BRINGS[BEAM])


def attempts(way: Way, target: EntityId, cards: tuple[CardId, ...] = ()) -> Iterator[Plan]:
    """The attempts that can be begun there, of several teams by that to which the cards belong."""
    state, travel = way.state, way.travel
    place = travel.place_of(state, target)
    for option in travel.attempts(state, way.player, place):
        if option.target != target or not way.may(option):
            continue
        if cards and set(cards).isdisjoint(travel.team(state, way.player, option)):
            continue
        asked = Decision(way.player, "action", "", (option,))
        previews = state.ruleset.foresight.previews(state.clone(), asked, Answer(option=option))
        yield Plan(option, place, (*way.answers, ordered(option)), previews)
