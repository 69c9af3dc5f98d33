"""Cards that chance is told to bring are brought, one after the other, or the scenario is wrong."""

import pytest

from spaceline.lab.scenarios import ScenarioError, load_scenario, run_scenario

TABLE = """\
title: Cards are discarded at random
cards:
  Pick:
    type: interrupt
    text:
      - node: Played
        effect:
          node: Sequence
          steps:
            - {node: Select, cards: {node: Cards, where: hand}, by: random}
            - {node: Discard, cards: {node: Cards, where: named, name: those}}
players:
  1: {missions: [Cardassia Prime], hand: [Pick, Pick, Daro, Jerax, Emok], discard: [Thorel], idle: true}
chance:
  fixed: %s
steps:
  - do: play Pick
    expect: {where: {Pick: discard}}
  - do: "play Pick #2"
    expect: {zones: {hand of 1: 1}}
"""


@pytest.mark.parametrize(
    ("fixed", "gone"),
    [("[Daro, Jerax]", ("Daro", "Jerax")), ("[Jerax, Emok]", ("Jerax", "Emok")), ("[Emok, Daro]", ("Emok", "Daro"))],
)
def test_each_selection_brings_the_next_card(written, fixed, gone):
    text = TABLE % fixed + f"  - expect: {{where: {{{gone[0]}: discard, {gone[1]}: discard}}}}\n"
    assert run_scenario(load_scenario(written(text))).passed


@pytest.mark.parametrize(
    ("fixed", "number", "name"),
    [
        ("[Daro, Jerax, Emok]", 2, "Emok"),
        ("[Daro, Daro]", 1, "Daro"),
        ("[Thorel]", 0, "Thorel"),
        ("[Thorel, Daro]", 0, "Thorel"),
        ("[Cardassia Prime, Daro]", 0, "Cardassia Prime"),
    ],
)
def test_a_fixed_card_that_is_not_picked_is_an_error(written, fixed, number, name):
    text = TABLE % "".join(f"\n    - {card}" for card in fixed.strip("[]").split(", "))
    with pytest.raises(ScenarioError) as raised:
        run_scenario(load_scenario(written(text)))
    assert raised.value.line == text.splitlines().index("  fixed: ") + 2 + number
    assert raised.value.message.startswith(f"chance.fixed: {name!r} is never picked")


def test_a_fixed_card_that_does_not_exist_is_an_error(written):
    with pytest.raises(ScenarioError, match=r"scenario\.yaml:\d+: setting the table: no card is called 'Darro'"):
        run_scenario(load_scenario(written(TABLE % "[Darro]")))
