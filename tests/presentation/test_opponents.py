"""Computer players are called by names, with a word for how strong they are."""

import pytest

from spaceline.editions import EDITIONS
from spaceline.players.registry import PLAYERS, times_of
from spaceline.presentation import called, introduced_as, level_of, text_of, thinking_time

WORDS = text_of("2e-cta2003").lexicon


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda it: it.key)
@pytest.mark.parametrize("player", PLAYERS)
def test_every_computer_player_has_a_level_and_a_sentence_in_every_edition(edition, player):
    words = text_of(edition.names[0]).lexicon
    assert level_of(words, player) != player
    assert introduced_as(words, player).startswith(f"{level_of(words, player)}: ")


def test_levels_are_told_apart():
    usual = [spec.name for spec in PLAYERS.values() if spec.is_usual]
    assert len({level_of(WORDS, player) for player in usual}) == len(usual)
    assert len({introduced_as(WORDS, player) for player in PLAYERS}) == len(PLAYERS)


def test_a_level_is_called_the_same_however_long_it_thinks():
    for spec in PLAYERS.values():
        assert {level_of(WORDS, it.name) for it in times_of(spec)} <= {level_of(WORDS, spec.name)}
        assert all(thinking_time(WORDS, it.thinking).lower().startswith(it.thinking) for it in times_of(spec))


def test_the_words_that_are_typed_are_those_that_are_read():
    for spec in PLAYERS.values():
        if spec.is_usual:
            assert level_of(WORDS, spec.name).lower() == spec.word


def test_those_at_one_table_have_names_of_their_own():
    found = called(WORDS, ["", "heuristic", "heuristic", "random"])
    assert found == {2: "Officer Vale", 3: "Officer Orin", 4: "Recruit Tessik"}


def test_a_player_of_whom_nothing_is_said_keeps_its_technical_name():
    assert introduced_as(WORDS, "deep-thought") == "deep-thought"
    assert called(WORDS, ["deep-thought"]) == {1: "deep-thought Vale"}
