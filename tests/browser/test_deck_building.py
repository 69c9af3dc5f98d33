"""Building a deck: by mouse, by keys, by touch; kept, brought, taken along, shown to others, and played with."""

import re

import pytest
from playwright.sync_api import expect

from spaceline.cards.decks import export_deck, ready_decks
from tests.browser.conftest import DESKTOP, PHONE

BOTH = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
KLINGON = ready_decks("2e-cta2003")["klingon"]


def builder(come, path="/decks/new/2e-cta2003", screen=DESKTOP):
    person = come(**screen)
    person.come(path)
    person.page.locator("button.pick").first.wait_for()
    return person


def deck(page):
    return page.get_by_role("region", name="Deck")


def find(page, query, count):
    page.get_by_role("searchbox", name="Search the cards").fill(query)
    expect(page.locator("button.pick")).to_have_count(count)


def see_deck(page, screen):
    """On a phone the deck is another view."""
    if screen is PHONE:
        page.get_by_role("button", name=re.compile(r"Deck \(\d")).tap()


@BOTH
def test_cards_come_by_a_click_or_a_tap_and_are_kept(come, screen):
    page = builder(come, screen=screen).page
    find(page, "worf t:personnel", 3)
    pick = page.locator("button.pick").first
    for _ in range(2):
        pick.tap() if screen is PHONE else pick.click()
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    expect(page).to_have_url(re.compile(r"/decks/[\w-]{22}$"))
    page.reload()
    see_deck(page, screen)
    line = deck(page).get_by_role("listitem").filter(has_text="Worf")
    expect(line.locator("b")).to_have_text("2")
    line.get_by_role("button", name="One Worf fewer").click()
    expect(line.locator("b")).to_have_text("1")
    expect(deck(page).get_by_text("not right yet")).to_be_visible()


def test_by_keys_alone(come):
    page = builder(come).page
    page.keyboard.press("/")
    page.keyboard.type("romulus t:mission")
    expect(page.locator("button.pick")).not_to_have_count(60)
    page.keyboard.press("Enter")
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.keyboard.press("-")
    expect(deck(page).get_by_role("region", name="Missions").locator("b")).to_have_text("1")
    page.keyboard.press("Control+z")
    expect(deck(page).get_by_role("region", name="Missions").locator("b")).to_have_text("2")
    page.keyboard.press("z")
    expect(page.get_by_role("dialog").get_by_text("2 in the deck")).to_be_visible()


def test_cards_are_dragged_in_over_and_out(come):
    page = builder(come).page
    find(page, "worf t:personnel", 3)
    page.locator("button.pick").first.drag_to(deck(page).get_by_role("tabpanel"))
    draw = deck(page).get_by_role("region", name="Draw deck")
    line = draw.get_by_role("listitem")
    expect(line).to_have_count(1)
    line.locator("button.name").drag_to(deck(page).get_by_role("region", name="Dilemma pile"))
    expect(draw.get_by_role("listitem")).to_have_count(0)
    there = deck(page).get_by_role("region", name="Dilemma pile").locator("button.name")
    expect(there).to_have_count(1)
    expect(deck(page).get_by_text("is no dilemma").first).to_be_attached()
    there.drag_to(page.get_by_role("region", name="All cards"))
    expect(there).to_have_count(0)


@BOTH
def test_what_the_deck_comes_to(come, screen):
    page = builder(come, "/decks/new/2e-cta2003/klingon", screen).page
    see_deck(page, screen)
    pane = deck(page)
    expect(pane.get_by_text("Legal, and all of it can be played")).to_be_visible()
    pane.get_by_role("tab", name="Numbers").click()
    expect(pane.get_by_role("region", name="Cost")).to_be_visible()
    expect(pane.get_by_role("region", name="Skills").get_by_text("Leadership")).to_be_visible()
    pane.get_by_role("tab", name="Missions").click()
    expect(pane.get_by_text(re.compile(r"^\d+ of \d+ personnel can help to solve it;"))).to_have_count(4)
    pane.get_by_role("tab", name="Sample hand").click()
    expect(pane.locator(".hand > li")).to_have_count(7)
    pane.get_by_role("button", name="Draw a card").click()
    expect(pane.locator(".hand > li")).to_have_count(8)
    expect(pane.get_by_role("table")).to_contain_text("%")


def test_what_is_wrong_has_its_clause_and_marks_its_card(come):
    page = builder(come, "/decks/new/2e-cta2003/klingon").page
    find(page, 'name="mopak"', 1)
    for _ in range(4):
        page.locator("button.pick").click()
    expect(deck(page).get_by_text("There are 4 cards called Mopak; 3 are allowed.").first).to_be_visible()
    expect(deck(page).get_by_text("2E-building-a-deck/4", exact=True)).to_be_visible()
    deck(page).get_by_text("What the rule says").click()
    expect(deck(page).locator("li.wrong")).to_contain_text("Mopak")


