"""What may be downloaded by a text, and who of its player's makes that possible (2E-download)."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.nodes.effects import Download
from spaceline.effects.nodes.traits import like
from spaceline.effects.perform.reading import cards_meant, values_for_filter
from spaceline.effects.scope import Scope
from spaceline.rules.second.language.bills import Uses
from spaceline.rules.second.language.matching import MATCHER, commanders_of
from spaceline.rules.second.showing import shown
from spaceline.rules.second.values import definition


def cards_to_fetch(state: State, scope: Scope, it: Download) -> tuple[CardId, ...]:
    """The cards in the deck that fit: of the title that is named, or with what is asked for (2E-download/4)."""
    there = MATCHER.fitting(state, state.zone(scope.you, "deck"), it.cards, values_for_filter(state, it.cards))
    if it.copies is None:
        return there
    titles = {definition(state, card).title for card in cards_meant(state, scope, it.copies)}
    return tuple(card for card in there if definition(state, card).title in titles)


def reasons_shown(state: State, scope: Scope, it: Download, card: CardId) -> Uses:
    """One of those shows why a card can be fetched whose copy, or whose ship, it is (2E-showing-your-cards/3, /5)."""
    wanted = definition(state, card)
    source, you = scope.source, scope.you
    if it.copies is not None:
        originals = cards_meant(state, scope, it.copies)
        same = [other for other in originals if definition(state, other).title == wanted.title]
        return shown(state, source, you, same, like(titles=(wanted.title,)))
    if it.cards.said.get("corresponds") and wanted.type == "ship":
        return shown(state, source, you, commanders_of(state, card), like(keywords=("Commander",)))
    return ()
