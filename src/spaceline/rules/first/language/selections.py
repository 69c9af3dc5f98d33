"""Who chooses for a text among cards of the other player, or breaks its ties, what that player sees; and probes."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.effects import Select, Top
from spaceline.effects.scope import Scope
from spaceline.rules.first.definition import SELF_CONTROLLED
from spaceline.rules.first.language.fighting import Fighting
from spaceline.rules.first.language.presence import is_encountered, present
from spaceline.rules.first.movement import forced_moves
from spaceline.rules.first.playing import probing
from spaceline.rules.first.values import facts, is_barred, is_dilemma


class Selections(Fighting):
    """The part of the edition's world that is about opponent's choice, ties, and cards that probes reveal."""

    __slots__ = ()

    def tie_breaker(self, state: State, scope: Scope) -> tuple[PlayerId, str]:
        """The controller of the card; for a dilemma just encountered the opponent (1E-12.5/1, /2).

        For one that nobody controls it is its owner, or the opponent of that player (1E-11.1/2, ambiguity 7).
        """
        if SELF_CONTROLLED in facts(state, scope.source).icons:
            return forced_moves.tie_breaker(state, scope.source)
        if is_encountered(state, scope):
            return 3 - scope.you, "1E-12.5/2"
        return state.cards[scope.source].controller, "1E-12.5/1"

    def probe_card(self, state: State, scope: Scope) -> tuple[CardId, ...]:
        """The top card of the deck, or the one that was revealed before (1E-8.2/1, /2, /4)."""
        return () if is_barred(state, scope.source, "probe") else probing.probe_card(state, scope.you)

    def probe(self, state: State, scope: Scope) -> tuple[CardId, ...]:
        """Remember what was revealed for what else is probed at the end of this turn (1E-8.2/4)."""
        return () if is_barred(state, scope.source, "probe") else probing.reveal(state, scope.you)

    def next_probe(self, state: State, scope: Scope) -> tuple[CardId, ...]:
        """Let the next card serve whatever is probed at the end of this turn (1E-8.2/4)."""
        return probing.reveal_next(state, scope.you)

    def open_to_choice(
        self, state: State, scope: Scope, it: Select | Top, cards: tuple[CardId, ...]
    ) -> tuple[CardId, ...]:
        """Where a card grants opponent's choice, all that is present, else those in question; of a dilemma, equals too.

        1E-12.12/3, 1E-G:showing-your-cards/1, /2.
        """
        if isinstance(it, Top):
            return cards if is_dilemma(state, scope.source) else ()
        if it.by == "opponent" and it.cards.where in ("facing", "present"):
            return tuple(dict.fromkeys((*cards, *present(state, scope, None))))
        return cards
