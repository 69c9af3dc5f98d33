"""Two people at two browsers, brought together by a link."""

from playwright.sync_api import expect

from tools.browser_person import FRIEND


def test_whoever_follows_the_link_sits_down_and_both_play(meet, asked):
    ada, ben = meet()
    expect(ada.page.locator(".bar").first).to_contain_text("Ben")
    expect(ben.page.locator(".bar").first).to_contain_text("Ada")
    first, second = asked(ada, ben)
    name = "Ada" if first is ada else "Ben"
    expect(second.ask).to_contain_text(f"{name} is deciding")
    played = first.choices[0]
    first.press(played)
    expect(second.page.get_by_role("log", name="Log")).to_contain_text("The opponent play")
    assert first.log != second.log


def test_people_talk_while_they_play(meet):
    ada, ben = meet()
    for person in (ada, ben):
        person.page.get_by_role("tab", name="Chat").click()
    for person, words in ((ada, "Good luck!"), (ben, "And to you.")):
        person.page.get_by_role("textbox", name="Say something").fill(words)
        person.page.keyboard.press("Enter")
    for person in (ada, ben):
        said = person.page.get_by_role("log", name="Chat")
        expect(said).to_contain_text("Ada Good luck!")
        expect(said).to_contain_text("Ben And to you.")


def test_an_invitation_is_for_one(come, meet):
    ada = come().begin(opponent=FRIEND, name="Ada")
    expect(ada.page.get_by_role("heading", name="Waiting for your friend")).to_be_visible()
    link = ada.page.get_by_role("textbox", name="Link").input_value().removeprefix(ada.base)
    ben, eve = come().come(link), come().come(link)
    for person, name in ((ben, "Ben"), (eve, "Eve")):
        person.page.get_by_role("textbox", name="Your name").fill(name)
    ben.page.get_by_role("button", name="Sit down").click()
    ben.ask.wait_for()
    come.may_be_refused("/api/invitations/")
    eve.page.get_by_role("button", name="Sit down").click()
    expect(eve.page.get_by_role("heading", name="This invitation leads nowhere.")).to_be_visible()
    assert "/join/" in eve.page.url
    come.may_be_refused("/api/matches/")
    eve.come(ben.page.url.removeprefix(ben.base))
    expect(eve.page.get_by_role("link", name="To the start page")).to_be_visible()
    expect(eve.page.get_by_role("region", name="What you decide")).to_have_count(0)
