"""Combat between personnel: where it can be begun, who is involved, who wins and what follows (2E-combat)."""

import pytest

from spaceline.effects.nodes.effects import Effect
from spaceline.effects.phrases import like, order, score
from spaceline.effects.phrases.battles import combat
from tests.support.second_table import ME, OPPONENT, SecondTable

THIRD = 3
WON = score(5)


def facing(*own, others=(5,), demands=None, players=2, **how):
    """People of both sides by their Strength on one planet, and an event with which player 1 begins combat."""
    it = SecondTable(players=players)
    it.keep_going()
    planet = it.location("Planet")
    for number, strength in enumerate(own, 1):
        it.person(f"own {number}", planet, strength=strength)
    for number, strength in enumerate(others, 1):
        it.person(f"foe {number}", planet, strength=strength, owner=OPPONENT)
    duel(it, combat(demands, WON, **how))
    return it


def duel(it: SecondTable, text: Effect) -> None:
    """The event, in the core of player 1."""
    it.card("Duel", "event", order(text), parent=ME, role="core", has_text=True)


def begun(it, *answers):
    """Begin it: the changes that the answers brought about."""
    it.do("order", it.names["Duel"], detail="0")
    changes = [event.change for event in it.events]
    for option in answers:
        it.do(*option)
        changes.extend(event.change for event in it.events)
    return changes


def of(changes, verb):
    """The changes of a verb."""
    return [change for change in changes if change.verb == verb]


def stop(it, *names):
    """Stop some before the game goes on."""
    it.begin()
    it.happen("stop", *(it.names[name] for name in names))


def called(it, cards):
    """The names of cards."""
    return {name for name, card in it.names.items() if card in cards}


def test_without_a_card_that_says_so_there_is_no_combat():
    """2E-combat/1."""
    it = SecondTable()
    it.keep_going()
    planet = it.location("Planet")
    it.person("Ann", planet)
    it.person("Foe", planet, owner=OPPONENT)
    it.begin()
    assert {option.kind for option in it.decision.options} == {"attempt", "beam", "end-orders"}


@pytest.mark.parametrize(
    ("own", "others", "winner"),
    [
        ((6, 6), (5, 6), ME),
        ((5, 6), (6, 6), OPPONENT),
        ((5, 6), (6, 5), 0),
        ((9,), (3, 3, 3), 0),
        ((10,), (3, 3, 3), ME),
    ],
)
def test_the_higher_total_of_strength_wins_and_equal_totals_have_no_winner(own, others, winner):
    """2E-combat/7, /8: what the text says of winning is for the beginner."""
    it = facing(*own, others=others)
    it.begin()
    changes = begun(it)
    assert [(change.player, change.amount) for change in of(changes, "total")] == [
        (ME, sum(own)),
        (OPPONENT, sum(others)),
    ]
    assert [change.player for change in of(changes, "win-battle")] == [winner] * bool(winner)
    assert len(of(changes, "score")) == (winner == ME)


@pytest.mark.parametrize("own", [(9, 9), (1, 1), (5, 5)])
def test_at_the_end_the_beginners_are_stopped_and_the_others_are_not(own):
    """2E-combat/9, /10: after a win, a loss and a tie; nobody dies of itself."""
    it = facing(*own, others=(5, 5))
    it.begin()
    changes = begun(it)
    assert called(it, {card for card in it.names.values() if it.mark(card, "stopped")}) == {"own 1", "own 2"}
    assert not of(changes, "kill")


def test_own_stopped_personnel_take_no_part_and_stopped_opponents_do():
    """2E-combat/3; by the rulebook of 2003 the stopped opponent adds no Strength (2E-stopped/4)."""
    it = facing(5, 5, others=(2, 2))
    stop(it, "own 2", "foe 2")
    changes = begun(it)
    assert called(it, of(changes, "combat")[0].cards) == {"own 1", "foe 1", "foe 2"}
    assert [change.amount for change in of(changes, "total")] == [5, 2]


