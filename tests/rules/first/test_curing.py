"""Cures and nullifiers of what stayed in play: nobody is asked, so nobody can ask (1E-7.10/4)."""

from tests.support.first_tabletop import Tabletop


def test_no_order_cures():
    """1E-7.10/4: there is no such action, in anybody's turn."""
    table = Tabletop("planet")
    assert "cure" not in table.state.ruleset.actions


def test_nobody_cures_while_a_dilemma_is_met():
    """1E-5.0/3: who could cure it is looked at when its effect is done, and not before."""
    table = Tabletop("planet")
    table.team("3 Leadership", people=2, attributes={"Integrity": 5, "Cunning": 5, "Strength": 5})
    dilemma = table.seed("Alien Abduction")
    table.attempt()
    assert table.decision.prompt == "break-tie"
    assert table.role(dilemma) == "encountered"
