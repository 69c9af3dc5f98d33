"""Current values: what the texts in force make of every card, in layers, until nothing changes any more."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from spaceline.core.caching import LASTING, TEXTS, VALUES, VERDICT, Cache, Topic, group_of
from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.core.data.frames import Settling
from spaceline.core.data.leaves import CardId, Settled
from spaceline.core.ruleset import DONE, Choose, Continuous, Dependent, Next, Procedure
from spaceline.core.state import State

AnyCardValues = Any
"""All values of one card. Immutable, comparable; its type is the ruleset's."""

ROUNDS = 50


class CurrentValues:
    """The values of the cards under the texts that are on."""

    __slots__ = ("changed", "state")

    def __init__(self, state: State) -> None:
        """Begin with unmodified values."""
        self.state = state
        self.changed: dict[CardId, AnyCardValues] = {}

    def of(self, card: CardId) -> AnyCardValues:
        """The values of a card."""
        card_values = self.changed.get(card)
        return self.state.ruleset.base(self.state, card) if card_values is None else card_values


def current_values(state: State) -> CurrentValues:
    """The current values of all cards."""
    current = fresh(state)
    found = current.values
    if found is None:
        current.settled = still_needed(state, current.texts)
        found, current.conflict = evaluate(state, current.texts, current.settled)
        current.values = found
    found.state = state
    return found


class InForce(NamedTuple):
    """The texts in force, and what follows from which they are."""

    texts: Sequence[Continuous]
    grounds: tuple[int, ...]
    """The groups of what depends on just one of the topics that the texts look at."""
    altered: frozenset[str]
    contested: tuple[Continuous, ...]
    """Those that may switch each other on and off, with whatever bears on that."""
    bearing: dict[frozenset[str], tuple[Continuous, ...]]
    """By the names of values: the texts that bear on them, as far as they were looked for."""


IN_FORCE: Cache[Hashable, InForce] = Cache(TEXTS)
"""By whose texts go on, or whom texts put out of use."""

LATEST: Cache[tuple[()], tuple[Hashable, InForce]] = Cache(TEXTS)
"""What was asked for last: most often it is that again."""


def in_force(state: State) -> InForce:
    """The texts in force: the same as long as no card enters or leaves play, and none is put out of use."""
    silenced = state.ruleset.silenced(state)
    latest: tuple[Hashable, InForce] | None = state.caches[LATEST.group].get(())
    if latest is not None and (latest[0] is silenced or latest[0] == silenced):
        return latest[1]
    kept: dict[Hashable, InForce] = state.caches[IN_FORCE.group]
    found = kept.get(silenced)
    if found is None:
        found = kept[silenced] = find_in_force(state)
    LATEST.of(state)[()] = (silenced, found)
    return found


def find_in_force(state: State) -> InForce:
    """Look for the texts in force, and at what follows from which they are."""
    texts = state.ruleset.continuous(state)
    grounds = tuple(dict.fromkeys(group_of(topic) for text in texts for topic in text.grounds))
    return InForce(texts, grounds, all_altered(texts), contested_among(texts), {})


def contested_among(texts: Sequence[Continuous]) -> tuple[Continuous, ...]:
    """The texts whose changes come back to their own conditions, and all that bear on these."""
    if not are_contested(texts):
        return ()
    found = [text for text in texts if comes_back(text, texts)]
    return tuple(bearing_on(frozenset().union(*(text.asks | text.looks | text.alters for text in found)), texts))


def are_contested(texts: Sequence[Dependent]) -> bool:
    """Whether what one of them changes comes back to its own condition; if not, fewer of them are not either."""
    altered = all_altered(texts)
    return any(not altered.isdisjoint(text.asks) and comes_back(text, texts) for text in texts)


class Current:
    """What was worked out under the texts that are in force."""

    __slots__ = ("altered", "bearing", "conflict", "contested", "grounds", "partly", "settled", "texts", "values")

    def __init__(self, state: State) -> None:
        """Begin with the texts, and with no values."""
        found = in_force(state)
        self.texts, self.altered, self.contested = found.texts, found.altered, found.contested
        self.grounds = [(group, state.caches[group]) for group in found.grounds] if found.grounds else ()
        """What was kept, at that time, of just what else the texts look at: something else once that has changed."""
        self.values: CurrentValues | None = None
        self.bearing = found.bearing
        self.partly: dict[frozenset[str] | tuple[Continuous, ...], CurrentValues] = {}
        """By the names of values, and by the texts that bear on them: of all values only these are up to date."""
        self.settled: tuple[Settled, ...] = ()
        self.conflict: tuple[str, ...] | None = None


CURRENT: Cache[tuple[()], Current] = Cache(VALUES)

CALM: Cache[tuple[()], None] = Cache(VALUES, VERDICT)
"""Noted while the game goes on and no texts contradict each other."""


BY_VALUES = group_of(VALUES)
"""What other functions kept that depends on nothing but values."""


