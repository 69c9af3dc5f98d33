"""Games that a player may be in: they look as the player sees the table, and tell nothing else."""

import random
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.core import choices, engine, view
from spaceline.core.codec import canonical
from spaceline.core.data.decisions import Answer, Option, Refusal
from spaceline.core.data.seen import SeenEvent
from spaceline.core.sampling import sample
from spaceline.editions import edition_of
from spaceline.lab.matches import ArenaMatch, seeded_players
from spaceline.lab.scenarios.reading import load_scenario
from spaceline.lab.scenarios.setting import set_table
from spaceline.lab.simulation import ready_to_play
from spaceline.players.beliefs import Memory, believed
from spaceline.players.beliefs.guessing import deck_of
from spaceline.players.registry import make_player
from spaceline.players.seat import Seat
from spaceline.players.worlds import Worlds
from tests.contract import first, objectives, second
from tests.contract.checks import frames_name_no_hidden_card

RULESETS = {"2e-cta2003": second, "1e-modern": first, "objectives": objectives}
WORLDS = 4
POSITIONS = Path(__file__).parent / "positions"


def decks_of(name):
    return list(ready_to_play(ruleset(name)).values())


def positions(name, every, count, seed=11, decks=None):
    """Positions of one game between heuristic players, in which somebody is asked."""
    rules = ruleset(name)
    state = edition_of(name).start(rules, decks or decks_of(name)[:2], seed)
    match, found = ArenaMatch(state, seeded_players(("heuristic", "heuristic"), seed)), []
    while match.step() and len(found) < count:
        if match.decisions % every == 0 and match.state.result is None:
            found.append(match.state.clone())
    return found


def seat_in(state):
    return Seat(state, engine.decision(state).player)


def encoded(thing):
    return msgspec.json.encode(thing)


@pytest.mark.parametrize("name", RULESETS)
def test_a_world_has_exactly_the_view_of_the_player_who_sampled_it(name):
    looked_at = 0
    for state in positions(name, 3, 25):
        seat = seat_in(state)
        worlds = Worlds(seat, believed(seat))
        for seed in range(WORLDS):
            world = worlds.draw(seed)
            assert world.asked == seat.viewer
            assert encoded(world.view(seat.viewer)) == encoded(seat.view)
            looked_at += 1
    assert looked_at == 25 * WORLDS


@pytest.mark.parametrize("name", RULESETS)
def test_twins_imagine_the_same(name):
    """A game and another that looks the same to the player: the same worlds, so the same moves."""
    mod = RULESETS[name]
    pools = second.pools(name) if mod is second else mod.pools()
    differ = 0
    for at, state in enumerate(positions(name, 11, 6)):
        seat = seat_in(state)
        twin = Seat(sample(state.ruleset, seat.view, at, pools, mod.kind), seat.viewer)
        differ += canonical(twin._state) != canonical(state)
        for seed in range(3):
            one, other = (Worlds(it, believed(it)).draw(seed) for it in (seat, twin))
            assert canonical(one._state) == canonical(other._state)
    assert differ == 6


@pytest.mark.parametrize("name", ["2e-cta2003", "1e-modern"])
def test_a_ready_deck_is_recognised_and_no_card_is_there_twice(name):
    decks = decks_of(name)
    state = positions(name, 30, 2, decks=decks[1:3])[-1]
    seat = seat_in(state)
    other = 3 - seat.viewer
    belief = believed(seat)
    assert belief.recognised(other) == 1
    brought = deck_of(decks[1:3][other - 1])
    foreign = 0
    for seed in range(WORLDS):
        world = Worlds(seat, belief).draw(seed)
        there = [card.definition for card in world._state.cards.values() if card.owner == other]
        foreign += sum(there.count(id) > brought.get(id, 0) for id in set(there))
    # First Edition: what everybody knows of a card that lies face down may be true of no card that is left.
    assert foreign == 0 if name == "2e-cta2003" else foreign <= 2 * WORLDS


def test_an_unknown_deck_is_guessed_by_its_side_and_a_given_one_recognised():
    rules = ruleset("2e-cta2003")
    decks = decks_of("2e-cta2003")
    invented = msgspec.structs.replace(decks[0], missions=decks[4].missions)
    state = positions("2e-cta2003", 20, 1, decks=[invented, decks[1]])[0]
    seat = Seat(state, 2)
    belief = believed(seat)
    assert belief.recognised(1) == 0
    sides = {icon for it in decks[4].missions for icon in rules.definitions[it].facts.headquarters_of}
    supply = belief.supply(1, lambda sides: 0)
    affiliations = {rules.definitions[id].facts.affiliation for id in supply}
    assert affiliations - {"", "NA"} <= sides | {
        rules.definitions[id].facts.affiliation for id in supply if sides & {*rules.definitions[id].facts.icons}
    }
    assert len(supply) == len(set(supply))
    assert believed(seat, decks=[deck_of(invented)]).recognised(1) == 1


