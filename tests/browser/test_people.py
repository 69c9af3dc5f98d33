"""Accounts, reports, exports: what belongs to a person and not to a game."""

from playwright.sync_api import expect

from spaceline.lab.scenarios import load_scenario, run_scenario

PASSWORD = "a long way from home"


def fill(person, name):
    person.page.get_by_text("Keep your games").click()
    form = person.page.locator("details form")
    form.get_by_role("textbox", name="Your name").fill(name)
    form.get_by_role("textbox", name="Password").fill(PASSWORD)
    return form


def test_a_guest_keeps_name_and_games_with_a_password(come):
    person = come().begin(name="Kira")
    person.wait()
    question = person.question
    person.come()
    fill(person, "Kira").get_by_role("button", name="Keep my name with this password").click()
    expect(person.page.get_by_text("Logged in as Kira.")).to_be_visible()
    other = come().come()
    fill(other, "Kira").get_by_role("button", name="Log in").click()
    expect(other.page.get_by_text("Logged in as Kira.")).to_be_visible()
    other.come()
    again = other.page.get_by_role("button", name="Go on: against")
    learn = other.page.get_by_role("link", name="Learn to play")
    assert again.bounding_box()["y"] < learn.bounding_box()["y"]
    assert "main" in again.get_attribute("class").split()
    assert other.page.locator(".doors .main").count() == 0
    again.click()
    other.wait()
    assert other.question == question
    other.come()
    again.wait_for()
    other.page.get_by_role("button", name="Log out").click()
    expect(other.page.get_by_text("Keep your games")).to_be_visible()
    expect(other.page.get_by_role("button", name="Go on: against")).to_have_count(0)


def test_what_is_wrong_is_reported_and_the_position_saved(come, tmp_path):
    person = come().begin(name="Ada")
    person.wait()
    window = person.open_menu()
    window.get_by_role("textbox", name="What happened").fill("The ship should have moved.")
    window.get_by_role("button", name="Send with this position").click()
    expect(window.get_by_role("status")).to_contain_text("Thank you.")
    with person.page.expect_download() as saved:
        window.get_by_role("link", name="Save this position").click()
    path = tmp_path / "position.yaml"
    saved.value.save_as(path)
    assert run_scenario(load_scenario(path)).passed
