"""Cures and nullifiers of dilemmas in play: when they can be asked for at all (1E-7.2.2.3)."""

from spaceline.core.actions import refuse
from spaceline.core.data.decisions import Option
from tests.support.first_tabletop import Tabletop


def test_nobody_cures_while_a_dilemma_is_met():
    """1E-5.0/3: whoever asks in mid-encounter learns nothing of those who face it."""
    table = Tabletop("planet")
    table.team("3 Leadership", people=2, attributes={"Integrity": 5, "Cunning": 5, "Strength": 5})
    dilemma = table.seed("Alien Abduction")
    table.attempt()
    assert table.decision.prompt == "break-tie"
    rule = table.state.ruleset.actions["cure"]
    for player in table.state.players:
        assert not tuple(rule.offer(table.state, player))
        assert refuse(table.state, player, Option("cure", dilemma)).clause == "1E-5.0/3"
