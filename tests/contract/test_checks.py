"""The contract checks notice what they are there to notice."""

from dataclasses import replace

import pytest
from msgspec import structs

from spaceline.core import choices, engine, table, view
from spaceline.core.data.decisions import Decision, Option
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import Lasting
from spaceline.core.engine import OPEN
from tests.contract import checks
from tests.contract.probes.playing import POOLS, Game, kind
from tests.contract.probes.toy import TOY
from tests.contract.probes.toy_actions import ACTIONS, PROCEDURES, Turn


def game(**cards):
    return Game(crew=("Crew", 1), hull=("Hull", 1, "table"), secret=("Trap", 2), deck=("Pod", 2, "deck"), **cards).state


def with_rules(state, **changes):
    state.ruleset = replace(TOY, **changes)
    state.caches.clear()
    return state


def with_rule(state, **changes):
    actions = {**ACTIONS, "hide": replace(ACTIONS["hide"], **changes)}
    return with_rules(state, actions=actions)


def noticed(state, check=None):
    with pytest.raises((AssertionError, KeyError, ValueError)):
        (check or (lambda s: checks.contract(s, POOLS, kind)))(state)


def test_an_honest_game_passes():
    checks.contract(game(), POOLS, kind, full=True)
    checks.contract(game(), POOLS, kind, full=False)


def test_a_lost_card_is_noticed():
    state = game()
    del state.contents[1, "table"]
    noticed(state, checks.cards_are_conserved)


def test_a_card_in_two_zones_is_noticed():
    state = game()
    state.contents[1, "discard"] = state.zone(1, "table")
    noticed(state, checks.cards_are_conserved)


def test_two_cards_of_one_name_are_noticed():
    state = game()
    leaf = next(leaf for leaf in state.cards.values() if leaf.handles[2])
    for card, other in state.cards.items():
        state.cards[card] = structs.replace(other, handles=leaf.handles)
    noticed(state, checks.cards_are_conserved)


def test_a_card_left_behind_in_one_that_left_play_is_noticed():
    state = game()
    card = table.create(state, "Tool", 1, state.zone(1, "table")[0], "on", face_up=True)
    checks.cards_are_conserved(state)
    table.move(state, state.cards[card].parent, 1, "discard")
    noticed(state, checks.cards_are_conserved)


def test_a_reason_that_depends_on_a_hidden_card_is_noticed():
    def obstacle(state, player, option):
        titles = [state.definition(card).title for card in state.zone(2, "hand")]
        return checks.Refusal("no", f"Not while they have {titles}.")

    noticed(with_rule(game(), obstacle=obstacle), lambda s: checks.twins_see_the_same(s, POOLS, kind))


def test_a_reason_that_tells_which_texts_a_concealed_card_has_is_noticed():
    def obstacle(state, player, option):
        is_text = (
            option.detail == "0" and option.card in state.zone(2, "set") and state.definition(option.card).reaction
        )
        return checks.Refusal("not-yours" if is_text else "no-such-text", "No.")

    def offer(state, player):
        return ()

    state = table_with_hidden_card(game())
    checks.contract(state, POOLS, kind)
    untold = with_rule(state, obstacle=obstacle, offer=offer)
    noticed(untold, lambda s: [checks.twins_see_the_same(s, POOLS, kind, seed) for seed in range(3)])


def test_an_option_that_depends_on_the_order_of_a_deck_is_noticed():
    def offer(state, player):
        return [Option("hide", detail=state.definition(card).title) for card in state.zone(2, "deck")]

    noticed(with_rule(game(), offer=offer), lambda s: checks.hidden_faces_do_not_show(s, kind))
    state = with_rule(game(), offer=offer)
    noticed(state, lambda s: [checks.twins_see_the_same(s, POOLS, kind, seed) for seed in range(9)])


def test_an_engine_number_in_a_word_is_noticed():
    def offer(state, player):
        return [Option("hide", detail=str(state.zone(1, "table")[0]))]

    noticed(with_rule(game(), offer=offer), checks.names_of_the_engine_stay_inside)


def test_a_hidden_card_named_in_a_frame_is_noticed():
    state = game()
    hidden = Option("play", state.zone(2, "hand")[0])
    state.frames.insert(0, Action(step="check_conditions", option=hidden, player=2))
    noticed(state, checks.frames_name_no_hidden_card)


@pytest.mark.parametrize(("left", "words"), [(1001, {}), (1, {"n": "1001:blank"})])
def test_a_number_of_a_card_that_its_type_does_not_tell_is_noticed(left, words):
    state = game()
    state.frames[0] = Turn(step="choose_action", player=1, left=left)
    table.begin_lasting(state, Lasting("Crew", (), 1000, 1, "end", words=words))
    noticed(state, checks.numbers_of_cards_are_marked)


def test_options_of_one_key_are_noticed():
    noticed(Decision(1, "option", "x", (Option("a"), Option("a"))), checks.answers_exist)
    noticed(Decision(1, "option", "x", ()), checks.answers_exist)
    noticed(Decision(1, "option", "x", (Option("a"),)), checks.answers_exist)


def test_a_copy_that_shares_what_is_written_is_noticed(monkeypatch):
    state = game()
    monkeypatch.setattr(type(state), "clone", lambda self: self)
    noticed(state, checks.copies_are_equal_and_independent)


def test_a_part_that_is_not_saved_is_noticed():
    state = game()
    OPEN.of(state)[()] = Decision(2, "yes_no", "x", (Option("yes"), Option("no")))
    noticed(state, checks.saves_load_equal)


def test_an_answer_that_is_refused_too_late_is_noticed(monkeypatch):
    state = game()

    def late(state, asked, given):
        table.add_mark(state, 1, "n", 1)
        choices.confirm(asked, given)

    monkeypatch.setattr(engine, "refuse_unless_allowed", late)
    noticed(state, checks.wrong_answers_change_nothing)


def test_a_secret_in_a_view_is_noticed(monkeypatch):
    state = game()
    monkeypatch.setattr(view, "is_readable", lambda state, leaf, viewer: True)
    noticed(table_with_hidden_card(state), lambda s: checks.hidden_faces_do_not_show(s, kind))


def table_with_hidden_card(state):
    """Face-down cards of player 2."""
    for title in ("Trap", "Riddle", "Wake"):
        table.create(state, title, 2, 2, "set", face_up=False)
    return state


def test_rewound_chance_is_noticed(monkeypatch):
    state = game()
    honest = Turn, PROCEDURES[Turn]
    step = honest[1].steps["choose_action"]

    def shuffling(state, frame, answer):
        table.shuffle(state, 2, "deck")
        for title in ("Crew", "Hull"):
            table.create(state, title, 2, 2, "deck", face_up=False)
        table.shuffle(state, 2, "deck")
        return step.accept(state, frame, answer)

    procedure = type(honest[1])(Turn, honest[1].steps["begin_turn"], type(step)(step.question, shuffling))
    state.ruleset = replace(TOY, procedures={**TOY.procedures, Turn: procedure})
    checks.going_back_and_forward_is_equal(state)
    monkeypatch.setattr(checks.Session, "go_back", lambda self, answers: setattr(self, "state", self.position(answers)))
    noticed(state, checks.going_back_and_forward_is_equal)
