"""The card browser: searched as one types, filtered by a click, read closely, by mouse, keys and touch."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE

BOTH = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])


def cards_page(come, screen=DESKTOP, path="/cards"):
    person = come(**screen)
    person.come(path)
    person.page.locator("button.pick").first.wait_for()
    return person.page


def search(page):
    return page.get_by_role("searchbox", name="Search the cards")


@BOTH
def test_one_types_and_finds(come, screen):
    page = cards_page(come, screen)
    search(page).fill("t:personnel a:rom skill:leadership cost<3")
    expect(page.get_by_text("8 cards", exact=True)).to_be_visible()
    expect(page.locator("button.pick")).to_have_count(8)
    expect(page).to_have_url(re.compile(r"q=t%3Apersonnel"))
    page.reload()
    expect(page.locator("button.pick")).to_have_count(8)


def test_what_cannot_be_read_is_said_and_what_was_found_stays(come):
    page = cards_page(come)
    search(page).fill("worf")
    expect(page.locator("button.pick")).to_have_count(3)
    search(page).fill("worf skill:leadrship")
    expect(page.get_by_text("No skill is called 'leadrship'; did you mean leadership?")).to_be_visible()
    expect(page.locator("mark")).to_have_text("skill:leadrship")
    expect(page.locator("button.pick")).to_have_count(3)


@BOTH
def test_a_filter_writes_its_part_of_the_search(come, screen):
    page = cards_page(come, screen)
    press = "tap" if screen is PHONE else "click"
    getattr(page.get_by_role("button", name="ship", exact=True), press)()
    expect(search(page)).to_have_value("t:ship")
    getattr(page.get_by_role("button", name="Klingon", exact=True), press)()
    expect(search(page)).to_have_value("t:ship a:kli")
    expect(page.get_by_role("button", name="Klingon", exact=True)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("combobox", name="Order").select_option("weapons")
    expect(search(page)).to_have_value("t:ship a:kli order:weapons")
    getattr(page.get_by_role("button", name="ship", exact=True), press)()
    expect(search(page)).to_have_value("a:kli order:weapons")


def test_lists_offer_each_thing_once_and_by_its_name(come):
    page = cards_page(come)
    icons = page.get_by_role("combobox", name="Icon").locator("option")
    assert [it for it in icons.all_inner_texts() if "ommand" in it] == ["Command (173)"]
    page.get_by_role("combobox", name="Set").select_option(label="Energize (180)")
    expect(search(page)).to_have_value("s:en")
    expect(page.get_by_text("180 cards", exact=True)).to_be_visible()


def test_help_leaves_cards_in_sight_and_closes_by_escape(come):
    page = cards_page(come)
    search(page).fill("worf")
    page.get_by_role("button", name="How to search").click()
    expect(page.get_by_role("region", name="How to search")).to_be_visible()
    expect(page.locator("button.pick").first).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="How to search")).to_have_count(0)
    expect(search(page)).to_have_value("worf")


@BOTH
def test_a_card_is_read_with_all_that_is_known_of_it(come, screen):
    page = cards_page(come, screen, "/cards?ruleset=1e-modern&q=name%3Dwormhole")
    expect(page.locator("button.pick")).to_have_count(1)
    page.locator("button.pick").click()
    window = page.get_by_role("dialog", name="Wormhole")
    expect(window.get_by_text("It can be played.")).to_be_visible()
    expect(window.get_by_text("Rulings about it")).to_be_visible()
    window.get_by_text("Scenarios that show it").click()
    expect(window.locator("details", has_text="Scenarios that show it").locator("code").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    expect(page.locator("button.pick")).to_be_focused()


def test_by_keys_alone(come):
    page = cards_page(come)
    page.keyboard.press("/")
    expect(search(page)).to_be_focused()
    page.keyboard.type("t:ship a:fed")
    expect(page.locator("button.pick").first).to_have_attribute("aria-label", re.compile("U.S.S."))
    page.keyboard.press("ArrowDown")
    expect(page.locator("button.pick").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("button.pick").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowUp")
    expect(search(page)).to_be_focused()


@pytest.mark.thorough
@pytest.mark.parametrize("ruleset", ["2e-premiere2002", "1e-open", "objectives"])
def test_every_pool_is_there(come, ruleset):
    page = cards_page(come)
    page.get_by_role("combobox", name="Rules").select_option(ruleset)
    expect(page).to_have_url(re.compile(f"ruleset={ruleset}"))
    expect(page.locator("button.pick").nth(50)).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_it_is_only_loaded_when_it_is_asked_for(come):
    person = come()
    asked = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.come()
    person.page.get_by_role("button", name="Play", exact=True).wait_for()
    assert not [url for url in asked if "Library" in url or "Builder" in url or "/api/cards" in url]


def test_on_a_phone_on_its_side_filters_are_one_strip_and_cards_are_in_sight(come):
    page = cards_page(come, {**PHONE, "viewport": {"width": 844, "height": 390}}, "/cards?q=t:personnel")
    expect(page.locator(".card").first).to_be_in_viewport(ratio=0.4)
