"""With whom those go who are downloaded: with a homeworld, and with those who are there (1E-G:homefront/1)."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.nodes.effects import Download
from spaceline.effects.perform.reading import cards_meant
from spaceline.effects.perform.verdicts import NAMED
from spaceline.effects.scope import Scope
from spaceline.rules.first.affiliations import allegiance, allegiance_of, mixes, treaties_of
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.missions.alternates import matches_homeworld
from spaceline.rules.first.values import base


def suits(state: State, scope: Scope, it: Download, card: CardId, mode: CardValues | None = None) -> bool:
    """Whether a card, as it is declared, goes with a homeworld and a company where the text asks for that."""
    return matches_home(state, scope, it, card, mode) and fits_company(state, scope, it, card, mode)


def fits_company(state: State, scope: Scope, it: Download, card: CardId, mode: CardValues | None = None) -> bool:
    """Whether a card is compatible with those with whom it comes, and with whom it meets (1E-G:defend-homeworld/2)."""
    if it.company is None:
        return True
    side = allegiance(state, base(state, card) if mode is None else mode)
    others = (*cards_meant(state, scope, it.company), *scope.cards.get(NAMED, ()))
    treaties = treaties_of(state, scope.you)
    return all(mixes(side, allegiance_of(state, other), treaties) for other in others if other != card)


def matches_home(state: State, scope: Scope, it: Download, card: CardId, mode: CardValues | None = None) -> bool:
    """Whether a card, as it is declared, matches a homeworld where the text asks for that (1E-G:homefront/1)."""
    if it.kin is None:
        return True
    icons = (base(state, card) if mode is None else mode).affiliations
    return any(matches_homeworld(state, home, card, icons) for home in cards_meant(state, scope, it.kin))
