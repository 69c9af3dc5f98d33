"""What a text is worth to the player it speaks to, in personnel stopped: an estimate read off the expression."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Protocol

from spaceline.effects.names import IT
from spaceline.effects.nodes import abilities, captivity, course, effects, modifiers
from spaceline.effects.nodes.selectors import Amount, Cards, Count
from spaceline.players.heuristic.guesses import REMEMBERED, Crowd, at_least, chance_of

KILLED, DESTROYED, DISCARDED, REMOVED, RETURNED, DRAWN = -1.9, -1.5, -0.8, -1.9, -1.7, 1.0
PREVENTED = {"kill": 1.9, "stop": 1.0, "destroy": 1.5}
"""What it is worth to prevent something."""
SPENT = 0.7
"""What it costs to play an event or interrupt: the card."""
POINT = 0.15
"""What a point of score is worth."""
STATIC = 1.6
"""What a text is worth that works as long as its card is in play."""
ZONE_SIZES = {
    "this": 1,
    "hand": 4,
    "present": 4,
    "here": 5,
    "aboard": 4,
    "ship": 1,
    "mission": 1,
    "discard": 4,
    "involved": 3,
    "captured": 1,
}
AROUND = ("facing", "present", "here", "aboard")
"""Where equipment is that those who face a dilemma have with them."""
TEXT = Crowd(6)
"""The group that is meant where none is known."""
DOWNLOADED = 1.4
"""What a card is worth that the player picks out of the deck."""
CAPTURED = -2.1
"""What it is worth to be captured: who is lost may be used against the owner."""
COMMANDED = 1.7
"""What it is worth to command one card more."""
MENDED = 1.8
"""What it is worth to rid a ship of damage."""
WINNING = 0.5
"""How likely a battle is won that somebody wants to begin."""
RAISED = 0.12
"""What it is worth that an attribute, or the total of a side, is one higher."""
LOST = ("deck_top", "deck_bottom", "discard", "pile", "hand", "brig")
WON = ("hand", "drawn", "aboard", "headquarters")


class Texts(Protocol):
    """A definition of any edition, as far as its texts go."""

    @property
    def type(self) -> str:
        """The card type."""

    @property
    def abilities(self) -> tuple[abilities.Ability, ...]:
        """The texts in printed order."""

    def __hash__(self) -> int:
        """Estimates are remembered by it."""


class Appraisal:
    """Reads one expression for one player facing it with a group."""

    def __init__(self, crowd: Crowd, prevented: float = 1.5) -> None:
        """Begin without names; ``prevented`` is what it is worth to prevent what the text responds to."""
        self.crowd, self.prevented = crowd, prevented
        self.named: dict[str, tuple[float, float]] = {}
        """Name to how many cards, and how much they count."""
        self.origins: dict[str, str] = {}
        """Name to where those cards were."""

    def of(self, effect: Any) -> float:
        """What the effect is worth to "you"."""
        return RULES[type(effect)](self, effect) if type(effect) in RULES else 0.0

    def number(self, amount: Amount) -> float:
        """About what an amount comes to."""
        if isinstance(amount, int):
            return amount
        return self.size(amount.cards) if isinstance(amount, Count) else 2.5

    def size(self, cards: Cards) -> float:
        """About how many cards a selector means, each as much as it counts."""
        if cards.where == "named":
            count, weight = self.named.get(cards.name, (1.0, 1.0))
            return count * weight
        if cards.where in AROUND and cards.filter.names("types") == ("equipment",):
            return float(self.crowd.equipment)
        size = float(self.crowd.size if cards.where == "facing" else ZONE_SIZES.get(cards.where, 4))
        if cards.top:
            size = self.number(cards.top)
        size *= self.crowd.share(cards.filter)
        return max(0.0, size - sum(self.named.get(name, (1.0, 1.0))[0] for name in cards.apart))

    def ability(self, tries: Any) -> float:
        """How likely those who face a dilemma have whom a price asks for among them."""
        steps = tries.steps if isinstance(tries, effects.Sequence) else (tries,)
        chance = 1.0
        for step in steps:
            if isinstance(step, effects.Select) and step.cards.where == "facing" and isinstance(step.count, int):
                chance *= at_least(step.count, self.crowd.size, self.crowd.share(step.cards.filter))
        return chance

    def loss(self, cards: Cards, worth: float) -> float:
        """What it is worth that something bad happens to cards; on both sides of a battle it comes to nothing."""
        if cards.where == "involved" and cards.of == "anyone":
            return 0.0
        return self.size(cards) * worth * (-1.0 if cards.of == "opponent" else 1.0)


def gate(read: Appraisal, it: effects.Gate) -> float:
    """Both ways, by how likely each is; who decides takes the better one."""
    tried = read.of(it.tries) if it.tries is not None else 0.0
    then = read.of(it.then) if it.then is not None else 0.0
    otherwise = read.of(it.otherwise) if it.otherwise is not None else 0.0
    if it.asks:
        return max(then, otherwise) if it.asks == "you" else min(then, otherwise)
    if it.tries is not None:
        able = read.ability(it.tries)
        done = max(tried + then, otherwise) if tried < 0 else tried + then
        return able * done + (1 - able) * otherwise
    chance = chance_of(it.test, read.crowd) if it.test is not None else 0.5
    return chance * then + (1 - chance) * otherwise


def select(read: Appraisal, it: effects.Select) -> float:
    """Remember how many are chosen; who chooses gives the weight, and what the opponent loses is a gain."""
    weight = {"you": 0.75, "random": 1.0, "opponent": 1.3}[it.by] * (-1.0 if it.cards.of == "opponent" else 1.0)
    read.named[it.name] = (min(read.number(it.count), read.size(it.cards)), weight)
    read.origins[it.name] = it.cards.where
    return 0.0


def top(read: Appraisal, it: effects.Top) -> float:
    """The best one is chosen."""
    read.named[it.name] = (min(1.0, read.size(it.cards)), 1.4)
    return 0.0


def put(read: Appraisal, it: effects.Put) -> float:
    """Cards leave the group or the table, or come back to the hand."""
    if it.cards.where == "this":
        return -0.5 if it.to in ("ship", "mission") else -0.3 if it.to == "pile" else 0.0
    if read.origins.get(it.cards.name, it.cards.where) in ("discard", "deck", "pile", "afflicted"):
        return read.size(it.cards) * (1.0 if it.to in WON else 0.2)
    return read.loss(it.cards, RETURNED) if it.to in LOST else 0.0


def affect(read: Appraisal, it: effects.Affect) -> float:
    """Values rise or fall for a while."""
    return sum(read.size(it.cards) * worth_of_modifier(read, part) for part in it.modifiers)


def worth_of_modifier(read: Appraisal, it: modifiers.Modifier) -> float:
    """What a modifier is worth on one card."""
    if isinstance(it, modifiers.Raise):
        return RAISED * read.number(it.by) * it.times
    if isinstance(it, modifiers.Cost):
        return -0.5 * read.number(it.by) * it.times
    return 0.4


def each_player(read: Appraisal, it: effects.EachPlayer) -> float:
    """What happens to opponents is as good as it is bad for them."""
    return -read.of(it.effect) if it.opponents_only else 0.0


def for_each(read: Appraisal, it: effects.ForEach) -> float:
    """As often as there are cards; what happens to those of the opponent is as good as it is bad for them."""
    read.named[IT] = (1.0, -1.0 if it.cards.of == "opponent" else 1.0)
    return abs(read.size(it.cards)) * read.of(it.effect)


RULES: dict[type, Callable[[Appraisal, Any], float]] = {
    effects.Sequence: lambda read, it: sum(read.of(step) for step in it.steps),
    effects.Gate: gate,
    effects.Select: select,
    effects.Top: top,
    effects.Stop: lambda read, it: read.loss(it.cards, -1.0),
    effects.Unstop: lambda read, it: read.loss(it.cards, 1.0),
    effects.Kill: lambda read, it: read.loss(it.cards, KILLED),
    effects.Destroy: lambda read, it: 0.0 if it.cards.where == "this" else read.loss(it.cards, DESTROYED),
    effects.Discard: lambda read, it: read.loss(it.cards, DISCARDED),
    effects.RemoveFromGame: lambda read, it: 0.0 if it.cards.where == "this" else read.loss(it.cards, REMOVED),
    effects.Put: put,
    effects.Draw: lambda read, it: DRAWN * read.number(it.amount) * (1 if it.who == "you" else -1),
    effects.Score: lambda read, it: POINT * read.number(it.amount) * it.times * (1 if it.who == "you" else -1),
    effects.Look: lambda read, it: 0.2,
    effects.Reveal: lambda read, it: -0.1,
    effects.Affect: affect,
    effects.Prevent: lambda read, it: read.prevented,
    effects.Download: lambda read, it: DOWNLOADED * it.count,
    captivity.Capture: lambda read, it: read.loss(it.cards, CAPTURED),
    captivity.Abduct: lambda read, it: read.loss(it.cards, CAPTURED),
    captivity.Release: lambda read, it: read.loss(it.cards, -CAPTURED),
    effects.TakeCommand: lambda read, it: COMMANDED * abs(read.size(it.cards)),
    effects.Repair: lambda read, it: MENDED * abs(read.size(it.cards)),
    effects.BeginBattle: lambda read, it: 0.0 if it.win is None else WINNING * read.of(it.win),
    course.Tribbles: lambda read, it: DOWNLOADED,
    course.AddToTotal: lambda read, it: RAISED * read.number(it.amount),
    effects.EachPlayer: each_player,
    effects.ForEach: for_each,
}


@cache
def worth_of_text(definition: Texts) -> float:
    """What the texts of a card of the player's own are worth when it is played."""
    total = -SPENT if definition.type in ("event", "interrupt") else 0.0
    for text in definition.abilities:
        if isinstance(text, abilities.Static):
            total += STATIC
        elif isinstance(text, abilities.Played | abilities.Order):
            total += Appraisal(TEXT).of(text.effect)
    return total


