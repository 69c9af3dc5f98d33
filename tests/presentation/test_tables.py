"""The table that is sent: a function of the view, without a hidden card, with words for everything."""

from itertools import islice

import msgspec
import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.core.view import may_read
from spaceline.lab.scenarios.running import positions as positions_of
from spaceline.presentation import Sitter, table_of
from spaceline.presentation.edition import presentation_of
from spaceline.presentation.tables import LAID_OUT, card_here
from tests.support.scenario_files import FOLDER, scenario
from tests.support.shown_games import RULESETS, kept, positions, scene, twin

COMPANY = {1: Sitter("Ada", "Starfleet on Patrol"), 2: Sitter("Computer", "klingon", is_computer=True)}
SOME = 80
"""Positions of a game, one after another."""


def table(state, viewer):
    return table_of(scene(state, viewer), state.ruleset.roles, COMPANY)


@pytest.fixture(params=RULESETS)
def states(request):
    return kept(request.param, 11, 25)


def test_a_viewer_and_the_twin_of_that_viewer_are_sent_the_same_table(states):
    for number, state in enumerate(states):
        for viewer in (0, *state.players):
            other = twin(state, viewer, number)
            assert msgspec.json.encode(table(other, viewer)) == msgspec.json.encode(table(state, viewer))


def test_no_table_names_a_card_that_its_viewer_cannot_read(states):
    for state in states:
        for viewer in (0, *state.players):
            hidden = {leaf.definition for card, leaf in state.cards.items() if not may_read(state, card, viewer)}
            open_to = {leaf.definition for card, leaf in state.cards.items() if may_read(state, card, viewer)}
            sent = msgspec.json.encode(table(state, viewer)).decode()
            assert not [it for it in hidden - open_to if f'"{it}"' in sent]
            shown = {card.id: card.face for card in table(state, viewer).cards}
            for card, leaf in state.cards.items():
                if leaf.handles[viewer] and not may_read(state, card, viewer):
                    assert shown[1000 + leaf.handles[viewer]] == ""


def test_a_spectator_is_shown_nobodys_hand(states):
    for state in states:
        hands = {(zone.parent, zone.role): zone.cards for zone in table(state, 0).zones if zone.role == "hand"}
        for player in state.players:
            cards = state.zone(player, "hand")
            if cards and not any(state.cards[card].face_up for card in cards):
                assert set(hands[player, "hand"]) == {0}


def test_every_card_lies_in_a_zone_with_a_label_under_its_parent(states):
    for state in states:
        for viewer in (0, *state.players):
            sent = table(state, viewer)
            lying = {card: (zone.parent, zone.role) for zone in sent.zones for card in zone.cards if card}
            assert lying == {card.id: (card.parent, card.role) for card in sent.cards}
            assert all(zone.label and zone.cards for zone in sent.zones)
            assert all(card.name for card in sent.cards)


def test_every_place_of_the_map_stands_in_one_row_with_a_name(states):
    for state in states:
        sent = table(state, 1)
        laid = [place for row in sent.rows for place in row.places]
        assert len(laid) == len(set(laid))
        with_missions = {zone.parent for zone in sent.zones if zone.role == "mission"}
        assert set(laid) == with_missions
        assert all(place.name and place.kind for place in sent.places if place.id in laid)


@pytest.mark.parametrize("name", RULESETS)
def test_every_zone_of_the_rules_and_every_kind_of_action_has_a_word(name):
    rules = ruleset(name)
    templates = scene(kept(name, 11, 25)[0], 1).words.templates
    assert not [role for role in rules.roles if f"zone.{role}" not in templates]
    assert not [kind for kind in rules.actions if f"kind.{kind}" not in templates]


def test_a_player_sees_the_own_row_first_and_the_hand_in_the_order_of_hands():
    state = kept("2e-cta2003", 11, 25)[0]
    for viewer in state.players:
        sent = table(state, viewer)
        assert sent.rows[0].player == viewer
        hand = next(zone.cards for zone in sent.zones if (zone.parent, zone.role) == (viewer, "hand"))
        types = [state.ruleset.definitions[card.face].type for card in sent.cards if card.id in hand]
        in_order = [next(card for card in sent.cards if card.id == number) for number in hand]
        order = ("personnel", "ship", "equipment", "event", "interrupt")
        places = [order.index(state.ruleset.definitions[card.face].type) for card in in_order]
        assert places == sorted(places)
        assert len(types) == len(hand)


def test_a_player_is_shown_with_the_name_and_the_deck_as_people_read_it(states):
    ada, computer = table(states[0], 1).players
    assert (ada.name, ada.deck, ada.is_you, ada.is_computer) == ("Ada", "Starfleet on Patrol", True, False)
    assert (computer.name, computer.is_you, computer.is_computer) == ("Computer", False, True)


def test_a_finished_game_tells_its_result(states):
    assert not table(states[0], 1).result
    assert states[-1].result is not None
    assert table(states[-1], 1).result[0] in ("You win.", "The opponent wins.")


def test_range_that_is_used_is_told_as_what_is_left():
    found = [
        status.label
        for state in kept("2e-cta2003", 11, 4)
        for card in table(state, 0).cards
        for status in card.statuses
        if status.name == "range"
    ]
    assert found
    assert all(label.startswith("Range ") and " of " in label for label in found)


def test_a_card_shows_what_was_named_for_it_as_long_as_that_is_known():
    file = FOLDER / "second/review/en-event/under-scrutiny.yaml"
    *_, (_, at) = positions_of(scenario(file))
    for viewer in (0, *at.state.players):
        shown = {card.name: [status.label for status in card.statuses] for card in table(at.state, viewer).cards}
        assert shown["Under Scrutiny"] == ["named: Shandor"]


def test_of_a_card_that_nothing_has_befallen_nothing_is_told_but_what_and_where_it_is(states):
    told = 0
    for state in states:
        for viewer in (0, *state.players):
            seen = scene(state, viewer)
            layout = presentation_of(state.ruleset.name).layout
            assert table(state, viewer).cards == tuple(card_here(seen, layout, card) for card in seen.view.cards)
            told += sum(bool(card.statuses or card.attributes) for card in table(state, viewer).cards)
    assert told


@pytest.mark.parametrize("name", [*RULESETS, "objectives"])
def test_places_that_are_kept_from_the_view_before_are_as_they_would_be_told_now(name):
    kept_of = {viewer: {} for viewer in (0, 1, 2)}
    again = 0
    for state in islice(positions(name, 11, 1), SOME):
        for viewer, before in kept_of.items():
            seen = scene(state, viewer)
            was, seen.kept = before.get(LAID_OUT), before
            told = table_of(seen, state.ruleset.roles, COMPANY)
            again += before[LAID_OUT] is was
            fresh = table_of(scene(state, viewer), state.ruleset.roles, COMPANY)
            assert (told.rows, told.places, told.zones) == (fresh.rows, fresh.places, fresh.zones)
    assert again > SOME
