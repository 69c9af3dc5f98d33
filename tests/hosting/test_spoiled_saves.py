"""Saved games from others: whatever was changed in one, it loads cleanly or is refused in a sentence."""

import zlib
from random import Random

import msgspec
import pytest

from spaceline.core.codec import LARGEST, SaveError, plain, unpacked
from spaceline.core.soundness import faults
from spaceline.editions import RULESETS
from spaceline.hosting import saving
from spaceline.hosting.errors import HostingError
from spaceline.hosting.exporting import scenario_text, seat_export
from spaceline.hosting.game import HostedGame
from spaceline.hosting.replaying import summary, verified
from spaceline.hosting.saving import NOW, parsed, read_file
from spaceline.lab.scenarios import ScenarioError, load_scenario, run_scenario
from tests.support.hosted import FIRST, SECOND, goes_on, hosted
from tests.support.spoiling import sealed, spoiled_saves, spoilings

LOADED, SET = 24, 30
"""So many spoiled saves and positions of each ruleset are tried, by chance; all of them take a minute."""


def some(found, number, rng):
    """Some of many, by chance."""
    found = list(found)
    return rng.sample(found, min(number, len(found)))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_spoiled_save_loads_or_is_refused_in_a_line(ruleset):
    rng = Random(f"spoiled {ruleset}")
    refused = set()
    data = goes_on(hosted(ruleset, is_watched=True), 40, rng).dump()
    for _, spoiled in some(spoiled_saves(data, rng), LOADED, rng):
        try:
            game = HostedGame.load(spoiled, "this")
        except HostingError as error:
            refused.add(str(error))
            continue
        assert summary(game).answers == game.session.answers
        assert scenario_text(game)
        assert all(seat_export(game, viewer) for viewer in game.viewers)
    assert len(refused) > LOADED // 8
    assert not any("\n" in it for it in refused)


@pytest.mark.parametrize("ruleset", [SECOND, FIRST])
def test_a_spoiled_record_comes_out_otherwise_or_is_refused_in_a_line(ruleset):
    rng = Random(f"verified {ruleset}")
    data = goes_on(hosted(ruleset), 20, rng).dump()
    spoiled = [(what, it) for what, it in spoiled_saves(data, rng) if what.startswith(("record/", "begin/"))]
    assert verified(parsed(data, "this")).is_same
    otherwise = 0
    for _, it in some(spoiled, 40, rng):
        try:
            found = verified(parsed(it, "this"))
        except HostingError:
            otherwise += 1
        else:
            otherwise += not found.is_same
    assert otherwise > 10


@pytest.mark.sampled(3)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_spoiled_position_is_set_on_the_table_or_refused_with_its_place(ruleset, tmp_path):
    rng = Random(f"position {ruleset}")
    game = goes_on(hosted(ruleset, "random", "random"), 30, rng)
    position = msgspec.json.decode(msgspec.json.encode(plain(game.session.state)))
    file = tmp_path / "position.yaml"
    refused = 0
    for _, other in some(spoilings(position, rng), SET, rng):
        scenario = {"title": "x", "ruleset": ruleset, "position": other, "steps": [{"expect": {"asked": 1}}]}
        file.write_bytes(msgspec.json.encode(scenario))
        try:
            run_scenario(load_scenario(file))
        except ScenarioError:
            refused += 1
    assert refused > SET // 4


def test_a_sound_position_has_no_faults():
    for ruleset in RULESETS:
        assert not list(faults(goes_on(hosted(ruleset), 60, Random(3)).session.state))


def changed(deed):
    """What is found wrong with a position that was changed."""
    state = goes_on(hosted(SECOND), 40).session.state
    deed(state)
    return " ".join(faults(state))


def test_an_impossible_position_is_told_with_its_place():
    card = 1005

    def twice(state):
        leaf = state.cards[card]
        state.contents[leaf.parent, leaf.role] += (card,)

    def elsewhere(state):
        state.cards[card] = msgspec.structs.replace(state.cards[card], role="nowhere")

    def unknown(state):
        state.cards[card] = msgspec.structs.replace(state.cards[card], definition="2e-none-1")

    def on_itself(state):
        state.cards[card] = msgspec.structs.replace(state.cards[card], parent=card)

    def not_there(state):
        state.marks[424242, "points"] = 3

    assert f"contents: card {card} is there 2 times" in changed(twice)
    assert f"card {card} says that it is elsewhere" in changed(elsewhere)
    assert f"cards: {card}: 2e-cta2003 has no card 2e-none-1" in changed(unknown)
    assert f"cards: {card}: it lies, by others, on itself" in changed(on_itself)
    assert "marks: 424242: points: 3" in changed(not_there)


def test_a_save_with_an_impossible_position_tells_the_place():
    data = goes_on(hosted(SECOND), 5).dump()
    saved = msgspec.msgpack.decode(data[:-32])
    begin = msgspec.msgpack.decode(saved["record"]["begin"], strict=False)
    begin[4][0][2].append(begin[4][0][2][0])
    record = {**saved["record"], "begin": msgspec.msgpack.encode(begin), "checkpoints": {}}
    with pytest.raises(HostingError, match=r"contents: card \d+ is there 2 times"):
        HostedGame.load(sealed({**saved, "record": record, "now": b""}))


def test_a_bomb_is_refused_while_it_is_unpacked():
    bomb = b"\0" + zlib.compress(bytes(LARGEST * 40), 9)
    with pytest.raises(SaveError, match="comes to more than"):
        unpacked(b"", {NOW: bomb}, NOW)


def test_a_bomb_in_a_save_is_refused(monkeypatch):
    saved = msgspec.msgpack.decode(goes_on(hosted(SECOND), 5).dump()[:-32])
    bomb = b"\0" + zlib.compress(bytes(LARGEST * 40), 9)
    checkpoints = dict.fromkeys(range(1, 6), bomb)
    record = {**saved["record"], "begin": b"", "checkpoints": checkpoints}
    with pytest.raises(HostingError, match="comes to more than"):
        HostedGame.load(sealed({**saved, "record": record, "now": bomb}))


def test_a_file_that_is_too_large_for_a_save_is_not_read(tmp_path, monkeypatch):
    monkeypatch.setattr(saving, "LARGEST", 100)
    file = tmp_path / "large.save"
    file.write_bytes(bytes(101))
    with pytest.raises(HostingError, match="none has more than"):
        read_file(file)
    file.write_bytes(bytes(100))
    assert len(read_file(file)) == 100
