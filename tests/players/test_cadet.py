"""The cadet has weaknesses that a beginner can see, and none of them is chance."""

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.core.data.decisions import Selection
from spaceline.core.data.leaves import TABLE
from spaceline.editions import EDITIONS, edition_of
from spaceline.lab.matches import ArenaMatch, play_match, seeded_players
from spaceline.lab.simulation import ready_to_play, simulate
from spaceline.players.cadet import CadetPlayer
from spaceline.players.cadet.second import dearest_play
from spaceline.players.cadet.unthinking import dearest
from spaceline.players.heuristic.second.board import Board
from spaceline.players.seat import Sampled, Seat
from tests.players.test_first_decisions import TestScouts, solvable
from tests.support.first_players import told
from tests.support.playing import ME, PlayTable, person
from tests.support.tabletop import dummies


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda it: it.key)
def test_it_plays_every_edition_the_same_way_twice(edition):
    rules = ruleset(edition.names[0])
    deck = next(iter(ready_to_play(rules).values()))
    one, other = (play_match(rules, [deck, deck], ("cadet", "cadet"), 3) for _ in range(2))
    assert one.error == ""
    assert (one.winners, one.points, one.decisions) == (other.winners, other.points, other.decisions)


@pytest.mark.parametrize("name", ["2e-cta2003", pytest.param("1e-modern", marks=pytest.mark.thorough)])
def test_it_beats_chance_and_loses_to_the_officer(name, is_thorough):
    rules = ruleset(name)
    decks = ready_to_play(rules)
    easy, hard = (6, 10) if is_thorough else (2, 5)
    assert simulate(rules, decks, ("cadet", "random"), easy, seed=11).wins["cadet"] >= easy - 1
    assert simulate(rules, decks, ("heuristic", "cadet"), hard, seed=11).wins["heuristic"] > hard / 2


def test_it_never_responds():
    """The same position in which the officer prevents the death of somebody valuable."""
    table = PlayTable(mission="Medical Relief")
    table.crew({"hero": person("Biology", "Exobiology", "Medical", cost=5)} | dummies(3))
    table.hold("Escape", "Tricorder", "Tricorder")
    table.fix("hero")
    table.face("Pursuit Just Behind")
    while table.asked is not None and table.asked.kind != "response":
        Seat(table.state, table.asked.player).give(CadetPlayer(1).choose(Seat(table.state, table.asked.player)))
    assert table.asked.prompt == "respond.about.kill"
    choice = CadetPlayer(1).choose(Seat(table.state, ME))
    assert not isinstance(choice, Sampled)
    assert choice.option.kind == "pass"


def test_it_puts_the_dearest_dilemma_that_can_be_paid_for_in_the_way():
    selection = Selection((11, 12, 13, 14), 0, 4, weights=(3, 5, 4, 4), budget=4, groups=(0, 1, 2, 3))
    assert dearest(selection) == (13,)
    assert dearest(Selection((11,), 0, 1, weights=(3,), budget=2)) == ()
    assert dearest(Selection((), weights=(), budget=2)) == ()


def test_it_buys_the_dearest_card():
    table = PlayTable()
    table.hold("Tricorder", "Alien Gambling Device", "Bat'leth")
    table.to_play(more=9)
    seat = Seat(table.state, ME)
    board = Board(seat.view, seat.definitions)
    bought = dearest_play(board, seat.decision.options)
    costs = [board.facts(option.card).cost for option in seat.decision.options if option.kind == "play"]
    assert min(costs) < max(costs)
    assert board.facts(bought.card).cost == max(costs)


def told_cadet(table):
    seat = Seat(table.state, ME)
    return told(table, seat, CadetPlayer(1).choose(seat))


def test_it_has_no_thought_of_what_lies_beneath_a_mission():
    table = solvable()
    for dilemma in ("Archer", "Nausicaans", "Anaphasic Organism", "El-Adrel Creature"):
        table.seed(dilemma)
    table.begin()
    assert told_cadet(table) == ("attempt", "Goal", "Goal")


def test_it_sends_everybody_and_no_scout():
    table, mind = TestScouts().over_a_planet(6, "Archer"), CadetPlayer(1)
    beaming = mind.choose(Seat(table.state, ME))
    assert told(table, Seat(table.state, ME), beaming) == ("beam", "Ship", "Goal")
    Seat(table.state, ME).give(beaming)
    passengers = mind.choose(Seat(table.state, ME))
    assert {f"p{number}" for number in range(6)} == set(told(table, Seat(table.state, ME), passengers)[1].split(", "))


def test_it_puts_one_seed_beneath_each_mission():
    rules = ruleset("1e-modern")
    deck = next(iter(ready_to_play(rules).values()))
    match = ArenaMatch(edition_of(rules.name).start(rules, [deck, deck], 4), seeded_players(("cadet", "cadet"), 4))
    while match.state.mark(TABLE, "turns") < 1 and match.step():
        pass
    state = match.state
    stacks = [
        [card for card in zone if state.cards[card].owner == player]
        for place in state.places
        for player in state.players
        if (zone := state.zone(place, "seeds"))
    ]
    assert max(map(len, stacks)) == 1
