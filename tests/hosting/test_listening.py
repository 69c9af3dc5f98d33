"""Computer players at a table are told what they may know of what happens, if they want to be."""

from random import Random

from spaceline.hosting.seating import PERSON
from tests.support.hosted import SECOND, hosted


def told_in_a_game(*sits):
    game, rng, heard = hosted(SECOND, *sits), Random(1), {}
    for _ in range(60):
        for viewer, events in game.answer(game.asked, game.seat(game.asked).sample(rng)).items():
            heard.setdefault(viewer, []).extend(events)
    return heard


def test_a_player_that_listens_is_told_what_it_sees_whether_people_sit_there_or_not():
    assert told_in_a_game(PERSON, "commander")[2]
    heard = told_in_a_game("commander", "commander")
    assert heard[1]
    assert heard[2]
    assert heard[1] != heard[2]


def test_a_player_that_does_not_listen_is_told_nothing():
    assert 2 not in told_in_a_game(PERSON, "heuristic")
