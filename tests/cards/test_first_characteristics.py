"""What First Edition cards are beside their types, where no position can show all of it."""

import pytest

from spaceline.cards.catalogue import FIRST_CARDS
from spaceline.rules.first.data.characteristics import SAID_FOR, implied, meant_by
from tools.first_words import ICONS, ORIGINS

CARDS = FIRST_CARDS.facts().values()
BY_TITLE = {card.title: card for card in CARDS}
PERSONNEL = [card for card in CARDS if card.type == "personnel"]
SUBCOMMANDS = {"Com", "Def", "Nav"}


def test_whoever_is_no_drone_and_no_neuter_is_a_man_or_a_woman():
    """1E-10.3.0.3/1: of the two on a card the list sometimes tells both genders together."""
    for card in PERSONNEL:
        may_have_none = bool({"Drone", "Neuter"} & set(card.characteristics))
        assert card.gender in {"male", "female"} or may_have_none or card.pair


def test_icons_give_a_species_beside_any_other():
    """1E-10.3.0.4/3; of two on a card the list tells species of both together."""
    for card in PERSONNEL:
        is_borg = "Bor" in card.affiliations or not SUBCOMMANDS.isdisjoint(card.icons)
        assert "Borg" in card.species or not is_borg or card.pair
        assert "Jem'Hadar" in card.species or "KW" not in card.icons


def test_a_hologram_is_of_no_other_species():
    """1E-10.3.0.4/4."""
    for card in PERSONNEL:
        assert "Holo" not in card.icons or card.pair or card.species == ("Hologram",)


def test_no_card_says_what_follows_from_what_it_says():
    for card in CARDS:
        assert set(implied((*card.species, *card.characteristics))).isdisjoint(card.characteristics)


@pytest.mark.parametrize(
    ("word", "also"),
    [
        ("disruptor", "hand weapon"),
        ("Changeling", "Shape-shifter"),
        ("Vice-Admiral", "Admiral"),
        ("Empress", "Emperor"),
        ("Terran", "Human"),
    ],
)
def test_what_follows_from_a_characteristic(word, also):
    """1E-10.3/3, 1E-10.3/4, 1E-12.13/2."""
    assert also in meant_by((word,))
    assert word not in meant_by((also,)) or SAID_FOR.get(also) == word


def test_other_words_stand_for_nothing_else():
    """1E-12.13/1."""
    assert meant_by(("Captain", "General", "Shape-shifter")) == ("Captain", "General", "Shape-shifter")


def test_two_commanders_are_named_by_ruling():
    """1E-10.3/7."""
    assert BY_TITLE["Tama"].commanders == ("Dathon",)
    assert BY_TITLE["The Intendant"].commands == ("Mirror Terok Nor",)


def test_ships_of_another_origin_than_their_affiliation():
    """1E-10.3.0.6.1/1."""
    assert [ORIGINS[title] for title in ("Cha'Joh", "Stolen Attack Ship")] == ["Klingon", "Dominion"]
    for title, origin in (("Cha'Joh", "Klingon"), ("Naprem", "Klingon"), ("Stolen Attack Ship", "Dominion")):
        ships = [word for word in BY_TITLE[title].characteristics if word.endswith(" ship")]
        assert ships == [f"{origin} ship"]


def test_icons_without_rules_of_their_own_are_known():
    """1E-13.2/2."""
    assert {"Shield", "SKR"} <= ICONS


def test_a_card_keeps_the_release_from_which_it_comes():
    """1E-13.2/4."""
    assert all(card.id.split("-")[1] == card.release for card in CARDS)