@lru_cache(REMEMBERED)
def harm_of(definition: Texts, crowd: Crowd) -> float:
    """What a dilemma does to those who face it."""
    harm = 0.0
    for text in definition.abilities:
        if isinstance(text, abilities.Faced):
            harm -= Appraisal(crowd).of(text.effect)
        elif isinstance(text, abilities.Encounter):
            harm += harm_of_encounter(text, crowd)
    return harm


STOPPED_AT_A_CONDITION = 2.5
"""What it is worth that a condition keeps a team from going on this turn."""


def harm_of_encounter(text: abilities.Encounter, crowd: Crowd) -> float:
    """What one effect of a dilemma does: it strikes as often as its condition is failed."""
    failed = 1.0 if text.unless is None and text.tries is None else 0.6
    if text.unless is not None:
        failed = 1.0 - chance_of(text.unless, crowd)
    harm = -Appraisal(crowd).of(text.effect) if text.effect is not None else 0.0
    stopped = 0.0 if text.unless is None and text.tries is None else STOPPED_AT_A_CONDITION
    return failed * (harm + stopped)


@lru_cache(REMEMBERED)
def worth_of_ability(definition: Texts, at: int, crowd: Crowd = TEXT, prevented: float | None = None) -> float:
    """What it is worth to carry out one text of a card; ``prevented`` where it is known what that is worth."""
    text = definition.abilities[at]
    if not isinstance(text, abilities.Order | abilities.When):
        return 0.0
    if prevented is None:
        prevented = PREVENTED.get(text.verb, 1.0) if isinstance(text, abilities.When) else 0.0
    worth = Appraisal(crowd, prevented).of(text.effect)
    return worth - SPENT if definition.type == "interrupt" else worth


def may_be_worth(gate_: effects.Gate, crowd: Crowd) -> bool:
    """Whether a player who is asked does better by saying yes."""
    read = Appraisal(crowd)
    then = read.of(gate_.then) if gate_.then is not None else 0.0
    return then >= (read.of(gate_.otherwise) if gate_.otherwise is not None else 0.0)
