"""Saved games load, also those of earlier versions; damaged ones are refused."""

import random
from pathlib import Path

import msgspec
import pytest

from spaceline.core import choices, engine
from spaceline.core.codec import SaveError, canonical, fingerprint, load, save
from spaceline.core.data.leaves import Lasting
from spaceline.core.data.snapshot import SCHEMA
from spaceline.core.table import begin_lasting
from tests.contract.checks import contract
from tests.contract.probes.playing import POOLS, Game, kind
from tests.contract.probes.toy import TOY

SAVES = Path(__file__).parent / "saves"


def game_to_save():
    """A game with something in every part of the state. When ``SCHEMA`` is raised, its ``save`` goes to ``SAVES``."""
    game = Game(
        hush=("Hush", 1, "table"),
        still=("Still", 1),
        trap=("Trap", 2, "set"),
        tool=("Tool", 1, "on", "hush"),
        denials=("Denial", 1),
        denial=("Denial", 2),
        hull=("Hull", 1),
    )
    game.do(1, "play", "still")
    game.passes(2)
    game.give_option("apply", "hush")
    game.do(1, "play", "hull")
    game.do(2, "respond", "denial")
    lasting = Lasting("Hush", (0,), game["hush"], 1, "end", {"those": (game["tool"],)}, {"word": "x"}, {"n": 3})
    begin_lasting(game.state, lasting)
    return game


@pytest.mark.parametrize("schema", range(1, SCHEMA + 1))
def test_a_save_of_every_schema_loads_and_can_be_played_on(schema):
    data = (SAVES / f"schema-{schema}.msgpack").read_bytes()
    state = load(TOY, data)
    assert msgspec.msgpack.decode(data)[0] == schema
    assert state.restores
    assert state.settled
    assert state.lasting
    assert state.lists
    contract(state, POOLS, kind, full=True)
    rng = random.Random(schema)
    while (asked := engine.decision(state)) is not None:
        engine.answer(state, choices.sample(asked, rng))
    assert state.result is not None


def test_the_kept_save_is_the_game_that_it_was_made_from():
    assert load(TOY, (SAVES / "schema-1.msgpack").read_bytes()) == game_to_save().state


def test_equal_states_have_equal_canonical_bytes_in_whatever_order_their_tables_were_filled():
    state = game_to_save().state
    other = state.clone()
    other.cards = dict(reversed(state.cards.items()))
    other.contents = dict(reversed(state.contents.items()))
    other.marks = dict(reversed(state.marks.items()))
    other.places = dict(reversed(state.places.items()))
    other.lists = dict(reversed(state.lists.items()))
    assert other == state
    assert save(other) != save(state)
    assert canonical(other) == canonical(state)
    assert fingerprint(other) == fingerprint(state)
    other.handles = (9, 9, 9)
    assert fingerprint(other) != fingerprint(state)


def test_damaged_bytes_are_refused_or_hold_a_state():
    data = save(game_to_save().state)
    rng = random.Random(7)
    refused = 0
    for end in range(0, len(data), 7):
        with pytest.raises(SaveError):
            load(TOY, data[:end])
    for _ in range(2000):
        damaged = bytearray(data)
        damaged[rng.randrange(len(data))] = rng.randrange(256)
        try:
            load(TOY, bytes(damaged))
        except SaveError:
            refused += 1
    assert refused > 200


NO_GAMES = (b"", b"\xc1", b"\x91" * 5000, b"\xa3\xff\xfe\xfd", b"not a game", msgspec.msgpack.encode([1]))


@pytest.mark.parametrize("data", NO_GAMES)
def test_bytes_that_are_no_game_are_refused(data):
    with pytest.raises(SaveError):
        load(TOY, data)


def changed(at: int, value: object) -> bytes:
    parts = msgspec.msgpack.decode(save(game_to_save().state), strict=False)
    parts[at] = value
    return msgspec.msgpack.encode(parts)


@pytest.mark.parametrize(
    ("at", "value", "says"),
    [
        (0, SCHEMA + 1, "schema"),
        (0, 0, "schema"),
        (1, "another game", "another game"),
        (3, {1000: ["No such card", 1, 1, 1, "hand", False, [0, 1, 0]]}, "No such card"),
        (3, {1000: ["Hull", 1, 1, 1, "no such role", False, [0, 1, 0]]}, "no such role"),
        (7, [{"type": "Turn", "step": "no_such_step", "player": 1}], "no_such_step"),
        (7, [{"type": "NoSuchFrame", "step": "x"}], "NoSuchFrame"),
    ],
)
def test_a_save_of_another_kind_says_what_is_wrong(at, value, says):
    with pytest.raises(SaveError, match=says):
        load(TOY, changed(at, value))
