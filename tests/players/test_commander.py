"""The player that searches: what it compares, when it believes a difference, and that it keeps to its time."""

import random
from collections import Counter
from itertools import chain, islice, pairwise

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.core import engine
from spaceline.core.codec import canonical
from spaceline.core.data.decisions import Answer
from spaceline.core.sampling import sample
from spaceline.editions import RULESETS, SECOND as EDITION, edition_of
from spaceline.lab.matches import ArenaMatch
from spaceline.lab.simulation import ready_to_play
from spaceline.players.beliefs import believed
from spaceline.players.clock import Deadline
from spaceline.players.commander import CommanderPlayer, QuickCommander, ThoroughCommander
from spaceline.players.commander.budget import RARELY, Effort, Purse
from spaceline.players.commander.first import FIRST_SEARCH
from spaceline.players.commander.halving import compared
from spaceline.players.commander.search import Search, Tries
from spaceline.players.commander.second import SECOND_SEARCH
from spaceline.players.commander.second.dilemmas import sets_to_try
from spaceline.players.commander.value import learned
from spaceline.players.heuristic import HeuristicPlayer
from spaceline.players.heuristic.second.board import Board
from spaceline.players.heuristic.strength import Force, lacking
from spaceline.players.levels import OfferedIn, PlayerSpec, Thinking
from spaceline.players.registry import PLAYERS, RegistrationError, make_player, offered_in, registered, times_of
from spaceline.players.seat import Listener, Seat
from tests.contract import first, second

SMALL = Effort(rounds=(2, 2, 2), answers=5)
SECOND, FIRST = "2e-cta2003", "1e-modern"
PROMPTS = {SECOND: ("choose-dilemmas", "orders", "beam"), FIRST: ("orders", "beam")}
"""The decisions that are searched."""


@pytest.fixture(scope="module")
def asked():
    """Positions of one game, by what is asked there."""
    rules, found = ruleset(SECOND), {}
    decks = list(ready_to_play(rules).values())[:2]
    match = ArenaMatch(edition_of(SECOND).start(rules, decks, 11), [HeuristicPlayer(seat) for seat in (1, 2)])
    while match.step():
        decision = engine.decision(match.state)
        if decision is not None:
            found.setdefault(decision.prompt, []).append(match.state.clone())
    return found


@pytest.fixture(scope="module")
def choices(asked):
    """Positions of one game in which dilemmas are chosen."""
    return asked["choose-dilemmas"]


def seat_in(state, clock=None):
    return Seat(state, engine.decision(state).player, clock)


class CountedClock:
    """A clock that goes on by what is counted, and not by itself."""

    def __init__(self, left):
        self.left = left


def never():
    return False


def best_of(answers, trial, effort, is_late):
    found = compared(answers, trial, effort, is_late)
    return answers[found.best]


def test_the_better_answer_is_found_and_the_worlds_are_common():
    tried = []

    def trial(answer, world):
        tried.append((answer, world))
        return {"usual": 0.3, "better": 0.6, "worse": 0.1}[answer] + world % 3 / 10

    assert best_of(["usual", "worse", "better"], trial, SMALL, never) == "better"
    worlds = {answer: [world for it, world in tried if it == answer] for answer in ("usual", "better")}
    assert worlds["usual"] == worlds["better"] == [0, 1, 2, 3, 4, 5]
    assert ("worse", 5) not in tried


def test_a_difference_within_its_standard_error_is_not_believed():
    luck = {0: 0.9, 1: 0.1, 2: 0.2, 3: 0.4, 4: 0.2, 5: 0.3}
    found = best_of(["usual", "lucky"], lambda answer, world: luck[world] if answer == "lucky" else 0.3, SMALL, never)
    assert found == "usual"


def test_when_time_is_up_the_worlds_count_in_which_all_were_tried():
    tried = []

    def trial(answer, world):
        tried.append((answer, world))
        return answer + world / 100 if answer < 2 else 9.0

    assert best_of([0, 1, 2], trial, SMALL, lambda: len(tried) == 8) == 2
    assert tried[-1] == (1, 2)
    tried.clear()
    assert best_of([0, 1], trial, SMALL, lambda: len(tried) == 3) == 0  # one world alone tells nothing
    tried.clear()
    assert best_of([0, 1], trial, SMALL, lambda: True) == 0
    assert not tried


