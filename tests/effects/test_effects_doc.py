"""docs/effects.md says what the language is now."""

from tools.generate_effects_doc import PAGE, page


def test_the_page_is_current():
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python tools/generate_effects_doc.py"
