"""How a deck stands: what is legal, what is unknown, outside the pool or not built, and how files are opened."""

import re

import pytest
from msgspec.structs import replace

from spaceline.cards.card import is_playable
from spaceline.cards.decks import (
    DeckError,
    export_deck,
    for_ruleset,
    import_deck,
    load_deck,
    open_deck,
    problems,
    ready_decks,
    standing,
)
from spaceline.cards.rulesets import pool
from spaceline.rules.second.definition import CardDefinition

CTA2003, PREMIERE2002, MODERN, OPEN = "2e-cta2003", "2e-premiere2002", "1e-modern", "1e-open"
LATER = "Locutus, Voice of the Borg"
"""A card of Call to Arms."""


@pytest.fixture
def klingon():
    return ready_decks(CTA2003)["klingon"]


def test_a_ready_deck_is_legal_and_nothing_is_in_the_way_of_playing_it(klingon):
    stands = standing(klingon, pool(CTA2003))
    assert stands.is_legal
    assert stands.problems == []


def test_an_unknown_card_is_counted_and_the_rules_are_asked_of_the_others(klingon):
    cards = {name: copies for name, copies in klingon.cards.items() if name != "Dokar"}
    deck = replace(klingon, cards=cards | {"Nobody at All": klingon.cards["Dokar"]}, missions=klingon.missions[:4])
    stands = standing(deck, pool(CTA2003))
    assert list(stands.unknown) == ["Nobody at All"]
    assert [problem.clause for problem in stands.broken] == ["2E-types-of-cards/8"]
    assert not stands.is_legal


def test_a_name_that_means_several_cards_is_unknown(klingon):
    deck = replace(klingon, cards=klingon.cards | {"Jean-Luc Picard": 1})
    assert "may be any of: " in standing(deck, pool(CTA2003)).unknown["Jean-Luc Picard"].sentence


def test_a_card_outside_the_pool_of_the_ruleset_is_named(klingon):
    deck = replace(klingon, cards=klingon.cards | {LATER: 1})
    assert LATER not in standing(deck, pool(CTA2003)).outside
    stands = standing(for_ruleset(deck, PREMIERE2002), pool(PREMIERE2002))
    assert stands.outside[LATER].sentence == f"{LATER} is not in the pool of 2e-premiere2002."
    assert LATER not in stands.unknown
    assert not stands.is_legal


def test_every_ready_deck_of_a_ruleset_has_cards_of_its_pool_only():
    for ruleset in (PREMIERE2002, OPEN):
        for deck in ready_decks(ruleset).values():
            assert standing(deck, pool(ruleset)).outside == {}


def test_a_card_that_is_not_built_leaves_the_deck_legal(klingon):
    bare = {id: CardDefinition(card.facts) if card.title == "Escape" else card for id, card in pool().items()}
    stands = standing(replace(klingon, cards=klingon.cards | {"Escape": 1}), bare)
    assert list(stands.not_built) == ["Escape"]
    assert stands.is_legal
    assert len(stands.problems) == 1


def test_a_deck_stays_in_its_edition(klingon):
    with pytest.raises(DeckError, match="is one for 2e-cta2003; 1e-open is a ruleset of First Edition"):
        for_ruleset(klingon, OPEN)


class TestOpening:
    @pytest.mark.parametrize(("form", "suffix"), [("lackey", ".txt"), ("lackey-dek", ".dek"), ("trekcc", ".txt")])
    def test_a_file_in_another_form_is_played_with(self, tmp_path, klingon, form, suffix):
        path = tmp_path / f"klingon{suffix}"
        path.write_text(export_deck(klingon, form), encoding="utf-8")
        deck = load_deck(path)
        assert replace(deck, title=klingon.title) == klingon
        assert open_deck(path).form == form
        assert problems(deck, pool()) == []

    def test_a_file_whose_cards_have_no_pile_is_not_played_with(self, tmp_path):
        path = tmp_path / "mine.txt"
        path.write_text("1\tDaro\nSideboard:\n1\tEmok\n", encoding="utf-8")
        with pytest.raises(DeckError, match=r"not all of it can be in a deck \(Sideboard\)"):
            load_deck(path)
        assert open_deck(path).left_out == {"Sideboard": {"Emok": 1}}

    def test_a_deck_file_with_unknown_names_is_opened(self, tmp_path, klingon):
        path = tmp_path / "mine.yaml"
        path.write_text(export_deck(replace(klingon, cards={"Nobody at All": 3}), "yaml"), encoding="utf-8")
        assert open_deck(path).deck.cards == {"Nobody at All": 3}
        with pytest.raises(DeckError, match="no card is called 'Nobody at All'"):
            load_deck(path)

    def test_an_older_file_is_in_the_alphabet_of_windows(self, tmp_path):
        path = tmp_path / "mine.txt"
        path.write_bytes("1\tNobody’s Café\n".encode("cp1252"))
        assert open_deck(path).deck.cards == {"Nobody’s Café": 1}


LINE = re.compile(r"([0-9]+)\t")


@pytest.mark.parametrize(("folder", "ruleset", "count"), [("lackey-2e", CTA2003, 32), ("lackey-1e", MODERN, 13)])
def test_every_deck_of_the_reference_material_imports_and_no_card_is_lost(shared, folder, ruleset, count):
    paths = sorted((shared / "data" / folder / "decks").glob("*.txt"))
    assert len(paths) == count
    for path in paths:
        text = path.read_text(encoding="utf-8")
        found = import_deck(text, path.name, ruleset)
        listed = sum(int(match[1]) for line in text.splitlines() if (match := LINE.match(line)))
        aside = sum(copies for cards in found.left_out.values() for copies in cards.values())
        assert (found.form, found.unread) == ("lackey", ())
        assert found.deck.size + aside == listed, path.name
        assert import_deck(export_deck(found.deck, "lackey"), path.name, ruleset).deck == found.deck
        stands = standing(found.deck, pool(ruleset))
        named = {*stands.unknown, *stands.not_built}
        known = {card.name for card in pool(ruleset).values() if is_playable(card)}
        assert {name for name in found.deck.names if name not in known} == named
        assert stands.broken == () or ruleset == MODERN, path.name
