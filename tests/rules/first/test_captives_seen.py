"""Both players know who a captive is, and whoever is free again lies face down among others (1E-7.7/1, 1E-12.12/2)."""

from spaceline.core.changing import make
from spaceline.core.data.changes import Change
from spaceline.core.view import may_read
from spaceline.lab.scenarios.setting import set_table
from tests.support.scenario_files import FOLDER, scenario


def test_who_is_released_is_as_unknown_as_others():
    state = set_table(scenario(FOLDER / "first/capture/the-unattended-are-freed-by-their-own.yaml")).state
    (taitt,) = (card for card in state.cards if state.definition(card).title == "Taitt")
    where = state.cards[taitt].parent
    make(state, Change("capture", (taitt,), 1, to=where, role="aboard"))
    assert may_read(state, taitt, 1)
    assert may_read(state, taitt, 2)
    make(state, Change("release", (taitt,), 2))
    assert state.cards[taitt].controller == 2
    assert may_read(state, taitt, 2)
    assert not may_read(state, taitt, 1)
