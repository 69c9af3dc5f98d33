"""Taking back tells nothing of what others were asked, and brings nothing that was seen a second time."""

from collections import Counter
from random import Random

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.core.codec import canonical
from spaceline.core.data.decisions import PASS, Answer, Refusal
from spaceline.core.data.records import WentBack
from spaceline.core.recording.session import FAR, Session
from spaceline.core.state import State
from spaceline.core.table import move, put_mark
from spaceline.core.tracing import reach_of
from spaceline.hosting import undoing
from spaceline.hosting.errors import CannotRedo, CannotUndo
from spaceline.hosting.game import HostedGame
from spaceline.hosting.remembering import PASSING, AutoAnswer
from spaceline.hosting.seating import PERSON, Chair, Seating
from spaceline.hosting.standing import Request
from spaceline.hosting.story import LoggedLine
from spaceline.rules.second.data.frames import Turn
from spaceline.rules.second.setup import Brought, start
from tests.contract.going_back.games import games
from tests.support.hosted import FIRST, SECOND, goes_on, hosted


def named(title: str) -> str:
    return next(id for id, card in ruleset().definitions.items() if card.title == title)


def about_to_play_an_event(others: str) -> State:
    """Player 1 may play an event; player 2 holds cards of a title, or none."""
    missions = tuple(id for id, card in ruleset().definitions.items() if card.type == "mission")
    event, held = (named("Astrometrics Lab"),) * 20, (named(others or "Astrometrics Lab"),) * 20
    state = start(ruleset(), [Brought(missions[:5], (), event), Brought(missions[5:10], (), held)], 1)
    state.frames = [Turn(step="play_and_draw", player=1)]
    state.caches.clear()
    put_mark(state, 1, "counters", 7)
    put_mark(state, 2, "points", 10)
    for card in () if others else state.zone(2, "hand"):
        move(state, card, 2, "deck")
    return state


def at_the_event(others: str = "", *sits: str) -> HostedGame:
    chairs = tuple(Chair(sit, "deck") for sit in sits or (PERSON, PERSON))
    session = Session(about_to_play_an_event(others), engine_version="test", definitions="test")
    return HostedGame(session, Seating(chairs, 1))


def plays(game: HostedGame) -> None:
    """Player 1 plays the event."""
    game.answer(1, Answer(option=next(option for option in game.decision(1).options if option.kind == "play")))


def draws(game: HostedGame) -> int:
    """The player who is asked draws a card."""
    player = game.asked
    game.answer(player, Answer(option=next(it for it in game.decision(player).options if it.kind == "draw")))
    return player


@pytest.mark.parametrize("others", ["Amanda Rogers", "Astrometrics Lab"])
def test_where_another_might_have_responded_only_consent_goes_back(others):
    """Whether the other was asked, and passed, or not."""
    game = at_the_event(others)
    before = game.view(1)
    plays(game)
    for is_passed in (False, True):
        assert not game.may_undo(1)
        with pytest.raises(CannotUndo, match="might have responded"):
            game.undo(1)
        if others == "Amanda Rogers" and not is_passed:
            assert game.asked == 2
            game.answer(2, Answer(option=PASS))
    assert game.go_back_to(1) is None
    assert game.still_asked == (2,)
    game.agree(2, agrees=True)
    assert game.view(1) == before


def test_where_nobody_can_respond_going_back_is_free():
    game = at_the_event()
    before = game.view(1)
    plays(game)
    game.undo(1)
    assert game.view(1) == before


def test_what_was_looked_at_and_put_back_stands_in_the_way():
    """A face that the player has read of in the log, and cannot see any more."""
    game = at_the_event()
    plays(game)
    to = game.session.answers - 1
    hidden = game.session.state.zone(2, "deck")[0]
    line = LoggedLine(to + 1, "look", "You look.", (0,), (game.session.state.cards[hidden].definition,))
    game.story.add(1, line)
    with pytest.raises(CannotUndo, match="Cards have been seen"):
        game.undo(1)


def test_a_response_stands_in_the_way():
    game = at_the_event("Amanda Rogers")
    plays(game)
    game.answer(2, Answer(option=next(option for option in game.decision(2).options if option != PASS)))
    assert not game.may_undo(1)
    with pytest.raises(CannotUndo, match="Another player has answered"):
        game.undo(1)


def test_what_was_seen_stands_in_the_way():
    game = at_the_event()
    draws(game)
    with pytest.raises(CannotUndo, match="Cards have been seen"):
        game.undo(1)


def test_nothing_is_taken_back_before_anything_was_answered():
    with pytest.raises(CannotUndo, match="not answered anything"):
        at_the_event().undo(1)


