"""Records: going back, playing again, and noticing what does not fit."""

from dataclasses import replace
from random import Random

import msgspec
import pytest

from spaceline.core import choices, engine
from spaceline.core.codec import KEY, NEXT, SaveError, canonical, load, save, unpacked
from spaceline.core.data.decisions import Answer, Option, Refusal
from spaceline.core.data.records import RECORD_SCHEMA, Answered, RecordError, Resumed, WentBack
from spaceline.core.recording.record import dump, read, reopened, replay, verify
from spaceline.core.recording.session import FAR, Session
from spaceline.core.table import shuffle
from tests.contract.probes.playing import Game, dealt
from tests.contract.probes.toy import TOY
from tests.contract.probes.toy_cards import CARDS


def session(answers: int = 12) -> Session:
    decks = {player: tuple(CARDS) for player in (1, 2)}
    played = Session(dealt(decks, 4), engine_version="1", definitions="d")
    for _ in range(answers):
        played.answer(choices.default(engine.decision(played.state)))
    return played


def test_a_record_plays_again_to_the_same_end():
    played = session()
    assert played.record.checkpoints
    again = read(dump(played.record))
    assert canonical(replay(TOY, again).state) == canonical(played.state)
    assert verify(TOY, again) == verify(TOY, played.record)


def decks(state):
    return [state.zone(player, "deck") for player in state.players]


def test_going_back_leads_to_an_equal_position_and_is_recorded():
    quiet = 0
    for answers in range(1, 20):
        played = session(answers)
        before, known = canonical(played.state), decks(played.state)
        played.answer(choices.sample(engine.decision(played.state), Random(answers)))
        if decks(played.state) != known:
            continue
        quiet += 1
        played.go_back(answers)
        assert canonical(played.state) == before
        assert played.record.entries[-1] == WentBack(answers)
        assert canonical(replay(TOY, played.record).state) == before
    assert quiet


def test_going_back_past_a_draw_brings_no_known_card():
    drawn = set()
    for seed in range(12):
        played = Session(dealt({1: tuple(CARDS), 2: tuple(CARDS)}, seed), engine_version="1", definitions="d")
        before = played.state.clone()
        while played.state.zone(1, "deck") == before.zone(1, "deck"):
            played.answer(choices.default(engine.decision(played.state)))
        played.go_back(0)
        assert sorted(played.state.zone(1, "deck")) == sorted(before.zone(1, "deck"))
        assert played.record.entries[-1].salt
        assert canonical(replay(TOY, played.record).state) == canonical(played.state)
        drawn.add(played.state.zone(1, "deck")[0] == before.zone(1, "deck")[0])
    assert False in drawn


def test_a_position_that_never_was_cannot_be_gone_back_to():
    with pytest.raises(RecordError, match="no position after 9"):
        session(2).go_back(9)


def test_chance_that_was_seen_does_not_come_again():
    played = session(2)
    shuffles = []
    for _ in range(3):
        shuffle(played.state, 1, "deck")
        played.answer(choices.default(engine.decision(played.state)))
        shuffles.append(played.state.zone(1, "deck"))
        played.go_back(2)
        assert played.record.entries[-1].salt
    assert len(set(shuffles)) == 3


def test_a_refused_answer_is_not_recorded():
    played = session(1)
    with pytest.raises(Refusal):
        played.answer(Answer(option=Option("no-such")))
    assert len(played.record.entries) == 1
    assert played.answers == 1
    assert played.state.sink is None


def test_what_happened_is_told_with_the_answer():
    game = Game(crew=("Crew", 1))
    played = Session(game.state, engine_version="1", definitions="d")
    events = played.answer(Answer(option=Option("play", game["crew"])))
    assert [event.change.verb for event in events] == ["spend", "stack", "enter"]
    assert [leaf.role for leaf in (*events[2].before, *events[2].after)] == ["stack", "table"]
    assert engine.answer(game.state.clone(), Answer(option=Option("pass"))) == []


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"schema": 99}, "schema 99"),
        ({"schema": 0}, "schema 0"),
        ({"ruleset": "another"}, "under another"),
        ({"checkpoints": {3: b""}}, "differs"),
        ({"checkpoints": {3: b"\0x"}}, "no saved position"),
        ({"checkpoints": {3: b"\0not packed"}}, "no saved position"),
        ({"entries": [Answered(2, Answer(option=Option("pass")))]}, "player 2 is not asked at entry 0"),
        ({"entries": [Answered(1, Answer(option=Option("no-such")))]}, "entry 0 is not allowed"),
    ],
)
def test_a_record_that_does_not_fit_is_noticed(changes, says):
    record = msgspec.structs.replace(session().record, **changes)
    with pytest.raises(RecordError, match=says):
        verify(TOY, record)


