"""Current values: what the texts in force make of every card, in layers, until nothing changes any more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.core.data.frames import Settling
from spaceline.core.data.leaves import CardId, Settled
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State

Sheet = Any
"""All values of one card. Immutable, comparable; its type is the ruleset's."""

ROUNDS = 50


class Sheets:
    """The values of the cards under the texts that are on."""

    __slots__ = ("changed", "state")

    def __init__(self, state: State) -> None:
        """Begin with unmodified values."""
        self.state = state
        self.changed: dict[CardId, Sheet] = {}

    def of(self, card: CardId) -> Sheet:
        """The values of a card."""
        sheet = self.changed.get(card)
        return self.state.ruleset.base(self.state, card) if sheet is None else sheet


class Continuous(Protocol):
    """A text that modifies cards as long as it is in force."""

    @property
    def key(self) -> str:
        """A stable name for this text on this card: the card's number, a colon, which of its texts."""

    @property
    def layer(self) -> int:
        """Text on or off 0, control 1, type and identity 2, skills 3, attributes 4, ... in this order."""

    @property
    def condition(self) -> int:
        """The highest layer of the values that its condition looks at; -1 when it looks at none."""

    @property
    def reach(self) -> int:
        """The highest layer of the values that its targets and amounts look at; -1 when they look at none."""

    @property
    def grounds(self) -> tuple[str, ...]:
        """The families of memos that fall when something else changes that it looks at."""

    def holds(self, state: State, sheets: Sheets) -> bool:
        """Whether its condition is met under these values."""

    def targets(self, state: State, sheets: Sheets) -> Iterable[CardId]:
        """The cards it modifies."""

    def alter(self, state: State, card: CardId, sheet: Sheet, sheets: Sheets) -> Sheet:
        """The card's values after it."""


def sheets(state: State) -> Sheets:
    """The current values of all cards, worked out anew when something has changed that a text in force looks at."""
    memo = state.recall("values")
    found = memo.get("sheets")
    if found is None or not all(family in state.memo for family in memo["grounds"]):
        texts = state.ruleset.continuous(state)
        memo["grounds"] = tuple({family: state.recall(family) for text in texts for family in text.grounds})
        memo["settled"] = still_needed(state, texts)
        found, memo["conflict"] = evaluate(state, texts, memo["settled"])
        memo["sheets"] = found
    found.state = state
    current: Sheets = found
    return current


def value(state: State, card: CardId) -> Sheet:
    """The current values of one card."""
    return sheets(state).of(card)


def evaluate(
    state: State, texts: Sequence[Continuous], settled: Sequence[Settled]
) -> tuple[Sheets, tuple[str, ...]]:
    """Find which texts are on: turn them on and off by their conditions until that is stable.

    Returns the values, and the texts that switch each other on and off without end; those are off.
    """
    if not texts:
        return Sheets(state), ()
    applies = {choice.applies for choice in settled}
    barred = {key for choice in settled for key in choice.among} - applies
    open_ = [text for text in texts if text.key in applies or may_be_on(state, text)]
    on = frozenset(text.key for text in open_) - barred
    seen: list[frozenset[str]] = []
    while True:
        result = apply_layers(state, [text for text in open_ if text.key in on])
        now = frozenset(text.key for text in open_ if text.key in applies or is_on(state, text, result)) - barred
        if now == on:
            return result, ()
        if now in seen:
            cycle = seen[seen.index(now) :]
            steady = frozenset.intersection(*cycle)
            apart = tuple(sorted(frozenset.union(*cycle) - steady))
            return apply_layers(state, [text for text in open_ if text.key in steady]), apart
        seen.append(now)
        on = now


def may_be_on(state: State, text: Continuous) -> bool:
    """Whether a text is on for all that is known before there are values: its condition may look at none."""
    return text.condition >= 0 or text.holds(state, Sheets(state))


def is_on(state: State, text: Continuous, result: Sheets) -> bool:
    """Whether a text that may be on is on under these values."""
    return text.condition < 0 or text.holds(state, result)


def apply_layers(state: State, texts: Sequence[Continuous]) -> Sheets:
    """Apply texts layer by layer.

    Where one of them looks at values of its own layer, again and again until the cards they reach stay the same.
    """
    result = Sheets(state)
    for layer in sorted({text.layer for text in texts}):
        below = result.changed
        together = [text for text in texts if text.layer == layer]
        rounds = ROUNDS if any(text.reach >= layer for text in together) else 1
        for _ in range(rounds):
            after = dict(below)
            for text in together:
                for card in text.targets(state, result):
                    sheet = after.get(card)
                    if sheet is None:
                        sheet = state.ruleset.base(state, card)
                    after[card] = text.alter(state, card, sheet, result)
            if after == result.changed:
                break
            result = Sheets(state)
            result.changed = after
    return result


def conflict(state: State) -> tuple[str, ...]:
    """The texts that switch each other on and off without end, if there are any.

    Choices between texts that no longer do so are forgotten.
    """
    sheets(state)
    memo = state.recall("values")
    state.settled = memo["settled"]
    found: tuple[str, ...] = memo["conflict"]
    return found


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
    state.memo.pop("values", None)
    state.touch("lasting")
    return DONE


SETTLING = Procedure(Settling, Choose(choose_text, settle))


def added(numbers: dict[str, int], more: dict[str, int]) -> dict[str, int]:
    """Two tables of numbers added together."""
    total = dict(numbers)
    for name, amount in more.items():
        total[name] = total.get(name, 0) + amount
    return total