def fresh(state: State) -> Current:
    """The texts in force with what was worked out under them; anew once something has changed that they look at."""
    caches = state.caches
    found = caches[CURRENT.group].get(())
    if found is not None:
        for group, kept in found.grounds:
            if caches.get(group) is not kept:
                del caches[CURRENT.group]
                caches.pop(BY_VALUES, None)
                caches.pop(CALM.group, None)
                break
        else:
            current: Current = found
            return current
    current = Current(state)
    caches[CURRENT.group][()] = current
    return current


def comes_back(text: Dependent, texts: Sequence[Dependent]) -> bool:
    """Whether what a text changes can change, through others in turn, what its own condition asks for."""
    return not reached_by(text, texts).isdisjoint(text.asks)


def reached_by(text: Dependent, texts: Sequence[Dependent]) -> frozenset[str]:
    """The values that a text changes, or that others change which look at what it changes, and so on."""
    reached = text.alters
    while True:
        touched = (other for other in texts if not reached.isdisjoint(other.asks | other.looks))
        further = reached.union(*(other.alters for other in touched))
        if further == reached:
            return reached
        reached = further


def all_altered(texts: Iterable[Dependent]) -> frozenset[str]:
    """The values that some of the texts change."""
    return frozenset().union(*(text.alters for text in texts))


def values_without(state: State, names: frozenset[str], is_left_out: Callable[[Continuous], bool]) -> CurrentValues:
    """The values of these names as they would be without some of the texts in force."""
    current = fresh(state)
    if state.settled:
        current_values(state)
    texts = [text for text in current.texts if not is_left_out(text)]
    bearing = texts if state.settled else bearing_on(names, texts)
    return evaluate(state, bearing, current.settled)[0]


def value(state: State, card: CardId) -> AnyCardValues:
    """The current values of one card."""
    return current_values(state).of(card)


def values_for(state: State, names: frozenset[str]) -> Callable[[CardId], AnyCardValues]:
    """Where to look up values of these names, and of no other: only the texts that bear on them are applied."""
    found = current_values_for(state, names)
    return partial(state.ruleset.base, state) if found is None else found.of


def current_values_for(state: State, names: frozenset[str]) -> CurrentValues | None:
    """The values of these names, as far as a text alters some; None when none does."""
    current = state.caches[CURRENT.group].get(())
    if current is None or current.grounds:
        current = fresh(state)
    if current.altered.isdisjoint(names):
        return None
    if current.values is not None or state.settled:
        return current_values(state)
    found = current.partly.get(names)
    if found is None:
        texts = current.bearing.get(names)
        if texts is None:
            texts = current.bearing[names] = tuple(bearing_on(names, current.texts))
        found = current.partly.get(texts)
        if found is None:
            found = current.partly[texts] = evaluate(state, texts, ())[0]
        current.partly[names] = found
    found.state = state
    return found


def bearing_on(names: frozenset[str], texts: Sequence[Continuous]) -> Sequence[Continuous]:
    """The texts that alter values of these names, or values that such a text asks for or looks at, and so on."""
    wanted = names
    while True:
        found = [text for text in texts if not wanted.isdisjoint(text.alters)]
        further = wanted.union(*(text.asks | text.looks for text in found))
        if further == wanted:
            return found
        wanted = further


def evaluate(
    state: State, texts: Sequence[Continuous], settled: Sequence[Settled]
) -> tuple[CurrentValues, tuple[str, ...]]:
    """Find which texts are on: turn them on and off by their conditions until that is stable.

    Returns the values, and the texts that switch each other on and off without end; those are off.
    """
    if not texts:
        return CurrentValues(state), ()
    applies = {choice.applies for choice in settled}
    barred = {key for choice in settled for key in choice.among} - applies
    altered, plain = all_altered(texts), CurrentValues(state)
    decided = {text.key for text in texts if altered.isdisjoint(text.asks)} | applies
    open_ = [text for text in texts if text.key in applies or text.key not in decided or text.holds(state, plain)]
    if len(decided) == len(texts) and not barred:
        return apply_texts(state, open_), ()
    on = frozenset(text.key for text in open_) - barred
    seen: list[frozenset[str]] = []
    while True:
        result = apply_texts(state, [text for text in open_ if text.key in on])
        now = frozenset(text.key for text in open_ if text.key in decided or text.holds(state, result)) - barred
        if now == on:
            return result, ()
        if now in seen:
            cycle = seen[seen.index(now) :]
            steady = frozenset.intersection(*cycle)
            turning = [text for text in open_ if text.key in frozenset.union(*cycle) - steady]
            apart = tuple(sorted(text.key for text in turning if comes_back(text, open_)))
            return apply_texts(state, [text for text in open_ if text.key in steady]), apart
        seen.append(now)
        on = now


