"""What a question is about is in sight when the question comes, and what is told beside it can be read."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE
from tools.browser_person import FIRST, OBJECTIVES, SECOND, quickly

pytestmark = pytest.mark.thorough

OTHER_VERSION = "Another version goes on with this game."
SHARE_IN_SIGHT = """element => {
  const [box, map] = [element, document.querySelector(".space")].map(it => it.getBoundingClientRect());
  const wide = Math.min(box.right, map.right) - Math.max(box.left, map.left);
  const high = Math.min(box.bottom, map.bottom) - Math.max(box.top, map.top);
  return Math.max(0, wide) * Math.max(0, high) / (box.width * box.height);
}"""
OUTPOST = "Federation Outpost"


def settles(question, choices):
    """Seeds the outpost and lets all report there that can."""
    wanted = (f"Seed {OUTPOST}", "Report ", "Play ", "Go on")
    return next((it for word in wanted for it in choices if it.startswith(word)), quickly(question, choices))


def map_of(person):
    return person.page.locator(".space")


def outpost_of(person):
    return map_of(person).locator(".vessel.facility > button", has_text=OUTPOST).first


def share(thing):
    """How much of a thing is in sight, once whatever moves the map had the time to."""
    thing.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return thing.evaluate(SHARE_IN_SIGHT)


def to_orders(come, device):
    """Somebody who may beam from the outpost."""
    person = come(**device).begin(FIRST, name="Ada")
    return person.play_until(
        lambda it: it.question == "Which order do you give?" and any(OUTPOST in name for name in it.choices), settles
    )


NEAR = "zoom => localStorage.setItem('spaceline.settings', JSON.stringify({ zoom, pace: 'none' }))"


def nearer(person, zoom):
    """The same person, near enough that not all of the map is in its window."""
    person.page.evaluate(NEAR, zoom)
    person.page.reload()
    person.wait()
    return person


def ends_turns(question, choices):
    return next((it for it in ("End the turn", "Go on to the orders") if it in choices), quickly(question, choices))


@pytest.mark.parametrize("device", [PHONE, DESKTOP])
def test_the_outpost_that_an_order_names_is_in_sight(come, device):
    person = to_orders(come, device)
    assert share(outpost_of(person)) > 0.95


def test_what_went_out_of_sight_comes_back_with_the_next_question_about_it(come):
    person = nearer(to_orders(come, PHONE), 2.4)
    outpost, names = outpost_of(person), person.choices
    assert all(OUTPOST in name or name == "End the turn" for name in names), names
    map_of(person).evaluate("it => { it.scrollLeft = it.scrollLeft > 400 ? 0 : it.scrollWidth; }")
    assert share(outpost) < 0.05
    person.press("End the turn")
    person.play_until(lambda it: it.question == "Which order do you give?" and it.choices == names, ends_turns)
    assert share(outpost) > 0.95


def test_a_map_in_which_it_is_seen_already_does_not_move(come):
    person = nearer(to_orders(come, DESKTOP), 1.5)
    outpost = outpost_of(person)
    before = map_of(person).evaluate("it => it.scrollLeft")
    map_of(person).evaluate("it => it.scrollBy(12, 0)")
    moved = map_of(person).evaluate("it => it.scrollLeft")
    assert moved != before
    assert share(outpost) > 0.95
    person.answer(ends_turns)
    person.play_until(lambda it: it.question == "Which order do you give?", ends_turns)
    assert share(outpost) > 0.95
    assert map_of(person).evaluate("it => it.scrollLeft") == moved


def above_the_log(person, button):
    """A button that is wholly in sight, and not beneath the log."""
    expect(button).to_be_in_viewport(ratio=1)
    log, box = person.page.get_by_role("log", name="Log").bounding_box(), button.bounding_box()
    assert box["y"] + box["height"] <= log["y"]
    return button


def test_a_newcomer_can_say_that_the_hint_was_understood_whatever_the_list(come):
    """The hint goes by itself after three questions, so the list is that of the first one."""
    person = come().begin(OBJECTIVES, name="Ada")
    person.wait()
    assert len(person.choices) > 6
    understood = above_the_log(person, person.page.get_by_role("button", name="Understood"))
    expect(person.ask.locator("button.choice").first).to_be_in_viewport(ratio=0.8)
    hint = person.page.get_by_text("What glows can be used")
    expect(hint).to_be_visible()
    understood.click()
    expect(hint).to_have_count(0)
    person.page.reload()
    person.wait()
    expect(hint).to_have_count(0)


def test_advice_beside_a_long_list_of_cards_can_be_put_away(come):
    person = come().begin(SECOND, name="Ada")
    person.play_until(lambda it: it.ask.locator("button.candidate").count() > 6)
    advice = person.page.locator(".coach li").first
    told = advice.inner_text()
    understood = above_the_log(person, person.page.get_by_role("button", name="Understood"))
    expect(person.ask.locator("button.confirm")).to_be_in_viewport(ratio=1)
    expect(person.ask.locator("button.candidate").first).to_be_in_viewport(ratio=0.8)
    understood.click()
    expect(person.page.locator(".coach li").filter(has_text=told)).to_have_count(0)


@pytest.mark.parametrize("device", [PHONE, DESKTOP])
def test_why_something_is_refused_is_in_sight_below_a_long_list(come, device):
    person = come(**device)
    person.page.route_web_socket("**/socket**", refusing)
    person.begin(SECOND, name="Ada")
    person.wait()
    assert len(person.choices) > 3
    person.ask.locator("button.choice").first.click()
    expect(person.ask.get_by_role("alert")).to_be_in_viewport(ratio=1)
    expect(person.ask.get_by_role("alert")).to_contain_text("Not now.")


def refusing(socket):
    """A line on which every answer is refused."""
    server = socket.connect_to_server()

    def said(text):
        message = json.loads(text)
        if message["type"] == "answer":
            why = {"reason": "no", "sentence": "Not now."}
            socket.send(json.dumps({"type": "refused", "ref": message["ref"], "why": why}))
        else:
            server.send(text)

    socket.on_message(said)


def noticed(socket):
    """A line on which the game was loaded by another version."""
    server = socket.connect_to_server()

    def told(text):
        message = json.loads(text)
        socket.send(json.dumps({**message, "notice": OTHER_VERSION} if message["type"] == "welcome" else message))

    server.on_message(told)


@pytest.mark.parametrize("device", [PHONE, DESKTOP])
def test_that_another_version_goes_on_is_told_until_it_is_put_away(come, device):
    person = come(**device)
    person.page.route_web_socket("**/socket**", noticed)
    person.begin(name="Ada")
    person.wait()
    notice = person.page.get_by_text(OTHER_VERSION)
    expect(notice).to_be_in_viewport(ratio=1)
    person.page.get_by_role("button", name="Put this notice away").click()
    expect(notice).to_have_count(0)
