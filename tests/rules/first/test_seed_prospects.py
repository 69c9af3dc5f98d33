"""What a plan for the seed phases is told beforehand: what may go where, and what the rules will make of it (1E-4)."""

import random

import pytest

from spaceline.core import choices, engine
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option
from spaceline.core.foreseeing import foreseen, seen_prospects
from spaceline.core.view import cards_seen_by
from spaceline.rules.first.missions.seeds import MET, met, mis_seeded
from spaceline.rules.first.previews.seeding import BENEATH
from spaceline.rules.first.seeding.phases import phase_of
from tests.contract.test_first_seeding import seeding
from tests.support.first_table import ME, OPPONENT
from tests.support.seed_table import SeedTable


def at_the_dilemmas(name, seed):
    """A game in which the first stack, or the first single seed, is to be chosen by player 1 or 2."""
    rng = random.Random(seed)
    state, _ = seeding(name, seed, rng)
    while phase_of(state) != "dilemma":
        engine.answer(state, choices.sample(engine.decision(state), rng))
    return state, rng


def planned(state, player, rng):
    """Stacks of anything for any location."""
    prospects = seen_prospects(state, player)
    places = [option.target for option in prospects if not option.card]
    cards = [it.id for it in seen_cards(state, player)]
    rng.shuffle(cards)
    return {place: [cards.pop() for _ in range(rng.randint(0, 4)) if cards] for place in places}


def seen_cards(state, player):
    return [it for it in cards_seen_by(state, player) if it.role == "seed-deck" and it.owner == player]


def judged(state, player, place):
    """What the rules make of each own seed there, in the order in which the seeds are met."""
    found = {}
    for seed in reversed(state.zone(place, "seeds")):
        if state.cards[seed].owner == player:
            reason = found[seed] = mis_seeded(state, seed, place)
            if not reason:
                for to, mark in ((seed, MET), (place, met(state, seed))):
                    state.ruleset.verbs["note"].apply(state, Change("note", to=to, detail=mark, amount=1))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_what_is_foreseen_of_stacks_is_what_the_rules_make_of_them_when_they_are_met(seed):
    state, rng = at_the_dilemmas("1e-modern", seed)
    plans = {player: planned(state, player, rng) for player in (ME, OPPONENT)}
    names = {player: {it.id: it.definition for it in seen_cards(state, player)} for player in plans}
    told = {}
    for player, stacks in plans.items():
        options = [Option("seed", card, place, BENEATH) for place, cards in stacks.items() for card in cards]
        for option, it in zip(options, foreseen(state, player, options), strict=True):
            told.setdefault((player, option.target), []).append(it)
            if not it.is_possible:
                stacks[option.target].remove(option.card)
    while (asked := engine.decision(state)) is not None and asked.prompt == "build-stack":
        wanted = [names[asked.player][card] for card in plans[asked.player].get(asked.about[0], ())]
        engine.answer(state, choices.Answer(cards=tuple(offered(state, asked.selection.cards, wanted))))
    seen = 0
    for player, stacks in plans.items():
        for place in stacks:
            foretold = [
                it.problem.reason if it.problem else "" for it in told.get((player, place), ()) if it.is_possible
            ]
            assert foretold == list(judged(state, player, place).values())
            seen += len(foretold)
    assert seen > 10


def offered(state, cards, wanted):
    """Of several copies, one that is offered."""
    left = list(cards)
    for definition in wanted:
        found = next(card for card in left if state.cards[card].definition == definition)
        left.remove(found)
        yield found


def reasons(table, options):
    """What stands in the way of each, and whether it may be done all the same; cards by their numbers in the game."""
    leaves = table.state.cards
    seen = [Option(it.kind, 1000 + leaves[it.card].handles[ME], it.target, it.detail) for it in options]
    return [(it.problem.reason if it.problem else "", it.is_possible) for it in foreseen(table.state, ME, seen)]


def test_a_third_copy_is_foreseen_to_be_impossible():
    """1E-3.1/5."""
    table = SeedTable()
    places = [table.location(title, owner=OPPONENT) for title in ("One", "Two", "Three")]
    copies = [table.seed("Copy", "dilemma", kind="planet") for _ in range(3)]
    table.begin_phase("dilemma")
    options = [Option("seed", card, place, BENEATH) for card, place in zip(copies, places, strict=True)]
    assert reasons(table, options) == [("", True), ("", True), ("third-copy", False)]


