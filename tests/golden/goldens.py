"""What the golden files hold; ``tools/bless.py`` writes them, the tests compare."""

import json
from functools import cache
from random import Random

import msgspec

from spaceline.cards.catalogue import load_facts
from spaceline.cards.decks import ready_decks
from spaceline.cards.definitions import load_definitions
from spaceline.cards.rulesets import pool, ruleset
from spaceline.core import engine
from spaceline.core.choices import sample
from spaceline.core.codec import fingerprint
from spaceline.core.view import seen_event
from spaceline.effects.render import render
from spaceline.rules.second.procedures.setup import start

SPECTATOR = 0


def definitions(set_code):
    """Every definition of a set: what runs and what players read."""
    facts = load_facts()
    found = {}
    for id, abilities in load_definitions().items():
        if facts[id].set == set_code:
            found[id] = {
                "name": pool()[id].name,
                "reads": render(abilities, facts[id]).splitlines(),
                "runs": msgspec.to_builtins(abilities),
            }
    ordered = dict(sorted(found.items(), key=lambda item: facts[item[0]].number))
    return json.dumps(ordered, indent=1, ensure_ascii=False) + "\n"


@cache
def opening(*names):
    """A game of ready decks at its first decision."""
    rules = ruleset("2e-cta2003")
    return start(rules, [ready_decks()[name].brought(pool()) for name in names], seed=2003)


def playthrough():
    """A game of random answers as a spectator sees it, with a fingerprint of the state at every tenth decision."""
    state = opening("federation", "klingon").clone()
    rng = Random(2003)
    lines = []
    number = 0
    while (asked := engine.decision(state)) is not None:
        if number % 10 == 0:
            lines.append(f"#{number} {fingerprint(state)}")
        state.sink = []
        lines.append(f"{asked.player} {asked.prompt}")
        for event in engine.answer(state, sample(asked, rng)):
            seen = seen_event(state, event, SPECTATOR)
            if seen is not None:
                lines.append(f"    {msgspec.json.encode(seen).decode()}")
        state.sink = None
        number += 1
    lines.append(f"result {state.result}")
    return "\n".join(lines) + "\n"


def perft(state, depth):
    """How many sequences of answers there are from a position (first hundred options of each decision)."""
    asked = engine.decision(state)
    if depth == 0 or asked is None or not asked.options:
        return 1
    total = 0
    for option in asked.options[:100]:
        following = state.clone()
        engine.answer(following, engine.Answer(option=option))
        total += perft(following, depth - 1)
    return total


def counts():
    """Counts of answer sequences from the openings of all pairs of ready decks."""
    names = sorted(ready_decks())
    table = {}
    for one in names:
        for other in names:
            if one < other:
                state = opening(one, other)
                table[f"{one} {other}"] = [perft(state, depth) for depth in (1, 2, 3)]
    return json.dumps(table, indent=1) + "\n"


GOLDEN = {
    "definitions-se.json": lambda: definitions("se"),
    "definitions-en.json": lambda: definitions("en"),
    "definitions-ca.json": lambda: definitions("ca"),
    "playthrough-2e-cta2003.txt": playthrough,
    "perft-2e-cta2003.json": counts,
}