def apply_texts(state: State, texts: Sequence[Continuous]) -> CurrentValues:
    """Apply texts in layers; what reaches back is there from the first layer on, as it comes out in the end.

    What would be undone only by what comes of it stays.
    """
    back = [text for text in texts if text.reaches_back and is_looked_at_below(text, texts)]
    if not back:
        return apply_layers(state, texts)
    forward = [text for text in texts if text not in back]
    seen: list[dict[CardId, AnyCardValues]] = []
    begun: dict[CardId, AnyCardValues] = {}
    while begun not in seen:
        seen.append(begun)
        result = apply_layers(state, forward, begun)
        begun = applied(state, back, {}, result)
    if begun == seen[-1]:
        return result
    in_turn = seen[seen.index(begun) :]
    steady = {card: it for card, it in begun.items() if all(other.get(card) == it for other in in_turn)}
    without = apply_layers(state, forward, steady)
    going_round = [text for text in forward if not reached_by(text, texts).isdisjoint(text.looks)]
    stay = [Held(text, tuple(text.targets(state, without))) for text in going_round]
    return apply_texts(state, [*(text for text in texts if text not in going_round), *stay])


class Held:
    """A text that goes on modifying certain cards, whatever comes of it."""

    asks = looks = frozenset[str]()
    grounds: tuple[Topic, ...] = ()
    reaches_back = False

    def __init__(self, text: Continuous, cards: tuple[CardId, ...]) -> None:
        """Hold a text to those cards."""
        self.text, self.cards = text, cards
        self.key, self.layer, self.alters = text.key, text.layer, text.alters

    def holds(self, state: State, values: CurrentValues) -> bool:
        """Its condition was met."""
        return True

    def targets(self, state: State, values: CurrentValues) -> tuple[CardId, ...]:
        """Those to which it is held."""
        return self.cards

    def alter(self, state: State, card: CardId, card_values: AnyCardValues, values: CurrentValues) -> AnyCardValues:
        """The values of a card after it."""
        return self.text.alter(state, card, card_values, values)


def is_looked_at_below(text: Continuous, texts: Sequence[Continuous]) -> bool:
    """Whether a text of a lower layer looks at what this one changes."""
    return any(other.layer < text.layer and not other.looks.isdisjoint(text.alters) for other in texts)


def apply_layers(
    state: State, texts: Sequence[Continuous], begun: Mapping[CardId, AnyCardValues] | None = None
) -> CurrentValues:
    """Apply texts layer by layer to what has begun.

    Where one looks at values that one of the same layer changes, again and again until nothing changes any more.
    """
    result = CurrentValues(state)
    result.changed = dict(begun or {})
    for layer in sorted({text.layer for text in texts}):
        below = result.changed
        together = [text for text in texts if text.layer == layer]
        altered = all_altered(together)
        rounds = ROUNDS if any(not altered.isdisjoint(text.looks) for text in together) else 1
        for _ in range(rounds):
            after = applied(state, together, below, result)
            if after == result.changed:
                break
            result = CurrentValues(state)
            result.changed = after
    return result


def applied(
    state: State, texts: Iterable[Continuous], below: Mapping[CardId, AnyCardValues], values: CurrentValues
) -> dict[CardId, AnyCardValues]:
    """What texts make of cards, as they look at these values."""
    after = dict(below)
    for text in texts:
        for card in text.targets(state, values):
            card_values = after.get(card)
            if card_values is None:
                card_values = state.ruleset.base(state, card)
            after[card] = text.alter(state, card, card_values, values)
    return after


def conflict(state: State) -> tuple[str, ...]:
    """The texts that switch each other on and off without end, if there are any.

    Choices between texts that no longer do so are forgotten. Where nothing that a text changes comes back to its own
    condition, there is no need to look.
    """
    current = fresh(state)
    if not state.settled and not current.contested:
        return ()
    if state.settled:
        current_values(state)
    if current.conflict is None:
        current.conflict = evaluate(state, current.contested, ())[1]
    state.settled = current.settled
    return current.conflict


def still_needed(state: State, texts: Sequence[Continuous]) -> tuple[Settled, ...]:
    """The choices between texts that would switch each other on and off without end but for that choice.

    Each is looked at beside the earlier ones only, as when it was made: so no choice makes another be asked for again.
    """
    kept: tuple[Settled, ...] = ()
    for choice in state.settled:
        if set(choice.among).issubset(evaluate(state, texts, kept)[1]):
            kept = (*kept, choice)
    return kept


def choose_text(state: State, frame: Settling) -> Decision | None:
    """Ask the active player which of the texts applies."""
    player = state.ruleset.active_player(state)
    texts = [key.split(":", 1) for key in frame.among]
    options = tuple(Option("apply", int(card), detail=text) for card, text in texts)
    return Decision(player, "option", "settle", options)


def settle(state: State, frame: Settling, answer: Answer) -> Next:
    """Keep the choice until one of the texts ends."""
    chosen = answer.option
    assert chosen is not None
    state.settled = (*state.settled, Settled(frame.among, f"{chosen.card}:{chosen.detail}"))
    state.invalidate(LASTING)
    return DONE


SETTLING = Procedure(Settling, Choose(choose_text, settle))
