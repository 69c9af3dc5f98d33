"""What an agent sees comes from the view of its seat, and from nothing else."""

import random

import numpy as np
import pytest

from spaceline.core.codec import canonical
from spaceline.core.sampling import sample
from spaceline.lab.env import TableEnv, layout, look
from spaceline.lab.env.layout import CARDS, Layout
from tests.contract import first, objectives, second

RULESETS = {"2e-cta2003": second, "1e-modern": first, "objectives": objectives}


def go_on(env, rng):
    """Take any legal action; deal the next game when one is over."""
    env.step(at_random(env, rng))
    if any(env.terminations.values()):
        env.reset()


def at_random(env, rng):
    """Any legal action."""
    return int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))


@pytest.mark.parametrize("name", RULESETS)
def test_two_games_that_look_the_same_to_a_seat_give_the_same_observation_and_mask(name, same):
    """A game and another drawn from the view of whoever is asked, at every step of answers that take several."""
    module = RULESETS[name]
    pools = second.pools(name) if module is second else module.pools()
    env, rng, differ, half_made = TableEnv(name), np.random.default_rng(4), 0, 0
    env.reset(seed=11)
    for step in range(140):
        agent, play = env.agent_selection, env.play
        if step % 4 == 0:
            twin = sample(play.state.ruleset, play.seat.view, step, pools, module.kind)
            differ += canonical(twin) != canonical(play.state)
            half_made += bool(play.choice.given)
            other = env.clone()
            other.play = play.in_state(twin)
            assert same(env.observe(agent), other.observe(agent))
        go_on(env, rng)
    assert differ == 35
    assert half_made


@pytest.mark.parametrize("name", RULESETS)
def test_an_imagined_game_looks_the_same_to_the_agent_and_hides_other_cards(name, same):
    env, rng, differ = TableEnv(name), np.random.default_rng(5), 0
    env.reset(seed=12)
    for step in range(60):
        if step % 10 == 0:
            other = env.imagined(step)
            assert other.agent_selection == env.agent_selection
            assert same(env.observe(env.agent_selection), other.observe(env.agent_selection))
            differ += canonical(other.play.state) != canonical(env.play.state)
            other.step(at_random(other, rng))
        go_on(env, rng)
    assert differ == 6


def test_a_half_made_answer_is_seen_by_nobody_else(same):
    env, rng = TableEnv(), np.random.default_rng(6)
    env.reset(seed=13)
    looked_at = 0
    for _ in range(150):
        agent = env.agent_selection
        other = next(it for it in env.agents if it != agent)
        before, mine = env.observe(other), env.observe(agent)
        env.step(at_random(env, rng))
        if env.play.choice.given and env.agent_selection == agent:
            looked_at += 1
            assert same(env.observe(other), before)
            assert not same(env.observe(agent), mine)
        assert not env.observe(next(it for it in env.agents if it != env.agent_selection))["action_mask"].any()
    assert looked_at > 10


@pytest.mark.parametrize("name", RULESETS)
def test_no_column_stands_for_what_the_ruleset_did_not_know_beforehand(name):
    """Kinds of options and questions that come up in games have columns of their own, and all numbers are in bounds."""
    env, rng = TableEnv(name), np.random.default_rng(7)
    columns = env.observer.columns
    seen = 0
    for seed in range(2):
        env.reset(seed=seed)
        for _ in range(150):
            if any(env.terminations.values()):
                break
            found = env.observe(env.agent_selection)
            assert env.observation_space(env.agent_selection).contains(found)
            arrays = found["observation"]
            assert not arrays["options"][:, columns.option["kind other"]].any()
            assert not arrays["table"][columns.table["question other"]]
            assert not arrays["table"][columns.table["left out"]]
            seen += 1
            env.step(at_random(env, rng))
    assert seen > 100


@pytest.mark.parametrize("name", RULESETS)
def test_every_column_has_a_name_of_its_own(name):
    env = TableEnv(name)
    names = env.observer.layout
    for array, words in (
        ("table", names.table_names),
        ("cards", names.card_names),
        ("options", names.option_names),
    ):
        assert env.observer.space()[array].shape[-1] == len(words) == len(set(words))


