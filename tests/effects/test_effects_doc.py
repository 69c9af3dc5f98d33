"""docs/effects.md says what the language is now."""

import inspect

import pytest

from spaceline.effects import phrases
from tools import effect_examples
from tools.generate_effects_doc import LIMIT, PAGE, example_sources, page, weight


def test_the_language_weighs_no_more_than_it_may():
    assert 500 < sum(weight()) <= LIMIT


def test_the_page_is_current():
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python tools/generate_effects_doc.py"


@pytest.mark.parametrize("kind", effect_examples.EXAMPLES, ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_an_example_is_written_as_what_stands_beside_it(kind):
    """Two nodes may have the same name, an ability and an amount."""
    written = example_sources()[kind]
    assert eval(written, vars(effect_examples)) == effect_examples.EXAMPLES[kind]


def test_every_phrase_is_listed():
    named = [name for name, found in vars(phrases).items() if inspect.isfunction(found)]
    text = PAGE.read_text(encoding="utf-8")
    assert len(named) > 200
    assert [name for name in named if f"- `{name}(" not in text] == []
