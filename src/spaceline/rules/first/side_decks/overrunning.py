"""Where so many tribbles lie that cards do less: nobody reports there for free, some bring neither points nor draws."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId, EntityId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Forbids
from spaceline.effects.perform.reading import holds
from spaceline.effects.scope import Reading
from spaceline.rules.first.side_decks import groups
from spaceline.rules.first.values import definition, is_barred, type_of

NO_FREE_REPORTS = "free"
FORBIDDING = f"forbids:{NO_FREE_REPORTS}"
"""What a card listens to whose text forbids them."""


def is_overrun(state: State, card: CardId, target: EntityId) -> bool:
    """Whether a text keeps a personnel from reporting for free where its card is, whosever that is."""
    sources = state.watched.get(FORBIDDING)
    if not sources or type_of(state, card) != "personnel":
        return False
    return any(is_forbidden(state, source) for source in sources if groups.is_at(state, source, target))


def brings_no(state: State, source: CardId, what: str) -> bool:
    """Whether a text keeps a card from bringing points or draws: ``score draw``."""
    return source in state.cards and is_barred(state, source, what)


def is_forbidden(state: State, source: CardId) -> bool:
    """Whether the text of a card forbids it now."""
    if not state.ruleset.language.text_is_on(state, source):
        return False
    scope = Reading(source, state.cards[source].controller)
    texts = (text for _, text in definition(state, source).of_kind(Forbids) if text.act == NO_FREE_REPORTS)
    return any(holds(state, scope, text.test) for text in texts)