def test_a_list_is_pasted_and_the_deck_played(come):
    person = come().come("/decks")
    page = person.page
    page.get_by_role("button", name="Import", exact=True).click()
    window = page.get_by_role("dialog")
    window.get_by_role("textbox", name="The list").fill("this is no deck")
    come.may_be_refused("/api/deck-reading")
    window.get_by_role("button", name="Read it").click()
    expect(window.get_by_role("alert")).to_contain_text("Nothing has been changed.")
    expect(window.get_by_role("textbox", name="The list")).to_have_value("this is no deck")
    window.get_by_role("textbox", name="The list").fill(export_deck(KLINGON, "lackey"))
    window.get_by_role("button", name="Read it").click()
    window.get_by_role("button", name="Make it a deck of mine").click()
    expect(deck(page).get_by_text("Legal, and all of it can be played")).to_be_visible()
    page.get_by_role("textbox", name="What the deck is called").fill("Honour")
    page.get_by_role("button", name="Play it now").click()
    theirs = page.get_by_role("dialog").get_by_role("combobox", name="Their deck")
    expect(theirs).not_to_have_value("klingon")
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile("/match/"))
    person.ask.wait_for()
    page.goto("/")
    page.get_by_role("combobox", name="Deck", exact=True).first.select_option(label="Your deck: Honour")


def test_a_list_with_cards_that_are_not_here_is_taken_and_mended(come):
    page = come().come("/decks").page
    page.get_by_role("button", name="Import", exact=True).click()
    window = page.get_by_role("dialog")
    window.get_by_role("textbox", name="The list").fill("3 Unheard Of\n2\tEscape\nMissions:\n1\tAn Errand Nowhere\n")
    window.get_by_role("button", name="Read it").click()
    expect(window.get_by_role("status")).to_contain_text("2 lines name no card that is known here.")
    expect(window.get_by_role("status")).to_contain_text("3 Unheard Of")
    window.get_by_role("button", name="Make it a deck of mine").click()
    lines = deck(page).get_by_role("region", name="Draw deck").get_by_role("listitem")
    expect(lines).to_have_count(2)
    unknown = lines.filter(has_text="Unheard Of")
    expect(unknown.get_by_role("img", name="No card is called 'Unheard Of'.")).to_be_visible()
    missions = deck(page).get_by_role("region", name="Missions").get_by_role("listitem")
    expect(missions).to_contain_text("An Errand Nowhere")
    deck(page).get_by_role("button", name="Leave out the 2 cards that are not known here").click()
    expect(lines).to_have_count(1)
    expect(missions).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(lines).to_have_count(2)


def test_lines_that_cannot_be_read_are_left_out_and_slips_mended_by_a_press(come):
    page = come().come("/decks").page
    page.get_by_role("button", name="Import", exact=True).click()
    window = page.get_by_role("dialog")
    box = window.get_by_role("textbox", name="The list")
    box.fill("# mine\nMissions (1)\n1x Excavation\nPersonnel:\nDaro x2\nbest deck ever\n1 x Emokk\nand eggs, please")
    window.get_by_role("button", name="Read it").click()
    expect(window.get_by_role("status").get_by_role("listitem").filter(has_text="Line")).to_have_count(3)
    window.get_by_role("button", name="Take Emok in line 7").click()
    expect(box).to_have_value(re.compile("\n1 x Emok\n"))
    window.get_by_role("button", name="Leave out these 2 lines").click()
    expect(box).not_to_have_value(re.compile("best deck ever|eggs"))
    expect(window.get_by_role("status")).to_contain_text("4 cards")
    expect(window.get_by_role("status").locator("strong")).to_have_text("mine")
    expect(window.get_by_text("no cards that are known here")).to_have_count(0)


@BOTH
def test_a_ready_deck_is_told_apart_and_played_at_once(come, screen):
    person = come(**screen).come("/decks")
    ready = person.page.get_by_role("region", name="Ready decks").get_by_role("listitem")
    warriors = ready.filter(has_text="Warriors of the Empire")
    expect(warriors).to_contain_text("some practice")
    expect(warriors.get_by_role("img", name="Klingon")).to_be_visible()
    warriors.get_by_role("link").click()
    person.page.get_by_role("button", name="Play it now").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    expect(person.page).to_have_url(re.compile("/match/"))
    person.ask.wait_for()
    person.come("/decks")
    warriors.get_by_role("button", name="Play it now").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    expect(person.page).to_have_url(re.compile("/match/"))


