"""The decks of the Objectives variant, in all forms."""

from spaceline.cards.decks.forms.lackey_zones import DECK
from spaceline.cards.decks.kinds import DeckKind
from spaceline.cards.decks.objectives.deck import ObjectivesDeck
from spaceline.cards.decks.objectives.legality import SENTENCES, broken_rules

OBJECTIVES_DECKS = DeckKind(
    form=ObjectivesDeck,
    broken_rules=broken_rules,
    sentences=SENTENCES,
    bans=lambda ruleset: (),
    lackey_game="startrek2e",
    lackey_sections={
        DECK: "cards",
        "Dilemmas": "besides",
        "Objectives": "besides",
        "Tactics": "besides",
        "Missions": "missions",
    },
    trekcc_sections={
        "missions": "missions",
        "draw deck": "cards",
        "deck": "cards",
        "dilemma pile": "besides",
        "side decks": "besides",
    },
)
