"""The heuristic player begins battles that look won, against the weakest enemy, and repairs what it can."""

from spaceline.core.table import put_mark
from spaceline.core.view import answer
from spaceline.players.heuristic import HeuristicPlayer
from spaceline.players.seat import Seat
from tests.support.battles import BattleTable
from tests.support.playing import ME, OPPONENT, person


def chosen(table):
    """What the player would answer now."""
    put_mark(table.state, table.mission, "completed", 1)
    table.ready()
    return HeuristicPlayer(1).choose(Seat(table.state, ME))


def klingons(shields):
    table = BattleTable("space")
    table.vessel("ours", "Kli", ME, person(affiliation="Kli"))
    for number, value in enumerate(shields):
        table.vessel(f"theirs{number}", "Rom", OPPONENT, Shields=value)
    return table, table.in_core("BaH!")


def test_a_battle_that_looks_won_is_begun():
    table, _ = klingons([7])
    assert chosen(table).option.kind == "order"


def test_one_that_looks_lost_is_not():
    table, event = klingons([9])
    assert table.can_carry_out(event)
    assert chosen(table).option.kind != "order"


def test_the_weakest_enemy_is_attacked():
    table, event = klingons([20, 5, 20])
    table.carry_out(event)
    answer(table.state, ME, chosen(table))
    assert table.points() == 10


def test_strength_that_cannot_be_read_is_guessed():
    for number, begins in ((1, True), (2, False)):
        table = BattleTable()
        table.add("hero", person(affiliation="Kli", strength=9))
        table.against(*[1] * number)
        table.in_core("A Chance for Glory")
        assert (chosen(table).option.kind == "order") == begins
