"""Undo and redo, alone and with the consent of the other."""

from playwright.sync_api import expect


def test_an_answer_is_taken_back_and_given_again(come):
    person = come().begin(name="Ada")
    person.wait()
    number, choices, held = person.number, person.choices, person.hand.count()
    person.press(choices[0])
    person.wait(number)
    person.top.get_by_role("button", name="Undo").click()
    expect(person.hand).to_have_count(held)
    assert person.choices == choices
    assert person.log == ["Taken back."]
    person.top.get_by_role("button", name="Redo").click()
    expect(person.hand).to_have_count(held - 1)
    expect(person.button(choices[0])).to_have_count(0)


def test_one_goes_back_to_a_line_of_the_log(come):
    person = come().begin(name="Ada")
    person.play(most=3)
    person.wait()
    lines = person.log
    assert len(lines) > 2
    person.page.get_by_role("button", name="Go back to here").first.click()
    log = person.page.get_by_role("log", name="Log")
    expect(log).to_contain_text("Taken back.")
    assert person.log == [lines[0], "Taken back."]


def test_after_a_card_was_drawn_the_other_must_agree(meet, asked):
    ada, ben = meet()
    first, second = asked(ada, ben)
    first.press(next(it for it in first.choices if it.startswith("Draw")))
    first.wait()
    held = first.hand.count()
    ask = first.top.get_by_role("button", name="Ask to undo")
    ask.click()
    asks = second.page.get_by_role("alert").filter(has_text="asks to go back")
    expect(asks.get_by_role("listitem")).to_contain_text("The opponent draws 1 card.")
    waits = first.page.get_by_role("status").filter(has_text="to agree to go back")
    expect(waits).to_be_visible()
    expect(ask).to_have_count(0)
    asks.get_by_role("button", name="Do not agree").click()
    expect(waits).to_have_count(0)
    expect(first.page.get_by_role("log", name="Log")).to_contain_text("The opponent does not agree to go back.")
    expect(asks).to_have_count(0)
    expect(first.hand).to_have_count(held)
    ask.click()
    waits.get_by_role("button", name="Never mind").click()
    expect(asks).to_have_count(0)
    ask.click()
    asks.get_by_role("button", name="Agree", exact=True).click()
    expect(first.hand).to_have_count(held - 1)
