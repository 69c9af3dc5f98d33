"""What can never be offered cannot be expected not to be: the forms of options in scenarios."""

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.core import engine
from spaceline.core.data.decisions import Option
from spaceline.lab.scenarios import expecting, load_scenario, run_scenario
from spaceline.lab.scenarios.dialects import dialect_of
from spaceline.lab.scenarios.forms import malformed
from tests.support.scenario_files import FILES, FOLDER, scenario

ONE_IN = 21
"""One scenario of so many is looked at by ``make test``, one of seven by ``make thorough``."""


@pytest.mark.parametrize("name", ["2e-cta2003", "1e-modern"])
def test_every_action_has_a_form(name):
    rules = ruleset(name)
    assert set(rules.actions) <= set(dialect_of(name).forms)


@pytest.mark.sampled
@pytest.mark.parametrize("edition", ["first", "second"])
def test_every_option_that_is_open_has_its_form(monkeypatch, edition, is_thorough):
    open_ = []

    def note(at, expected):
        asked = engine.decision(at.state)
        options = asked.options if asked else ()
        open_.extend((option, malformed(at.dialect.forms, at.state, option)) for option in options)
        return ()

    monkeypatch.setattr(expecting, "moment", note)
    one_in = ONE_IN // 3 if is_thorough else ONE_IN
    for file in [file for file in FILES if file.is_relative_to(FOLDER / edition)][::one_in]:
        run_scenario(scenario(file))
    assert len({option.kind for option, _ in open_}) > 7
    assert [found for found in open_ if found[1]] == []


@pytest.mark.parametrize(
    ("phrase", "problem"),
    [
        ("play Jerax", "'play' needs a place or a card or a player, not nothing"),
        ("use Daro 3", "'order' needs the number of one of its texts, not a number"),
    ],
)
def test_what_could_never_be_offered_is_refused(tmp_path, phrase, problem):
    path = tmp_path / "scenario.yaml"
    path.write_text(
        "title: T\nplayers:\n  1:\n    missions: [Excavation]\n    hand: [Jerax]\n"
        "    at: {Excavation: [Daro]}\n    idle: true\nsegment: orders\n"
        f"steps:\n  - expect: {{not_legal: [{phrase}]}}\n"
    )
    with pytest.raises(ValueError, match=problem):
        run_scenario(load_scenario(path))


def test_a_kind_that_only_a_choice_has_needs_no_form():
    assert malformed({}, None, Option("take")) == ""