def test_the_key_changes_with_the_columns(monkeypatch):
    ruleset = TableEnv().games.ruleset
    before = Layout(ruleset).key
    assert before == Layout(ruleset).key
    monkeypatch.setattr(layout, "MARKS", layout.MARKS[:-1])
    assert Layout(ruleset).key != before
    assert Layout(TableEnv("1e-modern").games.ruleset).key != before


def test_cards_are_where_the_view_shows_them(played_on):
    env = TableEnv(decks=["klingon", "federation"])
    env.reset(seed=3)
    played_on(env, 120)
    agent = env.agent_selection
    view, arrays = env.play.view(env.play.asked), env.observe(agent)["observation"]
    at, identities = env.observer.columns.card, env.observer.layout.identities
    rows = {card.id: row for row, card in enumerate(view.cards, 1)}
    stopped = {mark.entity for mark in view.marks if mark.name == "stopped"}
    for card in view.cards:
        row, links = arrays["cards"][rows[card.id]], arrays["card_links"][rows[card.id]]
        assert identities[links[0]] == card.definition
        assert links[1] == rows.get(card.parent, 0)
        assert row[at[f"role {card.role}"]] == 1
        assert row[at["own"]] == (card.owner == view.viewer)
        assert row[at["stopped"]] == (card.id in stopped)
        if card.definition and card.id not in view.values:
            printed = env.games.ruleset.definitions[card.definition].facts
            assert row[at["Cunning"]] == pytest.approx(printed.attributes.get("Cunning", 0) / 10)
            assert row[at["points"]] == pytest.approx(printed.points / 50)
    assert not arrays["cards"][0].any()
    assert not arrays["cards"][len(view.cards) + 1 :].any()


def test_the_table_counts_points_and_cards_of_everybody_the_viewer_first(played_on):
    env = TableEnv(players=3)
    env.reset(seed=3)
    played_on(env, 90)
    names = env.observer.columns.table
    for player in (1, 2, 3):
        table = env.observe(f"player_{player}")["observation"]["table"]
        view = env.play.view(player)
        hands = {zone.parent: len(zone.cards) for zone in view.zones if zone.role == "hand"}
        for place in range(3):
            whose = (player - 1 + place) % 3 + 1
            assert table[names[f"player {place} cards hand"]] == pytest.approx(hands.get(whose, 0) / 20)
            assert table[names[f"player {place} points"]] == pytest.approx(env.play.points[whose] / 100)
            assert table[names[f"player {place} asked"]] == (view.deciding == whose)
        assert not table[names["player 3 there"]]


def test_options_name_the_rows_of_their_cards(played_on):
    env = TableEnv(decks=["klingon", "federation"])
    env.reset(seed=3)
    looked_at = 0
    for _ in range(60):
        played_on(env, 1, seed=looked_at)
        view, arrays = env.play.view(env.play.asked), env.observe(env.agent_selection)["observation"]
        numbers = [0, *(card.id for card in view.cards)]
        for slot, option in enumerate(env.play.choice.decision.options):
            row, links = arrays["options"][slot], arrays["option_links"][slot]
            assert row[env.observer.columns.option[f"kind {option.kind}"]] == 1
            assert numbers[links[0]] == (option.card if option.card in numbers else 0)
            looked_at += bool(links[0])
    assert looked_at > 20


def test_of_too_many_cards_those_stay_that_are_asked_about_or_in_play(monkeypatch):
    env = TableEnv(decks=["klingon", "federation"])
    env.reset(seed=3)
    rng = random.Random(2)
    for _ in range(200):
        env.step(rng.choice(env.play.choice.legal))
    env.step(env.play.choice.legal[0])
    view, choice = env.play.view(env.play.asked), env.play.choice
    near = [card for card in view.cards if card.role in env.observer.layout.in_play | {"hand"}]
    monkeypatch.setattr(look, "CARDS", len(near) + 3)
    found = look.ViewInNumbers(env.observer.columns, view, choice)
    assert len(view.cards) > len(found.shown) == len(near) + 3 < CARDS
    offered = {it for option in choice.decision.options for it in (option.card, option.target)}
    there = {card.id for card in view.cards}
    assert offered & there <= found.rows.keys()
    assert {card.id for card in near} <= found.rows.keys()
    left_out = len(view.cards) - len(near) - 3
    assert found.table()[env.observer.columns.table["left out"]] == pytest.approx(left_out / 10)
