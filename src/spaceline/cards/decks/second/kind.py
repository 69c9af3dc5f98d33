"""The decks of Second Edition, in all forms."""

from spaceline.cards.decks.forms.lackey_zones import DECK
from spaceline.cards.decks.kinds import DeckKind
from spaceline.cards.decks.second.deck import SecondDeck
from spaceline.cards.decks.second.legality import SENTENCES, broken_rules
from spaceline.cards.decks.second.reading import HOMES, READING

SECOND_DECKS = DeckKind(
    form=SecondDeck,
    broken_rules=broken_rules,
    sentences=SENTENCES,
    bans=lambda ruleset: (),
    lackey_game="startrek2e",
    lackey_sections={DECK: "cards", "Dilemmas": "besides", "Missions": "missions"},
    reading=READING,
    homes=HOMES,
    trekcc_sections={"missions": "missions", "draw deck": "cards", "deck": "cards", "dilemma pile": "besides"},
    trekcc_numbers={"se": 1, "en": 2, "ca": 3},
)
