"""The hand can be read: titles break between words only, and where more is to be read than is seen it says so."""

import pytest
from playwright.sync_api import expect

from tools.browser_person import FIRST, SECOND

SIZES = [(1280, 720), (1440, 900), (2560, 1440), (390, 844), (844, 390)]
LEAST = 11
"""Pixels of what a held card says, where there is a pointer."""
BROKEN = """() => [...document.querySelectorAll(".held h3")].flatMap((head) => {
  const text = [...head.childNodes].filter((it) => it.nodeType === 3 && it.data.trim()).at(-1);
  const edge = head.getBoundingClientRect().right + 1;
  return [...text.data.matchAll(/[^\\s-]+/g)].filter((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    const tops = new Set([...range.getClientRects()].map((it) => Math.round(it.top)));
    return tops.size > 1 || range.getBoundingClientRect().right > edge;
  }).map((word) => `${word[0]} of ${text.data}`);
})"""
"""Words of titles that stand in two lines, or beyond the edge of the title."""
UNTOLD = """() => [...document.querySelectorAll(".held")].map((held) => {
  const box = held.querySelector(".body"), fan = held.closest(".fan").getBoundingClientRect();
  const seen = Math.min(box.getBoundingClientRect().bottom, fan.bottom, innerHeight);
  const ends = [...box.children].filter((it) => !it.matches(".about")).map((it) => it.getBoundingClientRect().bottom);
  const mark = held.querySelector(".more").getBoundingClientRect();
  return { name: held.querySelector("h3").innerText, isCut: Math.max(0, ...ends) > seen + 3,
           isMarked: mark.height > 0, isSeen: mark.bottom <= innerHeight + 1 };
})"""


def with_a_hand(come, edition, size, least=7, **more):
    """Somebody who holds so many cards, in a window of a size."""
    phone = min(size) < 500
    viewport = {"width": size[0], "height": size[1]}
    person = come(viewport=viewport, has_touch=phone, is_mobile=phone).begin(edition, **more)
    if edition == FIRST:
        person.seeds_by_list = False
    person.play_until(lambda it: it.hand.count() >= least, most=80)
    person.page.mouse.move(size[0] // 2, 5)
    person.page.wait_for_timeout(200)
    return person


@pytest.mark.parametrize("size", SIZES, ids=lambda it: f"{it[0]}x{it[1]}")
@pytest.mark.parametrize("edition", [SECOND, FIRST])
def test_no_word_of_a_title_is_cut(come, edition, size):
    person = with_a_hand(come, edition, size, seed=5)
    assert person.page.evaluate(BROKEN) == []


def test_of_many_cards_in_a_large_window_seven_tenths_of_each_are_seen(come):
    person = with_a_hand(come, FIRST, (2560, 1440), seed=5, least=11)
    shares = person.page.evaluate(
        "() => [...document.querySelectorAll('.held')]"
        ".map(it => it.offsetWidth / it.querySelector('.whole').offsetWidth)"
    )
    assert min(shares) >= 0.68
    assert person.page.evaluate(BROKEN) == []


@pytest.mark.parametrize("size", SIZES[:3], ids=lambda it: f"{it[0]}x{it[1]}")
def test_a_text_that_is_not_seen_to_its_end_says_so_and_is_read_large(come, size):
    person = with_a_hand(come, SECOND, size, seed=11)
    told = person.page.evaluate(UNTOLD)
    assert [it["name"] for it in told if it["isCut"] and not it["isMarked"]] == []
    assert any(it["isMarked"] for it in told)
    assert all(it["isSeen"] for it in told if it["isMarked"])
    sizes = person.page.evaluate(
        "() => [...document.querySelectorAll('.held .body')].map(it => parseFloat(getComputedStyle(it).fontSize))"
    )
    assert min(sizes) >= LEAST
    person.hand.last.hover()
    large = person.page.locator(".passing .card.large")
    expect(large).to_be_visible()
    said = [" ".join(it.split()) for it in person.hand.last.locator(".body .text").all_text_contents()]
    assert [" ".join(it.split()) for it in large.locator(".body .text").all_text_contents()] == said


def test_on_a_phone_on_its_side_the_numbers_of_the_opponent_do_not_touch_the_title(come):
    person = with_a_hand(come, SECOND, (844, 390), seed=5)
    title = person.page.locator("header.top").bounding_box()["x"]
    last = person.page.locator(".others .pile").last.bounding_box()
    assert last["x"] + last["width"] <= title - 8


@pytest.mark.parametrize("edition", [SECOND, FIRST])
def test_on_a_phone_on_its_side_the_own_points_and_piles_are_in_sight(come, edition):
    person = with_a_hand(come, edition, (844, 390), seed=5)
    for part in ("", " .first", " .pile"):
        for it in person.page.locator(f".own .bar{part}").all():
            box = it.bounding_box()
            assert box["y"] + box["height"] <= 390 + 1