@pytest.mark.parametrize("where", ["in orbit", "on another planet"])
def test_own_personnel_must_be_present_with_the_opponents(where):
    """2E-combat/2."""
    it = facing(others=(5,))
    other = it.location("Elsewhere")
    it.person("own", it.ship("Ship", it.places["Planet"]) if where == "in orbit" else other)
    it.begin()
    assert it.refused("order", it.names["Duel"], detail="0") == ("no-combat", "2E-combat/2")


def test_aboard_one_ship_they_are_together():
    """2E-combat/2, 2E-present/3: those on the planet below are not involved."""
    it = facing(5, others=())
    ship = it.ship("Ship", it.places["Planet"])
    it.person("sailor", ship)
    it.person("boarder", ship, owner=OPPONENT)
    it.begin()
    changes = begun(it)
    assert called(it, of(changes, "combat")[0].cards) == {"sailor", "boarder"}


def test_nobody_fights_at_a_headquarters():
    """2E-combat/5."""
    it = facing(others=())
    home = it.location("Home", "headquarters")
    it.person("own", home)
    it.person("foe", home, owner=OPPONENT)
    it.begin()
    assert it.refused("order", it.names["Duel"], detail="0") == ("combat-at-headquarters", "2E-combat/5")


def test_those_who_are_stopped_begin_none():
    """2E-combat/3."""
    it = facing(5)
    stop(it, "own 1")
    assert it.refused("order", it.names["Duel"], detail="0") == ("combat-stopped", "2E-combat/3")


def test_what_the_card_asks_for_an_unstopped_personnel_there_must_have():
    """2E-combat/6: then all others who are there take part as well."""
    it = facing(5, demands=like(species=("Klingon",)))
    it.person("Klingon", it.places["Planet"], species=("Klingon",))
    it.begin()
    assert called(it, of(begun(it), "combat")[0].cards) == {"own 1", "Klingon", "foe 1"}


def test_one_who_is_stopped_does_not_count_for_what_the_card_asks():
    """2E-combat/6."""
    it = facing(5, demands=like(species=("Klingon",)))
    it.person("Klingon", it.places["Planet"], species=("Klingon",))
    stop(it, "Klingon")
    assert it.refused("order", it.names["Duel"], detail="0") == ("combat-demands", "2E-combat/6")


def test_a_text_that_involves_this_personnel_needs_it_there():
    """2E-combat/6: the card whose text it is."""
    it = facing(5)
    home = it.location("Home", "headquarters")
    it.person("Fighter", home, order(combat(None, WON, this=True)), has_text=True)
    it.begin()
    assert it.refused("order", it.names["Fighter"], detail="0") == ("no-combat", "2E-combat/2")


def test_of_several_opponents_the_beginner_chooses_one():
    """2E-combat/4: personnel of the third player is not involved."""
    it = facing(5, players=3)
    it.person("third", it.places["Planet"], owner=THIRD)
    it.begin()
    it.do("order", it.names["Duel"], detail="0")
    found = it.offers("combat")
    assert {option.target for option in found} == {OPPONENT, THIRD}
    it.act(next(option for option in found if option.target == THIRD))
    assert called(it, it.happened("combat")[0].cards) == {"own 1", "third"}


def test_combat_is_an_order_of_ones_own_turn():
    """2E-combat/1, 2E-other-order-actions/1."""
    it = facing(5)
    it.begin(player=OPPONENT)
    assert not it.offers("order", it.names["Duel"])
    it.begin("play_and_draw", counters=7)
    assert it.refused("order", it.names["Duel"], detail="0")[1] == "2E-other-order-actions/1"


def test_who_has_been_in_combat_may_not_begin_the_next():
    """2E-combat/10, 2E-stopped/1: they are stopped; whoever came later may."""
    it = facing(5, others=(9,))
    it.begin()
    begun(it)
    assert it.refused("order", it.names["Duel"], detail="0") == ("combat-stopped", "2E-combat/3")
    it.person("fresh", it.places["Planet"])
    it.run_on()
    assert it.offers("order", it.names["Duel"])
