"""What a person likes is kept in the browser: sounds, and the size of text."""

from playwright.sync_api import expect

COUNTED = """() => {
  window.heard = 0;
  const real = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.heard += 1; return real.call(this); };
}"""
SIZE = "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"


def test_nothing_is_heard_until_it_is_wanted(come):
    person = come()
    person.page.add_init_script(f"({COUNTED})()")
    person.begin(name="Ada")
    person.play(most=2)
    assert person.page.evaluate("() => window.heard") == 0
    window = person.open_menu()
    window.get_by_label("Let me hear what happens").check()
    window.get_by_role("button", name="Close").click()
    before = person.page.evaluate("() => window.heard")
    assert before > 0, "it is tried out at once"
    person.wait()
    person.play(most=2)
    person.page.wait_for_function("before => window.heard > before", arg=before)


def test_text_has_the_size_that_is_wanted_also_later(come):
    person = come().begin(name="Ada")
    person.wait()
    usual = person.page.evaluate(SIZE)
    window = person.open_menu()
    window.get_by_label("130 %").check()
    window.get_by_role("button", name="Close").click()
    assert person.page.evaluate(SIZE) > usual * 1.25
    person.page.reload()
    person.wait()
    assert person.page.evaluate(SIZE) > usual * 1.25
    expect(person.ask.locator(".choice").first).to_be_visible()
