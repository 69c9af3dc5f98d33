"""Pictures: each card has one, drawn by us; one's own take its place, in this browser alone."""

import struct
import zlib

from playwright.sync_api import expect


def png() -> bytes:
    """A picture of one red point."""

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"\0\xff\0\0")) + chunk(b"IEND", b"")
    )


def test_every_picture_on_a_table_can_be_drawn(come):
    person = come().begin(name="Ada")
    person.play(most=6)
    broken = "() => [...document.images].filter(it => it.complete && !it.naturalWidth).map(it => it.src.slice(0, 80))"
    assert person.page.evaluate("() => document.images.length") > 12
    assert person.page.evaluate(broken) == []


def test_ones_own_pictures_are_shown_kept_and_put_away(come, tmp_path):
    person = come().begin(name="Ada")
    person.wait()
    title = person.hand.locator("h3").first.inner_text().strip("•")
    (tmp_path / f"{title}.png").write_bytes(png())
    (tmp_path / "holiday.png").write_bytes(png())
    window = person.open_menu()
    window.get_by_label("Choose pictures").set_input_files(list(tmp_path.glob("*.png")))
    expect(window.get_by_text("1 of them is a picture of a card.")).to_be_visible()
    window.get_by_role("button", name="Close").click()
    own = person.page.locator("button.held img[src^='blob:']").first
    expect(own).to_be_visible()
    person.page.reload()
    person.wait()
    expect(own).to_be_visible()
    window = person.open_menu()
    window.get_by_role("button", name="Draw all cards again").click()
    window.get_by_role("button", name="Close").click()
    expect(own).to_have_count(0)


def test_icons_say_what_they_are(come):
    person = come().begin(name="Ada")
    person.wait()
    names = person.page.locator("button.held .card svg title").evaluate_all("all => all.map(it => it.textContent)")
    assert "Command" in names or "Staff" in names
    assert not {"Cmd", "Stf", "Baj"} & set(names)
