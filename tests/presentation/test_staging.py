"""The stage: pictures of what a viewer saw, in order, with nothing in them that the viewer may not know."""

import json
from functools import cache

import msgspec
import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.core import engine
from spaceline.core.view import SPECTATOR, seen_event, view
from spaceline.editions import edition_of
from spaceline.lab.simulation import ready_to_play
from spaceline.players.registry import make_player
from spaceline.players.seat import Seat
from spaceline.presentation import scene_of, shots_of, standing_of

GAMES = (("2e-cta2003", 5), ("1e-modern", 7), ("objectives", 5))
VIEWERS = (1, 2, SPECTATOR)
MOST = 700


@cache
def filmed(name, seed):
    """By viewer: after each answer the scene, what was seen, its pictures, what stands, what stood before."""
    rules = ruleset(name)
    decks = list(ready_to_play(rules).values())
    state = edition_of(name).start(rules, [decks[0], decks[1]], seed)
    minds = {player: make_player("heuristic", seed * 31 + player) for player in state.players}
    found, standing = {viewer: [] for viewer in VIEWERS}, dict.fromkeys(VIEWERS)
    for _ in range(MOST):
        if (asked := engine.decision(state)) is None:
            break
        state.sink = []
        seat = Seat(state, asked.player)
        events = seat.give(minds[asked.player].choose(seat))
        state.sink = None
        for viewer in VIEWERS:
            seen = [it for event in events if (it := seen_event(state, event, viewer)) is not None]
            scene = scene_of(view(state, viewer), rules.definitions)
            before = standing[viewer]
            shots, standing[viewer] = shots_of(scene, seen, before)
            found[viewer].append((scene, seen, shots, standing[viewer], before))
    return found


def shots(name, seed, viewer, kind=""):
    return [shot for _, _, found, *_ in filmed(name, seed)[viewer] for shot in found if kind in ("", shot.kind)]


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_every_attempt_begins_with_those_who_take_part_and_ends_with_what_came_of_it(name, seed):
    attempts = shots(name, seed, 1, "attempt") + shots(name, seed, 1, "mission")
    begun = [it for it in attempts if it.verb == "attempt"]
    ended = [it for it in attempts if it.outcome in ("completed", "failed")]
    assert len(begun) >= len(ended) > 2
    assert all(it.team and it.mission and it.where and it.title for it in begun)
    assert any(it.points for it in ended if it.outcome == "completed")


def test_an_attempt_in_objectives_is_about_the_objective_and_stands_at_its_location():
    pool = ruleset("objectives").definitions
    attempts = [it for it in shots("objectives", 5, 1, "attempt") if it.verb == "attempt"]
    assert attempts
    for it in attempts:
        assert pool[it.mission].type == "objective"
        assert it.face == it.mission
        assert pool[it.mission].title in it.title
        assert it.where
    asked = [it for it in shots("objectives", 5, 1, "attempt") if it.verb == "tally" and it.face == it.mission]
    assert {it.outcome for it in asked} >= {"met"}


@pytest.mark.parametrize(("name", "seed"), GAMES[:2])
def test_dilemmas_are_numbered_and_the_later_ones_tell_how_those_before_went(name, seed):
    revealed = [it for it in shots(name, seed, 1, "attempt") if it.verb.startswith("reveal-")]
    assert revealed
    for it in revealed:
        assert 1 <= it.number <= it.of
        assert len(it.progress) == it.number - 1
        assert it.face


def test_what_becomes_of_somebody_stays_until_the_attempt_is_over():
    for one, later in zip(found := shots("2e-cta2003", 5, 1), found[1:], strict=False):
        if later.kind == "attempt" == one.kind and later.verb != "attempt":
            dead = {it.card for it in one.team if it.fate == "killed" and it.card}
            assert dead <= {it.card for it in later.team if it.fate == "killed"}


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_what_is_asked_is_counted_for_whoever_must_meet_it_alone(name, seed):
    for viewer in VIEWERS:
        asked = [it for it in shots(name, seed, viewer) if it.asks is not None]
        assert {it.player for it in asked} == ({viewer} if viewer else set())
        assert all(it.asks.is_met == (it.outcome == "met") for it in asked if it.verb == "tally")


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_no_picture_holds_a_face_that_no_event_and_no_view_has_shown(name, seed):
    for viewer in VIEWERS:
        shown = set()
        for scene, seen, found, *_ in filmed(name, seed)[viewer]:
            shown.update(
                (number, id) for event in seen for number, id in zip(event.cards, event.definitions, strict=False)
            )
            shown.update((card.id, card.definition) for card in scene.view.cards if card.definition)
            for shot in found:
                actors = [*shot.team, *(it for side in shot.sides for it in side.actors)]
                assert {(it.card, it.face) for it in actors if it.face} <= shown
                assert not shot.face or (shot.card, shot.face) in shown


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_an_opponent_is_told_no_name_of_those_who_attempt_concealed(name, seed):
    concealed = 0
    for scene, _, found, *_ in filmed(name, seed)[2]:
        for shot in found:
            for it in shot.team:
                if not it.face:
                    concealed += 1
                    assert it.name == scene.words.say("concealed") or it.name.startswith("a concealed")
    assert concealed or name == "objectives"


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_somebody_who_comes_in_the_middle_sees_what_stands_there(name, seed):
    stood = 0
    for scene, *_, standing, _ in filmed(name, seed)[1]:
        fresh = standing_of(scene)
        if fresh is not None and standing is not None and standing.kind == "attempt":
            stood += 1
            assert (fresh.player, fresh.mission, fresh.where) == (standing.player, standing.mission, standing.where)
            assert {it.card for it in fresh.team} <= {it.card for it in standing.team}
    assert stood


def test_a_battle_has_two_sides_their_totals_and_a_winner():
    games = (shots("2e-cta2003", seed, 1, "battle") for seed in (5, 12, 7, 6))
    won = next(filter(None, ([it for it in game if any(side.has_won for side in it.sides)] for game in games)))
    assert all(len(it.sides) == 2 and all(side.total is not None for side in it.sides) for it in won)


def test_the_end_of_a_game_is_a_picture_of_its_own():
    last = shots("2e-cta2003", 5, 1)[-1]
    assert (last.kind, last.title) in (("victory", "You win."), ("victory", "The opponent wins."))


def test_every_picture_can_be_sent():
    for shot in shots("1e-modern", 7, 1):
        assert msgspec.json.decode(msgspec.json.encode(shot), type=type(shot)) == shot
        assert json.loads(msgspec.json.encode(shot))["text"] or shot.kind in ("victory", "battle")
