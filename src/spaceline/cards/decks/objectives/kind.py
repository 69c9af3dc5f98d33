"""The decks of the Objectives variant, in all forms."""

from dataclasses import replace

from spaceline.cards.decks.forms.lackey_zones import DECK
from spaceline.cards.decks.kinds import DeckKind
from spaceline.cards.decks.objectives.deck import ObjectivesDeck
from spaceline.cards.decks.objectives.legality import SENTENCES, broken_rules
from spaceline.cards.decks.second.reading import HOMES, READING
from spaceline.rules.objectives.facts import OBJECTIVE, SYSTEM, TACTIC

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
    reading=replace(READING, may_attempt=lambda mission, person: True),  # OBJ-attempt-an-objective/6
    homes={**HOMES, OBJECTIVE: "objectives", TACTIC: "tactics", SYSTEM: "cards"},
    trekcc_sections={
        "missions": "missions",
        "draw deck": "cards",
        "deck": "cards",
        "dilemma pile": "besides",
        "side decks": "besides",
    },
)
