"""What leaves the engine, and what does not."""

from dataclasses import replace

import pytest
from msgspec import Struct

from spaceline.core import engine
from spaceline.core.changing import make
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Option, Refusal
from spaceline.core.data.leaves import EntityId
from spaceline.core.data.renaming import renamed_record
from spaceline.core.prospects import seen_check, seen_filled
from spaceline.core.sampling import sample
from spaceline.core.table import create, introduce, move, name_anew, turn
from spaceline.core.view import answer, inward, seen_event, view, why_not
from tests.contract.checks import cards_are_conserved
from tests.contract.probes.playing import POOLS, Game, kind


def told(state, change, viewer):
    """What a viewer learns of a change."""
    state.sink = []
    make(state, change)
    (event,) = state.sink
    return seen_event(state, event, viewer)


def test_a_shown_card_is_shown_to_its_audience_only():
    game = Game(crew=("Crew", 1), other=("Hull", 2))
    change = Change("show", (game["crew"],), 1)
    assert told(game.state, change, 2).definitions == ("Crew",)
    assert told(game.state, change, 0) is None


def test_an_event_with_a_hidden_card_tells_others_how_many_only():
    game = Game(crew=("Crew", 1))
    change = Change("hide", (game["crew"],), 1)
    own, other = told(game.state, change, 1), told(game.state.clone(), change, 2)
    assert own.definitions == ("Crew",)
    assert (other.definitions, other.count) == ((), 1)


def test_source_and_target_of_an_event_have_the_names_of_that_time():
    game = Game(crew=("Crew", 1, "table"))
    card = game["crew"]
    name = 1000 + game.state.cards[card].handles[2]
    game.state.sink = []
    make(game.state, Change("gain", player=1, source=card, to=card))
    make(game.state, Change("gain", player=1, source=999_999, to=10))
    move(game.state, card, 1, "hand", face_up=False)
    first, second = (seen_event(game.state, event, 2) for event in game.state.sink)
    assert (first.source, first.to) == (name, name)
    assert (second.source, second.to) == (0, 10)
    make(game.state, Change("gain", player=1, source=card))
    assert seen_event(game.state, game.state.sink[-1], 2).source == 0


@pytest.mark.parametrize("number", [-1, 7, 12, 500, 1900, 2**40])
def test_what_a_viewer_does_not_know_cannot_be_named(number):
    game = Game(crew=("Crew", 1), other=("Crew", 2))
    with pytest.raises(Refusal, match="no such card"):
        inward(game.state, 1)(number)
    with pytest.raises(Refusal, match="no such card"):
        why_not(game.state, 1, Option("play", number))
    with pytest.raises(Refusal, match="no such card"):
        answer(game.state, 1, Answer(option=Option("play", number)))


def test_only_the_player_who_is_asked_answers():
    game = Game(crew=("Crew", 1))
    with pytest.raises(Refusal, match="not your decision"):
        answer(game.state, 2, Answer(option=Option("pass")))
    with pytest.raises(Refusal, match="No cards are to be chosen"):
        seen_check(game.state, 1, ())
    answer(game.state, 1, Answer(option=Option("pass")))
    assert game.asked.player == 2


def test_a_half_made_choice_is_counted_for_the_player_who_chooses():
    game = Game(hull=("Hull", 2, "table"), crew=("Crew", 1, "table"))
    game.do(1, "borrow", "hull")
    numbers = {name: 1000 + game.state.cards[game[name]].handles[1] for name in ("hull", "crew")}
    found = seen_check(game.state, 1, (numbers["hull"],))
    assert (found.addable, found.total) == ((numbers["crew"],), 3)
    with pytest.raises(Refusal):
        seen_check(game.state, 2, ())


def test_a_half_made_choice_is_filled_with_what_may_be_added_for_the_player_who_chooses():
    game = Game(hull=("Hull", 2, "table"), crew=("Crew", 1, "table"))
    game.do(1, "borrow", "hull")
    numbers = {name: 1000 + game.state.cards[game[name]].handles[1] for name in ("hull", "crew")}
    found = seen_filled(game.state, 1, (numbers["hull"],))
    assert found == (numbers["hull"], numbers["crew"])
    assert seen_check(game.state, 1, found).addable == ()
    with pytest.raises(Refusal, match="No cards are to be chosen"):
        seen_filled(game.state, 2, ())


def test_a_card_turned_face_up_in_a_hand_is_seen_until_it_is_turned_down():
    game = Game(crew=("Crew", 1))
    turn(game.state, game["crew"], face_up=True)
    assert "Crew" in {card.definition for card in view(game.state, 2).cards}
    turn(game.state, game["crew"], face_up=False)
    assert view(game.state, 2).cards == ()


def test_who_waits_behind_an_unseen_window_can_still_imagine_the_rest_of_the_game():
    game = Game(crew=("Crew", 1), denial=("Denial", 2))
    game.do(1, "play", "crew")
    twin = sample(game.state.ruleset, view(game.state, 1), 5, POOLS, kind)
    assert view(twin, 1) == view(game.state, 1)
    with pytest.raises(Refusal, match="Nothing is to be decided"):
        engine.answer(twin, Answer(option=Option("pass")))
    engine.run(twin)
    assert engine.decision(twin).player == 1


def test_own_cards_that_are_out_of_sight_are_imagined_from_what_was_brought():
    game = Game(crew=("Crew", 1), hull=("Hull", 1, "deck"), pod=("Pod", 1, "deck"), tool=("Tool", 2, "deck"))
    for seed in range(5):
        twin = sample(game.state.ruleset, view(game.state, 1), seed, POOLS, kind)
        own = sorted(leaf.definition for leaf in twin.cards.values() if leaf.owner == 1)
        assert own == sorted(game.state.lists[1]["deck"])


def test_a_pile_that_is_nobodys_is_imagined_as_somebodys():
    game = Game(crew=("Crew", 1))
    roles = {**game.state.ruleset.roles, "heap": replace(game.state.ruleset.roles["deck"], name="heap")}
    game.state.ruleset = replace(game.state.ruleset, roles=roles)
    create(game.state, "Pod", 2, 10, "heap", face_up=False)
    twin = sample(game.state.ruleset, view(game.state, 1), 1, POOLS, kind)
    cards_are_conserved(twin)
    assert view(twin, 1) == view(game.state, 1)


class Marked(Struct, frozen=True):
    pair: tuple[EntityId, str]
    plain: tuple[int, str]
    table: dict[EntityId, int]
    maybe: Option | None = None


def test_numbers_are_renamed_where_a_type_marks_them():
    record = Marked((1000, "a"), (1000, "a"), {1000: 1000}, Option("play", 1000))
    assert renamed_record(record, lambda entity: entity and entity + 1) == Marked(
        (1001, "a"), (1000, "a"), {1001: 1000}, Option("play", 1001)
    )
    assert renamed_record(Marked((1, ""), (1, ""), {}), lambda entity: entity).maybe is None


def test_a_card_can_be_introduced_to_one_player_until_it_is_named_anew():
    game = Game(deck=("Crew", 1, "deck"), other=("Crew", 1, "deck"))
    deck = game.state.zone(1, "deck")
    (card,) = deck[:1]
    introduce(game.state, card, 2)
    introduce(game.state, card, 2)
    handle = game.state.cards[card].handles[2]
    assert handle == game.state.handles[2]
    assert game.state.cards[card].handles[1] == 0
    assert 1000 + handle in {seen.id for seen in view(game.state, 2).cards}
    name_anew(game.state, card)
    assert game.state.cards[card].handles == (0, 0, 0)
