"""How people at a table treat each other, and what the page says to those who have lost their way."""

import pytest
from playwright.sync_api import expect

from tools.browser_person import FRIEND, SECOND
from tools.browsers import serving

PASSWORD = "a long way from home"


@pytest.fixture
def impatient(_with_a_browser, tmp_path):
    """A server at which nobody need wait for long."""
    with serving(tmp_path / "impatient", absence_seconds="1") as running:
        yield running


@pytest.mark.thorough
def test_who_is_away_is_shown_so_and_the_computer_plays_until_they_are_back(impatient, meet, come, asked):
    ada, ben = meet(at=(impatient,))
    first, second = asked(ada, ben)
    name = "Ada" if first is ada else "Ben"
    where, context = first.page.url.removeprefix(first.base), first.context
    first.page.close()
    expect(second.page.locator(".bar").first).to_contain_text("is away")
    expect(second.ask).to_contain_text(f"{name} has been away for a while.")
    expect(second.ask).to_contain_text("Perhaps they come back.")
    second.ask.get_by_role("button", name="Let the computer play until they are back").click()
    expect(second.page.locator(".bar").first).to_contain_text("the computer plays")
    expect(second.ask.get_by_role("button", name="End the game for")).to_have_count(0)
    second.wait()
    back = come.tab(context, impatient).come(where)
    back.ask.wait_for()
    expect(second.page.locator(".bar").first).not_to_contain_text("the computer plays")
    expect(second.page.get_by_role("log", name="Log")).to_contain_text("The opponent plays again.")


@pytest.mark.thorough
def test_the_game_ends_for_one_who_stays_away(impatient, meet, asked):
    ada, ben = meet(at=(impatient,))
    first, second = asked(ada, ben)
    first.page.close()
    leave = second.ask.get_by_role("button", name="End the game for")
    leave.click()
    second.ask.get_by_role("button", name="Really?").click()
    expect(second.result.get_by_role("heading", level=2)).to_have_text("Victory! You win.")


@pytest.mark.thorough
def test_who_wants_to_play_again_is_named(meet):
    ada, ben = meet()
    ada.give_up()
    expect(ada.result).to_contain_text("You have given the game up.")
    expect(ben.result).to_contain_text("Ada has given the game up.")
    expect(ben.result.locator(".summary figure")).to_have_count(0)
    ben.result.get_by_role("button", name="Play again").click()
    expect(ada.result).to_contain_text("Ben wants to play again.")
    ada.result.get_by_role("button", name="Play again").click()
    for person in (ada, ben):
        expect(person.result).to_have_count(0)
        person.ask.wait_for()


def test_an_account_is_made_before_the_first_game(come):
    person = come().come()
    person.page.get_by_text("Keep your games").click()
    form = person.page.locator("details form")
    form.get_by_role("textbox", name="Your name").fill("Jadzia")
    form.get_by_role("textbox", name="Password").fill("abc")
    form.get_by_role("button", name="Keep my name").click()
    assert form.get_by_role("textbox", name="Password").evaluate("it => !it.checkValidity()")
    form.get_by_role("textbox", name="Password").fill(PASSWORD)
    form.get_by_role("button", name="Keep my name").click()
    expect(person.page.get_by_text("Logged in as Jadzia.")).to_be_visible()


@pytest.mark.thorough
def test_the_games_of_an_account_are_there_once_it_has_logged_in(come):
    person = come().begin(name="Ezri")
    person.wait()
    person.come()
    person.page.get_by_text("Keep your games").click()
    form = person.page.locator("details form")
    form.get_by_role("textbox", name="Your name").fill("Ezri")
    form.get_by_role("textbox", name="Password").fill(PASSWORD)
    form.get_by_role("button", name="Keep my name").click()
    expect(person.page.get_by_text("Logged in as Ezri.")).to_be_visible()
    other = come().come()
    other.page.get_by_text("Keep your games").click()
    form = other.page.locator("details form")
    form.get_by_role("textbox", name="Your name").fill("Ezri")
    form.get_by_role("textbox", name="Password").fill(PASSWORD)
    form.get_by_role("button", name="Log in").click()
    other.page.get_by_role("button", name="Go on: against").click()
    other.wait()


def test_an_invitation_says_what_is_played(come):
    host = come().begin(SECOND, FRIEND, name="Ada")
    link = host.page.get_by_role("textbox", name="Link").input_value().removeprefix(host.base)
    guest = come().come(link)
    expect(guest.page.get_by_role("heading", name="Ada invites you to a game")).to_be_visible()
    expect(guest.page.locator("form")).to_contain_text("Second Edition")
    expect(guest.page.locator("form")).to_contain_text("You sit with Ada.")


@pytest.mark.parametrize(
    ("path", "request_", "heading"),
    [
        ("/join/xyz", "/api/invitations/", "This invitation leads nowhere."),
        ("/match/xyz", "/api/matches/", "There is no seat for you at this match."),
        ("/watch/xyz", "/api/watch/", "This link for spectators leads nowhere."),
        ("/foo", "/foo", "There is no such page."),
    ],
)
def test_an_address_that_leads_nowhere_says_so(come, path, request_, heading):
    come.may_be_refused(request_)
    person = come().come(path)
    expect(person.page.get_by_role("heading", name=heading)).to_be_visible()
    person.page.get_by_role("link", name="To the start page").click()
    expect(person.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_arrow_keys_lead_to_the_cards_at_once(come):
    person = come().begin(name="Ada")
    person.wait()
    person.page.evaluate("() => document.activeElement?.blur()")
    person.page.keyboard.press("ArrowRight")
    assert person.page.evaluate("() => !!document.activeElement?.dataset.thing")


@pytest.mark.thorough
def test_each_copy_in_the_hand_can_be_played(come):
    person = come().begin(name="Ada")

    def copies(it):
        names = it.hand.evaluate_all("all => all.map(it => it.getAttribute('aria-label') || it.textContent)")
        return [name for name in names if names.count(name) > 1]

    person.play_until(lambda it: bool(copies(it)) and it.page.locator("button.held.glow").count() > 1)
    name = copies(person)[0]
    glowing = person.hand.evaluate_all(
        "(all, name) => all.filter(it => (it.getAttribute('aria-label') || it.textContent) === name)"
        ".map(it => it.classList.contains('glow'))",
        name,
    )
    assert len(set(glowing)) == 1, "of copies all glow, or none"


def test_a_game_that_is_over_is_found_again_from_the_start_page(come):
    person = come().begin()
    person.ask.wait_for()
    person.give_up()
    expect(person.result.get_by_role("heading", level=2)).to_have_text("Defeat: Officer Vale wins.")
    expect(person.result).to_contain_text("You have given the game up.")
    match = person.page.url
    person.result.get_by_role("link", name="To the start page").click()
    past = person.page.get_by_role("region", name="Your last games").get_by_role("link", name="Against Officer Vale")
    expect(past.first).to_be_visible()
    again = person.page.get_by_role("button", name="Against the computer")
    expect(again, "who knows the game and plays none is shown where one begins").to_contain_class("main")
    past.first.click()
    expect(person.page).to_have_url(match)
    expect(person.result).to_be_visible()
