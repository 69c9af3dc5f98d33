"""Cards fly from where they were to where they are, and never stand in anybody's way."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP

LASTING = 60_000
"""Milliseconds: in these tests flights last as long as one likes, so that nothing ends by itself."""
SLOWLY = f"""
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {{
    return animate.call(this, frames, {{ ...timing, duration: {LASTING} }});
  }};
"""
UNSEEN = """() => [...document.querySelectorAll("[data-card]")]
  .filter(it => it.getBoundingClientRect().width && Number(getComputedStyle(it).opacity) < 0.4)
  .map(it => it.dataset.card)"""
FLOWN = """
  window.flown = 0;
  new MutationObserver(all => { for (const it of all) for (const node of it.addedNodes)
    if (node.classList?.contains("leaving")) window.flown++; }).observe(document, { childList: true, subtree: true });
"""


@pytest.fixture
def at_play(come):
    """Somebody who may play a card from the hand, and who has said whether things may move."""

    def there(motion, script=""):
        person = come(**DESKTOP, reduced_motion=motion)
        person.page.add_init_script(FLOWN + script)
        person.begin(name="Ada")
        return person.play_until(lambda it: any(name.startswith("Play ") for name in it.choices))

    return there


def plays(person):
    person.press(next(name for name in person.choices if name.startswith("Play ")))


def in_the_middle(page):
    box = page.locator("[data-map]").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + 4


@pytest.mark.parametrize("skip", ["click", "key"])
def test_after_a_skip_every_card_is_seen_where_it_is(at_play, skip):
    person = at_play("no-preference", SLOWLY)
    page = person.page
    plays(person)
    expect(page.locator(".leaving").first).to_be_attached()
    assert page.evaluate(UNSEEN)
    if skip == "click":
        page.mouse.click(*in_the_middle(page))
    else:
        page.keyboard.press("Escape")
    expect(page.locator(".leaving")).to_have_count(0)
    assert page.evaluate(UNSEEN) == []


def test_what_flies_arrives_by_itself(at_play):
    person = at_play("no-preference")
    plays(person)
    person.page.wait_for_function("() => window.flown && !document.querySelector('.leaving')")
    assert person.page.evaluate(UNSEEN) == []


def test_nothing_flies_for_somebody_who_wants_less_motion(at_play):
    person = at_play("reduce")
    plays(person)
    person.wait()
    assert person.page.evaluate("() => window.flown") == 0
    assert person.page.evaluate("() => document.getAnimations().length") == 0