@pytest.mark.parametrize("data", [b"", b"x", b"\xa3\xff\xfe\xfd"])
def test_bytes_that_are_no_record_are_refused(data):
    with pytest.raises(RecordError, match="no record"):
        read(data)


def test_notes_are_kept():
    played = session()
    played.record.notes["seat"] = "1"
    assert replay(TOY, played.record).record.notes == {"seat": "1"}


def test_every_earlier_position_is_at_hand():
    played, before = session(0), []
    for _ in range(25):
        before.append(canonical(played.state))
        played.answer(choices.default(engine.decision(played.state)))
    assert [canonical(played.position(at)) for at in range(25)] == before
    assert [canonical(state) for state in played.positions(11)][:-1] == before[11:]


def test_in_a_long_turn_no_position_is_far_from_a_checkpoint():
    played = session(0)
    one_turn = replace(TOY, active_player=lambda state: 1)
    played.state.ruleset = one_turn
    before = []
    for _ in range(25):
        before.append(canonical(played.state))
        played.answer(choices.default(engine.decision(played.state)))
    assert list(played.record.checkpoints) == [FAR]
    assert [canonical(played.position(at)) for at in range(25)] == before


def test_a_record_is_gone_on_with_without_playing_it_again():
    played = session(20)
    played.go_back(4)
    played.answer(choices.default(engine.decision(played.state)))
    again = reopened(TOY, read(dump(played.record)), load(TOY, save(played.state)))
    assert (again.reached, again.given) == (played.reached, played.given)
    assert [canonical(state) for state in again.positions(0)] == [canonical(state) for state in played.positions(0)]


def test_a_record_of_the_first_schema_can_be_gone_on_with():
    played = session(20)
    played.go_back(4)
    assert played.record.entries[-1].salt
    old = msgspec.structs.replace(played.record, schema=1, checkpoints={})
    assert replay(TOY, old).record.schema == RECORD_SCHEMA
    again = reopened(TOY, old, played.state)
    assert canonical(again.position(3)) == canonical(played.position(3))
    again.answer(choices.default(engine.decision(again.state)))
    again.recent.clear()
    with pytest.raises(RecordError, match="position 4 was not kept"):
        again.position(4)


def test_a_record_that_goes_back_where_it_never_was_is_noticed():
    record = msgspec.structs.replace(session(2).record, entries=[WentBack(1)])
    with pytest.raises(RecordError, match="never was"):
        reopened(TOY, record, load(TOY, record.begin))


def test_another_version_goes_on_from_a_checkpoint():
    played = session(20)
    played.resume(played.checkpoint(15), 15, "2", "e")
    played.answer(choices.default(engine.decision(played.state)))
    assert played.record.entries[20] == Resumed(15, "2", "e")
    assert played.answers == 16
    again = replay(TOY, read(dump(played.record)))
    assert canonical(again.state) == canonical(played.state)
    assert verify(TOY, played.record) == verify(TOY, again.record)


def test_positions_are_kept_in_little_space():
    record = session(24).record
    loose = [unpacked(record.begin, record.checkpoints, at) for at in record.checkpoints]
    assert sum(map(len, record.checkpoints.values())) * 10 < sum(map(len, loose))
    assert {data[:1] for data in record.checkpoints.values()} == {KEY, NEXT}


def test_a_packed_position_whose_key_is_missing_is_noticed():
    record = session(4).record
    later = {at: data for at, data in record.checkpoints.items() if data[:1] == NEXT}
    with pytest.raises(SaveError, match="missing"):
        unpacked(record.begin, later, min(later))