def test_the_purse_saves_what_easy_decisions_leave_and_never_lends():
    purse, clock = Purse(Effort(mean=0.3, usually=1.0, most=2.0)), CountedClock(60.0)

    def think():
        allowed, begun = purse.allow(clock), clock.left
        while not allowed.is_used_up:
            clock.left -= 0.125
        purse.spend(allowed.spent)
        return begun - clock.left

    assert not purse.allow(None).is_used_up
    assert [think(), think(), think()] == [1.0, 1.0, 0.0]
    purse.earn()
    assert think() == 0.375
    for _ in range(RARELY):
        purse.earn()
    assert think() == 2.0
    assert think() == 1.0
    clock.left = 0.1
    assert think() == 0.125


@pytest.mark.parametrize("player", [QuickCommander, CommanderPlayer, ThoroughCommander])
@pytest.mark.parametrize("cost", [0.03])
@pytest.mark.parametrize("hard", [1, 5])
def test_nineteen_moves_of_twenty_keep_to_the_usual_time(asked, choices, monkeypatch, player, cost, hard):
    """By a clock that counts trials, however slow these are, and whether all decisions are hard or one in five is.

    None is longer than the longest. Of a commander with its normal time 95 % take less than half a second.
    """
    clock, easy = CountedClock(0.0), asked["play-and-draw"]

    def trial(search, candidate, number, tries):
        clock.left -= cost
        return 0.5

    monkeypatch.setattr(Search, "trial", trial)
    it, spent = player(5), []
    for at in range(100):
        clock.left = 5.0
        state = easy[at % len(easy)] if at % hard else choices[at // hard % len(choices)]
        it.choose(seat_in(state, clock))
        spent.append(5.0 - clock.left)
    effort, ordered = player.effort, sorted(spent)
    assert ordered[int(len(ordered) * 0.95)] <= effort.usually + cost
    assert max(spent) <= effort.most + cost
    if player is CommanderPlayer:
        assert ordered[int(len(ordered) * 0.95)] < 0.5
    for limit in (0.5, 0.1):
        clock.left = limit
        it.choose(seat_in(choices[1], clock))
        assert clock.left > -cost


def test_the_same_seed_chooses_the_same_and_a_twin_of_the_game_too(choices):
    pools = second.pools(SECOND)
    for at, state in enumerate(choices[:3]):
        seat = seat_in(state)
        twin = Seat(sample(state.ruleset, seat.view, at, pools, second.kind), seat.viewer)
        one, again, other = (CommanderPlayer(5, SMALL) for _ in range(3))
        assert one.choose(seat) == again.choose(seat_in(state)) == other.choose(twin)
        assert one.trials == other.trials > 0


@pytest.mark.parametrize(("name", "mod"), [(SECOND, second), (FIRST, first)])
def test_a_twin_of_the_game_is_played_alike_at_every_kind_of_decision_that_is_searched(name, mod):
    """Whatever is looked into, in each edition: what the player cannot know decides nothing."""
    pools = second.pools(name) if mod is second else mod.pools()
    search = SECOND_SEARCH if mod is second else FIRST_SEARCH
    decks, looked_at = (0, 1) if mod is second else (0, 2), Counter()
    seats = chain.from_iterable(tried_in_a_game(name, search.tries_for, seed, decks) for seed in (3, 4, 5))
    for at, (seat, _, _) in enumerate(seats):
        if looked_at[seat.decision.prompt]:
            continue
        twin = Seat(sample(seat._state.ruleset, seat.view, at, pools, mod.kind), seat.viewer)
        assert canonical(twin._state) != canonical(seat._state)
        one, other = CommanderPlayer(5, SMALL), CommanderPlayer(5, SMALL)
        assert one.choose(seat) == other.choose(twin)
        assert one.trials == other.trials
        looked_at[seat.decision.prompt] += one.trials > 0
        if all(looked_at[prompt] for prompt in PROMPTS[name]):
            return
    pytest.fail(f"nothing else was searched than {dict(looked_at)}")


def test_other_sets_are_tried_and_all_of_them_are_legal(choices):
    state = choices[1]
    seat = seat_in(state)
    usual = HeuristicPlayer(5).choose(seat)
    sets = sets_to_try(Board(seat.view, seat.definitions), seat.decision.selection, usual, 12, random.Random(1))
    assert sets[0] == usual
    assert len({it.cards for it in sets}) == len(sets) > 3
    assert all(not seat.check(it.cards).problem for it in sets)


def test_without_time_it_does_what_the_rules_of_thumb_say(choices):
    for state in choices[:3]:
        player, seat = CommanderPlayer(5), seat_in(state, Deadline(0.0))
        assert player.choose(seat) == HeuristicPlayer(5).choose(seat)


def test_a_game_against_the_rules_of_thumb_ends_by_the_rules():
    rules = ruleset(SECOND)
    decks = list(ready_to_play(rules).values())[2:4]
    player = CommanderPlayer(1, SMALL)
    match = ArenaMatch(edition_of(SECOND).start(rules, decks, 3), [player, make_player("heuristic", 2)])
    while match.step():
        pass
    assert match.state.result is not None
    assert player.trials > 50


def test_who_listens_is_told_what_it_saw_and_who_does_not_is_left_alone():
    class Heard(HeuristicPlayer):
        def __init__(self):
            super().__init__(1)
            self.events = []

        def told(self, events):
            self.events += events

    rules = ruleset(SECOND)
    listener = Heard()
    assert isinstance(listener, Listener)
    assert not isinstance(HeuristicPlayer(1), Listener)
    decks = list(ready_to_play(rules).values())[:2]
    match = ArenaMatch(edition_of(SECOND).start(rules, decks, 3), [listener, HeuristicPlayer(2)])
    for _ in range(60):
        match.step()
    drawn = [event for event in listener.events if event.verb == "draw"]
    assert {event.player for event in drawn} == {1, 2}
    assert all(not event.definitions for event in drawn if event.player == 2)
    assert any(event.definitions for event in listener.events)
    assert not match.occurred


def test_an_edition_that_nobody_taught_is_played_by_rules_of_thumb():
    rules = ruleset("objectives")
    decks = list(ready_to_play(rules).values())[:2]
    state = edition_of("objectives").start(rules, decks, 3)
    seat = seat_in(state)
    assert CommanderPlayer(5).choose(seat) == HeuristicPlayer(5).choose(seat)


@pytest.mark.parametrize("edition", ["second", "first"])
def test_more_points_are_worth_more_and_those_of_the_other_less(edition):
    weights = learned(edition)
    assert weights.auc > 0.6
    even = [0.0] * len(weights.features)
    for name, sign in (("own points", 1), ("other points", -1)):
        ahead = list(even)
        at = weights.features.index(name)
        ahead[at], ahead[at + 1] = 0.6, 0.36
        assert sign * (weights.judge(ahead) - weights.judge(even)) > 0.02


def test_a_package_can_bring_players_under_names_of_their_own():
    officer, mine = PlayerSpec("heuristic", HeuristicPlayer, "officer"), PlayerSpec("mine", HeuristicPlayer)
    assert list(registered([officer], [mine])) == ["heuristic", "mine"]
    assert registered([officer], [mine])["mine"].make is HeuristicPlayer
    for other in (PlayerSpec("mine", HeuristicPlayer), PlayerSpec("other", HeuristicPlayer, "mine")):
        with pytest.raises(RegistrationError, match="two players are called 'mine'"):
            registered([mine], [other])


def test_a_package_says_where_its_players_are_offered_and_how_long_they_think():
    slow = PlayerSpec("deep", HeuristicPlayer, "admiral", OfferedIn(rulesets=("1e-modern",)), Thinking.NORMAL)
    deeper = slow._replace(name="deeper", thinking=Thinking.THOROUGH)
    assert list(registered([slow], [deeper])) == ["deep", "deeper"]
    assert slow.offered_in.includes("1e-modern")
    assert not slow.offered_in.includes("1e-open")
    assert not slow.offered_in.includes(SECOND)
    with pytest.raises(RegistrationError, match="two players are called 'admiral'"):
        registered([slow], [slow._replace(name="other")])


def tried_in_a_game(name, edition_tries, seed, decks=(0, 1)):
    """What would be compared at the decisions of a game between heuristic players, with the seats."""
    rules = ruleset(name)
    brought = list(ready_to_play(rules).values())
    state = edition_of(name).start(rules, [brought[at] for at in decks], seed)
    players = [HeuristicPlayer(seat) for seat in (1, 2)]
    while (asked := engine.decision(state)) is not None:
        seat = Seat(state, asked.player)
        usual = players[asked.player - 1].choose(seat)
        if isinstance(usual, Answer):
            tries = edition_tries(seat, usual, 12, random.Random(1))
            if tries is not None and len(tries.candidates) > 1:
                yield seat, usual, tries
        seat.give(usual)


def test_a_smaller_crew_that_lands_can_still_do_the_mission():
    looked_at = 0
    for seat, usual, tries in tried_in_a_game(SECOND, SECOND_SEARCH.tries_for, 3):
        assert tries.candidates[0].answer == usual
        if seat.decision.prompt != "beam":
            continue
        board = Board(seat.view, seat.definitions)
        site = next(site for site in board.goals if site.place == seat.decision.about[1])
        for smaller in tries.candidates[1:]:
            assert set(smaller.answer.cards) < set(usual.cards)
            assert not lacking(Force(board.known(board.personnel(smaller.answer.cards))), site.facts.requirement)
            assert smaller.following == "attempt"
            looked_at += 1
    assert looked_at > 2


def test_in_first_edition_scouts_and_half_a_team_are_tried_where_seeds_are_unknown():
    sizes, prompts = [], set()
    for seat, usual, tries in tried_in_a_game("1e-modern", FIRST_SEARCH.tries_for, 2, decks=(0, 2)):
        prompts.add(seat.decision.prompt)
        assert tries.candidates[0].answer == usual
        assert not tries.candidates[0].following
        if seat.decision.prompt in ("beam", "walk"):
            sizes += [len(it.answer.cards) for it in tries.candidates[1:]]
            assert all(not seat.check(it.answer.cards).problem for it in tries.candidates)
    assert "orders" in prompts
    assert 1 in sizes
    assert max(sizes) > 1


def test_an_attempt_is_carried_out_in_thought_at_once():
    landings = (
        (seat, tries)
        for seed in range(2, 10)
        for seat, _, tries in tried_in_a_game("1e-modern", FIRST_SEARCH.tries_for, seed, decks=(0, 2))
        if seat.decision.prompt in ("beam", "walk")
    )
    found = Counter(tuple(attempts_left(seat, tries)) for seat, tries in islice(landings, 12))
    assert found[True, False] >= 2, "others who are there may attempt after the scouts"
    assert not found[False, True]


def attempts_left(seat, tries):
    """Whether an attempt can still be begun once scouts have landed, who wait or attempt at once."""
    search, reached = Search(seat, FIRST_SEARCH.judge(), believed(seat), 1), []

    def until(world):
        options = world.seat.decision.options
        reached.append(world.asked == seat.viewer and any(option.kind == "attempt" for option in options))
        return True

    scout = tries.candidates[1]
    for candidate in (scout._replace(following=""), scout):
        search.trial(candidate, 0, Tries([candidate], until))
    return reached


def test_it_searches_at_a_table_of_three_too():
    rules = ruleset(SECOND)
    decks = list(ready_to_play(rules).values())[:3]
    player = CommanderPlayer(1, Effort(rounds=(2,), answers=3))
    match = ArenaMatch(edition_of(SECOND).start(rules, decks, 4), [player, HeuristicPlayer(2), HeuristicPlayer(3)])
    while player.trials < 12 and match.step():
        pass
    assert player.trials >= 12


@pytest.mark.parametrize("name", RULESETS)
def test_the_commander_is_offered_where_it_was_measured_and_found_by_name_everywhere(name):
    levels = [spec.word for spec in offered_in(name)]
    assert levels == ["recruit", "cadet", "officer", *(["commander"] if name in EDITION.names else [])]
    assert isinstance(make_player("commander", 1), CommanderPlayer)


def test_a_commander_can_be_chosen_with_more_or_less_time():
    times = {spec.thinking: spec.make(1) for spec in times_of(PLAYERS["commander"])}
    assert list(times) == list(Thinking)
    assert [type(it) for it in times.values()] == [QuickCommander, CommanderPlayer, ThoroughCommander]
    efforts = [it.effort for it in times.values()]
    for measure in ("mean", "usually", "most", "answers"):
        assert all(getattr(one, measure) < getattr(other, measure) for one, other in pairwise(efforts)), measure
    assert all(sum(one.rounds) < sum(other.rounds) for one, other in pairwise(efforts))
    assert [effort.most for effort in efforts] == [0.4, 2.5, 4.0], "what people are told when they choose"
    assert not times_of(PLAYERS["heuristic"])