def test_going_back_to_a_line_of_the_log_leads_to_right_after_it():
    game = at_the_event()
    plays(game)
    after, lines = canonical(game.session.state), list(game.log(1))
    plays(game)
    game.go_back_to(1, len(lines) - 1)
    assert canonical(game.session.state) == after
    assert game.log(1)[: len(lines)] == lines


def test_the_others_are_told_that_the_game_went_back():
    game = at_the_event()
    plays(game)
    game.undo(1)
    assert [line.text for line in game.log(1)] == ["Taken back."]
    assert [line.text for line in game.log(2)] == ["The opponent takes back what came after this."]


@pytest.mark.parametrize("line", [-1, 99])
def test_a_line_that_is_not_there_leads_nowhere(line):
    game = at_the_event()
    plays(game)
    with pytest.raises(CannotUndo, match="no such line"):
        game.go_back_to(1, line)


def test_what_has_been_seen_is_taken_back_when_the_other_agrees():
    game = at_the_event()
    before = game.session.state.zone(1, "hand")
    draws(game)
    assert game.go_back_to(1) is None
    assert game.still_asked == (2,)
    assert game.session.answers == 1
    assert game.agree(2, agrees=True) is not None
    assert game.session.state.zone(1, "hand") == before
    assert game.standing.request is None


def test_nothing_is_taken_back_when_the_other_does_not_agree():
    game = at_the_event()
    draws(game)
    game.go_back_to(1)
    assert game.agree(2, agrees=False) is None
    assert (game.session.answers, game.still_asked) == (1, ())
    with pytest.raises(CannotUndo, match="Nobody asks"):
        game.agree(2, agrees=True)


def test_who_asks_to_go_back_does_not_agree_in_the_place_of_the_others():
    game = at_the_event()
    draws(game)
    game.go_back_to(1)
    with pytest.raises(CannotUndo, match="Nobody asks"):
        game.agree(1, agrees=True)


def test_a_request_to_go_back_outlives_saving_and_can_be_withdrawn():
    game = hosted()
    player = draws(game)
    other = 3 - player
    game.go_back_to(player)
    again = HostedGame.load(game.dump())
    assert again.still_asked == (other,)
    again.withdraw(other)
    assert again.still_asked == (other,)
    again.withdraw(player)
    assert again.still_asked == ()


def test_computer_players_always_agree():
    game = at_the_event("Astrometrics Lab", PERSON, "random")
    draws(game)
    assert game.go_back_to(1) is not None
    assert game.session.answers == 0


def test_nobody_goes_back_to_before_a_player_left():
    game = hosted(SECOND, PERSON, PERSON, PERSON)
    goes_on(game, 6)
    game.leave(3)
    with pytest.raises(CannotUndo, match="has left"):
        game.go_back_to(1, 0)


def test_what_is_drawn_again_is_no_known_card():
    again = []
    for seed in range(6):
        game = hosted(seed=seed)
        player = draws(game)
        first = game.session.state.zone(player, "hand")[-1]
        game.go_back_to(player)
        game.agree(3 - player, agrees=True)
        game.redo(player)
        again.append(game.session.state.zone(player, "hand")[-1] == first)
    assert again.count(True) <= 1


def test_what_was_taken_back_is_done_again():
    game = at_the_event()
    for _ in range(2):
        plays(game)
    after = canonical(game.session.state)
    for _ in range(2):
        game.undo(1)
    assert game.may_redo(1)
    assert not game.may_redo(2)
    for _ in range(2):
        game.redo(1)
    assert canonical(game.session.state) == after
    assert not game.may_redo(1)


def test_once_something_else_is_done_nothing_is_done_again():
    game = at_the_event()
    plays(game)
    game.undo(1)
    draws(game)
    with pytest.raises(CannotRedo, match="nothing to do again"):
        game.redo(1)


def test_what_is_no_longer_possible_is_not_done_again():
    game = at_the_event()
    plays(game)
    game.undo(1)
    taken = game.standing.taken_back[0]
    gone = Answer(option=type(taken.answer.option)("play", 1_000_000))
    game.standing.taken_back = (type(taken)(1, gone),)
    before = canonical(game.session.state)
    with pytest.raises(CannotRedo, match="not possible any more"):
        game.redo(1)
    assert canonical(game.session.state) == before
    assert not game.may_redo(1)


def test_taking_back_forgets_what_the_player_let_be_remembered_and_leaves_the_others_theirs():
    game = at_the_event()
    plays(game)
    for player in (1, 2):
        game.remember(player, AutoAnswer(PASSING, "some-question"))
    game.undo(1)
    assert (game.auto_answers(1), game.auto_answers(2)) == ((), (AutoAnswer(PASSING, "some-question"),))


