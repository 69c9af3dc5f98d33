"""How a game begins (2E-setting-up)."""

from spaceline.rules.second.ruleset import CALL_TO_ARMS
from spaceline.rules.second.setup import Brought, start
from tests.support.second_table import SecondTable

MISSIONS = ("Home", "One", "Two", "Three", "Four")


def begun(players=2, seed=1, size=20):
    """A game with decks of so many different cards."""
    it = SecondTable()
    missions = [it.define(name, "mission", kind="planet", span=1, points=30, quadrant="Alpha") for name in MISSIONS]
    missions[0] = it.define("Home", "mission", kind="headquarters", span=1, quadrant="Alpha")
    deck = [it.define(f"Card {at}", "event") for at in range(size)]
    pile = [it.define(f"Dilemma {at}", "dilemma", kind="dual") for at in range(size)]
    brought = [Brought(tuple(missions), tuple(pile), tuple(deck)) for _ in range(players)]
    return start(CALL_TO_ARMS.build(it.definitions), brought, seed)


def titles(state, player, zone):
    return [state.definition(card).title for card in state.zone(player, zone)]


def test_missions_lie_face_up_in_the_order_in_which_they_were_brought():
    """2E-setting-up/1."""
    state = begun()
    for player in state.players:
        own = [card for card, leaf in state.cards.items() if leaf.role == "mission" and leaf.owner == player]
        assert [state.definition(card).title for card in own] == list(MISSIONS)
        assert all(state.cards[card].face_up for card in own)


def test_missions_that_two_have_laid_out_are_at_one_place():
    """2E-missions-glossary/1."""
    state = begun()
    assert all(len(state.zone(place, "mission")) == 2 for place in state.places)
    assert len(state.places) == len(MISSIONS)


def test_deck_and_pile_are_shuffled_and_lie_apart_face_down():
    """2E-setting-up/2."""
    state = begun()
    for player in state.players:
        pile = titles(state, player, "pile")
        assert sorted(pile) == sorted(f"Dilemma {at}" for at in range(20))
        assert pile != [f"Dilemma {at}" for at in range(20)]
        assert not any(state.cards[card].face_up for zone in ("pile", "deck") for card in state.zone(player, zone))
    assert titles(state, 1, "pile") != titles(state, 2, "pile")


def test_everybody_opens_with_seven_cards_of_the_deck():
    """2E-setting-up/4."""
    state = begun()
    for player in state.players:
        hand, deck = titles(state, player, "hand"), titles(state, player, "deck")
        assert (len(hand), len(deck)) == (7, 13)
        assert sorted(hand + deck) == sorted(f"Card {at}" for at in range(20))


def test_whose_deck_is_smaller_holds_all_of_it():
    """2E-setting-up/4."""
    state = begun(size=5)
    assert [len(state.zone(player, "hand")) for player in state.players] == [5, 5]


def test_chance_picks_who_begins():
    """2E-setting-up/3."""
    assert {begun(players=3, seed=seed).frames[0].player for seed in range(20)} == {1, 2, 3}


def test_the_same_seed_begins_the_same_game():
    one, other, another = begun(seed=5), begun(seed=5), begun(seed=6)
    assert one == other
    assert titles(one, 1, "hand") != titles(another, 1, "hand")