def test_what_was_read_once_tells_the_deck_later():
    decks = decks_of("2e-cta2003")
    twin = msgspec.structs.replace(decks[0], deck=decks[1].deck)
    state = edition_of("2e-cta2003").start(ruleset("2e-cta2003"), decks[:2], 3)
    seat = Seat(state, 2)
    assert believed(seat, decks=[deck_of(twin)]).recognised(1) == 2
    memory = Memory()
    own = next(card for card in seat.view.cards if card.owner == 1)
    telling = next(id for id in decks[0].deck if id not in {*decks[1].deck})
    memory.note([SeenEvent("show", 1, cards=(own.id,), definitions=(telling,))])
    memory.look(seat.view)
    assert telling in memory.seen[1]
    assert believed(seat, decks=[deck_of(twin)], seen=memory.seen).recognised(1) == 1


def test_a_world_is_played_on_and_its_copies_have_equal_luck():
    state = positions("2e-cta2003", 40, 1)[0]
    before = canonical(state)
    seat = seat_in(state)
    world = Worlds(seat, believed(seat)).draw(5)
    copies = [world.clone(), world.clone()]
    for it in copies:
        players = {player: make_player("heuristic", player) for player in (1, 2)}
        given = it.play_on(players, lambda now: now.mark(9, "turns") >= state.mark(9, "turns") + 2)
        assert given > 2
    assert canonical(copies[0]._state) == canonical(copies[1]._state) != canonical(world._state)
    assert canonical(state) == before


def test_a_world_refuses_what_the_rules_refuse():
    seat = seat_in(positions("2e-cta2003", 10, 1)[0])
    world = Worlds(seat, believed(seat)).draw(1)
    with pytest.raises(Refusal):
        world.answer(Answer(option=Option("no-such-thing")))
    world.answer(world.seat.sample(random.Random(1)))


@pytest.mark.parametrize("viewer", [0, 2])
def test_whose_text_is_being_carried_out_is_what_it_is_in_every_world(viewer):
    state = set_table(load_scenario(POSITIONS / "a_hidden_queen_answers_a_draw.yaml")).state
    engine.answer(state, Answer(Option("respond", names_of(state)["Borg Queen"], detail="3")))
    asked = engine.decision(state)
    assert asked.prompt == "download"
    world = sample(state.ruleset, view.view(state, viewer), 5, first.pools(), first.kind)
    crew = [world.definition(card).name for card, leaf in world.cards.items() if leaf.role == "aboard"]
    assert "Borg Queen" in crew
    for _ in range(4):
        engine.answer(world, choices.default(engine.decision(world)))


def test_a_card_that_was_named_and_can_no_longer_be_used_ends_a_download():
    state = set_table(load_scenario(POSITIONS / "a_hidden_queen_answers_a_draw.yaml")).state
    engine.answer(state, Answer(Option("respond", names_of(state)["Borg Queen"], detail="3")))
    engine.answer(state, Answer(engine.decision(state).options[0]))
    for seed in range(WORLDS):
        world = sample(state.ruleset, view.view(state, 2), seed, first.pools(), first.kind)
        for _ in range(4):
            if engine.decision(world) is None:
                engine.run(world)
            engine.answer(world, choices.default(engine.decision(world)))


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_whoever_went_into_the_deck_for_its_own_text_lies_there_in_every_world(viewer):
    state = set_table(load_scenario(POSITIONS / "a_drone_gives_itself.yaml")).state
    drone = names_of(state)["Four of Nine"]
    engine.answer(state, Answer(Option("order", drone, detail="0")))
    engine.answer(state, Answer(engine.decision(state).options[0]))
    engine.answer(state, Answer(cards=(drone,)))
    assert engine.decision(state).prompt == "download"
    frames_name_no_hidden_card(state)
    seen = view.view(state, viewer)
    world = sample(state.ruleset, seen, 5, first.pools(), first.kind)
    assert view.view(world, viewer) == seen
    assert "Four of Nine" in [world.definition(card).name for card in world.zone(1, "deck")]
    while engine.decision(world) is not None and world.frames[0].step == state.frames[0].step and len(world.frames) > 1:
        engine.answer(world, choices.default(engine.decision(world)))


def names_of(state):
    """The cards of a game by title."""
    return {state.definition(card).name: card for card in state.cards}


def test_a_player_knows_the_own_deck_though_a_side_deck_holds_copies_of_its_cards():
    """1E-3.3.0.1/1: the tent lies open to its owner, so it is no card of the deck that is seen there."""
    rules = ruleset("1e-modern")
    one, other = decks_of("1e-modern")[:2]
    copied = tuple(dict.fromkeys(one.deck))[:9]
    state = edition_of(rules.name).start(rules, [msgspec.structs.replace(one, tent=copied), other], 5)
    own = Counter(state.cards[card].definition for card in state.zone(1, "deck"))
    for seed in range(3):
        world = sample(rules, view.view(state, 1), seed, first.pools(), first.kind)
        assert Counter(world.cards[card].definition for card in world.zone(1, "deck")) == own
