"""How many copies of a dilemma go into one stack where combos are half of it (1E-7.2.2.0.7/4)."""

from collections import Counter
from itertools import combinations

import pytest

from spaceline.core import engine
from spaceline.core.choices import check
from spaceline.lab.scenarios import load_scenario
from spaceline.lab.scenarios.running import positions
from spaceline.players.heuristic.first.seeding import no_two_alike
from spaceline.rules.first.data.combo_dilemmas import counted_as

A, N, COMBO = "Anaphasic Organism", "Nagilum", "Anaphasic Organism & Nagilum"
"""Two dilemmas, and what is half of each."""


def asked(folder, *cards):
    """The question for a first stack of these cards, with the names by which each is counted."""
    missions = "[{Relief Mission: {owner: 2}}, {Krios Suppression: {owner: 2}}, {Plunder Site: {owner: 2}}]"
    file = folder / "stacks.yaml"
    file.write_text(
        f"title: Stacks\nruleset: 1e-modern\nsegment: dilemmas\nmissions: {missions}\n"
        f"players: {{1: {{seed_deck: [{', '.join(cards)}]}}}}\nsteps:\n  - expect: {{next: {{player: 1}}}}\n"
    )
    _, at = next(positions(load_scenario(file)))
    decision = engine.decision(at.state)
    definitions = {card: at.state.cards[card].definition for card in decision.selection.cards}
    pool = at.state.ruleset.definitions
    return decision.selection, {card: counted_as(id, pool[id]) for card, id in definitions.items()}


def stacks(selection):
    """All sets of cards that may be chosen."""
    cards = selection.cards
    every = (some for size in range(len(cards) + 1) for some in combinations(cards, size))
    return [some for some in every if not check(selection, some).problem]


@pytest.mark.parametrize(
    "cards", [(A, A, COMBO), (A, COMBO, COMBO), (A, A, COMBO, COMBO), (A, A, COMBO, N), (A, N, COMBO, "Archer")]
)
def test_a_stack_has_each_dilemma_twice_at_most_and_otherwise_any_number(cards, tmp_path):
    selection, names = asked(tmp_path, *cards)
    found = {tuple(sorted(names[card] for card in some)) for some in stacks(selection)}
    every = (some for size in range(len(cards) + 1) for some in combinations(selection.cards, size))
    legal = {
        tuple(sorted(names[card] for card in some))
        for some in every
        if max(Counter(name for card in some for name in names[card]).values(), default=0) <= 2
    }
    assert found == legal


def test_where_no_combo_is_there_nothing_is_kept_apart(tmp_path):
    selection, _ = asked(tmp_path, A, A, N, "Archer")
    assert not selection.groups


def test_a_computer_player_leaves_out_what_may_not_lie_beside_another(tmp_path):
    selection, _ = asked(tmp_path, A, A, COMBO, COMBO, N, N)
    wanted = no_two_alike(selection, selection.cards)
    assert wanted
    assert not check(selection, wanted).problem
