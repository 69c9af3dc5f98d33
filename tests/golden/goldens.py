"""What the golden files hold; ``tools/bless.py`` writes them, the tests compare."""

import json
from functools import cache
from itertools import pairwise
from random import Random

import msgspec

from spaceline.cards.decks import ready_decks
from spaceline.cards.rulesets import all_cards, pool, ruleset
from spaceline.core import engine, view
from spaceline.core.choices import sample
from spaceline.core.codec import fingerprint
from spaceline.core.view import seen_event
from spaceline.editions import FIRST, OBJECTIVES, SECOND, edition_of
from spaceline.effects.render import render
from spaceline.players.random_player import RandomPlayer
from spaceline.players.seat import Sampled, Seat


def set_of(id):
    """The set of a card by its id: ``2e-se``, ``1e-premiere``; what is made of a card's facts is of its set."""
    return "-".join(id.split("-")[:2])


SPECTATOR = 0
SEED = 2003
EDITIONS = (SECOND, FIRST, OBJECTIVES)
"""Those of the project: what packages bring is theirs to look after."""
RULESETS = tuple(name for edition in EDITIONS for name in edition.names)
SETS = {set_of(id): edition.names[0] for edition in reversed(EDITIONS) for id in all_cards(edition)}
"""Sets, by the beginning of their cards' ids, and a ruleset of the first edition that has them."""


def definitions(set_code):
    """Every definition of a set: what runs and what players read."""
    cards = [card for id, card in pool(SETS[set_code]).items() if card.abilities and set_of(id) == set_code]
    found = {
        card.facts.id: {
            "name": card.name,
            "reads": render(card.abilities, card.facts).splitlines(),
            "runs": briefly(msgspec.to_builtins(card.abilities)),
        }
        for card in sorted(cards, key=lambda card: card.facts.number)
    }
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


def briefly(held):
    """Plain data of texts, with filters as YAML writes them (``traits.spelled_out``)."""
    if isinstance(held, list | tuple):
        return [briefly(part) for part in held]
    if not isinstance(held, dict):
        return held
    inside = {name: briefly(part) for name, part in held.items()}
    for trait in inside.pop("traits", ()):
        inside.update(trait)
    if "trait" in inside:
        _, word, *said = inside.values()
        return {word: said if len(said) > 1 else (said or [True])[0]}
    return inside


@cache
def opening(name, *decks):
    """A game of ready decks at its first decision."""
    brought = [ready_decks(name)[deck].brought(pool(name)) for deck in decks]
    return edition_of(name).start(ruleset(name), brought, SEED)


def playthrough(name):
    """A game at random as a spectator sees it, with a fingerprint of the state at every tenth decision."""
    state = opening(name, "federation", "klingon").clone()
    answers = ANSWERS.get(edition_of(name).key, anything)(state)
    lines = []
    number = 0
    while (asked := engine.decision(state)) is not None:
        if number % 10 == 0:
            lines.append(f"#{number} {fingerprint(state)}")
        state.sink = []
        lines.append(f"{asked.player} {asked.prompt}")
        for event in next(answers):
            seen = seen_event(state, event, SPECTATOR)
            if seen is not None:
                lines.append(f"    {msgspec.json.encode(seen).decode()}")
        state.sink = None
        number += 1
    lines.append(f"result {state.result}")
    return "\n".join(lines) + "\n"


def anything(state):
    """Any legal answers."""
    rng = Random(SEED)
    while True:
        yield engine.answer(state, sample(engine.decision(state), rng))


def by_kind(state):
    """Answers of a player who draws the kind of action first, and seeds what belongs where."""
    player = RandomPlayer(SEED)
    while True:
        asked = engine.decision(state).player
        choice = player.choose(Seat(state, asked))
        yield choice.give(state) if isinstance(choice, Sampled) else view.answer(state, asked, choice)


ANSWERS = {"first": by_kind}
"""How the edition in that folder is played at random; hardly a seeding of just anything comes to a game."""


def perft(state, depth):
    """How many sequences of answers there are from a position (first hundred options of each decision).

    The last answers of each are counted and not given.
    """
    asked = engine.decision(state)
    if depth == 0 or asked is None or not asked.options:
        return 1
    if depth == 1:
        return min(len(asked.options), 100)
    total = 0
    for option in asked.options[:100]:
        following = state.clone()
        engine.answer(following, engine.Answer(option=option))
        total += perft(following, depth - 1)
    return total


def counts(name):
    """Counts of answer sequences from the openings of each ready deck against the next, the last against the first.

    Three answers deep under the first ruleset of an edition; the others differ in few rules, and are counted two deep.
    """
    decks = sorted(ready_decks(name))
    deepest = 3 if name == edition_of(name).rulesets[0].name else 2
    table = {
        f"{one} {other}": [perft(begun(name, one, other), depth) for depth in range(1, deepest + 1)]
        for one, other in pairwise([*decks, decks[0]])
    }
    return json.dumps(table, indent=1) + "\n"


@cache
def begun(name, *decks):
    """The first decision of a game that the rules call a turn: where cards are seeded first, after that."""
    state = opening(name, *decks).clone()
    answers = ANSWERS.get(edition_of(name).key, anything)(state)
    while type(state.frames[0]).__name__ == "Seeding":
        next(answers)
    return state


GOLDEN = {
    **{f"definitions-{code}.json": lambda code=code: definitions(code) for code in SETS},
    **{f"playthrough-{name}.txt": lambda name=name: playthrough(name) for name in RULESETS},
    **{f"perft-{name}.json": lambda name=name: counts(name) for name in RULESETS},
}
