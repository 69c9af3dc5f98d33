"""What is declared otherwise by rules or texts, each with its reason."""

from collections.abc import Mapping

from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.rules.verbs import SEEN_BY

BLIND: Mapping[str, str] = {
    "target-team": "a force is attacked as a whole, and who is in it is seen in the fight (1E-7.4.2/1, /4)",
}
"""Questions that are answered among cards which lie face down, by what they are called."""

LIES_CONCEALED = ("surface", "aboard", "hand", "on", "docked")
CONCEALED_TYPES = ("personnel", "equipment", "ship")
"""Where cards of which types lie face down as a rule (1E-12.12/2, 2E-showing-your-cards/2)."""

OPENS: Mapping[str, str] = {
    "cloak": "a ship that is uncloaked lies open (1E-12.12/2)",
    "open-hand": "a text lays a hand open for as long as it stays in play",
    "capture": "owner and captor both know a captive (1E-7.7/1)",
    "seed": "what is seeded elsewhere than beneath missions lies face up (1E-4.0/3)",
    "examine": "what keeps a battle from beginning is known until the turn ends (1E-12.12/2)",
}
"""The changes after which cards stay open, with the reason."""

KNOWN_PILES: Mapping[str, str] = {
    "pile": "dilemmas come back face up, so their order lies open (2E-facing-dilemmas/5)",
    "tactics": "tactics come back face up (OBJ-engagements/3)",
    "tribbles": "tribbles come back face up (1E-G:tribble-side-deck/1)",
}
"""Piles that nobody looks through, in which everybody may know the order of what was put there."""

NUMBERS: Mapping[str, str] = {
    "hand": "how many cards a hand has may be known (1E-12.12/4)",
    "drawn": "all see how many dilemmas were drawn (2E-facing-dilemmas/3)",
    "named": "what was chosen is used for its cost, so the cost is shown (2E-showing-your-cards/3, /5)",
    "facing": "all see how many take part",
    "involved": "who fights is revealed in the fight (1E-7.4.2/4)",
    "command": "whoever counts shows those who count (2E-showing-your-cards/3)",
}
"""The places of cards of which a text may keep a number that everybody can look up in its frame."""


SHOWS_PARTNERS: Mapping[tuple[str, str], str] = {
    ("Select", "cards"): "whoever makes a choice possible shows it as the choice is made",
    ("PlaysOn", "cards"): "whoever must be where a card is played shows it as that is played",
    ("Download", "copies"): "of those whose copies are found one shows the title",
}
"""The places in texts of Second Edition where own personnel may be a condition, with the moment at which they show it.

2E-showing-your-cards/3.
"""


def stays_seen(state: State, card: CardId) -> bool:
    """Whether a card lies open for good: dilemmas, tactics, tribbles in their piles, or one whose text reaches others.

    2E-facing-dilemmas/5, OBJ-engagements/3, 1E-G:tribble-side-deck/1, 2E-showing-your-cards/1, /3.
    """
    is_shown = any((card, SEEN_BY[player]) in state.marks for player in state.players)
    is_open = state.ruleset.examines(state, card, 0) and not is_shown
    return is_open or state.cards[card].role in KNOWN_PILES
