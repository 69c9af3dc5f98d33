"""The log: what is long is cut, and all of it is there for whoever wants it."""

import json

from playwright.sync_api import expect


def lengthened(text):
    """A message of the server in which every line of the log is as long as one about a whole deck."""
    message = json.loads(text)
    for line in message.get("log", []):
        line["text"] += " and so on" * 60
    return json.dumps(message)


def lengthen(line):
    server = line.connect_to_server()
    server.on_message(lambda message: line.send(lengthened(message)))


def test_a_long_line_is_cut_until_all_of_it_is_wanted(come):
    person = come()
    person.page.route_web_socket("**/socket*", lengthen)
    person.begin(name="Ada")
    person.wait()
    person.answer()
    expect(person.page.locator(".log .entry").first).to_be_visible()
    entry = person.page.locator(".log .entry").first
    cut = entry.bounding_box()["height"]
    entry.get_by_role("button", name="Show all of it").click()
    expect(entry.get_by_role("button", name="Show all of it")).to_have_count(0)
    assert 2 * cut < entry.bounding_box()["height"]
