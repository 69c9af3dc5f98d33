"""The heuristic player of First Edition draws tactics, lays the one that promises most, and never errs with them."""

import pytest
from msgspec.structs import replace

from spaceline.cards.decks import ready_decks
from spaceline.cards.rulesets import pool, ruleset
from spaceline.core.table import move
from spaceline.editions import edition_of
from spaceline.lab.matches import COUNTING, ArenaMatch
from spaceline.lab.simulation import simulate
from spaceline.players.heuristic.first.board import Board
from spaceline.players.heuristic.first.player import FirstHeuristic
from spaceline.players.heuristic.first.tactics import Tactics
from spaceline.players.seat import Seat
from tests.support.first_battles import SHIP_BATTLE, crewed_ship, leave_something
from tests.support.first_table import ME, OPPONENT, FirstTable

RULESET = "1e-modern"
DOOR = "1e-bog-11"
SINGLE = (
    *("Target Shields", "Target Engines", "Quantum Torpedo", "Maximum Firepower", "Crimson Forcefield"),
    *("Riker Maneuver", "Picard Maneuver", "Plasma Energy Burst", "T'Pol/Soong Maneuver", "Isolytic Burst"),
)
SEVERAL = {"Pulse Disruptor": 3, "Plasma Torpedo": 3, "Photon Torpedo": 2, "Strafing Run": 2}
TACTICS = {**SEVERAL, **dict.fromkeys(SINGLE, 1)}


class Fighter(FirstHeuristic):
    """Attacks whenever it can."""

    def _order(self, board, decision):
        attacks = [it for it in decision.options if it.kind == SHIP_BATTLE and it not in self._acted]
        if not attacks:
            return super()._order(board, decision)
        self._acted.append(attacks[0])
        return attacks[0]


@pytest.fixture(scope="module")
def decks():
    """Two ready decks in which a Battle Bridge takes the place of a seed."""
    found = {}
    for name in ("klingon", "romulan"):
        deck = ready_decks(RULESET)[name]
        several = next(title for title, copies in deck.seeds.items() if copies > 1)
        seeds = {**deck.seeds, several: deck.seeds[several] - 1, "Battle Bridge Door": 1}
        found[name] = replace(deck, seeds=seeds, tactics=TACTICS).brought(pool(RULESET))
    return found


def battle_with(*titles, **ship):
    """A battle at the moment when the attacker, who has drawn these tactics, is asked which one to lay."""
    table = FirstTable()
    known = {card.title: card for card in pool(RULESET).values() if card.type == "tactic"}
    table.definitions.update({DOOR: pool(RULESET)[DOOR], **{known[it].facts.id: known[it] for it in titles}})
    place = table.location("Somewhere", "space")
    leave_something(table)
    mine = crewed_ship(table, "mine", place, **ship)
    other = crewed_ship(table, "theirs", place, OPPONENT, weapons=8, shields=8)
    table.put("door", DOOR, ME, "table", ME, True)
    drawn = [table.put(it, known[it].facts.id, ME, "tactics", ME, False) for it in titles]
    table.begin().do(SHIP_BATTLE, mine, other)
    table.do("return-fire", mine, player=OPPONENT)
    for _ in titles:
        table.say(yes=True)
    return table, drawn


def laid(table):
    """The titles of what the player lays."""
    seat = Seat(table.state, ME)
    board = Board(seat.view, seat.definitions)
    best = Tactics(board).best(seat.decision.selection.cards)
    it = board.definition(best) if best is not None else None
    return it.title if it is not None else ""


def test_it_places_a_tactic_where_least_of_the_hull_is_left():
    table, drawn = battle_with("Target Engines", "Pulse Disruptor")
    move(table.state, drawn[0], table.names["theirs"], "on", face_up=True)
    seat = Seat(table.state, ME)
    board = Board(seat.view, seat.definitions)
    damaged = next(leaf.parent for leaf in board.cards.values() if leaf.role == "on")
    whole = next(card for card, leaf in board.cards.items() if leaf.role == "space" and card != damaged)
    assert Tactics(board).target(seat.decision.selection.cards[0], (whole, damaged)) == damaged


def test_it_lays_what_makes_a_miss_a_hit():
    table, _ = battle_with("Evasive Maneuvers", "Full Phaser Spread", weapons=7, shields=30)
    assert laid(table) == "Full Phaser Spread"


def test_it_lays_what_makes_a_hit_on_itself_a_miss():
    table, _ = battle_with("Strafing Run", "Evasive Maneuvers", weapons=1, shields=6)
    assert laid(table) == "Evasive Maneuvers"


def test_it_counts_what_a_text_adds_for_its_ship():
    table, _ = battle_with("Plasma Torpedo", "Pulse Disruptor", weapons=6, shields=30, affiliations=("Kli",))
    assert laid(table) == "Pulse Disruptor"


def test_it_draws_and_lays_and_never_errs(decks):
    names = ("klingon", "romulan")
    occurred = {"draw-tactic": 0, "lay-tactic": 0}
    for seed in (7, 6):
        state = edition_of(RULESET).start(ruleset(RULESET), [decks[name] for name in names], seed)
        match = ArenaMatch(state, [Fighter(seed), Fighter(seed + 1)], COUNTING)
        while match.step():
            pass
        assert match.state.result is not None
        for verb in occurred:
            occurred[verb] += match.occurred[verb]
        assert occurred["draw-tactic"] >= occurred["lay-tactic"]
        if occurred["lay-tactic"]:
            return
    pytest.fail("no tactic was laid")


@pytest.mark.thorough
def test_twenty_games_with_tactics_end(decks):
    assert simulate(ruleset(RULESET), decks, ("heuristic", "heuristic"), 20, seed=1).errors == 0