def test_the_copy_that_is_met_later_is_the_mis_seed():
    """1E-4.3/3."""
    table = SeedTable()
    place = table.location("One", owner=OPPONENT)
    first, second = (table.seed("Copy", "dilemma", kind="planet") for _ in range(2))
    table.begin_phase("dilemma")
    options = [Option("seed", second, place, BENEATH), Option("seed", first, place, BENEATH)]
    assert reasons(table, options) == [("", True), ("second-copy", True)]


def test_two_artifacts_beneath_one_mission_spoil_each_other():
    """1E-4.3/4."""
    table = SeedTable()
    place = table.location("One")
    both = [table.seed(title, "artifact") for title in ("Horga'hn", "Saucer")]
    table.begin_phase("dilemma")
    assert reasons(table, [Option("seed", both[0], place, BENEATH)]) == [("", True)]
    options = [Option("seed", card, place, BENEATH) for card in both]
    assert reasons(table, options) == [("two-artifacts", True), ("two-artifacts", True)]


def test_a_second_facility_at_a_location_is_foreseen_to_be_impossible():
    """1E-4.4/7."""
    table = SeedTable()
    one, two = table.location("One", attempt=("Fed",)), table.location("Two", attempt=("Kli",))
    outposts = [table.outpost(title, uniqueness="universal") for title in ("Outpost", "Other Outpost")]
    table.seeds("Dilemma")
    table.begin_phase("dilemma")
    options = [Option("seed", card, one) for card in outposts]
    assert reasons(table, options) == [("", True), ("facility-there", False)]
    assert reasons(table, [Option("seed", outposts[0], two)]) == [("icon-not-shown", False)]


def test_facilities_have_prospects_from_the_dilemma_phase_on_and_artifacts_beneath_planets():
    table = SeedTable()
    planet, space = table.location("Planet", attempt=("Fed",)), table.location("Space", kind="space", attempt=("Kli",))
    outpost, find = table.outpost(), table.seed("Find", "artifact")
    table.begin_phase("dilemma")
    number = {table.state.cards[card].handles[ME] + 1000: card for card in (outpost, find)}
    told = [(number.get(it.card, 0), it.target, it.detail) for it in seen_prospects(table.state, ME)]
    assert sorted(told) == sorted(
        [(0, planet, BENEATH), (0, space, BENEATH), (find, planet, BENEATH), (outpost, planet, "")]
    )


def test_a_stack_that_is_complete_has_no_prospects():
    """1E-4.3/6; the next one has, and those of later stages."""
    table = SeedTable()
    theirs = [table.location(title, owner=OPPONENT) for title in ("One", "Two")]
    mine = table.location("Mine")
    one, *_ = table.seeds("Dilemma", "Other")
    table.begin_phase("dilemma")

    def to_build():
        return [it.target for it in seen_prospects(table.state, ME) if not it.card]

    assert sorted(to_build()) == sorted([*theirs, mine])
    first = table.decision.about[0]
    table.build()
    assert sorted(to_build()) == sorted({*theirs, mine} - {first})
    assert reasons(table, [Option("seed", one, first, BENEATH)]) == [("stack-complete", False)]


def test_nothing_is_foreseen_once_the_seed_phases_are_over():
    table = SeedTable()
    place = table.location("One")
    outpost = table.outpost(attributes={"Shields": 30})
    table.begin("execute_orders")
    assert not seen_prospects(table.state, ME)
    assert reasons(table, [Option("seed", outpost, place), Option("seed", outpost, place, BENEATH)]) == [
        ("other-seed-phase", False),
        ("beneath-missions", False),
    ]


def test_the_order_of_prospects_tells_nothing_of_the_order_in_which_cards_came_to_a_place():
    """Two stations at one place: what may be seeded there stands by the numbers that the player knows."""
    table = SeedTable()
    place = table.location("One")
    stations = [
        table.card(title, "facility", parent=place, role="space", kind="station", characteristics=("Nor",))
        for title in ("Nor", "Other Nor")
    ]
    for title in ("Site", "Other Site"):
        table.seed(title, "site", level="Ops Module")
    table.begin_phase("facility")
    before = seen_prospects(table.state, ME)
    assert len(before) == 4
    table.state.contents[place, "space"] = tuple(reversed(stations))
    table.state.caches.clear()
    assert seen_prospects(table.state, ME) == before
