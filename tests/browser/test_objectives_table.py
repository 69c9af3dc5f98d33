"""The table of the Objectives variant: what is to be achieved is read on the map, not beside a name."""

from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tools.browser_person import OBJECTIVES


def test_active_objectives_stand_above_the_locations_with_points_and_what_they_ask_for(come):
    person = come().begin(OBJECTIVES, name="Ada", seed=8, deck="Errands of Peace")
    person.wait()
    groups = person.page.get_by_role("group", name="active objectives", exact=True)
    expect(groups).to_have_count(2)
    own = groups.last.get_by_role("button", include_hidden=True)
    expect(own).to_have_count(4)
    for objective in own.all():
        assert int(objective.locator(".points").inner_text()) > 0
        assert ">" in objective.locator(".needs").inner_text()
    expect(person.page.locator(".bar .open .slip")).to_have_count(0)
    assert person.page.locator("[data-pile$='/tactics']").count() == 2


def test_locations_tell_their_quadrant_on_a_phone_too(come):
    person = come(**PHONE).begin(OBJECTIVES, name="Ada", seed=8, deck="Errands of Peace")
    person.wait()
    expect(person.page.locator(".place .terms", has_text="Alpha quadrant")).to_have_count(10)


def test_on_a_phone_on_its_side_both_rows_are_in_sight_with_their_objectives(come):
    viewport = {"width": 844, "height": 390}
    person = come(viewport=viewport, has_touch=True, is_mobile=True)
    person.begin(OBJECTIVES, name="Ada", seed=8, deck="Errands of Peace")
    person.play_until(lambda it: it.page.locator(".space .vessel .slip").count() > 0, playing)
    space = person.page.locator(".space").bounding_box()
    for thing in person.page.locator(".space :is(.objective, .world)").all():
        box = thing.bounding_box()
        assert box["y"] >= space["y"] - 1
        assert box["y"] + box["height"] <= space["y"] + space["height"] + 1


def playing(_, choices):
    """Ships and what goes on them first, then whatever can be played."""
    wanted = ("Play U.S.S.", "Play ", "Draw a card", "Pass", "Go on", "End the turn")
    return next((it for word in wanted for it in choices if it.startswith(word)), choices[0])