def test_a_file_is_dropped_and_one_step_back_leads_to_what_was_there(come):
    page = builder(come).page
    find(page, "worf t:personnel", 3)
    page.locator("button.pick").first.click()
    page.evaluate(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], "klingon.dek"));
            window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, cancelable: true }));
        }""",
        export_deck(KLINGON, "lackey-dek"),
    )
    page.get_by_role("dialog").get_by_role("button", name="Put it in the place of this deck").click()
    expect(deck(page).get_by_text("Legal, and all of it can be played")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(deck(page).locator("li")).not_to_have_count(0)
    expect(deck(page).get_by_role("region", name="Draw deck").locator("b")).to_have_text("1")


@pytest.mark.thorough
@BOTH
def test_a_deck_is_shown_by_a_link_and_copied(come, screen):
    page = builder(come, "/decks/new/1e-modern/klingon", screen).page
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    page.get_by_role("button", name="Share, export").click()
    window = page.get_by_role("dialog")
    expect(window.get_by_role("textbox", name="The deck in this form")).to_have_value(re.compile("Missions:"))
    window.get_by_role("button", name="Make a link").click()
    link = window.get_by_role("textbox", name="Link").input_value()
    other = come(**screen)
    other.page.goto(link)
    expect(other.page.get_by_role("heading", level=1)).to_have_text(re.compile(", copy$"))
    expect(other.page.get_by_text("Legal, and all of it can be played")).to_be_visible()
    assert not other.page.get_by_role("button", name=re.compile("^One more")).count()
    other.page.get_by_role("button", name="Copy to my decks").click()
    other.page.locator("button.pick").first.wait_for()
    window.get_by_role("button", name="Take the link back").click()
    expect(window.get_by_role("button", name="Make a link")).to_be_visible()
    come.may_be_refused("/api/shared-decks/")
    third = come(**screen)
    third.page.goto(link)
    expect(third.page.get_by_role("alert")).to_have_text(re.compile("leads nowhere any more"))


@pytest.mark.thorough
def test_a_change_that_the_server_did_not_take_is_not_lost(come):
    person = builder(come)
    page = person.page
    find(page, "worf t:personnel", 3)
    page.locator("button.pick").first.click()
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    page.route("**/api/decks/*", lambda route: route.abort() if route.request.method == "PUT" else route.continue_())
    page.locator("button.pick").nth(1).click()
    expect(page.get_by_text("Kept in this browser only")).to_be_visible()
    page.unroute("**/api/decks/*")
    page.reload()
    expect(deck(page).get_by_role("region", name="Draw deck").locator("b")).to_have_count(2)
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()


@pytest.mark.thorough
def test_two_windows_lose_neither(come):
    person = builder(come)
    page = person.page
    find(page, "worf t:personnel", 3)
    page.locator("button.pick").first.click()
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    come.may_be_refused("/api/decks/")
    other = come.tab(page.context).page
    other.goto(page.url)
    other.locator("button.pick").first.wait_for()
    other.get_by_role("textbox", name="What the deck is called").fill("Theirs")
    other.keyboard.press("Enter")
    expect(other.get_by_text("Saved", exact=True)).to_be_visible()
    page.locator("button.pick").nth(1).click()
    page.get_by_role("button", name="Keep mine as another deck").click()
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    page.goto("/decks")
    expect(page.get_by_role("region", name="Your own").get_by_role("listitem")).to_have_count(2)


def test_a_deck_is_thrown_away_after_a_second_click(come):
    page = builder(come, "/decks/new/2e-cta2003/klingon").page
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    page.goto("/decks")
    mine = page.get_by_role("region", name="Your own")
    mine.get_by_role("button", name=re.compile("^Throw ")).click()
    expect(mine.get_by_role("listitem")).to_have_count(1)
    mine.get_by_role("button", name=re.compile("^Really throw")).click()
    expect(mine.get_by_role("listitem")).to_have_count(0)


def test_a_deck_that_is_not_here_is_told_with_a_way_on(come):
    come.may_be_refused("/api/decks/")
    page = come().come(f"/decks/{'A' * 22}").page
    expect(page.get_by_role("heading", name="There is no such deck here")).to_be_visible()
    page.get_by_role("link", name="To the decks").click()
    expect(page.get_by_role("heading", name="Your decks")).to_be_visible()


def test_what_missions_ask_for_is_said_to_be_worked_out(come):
    person = come()
    person.page.route("**/api/deck-check", lambda route: None)
    person.come("/decks/ready/2e-cta2003/klingon")
    expect(person.page.get_by_text("is being worked out")).to_be_visible()
    expect(person.page.get_by_text("No mission asks for anything yet.")).to_have_count(0)
