"""The decks of First Edition, in all forms."""

from spaceline.cards.decks.first.advice import SENTENCES as ADVICE, advice
from spaceline.cards.decks.first.deck import FirstDeck
from spaceline.cards.decks.first.formats import format_of
from spaceline.cards.decks.first.legality import SENTENCES, broken_rules
from spaceline.cards.decks.first.reading import HOMES, READING
from spaceline.cards.decks.forms.lackey_zones import DECK
from spaceline.cards.decks.kinds import DeckKind

FIRST_DECKS = DeckKind(
    form=FirstDeck,
    broken_rules=broken_rules,
    advice=advice,
    sentences={**SENTENCES, **ADVICE},
    bans=lambda ruleset: format_of(ruleset).bans,
    lackey_game="startrek1e",
    # A dilemma side deck and cards set aside have no pile here.
    lackey_sections={
        DECK: "cards",
        "Missions": "missions",
        "Seed+Dil": "besides",
        "Sites": "besides",
        "Tactics": "besides",
        "QsTent": "apart",
        "Flash": "besides",
        "Tribbles": "besides",
    },
    lackey_names={"tent": "qstent", "continuum": "flash"},
    reading=READING,
    homes=HOMES,
    # The list of First Edition is made after that of Second.
    trekcc_sections={
        "missions": "missions",
        "draw deck": "cards",
        "deck": "cards",
        "seed deck": "besides",
        "q's tent": "apart",
    },
)
