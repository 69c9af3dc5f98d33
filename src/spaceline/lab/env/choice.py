"""An answer in the making: a decision as discrete actions, of which one is taken at a time.

An action is a number below ``ACTIONS``. The first ``SLOTS`` of them stand for what the decision offers, in its order:
an option, a card, or a number. The other three are ``ALL`` (add every card that may still be added, and give the
answer), ``MORE`` (turn to the next page of what is offered) and ``DONE`` (give the answer as it is).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from spaceline.core.choices import check, fill
from spaceline.core.data.decisions import Answer, Decision, Option, Selection

ACTIONS = 256
"""So many actions there are in every ruleset."""
SLOTS = ACTIONS - 3
"""So many of them stand for what a decision offers; where it offers more, there are pages."""
ALL, MORE, DONE = range(SLOTS, ACTIONS)
NO_CARDS = Selection(())


class IllegalActionError(ValueError):
    """An action that is masked, or is none; the game is as it was."""


@dataclass(frozen=True)
class HalfMadeAnswer:
    """A decision and how far its player is with the answer. It is replaced, never changed."""

    decision: Decision
    given: tuple[int, ...] = ()
    """The cards that are chosen so far; of a distribution, the amounts."""
    page: int = 0

    @property
    def selection(self) -> Selection:
        """The cards of the decision; none where it is about none."""
        return self.decision.selection or NO_CARDS

    @property
    def is_of_cards(self) -> bool:
        """Whether cards are chosen, one after another: a set, or all in an order."""
        return not self.decision.options and self.decision.kind not in ("number", "distribution")

    @cached_property
    def offered(self) -> tuple[Option | int, ...]:
        """What slots stand for, page after page: options, cards, or numbers."""
        asked = self.decision
        if asked.options:
            return asked.options
        if asked.kind == "number":
            return tuple(range(asked.low, asked.high + 1))
        if asked.kind == "distribution":
            return tuple(range(asked.high - sum(self.given) + 1))
        return self.selection.cards

    @cached_property
    def on_page(self) -> tuple[Option | int, ...]:
        """What the slots stand for now."""
        first = self.page * SLOTS
        return self.offered[first : first + SLOTS]

    @cached_property
    def addable(self) -> tuple[int, ...]:
        """The cards that may be chosen next."""
        if self.decision.kind == "order":
            given = set(self.given)
            return tuple(card for card in self.selection.cards if card not in given)
        return check(self.selection, self.given).addable

    @cached_property
    def legal(self) -> tuple[int, ...]:
        """The actions that are not masked, lowest first; there is always one."""
        offered, first = self.offered, self.page * SLOTS
        if not self.is_of_cards:
            more = (MORE,) if len(offered) > first + SLOTS else ()
            return (*range(min(SLOTS, len(offered) - first)), *more)
        open_ = set(self.addable)
        slots = [at for at, card in enumerate(offered) if card in open_]
        found = [at - first for at in slots if first <= at < first + SLOTS]
        if self.decision.kind != "order" and len(open_) > 1 and self.is_complete(self.filled()):
            found.append(ALL)
        if any(at >= first + SLOTS for at in slots):
            found.append(MORE)
        if self.is_complete(self.given):
            found.append(DONE)
        return tuple(found)

    def filled(self) -> tuple[int, ...]:
        """The cards that are chosen, with all that may be added to them."""
        among = self.selection
        if among.weights or among.groups:
            return fill(among, self.given, len(among.cards), None)
        return (*self.given, *(card for card in among.cards if card not in self.given))[: among.most]

    def is_complete(self, cards: tuple[int, ...]) -> bool:
        """Whether a choice of cards may be given as the answer."""
        return self.decision.kind != "order" and check(self.selection, cards).complete

    def after(self, action: int) -> HalfMadeAnswer | Answer:
        """What an action that is legal makes of it: the answer, or a choice that goes on."""
        if action == MORE:
            return replace(self, page=self.page + 1)
        if action == DONE:
            return Answer(cards=self.given)
        if action == ALL:
            return Answer(cards=self.filled())
        taken = self.on_page[action]
        if isinstance(taken, Option):
            return Answer(option=taken)
        if self.decision.kind == "number":
            return Answer(numbers=(taken,))
        going_on = HalfMadeAnswer(self.decision, (*self.given, taken))
        return going_on.shared_out() if self.decision.kind == "distribution" else going_on.put_down()

    def put_down(self) -> HalfMadeAnswer | Answer:
        """The answer, when no card can be added or only one way is left to order them."""
        left = self.addable
        if self.decision.kind == "order" and len(left) == 1:
            return Answer(cards=(*self.given, *left))
        return self if left else Answer(cards=self.given)

    def shared_out(self) -> HalfMadeAnswer | Answer:
        """The answer, when the last card takes what is left, or nothing is."""
        missing = len(self.selection.cards) - len(self.given)
        left = self.decision.high - sum(self.given)
        if missing > 1 and left:
            return self
        rest = (left,) if missing == 1 else (0,) * missing
        return Answer(numbers=(*self.given, *rest))
