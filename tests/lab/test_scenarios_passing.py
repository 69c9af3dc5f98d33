"""Turns and segments that end in a step must be said by it."""

import pytest

from spaceline.lab.scenarios import load_scenario, run_scenario

SECOND = """\
title: A turn of Second Edition
cards: {{Feast: {{type: event, cost: 1, has_text: true, text: [{{node: PlaysOn}}]}}}}
players:
  1: {{missions: [Cardassia Prime], counters: {counters}, hand: [Feast], idle: {first}}}
  2: {{missions: [Cardassia Prime], idle: {second}}}
segment: {segment}
steps:
"""
FIRST = """\
title: A turn of First Edition
ruleset: 1e-modern
missions: [Excavation]
players:
  1: {{hand: [Taitt], idle: {first}, at: {{Excavation: [Federation Outpost]}}}}
  2: {{idle: {second}}}
segment: {segment}
steps:
"""


@pytest.fixture
def found(written):
    """What differs, as (step, what, expected, found)."""

    def find(head: str, steps: str, **table: str):
        text = head.format(**{"counters": "1", "first": "true", "second": "true", "segment": "orders", **table}) + steps
        return [(it.step, it.what, it.expected, it.found) for it in run_scenario(load_scenario(written(text))).failures]

    return find


TURNS, ONE, NONE = "turns that end in the step", "one, or `turns: N`", "none, or `turns: N` where N of them may"


@pytest.mark.parametrize(("head", "end"), [(SECOND, "end orders"), (FIRST, "end turn")])
def test_a_phrase_that_ends_the_turn_ends_one(found, head, end):
    step = f"  - do: {end}\n    expect: {{points: {{1: 0}}}}\n"
    assert found(head, step) == []
    if head is FIRST:
        assert found(head, step, second="false") == [(1, TURNS, ONE, "2")]
        assert found(head, f"{step}    turns: 2\n", second="false") == []
    assert found(head, f"{step}    turns: 2\n") == [(1, TURNS, "2", "1")]
    assert found(head, f"{step}    turns: 0\n") == [(1, TURNS, "0", "1")]


LAST_COUNTER = "  - do: draw\n"


def test_a_turn_that_ends_by_itself_must_be_said(found):
    spent = f"{LAST_COUNTER}    expect: {{counters: {{1: 0}}}}\n"
    assert found(SECOND, spent, segment="play", first="false") == [(1, TURNS, NONE, "1")]
    assert found(SECOND, f"{LAST_COUNTER}    expect: {{turn: 2}}\n", segment="play", first="false") == []
    assert found(SECOND, f"{spent}    turns: 1\n", segment="play", first="false") == []


TO_ORDERS = (1, "segment", "play, or `expect: {segment: orders}`", "orders")


def test_a_segment_that_ends_by_itself_must_be_said(found):
    assert found(SECOND, f"{LAST_COUNTER}    expect: {{turn: 1}}\n", segment="play") == [TO_ORDERS]
    assert found(SECOND, f"{LAST_COUNTER}    expect: {{segment: orders}}\n", segment="play") == []
    play = "  - do: play Taitt to Federation Outpost\n    expect: {turn: 1}\n"
    assert found(FIRST, play, segment="play") == [TO_ORDERS]
    assert found(FIRST, play.replace("turn: 1", "segment: orders"), segment="play") == []
    assert found(FIRST, "  - do: end play\n    expect: {turn: 1}\n", segment="play") == []


def test_a_segment_that_ends_before_the_first_step_must_be_said(found):
    table = {"segment": "play", "counters": "0"}
    assert found(SECOND, "  - do: end orders\n    expect: {turn: 2}\n", **table) == [TO_ORDERS]
    assert found(SECOND, "  - expect: {turn: 1}\n", **table) == [TO_ORDERS]
    assert found(SECOND, "  - expect: {segment: orders}\n", **table) == []


def test_a_game_that_ends_must_be_said(found):
    text = SECOND.replace("[Cardassia Prime]", "[Cardassia Prime], deck: 1", 1).replace("2: {{", "2: {{deck: 0, ")
    draw = f"{LAST_COUNTER}    expect: {{%s}}\n"
    wanted = (1, "the game", "that it goes on, or `expect: {over: true}`", "it is over")
    assert found(text, draw % "points: {1: 0}", segment="play") == [wanted]
    assert found(text, draw % "over: true", segment="play") == []
    assert found(text, draw % "result: {winners: [1, 2], reason: decks}", segment="play") == []


def test_an_idle_player_of_first_edition_keeps_an_order_open(found):
    assert found(FIRST, "  - expect: {next: {options: [use idle thought, end turn]}}\n", first="true") == []
    steps = "  - do: use idle thought\n    expect: {segment: orders, zones: {table of 1: [idle thought]}}\n"
    assert found(FIRST, f"{steps}  - do: use idle thought\n") == []