def test_going_back_together_forgets_what_everybody_let_be_remembered():
    game = at_the_event()
    draws(game)
    game.remember(2, AutoAnswer(PASSING, "some-question"))
    game.go_back_to(1)
    game.agree(2, agrees=True)
    assert game.auto_answers(2) == ()


@pytest.mark.parametrize("name", [SECOND, FIRST])
def test_the_game_goes_on_from_any_line_of_the_log(name):
    rng = Random(4)
    for seed in range(3):
        game = goes_on(hosted(name, seed=seed), 30, rng)
        while len(game.log(2)) > 4:
            line = rng.randrange(len(game.log(2)) - 1)
            to = game.log(2)[line].answers
            if to == game.session.answers:
                break
            game.go_back_to(2, line)
            for other in game.still_asked:
                game.agree(other, agrees=True)
            assert game.session.answers == to
            assert isinstance(game.session.entries[-1], WentBack)
            assert HostedGame.load(game.dump()).session.state == game.session.state
        before = game.session.answers
        goes_on(game, 5, rng)
        assert game.session.answers == before + 5


def test_going_back_plays_no_more_than_a_few_answers_again_however_long_the_game_is(monkeypatch):
    game = HostedGame.load(goes_on(hosted(SECOND, *[PERSON] * 4), 400).dump())
    played, again = [], Session.again
    monkeypatch.setattr(Session, "again", lambda self, state, at: (played.append(at), again(self, state, at)))
    game.go_back_to(1, len(game.log(1)) // 2)
    for other in game.still_asked:
        game.agree(other, agrees=True)
    assert len(played) <= FAR


def test_nobody_answers_for_another():
    game = hosted()
    with pytest.raises(Refusal):
        game.answer(3 - game.asked, game.seat(game.asked).default())


@pytest.mark.parametrize("name", [SECOND, FIRST])
def test_whether_one_may_take_back_is_what_trying_to_would_say(name):
    """What is seen at once spares working out the position, and says the same."""
    told = Counter()
    played = next(games(name, 61))
    for _ in played.answers():
        for player in played.game.people:
            told[played.game.may_undo(player), is_free(played.game, player)] += 1
        if sum(told.values()) > 120 and len(told) > 1:
            break
    assert set(told) == {(True, True), (False, False)}


def is_free(game: HostedGame, player: int) -> bool:
    """Whether nothing stops a player from going back to before the last answer."""
    try:
        undoing.stop_unless_free(game.session, game.story, player, undoing.latest(game.session, player))
    except CannotUndo:
        return False
    return True


@pytest.mark.parametrize("ruleset", [SECOND, FIRST])
def test_how_far_an_answer_reached_is_the_same_whether_or_not_it_is_known_where_it_led(ruleset):
    rng, found = Random(3), Counter[tuple[bool, ...]]()
    game = hosted(ruleset)
    while game.asked and game.session.answers < 150:
        before, player = game.session.state.clone(), game.asked
        game.answer(player, game.seat(player).sample(rng))
        entry = game.session.given[-1]
        reach = reach_of(before, player, entry.answer)
        assert reach_of(before, player, entry.answer, game.session.state) == reach
        found[reach] += 1
    assert len(found) > 2


@pytest.mark.parametrize("ruleset", [SECOND, FIRST])
def test_whoever_learns_a_card_can_read_one_that_was_hidden(ruleset):
    rng, found = Random(4), Counter[bool]()
    game = hosted(ruleset)
    while game.asked and game.session.answers < 150:
        before, player = game.session.state.clone(), game.asked
        game.answer(player, game.seat(player).sample(rng))
        now = game.session.state
        has_learned = not undoing.faces_known(now, player) <= undoing.faces_known(before, player)
        assert undoing.learned(before, now, player) == has_learned
        found[has_learned] += 1
    assert found[True]
    assert found[False]


@pytest.mark.parametrize("ruleset_name", [SECOND, FIRST])
def test_a_game_that_is_over_stays_over(ruleset_name):
    """Whoever sat at it may see all hands by then."""
    game = goes_on(hosted(ruleset_name), 5_000, Random(3))
    assert game.is_over
    before = game.session.answers
    game.standing.request = Request(1, before - 1)
    for deed in (
        lambda: game.agree(2, agrees=True),
        lambda: game.go_back_to(1),
        lambda: game.go_back_to(1, 0),
        lambda: game.undo(1),
    ):
        with pytest.raises(CannotUndo) as told:
            deed()
        assert told.value.key == "undo.over"
    assert game.settle_request() is None
    assert not game.may_undo(1)
    assert game.is_over
    assert game.session.answers == before
