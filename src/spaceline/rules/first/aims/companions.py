"""Who goes with whom, where not all may be together (1E-6.3/3, 1E-10.2.10/3)."""

from __future__ import annotations

from collections import Counter

from spaceline.core.data.aims import Need, Way
from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.rules.first.values import facts


def beside(state: State, going: tuple[CardId, ...], everybody: tuple[CardId, ...]) -> Way:
    """Everybody by title, those who go together before those who do not; how many of each title go."""
    titles = [facts(state, card).title for card in (*going, *(card for card in everybody if card not in going))]
    there, gone = Counter(titles), Counter(titles[: len(going)])
    return tuple(Need("card", title, gone[title], there[title]) for title in there)
