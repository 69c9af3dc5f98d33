"""A phone held upright: 390 by 844, touched with fingers."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tools.browser_person import FIRST, SECOND

FINGER = 40
"""What a finger hits is at least so many points high."""
LONG = 700


def overflow(person):
    return person.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")


@pytest.mark.parametrize("edition", [SECOND, FIRST])
def test_nothing_is_wider_than_the_screen_and_buttons_fit_a_finger(come, edition):
    person = come(**PHONE).come()
    person.page.get_by_role("button", name="Play", exact=True).wait_for()
    assert overflow(person) <= 0
    person.begin(edition, name="Ada")
    person.wait()
    for name in ("Table", "Hand", "Log"):
        person.page.get_by_role("navigation").get_by_role("button", name=name).tap()
        assert overflow(person) <= 0
        for button in person.ask.locator("button.choice").all():
            assert button.bounding_box()["height"] >= FINGER


def test_a_card_is_touched_and_played(come):
    person = come(**PHONE).begin(name="Ada")
    person.wait()
    person.page.get_by_role("navigation").get_by_role("button", name="Hand").tap()
    held, number = person.hand.count(), person.number
    card = person.page.locator("button.held.glow").first
    name = card.locator(".unseen").inner_text()
    card.tap()
    menu = person.page.get_by_role("dialog", name=name)
    assert menu.bounding_box()["width"] == 390
    menu.get_by_role("button", name="Play").first.tap()
    person.gone(number)
    person.wait(number)
    expect(person.hand).to_have_count(held - 1)


def test_a_card_that_is_held_is_shown_large(come):
    person = come(**PHONE).begin(name="Ada")
    person.wait()
    person.page.get_by_role("navigation").get_by_role("button", name="Hand").tap()
    card = person.hand.first
    name, box = card.locator(".unseen").inner_text(), card.bounding_box()
    finger = person.context.new_cdp_session(person.page)
    spot = {"x": box["x"] + 20, "y": box["y"] + 40}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    person.page.wait_for_timeout(LONG)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    large = person.page.get_by_role("dialog", name=name)
    expect(large).to_be_visible()
    assert large.bounding_box()["width"] <= 390
    large.get_by_role("button", name="Close").tap()
    expect(large).to_have_count(0)


def test_turns_are_played_with_fingers(come):
    person = come(**PHONE).begin(name="Ada")
    person.play_until(lambda it: "End the turn" in it.choices)
    number = person.number
    person.button("End the turn").tap()
    person.gone(number)
    person.play(most=5)
    assert overflow(person) <= 0


def test_a_question_about_cards_in_the_hand_opens_it_and_puts_it_away_again(come):
    def drawing(_, choices):
        wanted = ("Draw a card", "End the turn", "Pass", "Go on", "Done")
        return next((it for word in wanted for it in choices if it.startswith(word)), choices[0])

    person = come(**PHONE).begin()
    table = person.page.locator("main.table")
    picks = person.ask.get_by_text("Choose exactly").or_(person.ask.locator(".candidate"))
    person.play_until(lambda it: "discard" in it.question.lower() and picks.count() > 0, choose=drawing)
    expect(table).to_have_attribute("data-part", "hand")
    expect(person.hand.first).to_be_in_viewport()
    person.pick()
    expect(table).to_have_attribute("data-part", "map")


def test_dilemmas_are_chosen_from_a_list_that_is_seen_and_no_card_stands_between_the_stage_and_it(come):
    person = come(**PHONE).begin()
    held, stage = person.page.locator(".held"), person.page.locator(".stage")
    listed = person.ask.locator(".candidate")
    person.play_until(lambda it: "dilemma" in it.question.lower() and listed.count() > 0, choose=playing)
    person.page.set_viewport_size({"width": 844, "height": 390})
    expect(stage).to_be_visible()
    expect(listed.first).to_be_in_viewport(ratio=0.95)
    top, end = listed.first.bounding_box(), person.ask.locator(".end").bounding_box()
    assert top["y"] + top["height"] <= end["y"] + 2
    person.page.set_viewport_size(PHONE["viewport"])
    expect(stage).to_be_visible()
    assert held.count() > 0
    expect(held.first).to_be_hidden()
    stage.get_by_role("button", name="Look at the table").tap()
    expect(held.first).to_be_visible()


def test_the_hint_of_a_newcomer_stays_while_the_list_is_pushed(come):
    person = come(**PHONE).begin()
    person.wait()
    hint = person.page.locator(".coach summary")
    before = hint.bounding_box()
    person.page.locator("section.ask").evaluate("(it) => it.scrollTo(0, it.scrollHeight)")
    assert hint.bounding_box() == before
    hint.click()
    person.page.locator(".coach").evaluate("(it) => it.scrollTo(0, it.scrollHeight)")
    expect(hint).to_be_in_viewport(ratio=0.9)
    expect(person.page.locator(".coach").get_by_role("button", name="Understood")).to_be_in_viewport(ratio=0.9)


def test_an_order_and_the_end_of_the_turn_are_in_sight_without_pushing_the_list(come):
    person = come(**PHONE).begin(name="Ada", seed=21)
    again = person.ask.get_by_role("button", name="See again")
    person.play_until(lambda it: "What do you play" in it.question and len(it.choices) > 2 and again.count(), playing)
    for choice in person.ask.locator("button.choice").all()[:3]:
        expect(choice).to_be_in_viewport(ratio=0.9)
    person.play_until(lambda it: "order" in it.question and len(it.choices) > 1, playing)
    first, last = person.ask.locator("button.choice").first, person.ask.locator("button.choice").last
    expect(first).to_be_in_viewport(ratio=0.9)
    expect(last).to_contain_text("End the turn")
    expect(last).to_be_in_viewport(ratio=0.9)
    boxes = [it.bounding_box() for it in (first, last, person.ask.get_by_role("button", name="See again"))]
    sheet = person.ask.bounding_box()
    assert all(sheet["y"] <= it["y"] and it["y"] + it["height"] <= sheet["y"] + sheet["height"] for it in boxes)
    assert boxes[0]["y"] + boxes[0]["height"] <= boxes[1]["y"]


def playing(_, choices):
    """Play what can be played, and end the turn otherwise."""
    wanted = ("Play ", "Draw a card", "Pass", "Go on", "End the turn")
    return next((it for word in wanted for it in choices if it.startswith(word)), choices[0])
