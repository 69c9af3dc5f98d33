"""What is kept for what lies at a location is never taken for what is kept for something else there."""

from spaceline.core.table import move
from spaceline.rules.first.location_cache import NUMBERING, around, elsewhere
from tests.contract.first_midgame import Midgame


def test_copies_that_number_apart_give_other_situations_other_numbers():
    """A copy numbers, and what was kept of it is shared; then another copy numbers what it came to."""
    state = Midgame("1e-modern", 5).begin()
    place = next(place for place in state.places if state.zone(place, "surface"))
    state.caches.clear()
    elsewhere(state)
    before = around(state.clone(), place)
    assert around(state, place) == before
    assert not NUMBERING.of(state), "what the copy found is kept, without the numbers"
    other = state.clone()
    move(other, state.zone(place, "surface")[0], state.players[0], "hand")
    assert around(other, place) != before
