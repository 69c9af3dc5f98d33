"""The page about an account: another password, browsers that are logged out, a new password by a link, the end."""

import re
import subprocess
import sys

import pytest
from playwright.sync_api import expect

PASSWORD, OTHER = "a long way from home", "the long way home"


def account_of(person, name, password=PASSWORD, button="Log in"):
    """Log in on the page about the account, or choose a password there."""
    person.come("/account").page.get_by_text("Keep your games").wait_for()
    form = person.page.locator("details form")
    if not form.is_visible():
        person.page.get_by_text("Keep your games").click()
    form.get_by_role("textbox", name="Your name").fill(name)
    form.get_by_role("textbox", name="Password").fill(password)
    form.get_by_role("button", name=button).click()
    expect(person.page.get_by_text(f"Logged in as {name}.")).to_be_visible()
    return person


@pytest.mark.thorough
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_page_as_axe_reads_it(come, axe, theme):
    person = come().come()
    person.page.get_by_role("link", name="Account, browsers, your data").click()
    person.page.get_by_role("heading", name="Your password is forgotten?").wait_for()
    person.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    assert not axe(person)
    account_of(person, f"Axel {theme}", button="Keep my name with this password")
    person.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    person.page.get_by_text("This browser").wait_for()
    assert not axe(person)
    person.come("/account/reset#nothing")
    person.page.get_by_role("heading", name="Choose a new password").wait_for()
    assert not axe(person)


def test_a_password_is_changed_and_other_browsers_are_logged_out(come):
    person = account_of(come(), "Tuvia", button="Keep my name with this password")
    other = account_of(come(), "Tuvia")
    page = person.come("/account").page
    expect(page.get_by_role("button", name="Log out", exact=True)).to_have_count(2)
    page.get_by_role("textbox", name="The password until now").fill(PASSWORD)
    page.get_by_role("textbox", name="The new password").fill(OTHER)
    page.get_by_role("button", name="Take this password").click()
    expect(page.get_by_text("All other browsers are logged out.")).to_be_visible()
    expect(page.get_by_role("button", name="Log out everywhere else")).to_have_count(0)
    other.come("/account")
    expect(other.page.get_by_text("Keep your games")).to_be_visible()
    account_of(other, "Tuvia", OTHER)
    person.come("/account").page.get_by_role("button", name="Log out everywhere else").click()
    expect(page.get_by_text("Logged out there.")).to_be_visible()


@pytest.mark.thorough
def test_a_new_password_is_chosen_by_the_link_of_the_operator(come, server):
    person = account_of(come(), "Neela", button="Keep my name with this password")
    command = [sys.executable, "-m", "spaceline", "account", "reset", "neela", "--data", str(server.folder)]
    link = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    assert re.fullmatch(r"/account/reset#\S{22}", link)
    other = come().come(link)
    other.page.get_by_role("textbox", name="The new password").fill(OTHER)
    other.page.get_by_role("button", name="Take this password").click()
    expect(other.page.get_by_text("That is your password now.")).to_be_visible()
    account_of(other, "Neela", OTHER)
    person.come("/account")
    expect(person.page.get_by_text("Keep your games")).to_be_visible()


def test_somebody_deletes_the_account(come):
    person = account_of(come(), "Kesia", button="Keep my name with this password")
    page = person.come("/account").page
    section = page.get_by_role("region", name="Delete yourself and your data")
    section.get_by_role("textbox", name="Password").fill(PASSWORD)
    section.get_by_role("button", name="Delete everything that is mine").click()
    section.get_by_role("button", name="Really delete everything?").click()
    page.get_by_role("heading", name="Spaceline").wait_for()
    expect(page.get_by_text("Keep your games")).to_be_visible()
