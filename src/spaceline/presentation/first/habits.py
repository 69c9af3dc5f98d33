"""The kinds of questions and the parts of a turn of First Edition, as they are told where answers are remembered."""

from __future__ import annotations

from spaceline.rules.first.procedures.seeding.phases import PHASES

QUESTIONS = {
    "habit.at.opportunity": "when you may act before the opponent goes on",
    "habit.at.start-of-turn": "at the start of your turn",
    "habit.at.end-of-turn": "at the end of your turn",
    "habit.at.offer": "when a text lets you play a card as a cost",
    "habit.at.reports": "when a text lets cards report",
    "habit.at.return-fire": "when you may return fire",
    "habit.at.seed-besides": "when you may seed something else than dilemmas",
    "habit.at.seed-doorways": "when you may put down doorways",
    "habit.at.seed-facilities": "when you may seed facilities",
    "habit.at.seed-singly": "when you may seed cards one by one",
    "habit.at.strike": "when you may stun or wound an adversary",
}

STEPS = {
    "habit.step.unstop": "its beginning",
    "habit.step.take_actions_of_the_start": "its start",
    "habit.step.play_cards": "card plays",
    "habit.step.answer_card_play": "after card plays",
    "habit.step.execute_orders": "orders",
    "habit.step.answer_order": "after orders",
    "habit.step.end_turn": "going over to its end",
    "habit.step.see_to_the_end": "its end",
    "habit.step.repair_ships": "repairs",
    "habit.step.draw_card": "drawing a card",
    "habit.step.pass_turn": "before the next turn",
}

SEED_PHASES = {f"habit.phase.{step}": f", in the {phase} phase" for step, phase in PHASES.items()}

BEFORE_THE_FIRST_TURN = dict.fromkeys(
    (
        "habit.phase.remove_leftovers",
        "habit.phase.shuffle_decks",
        "habit.phase.draw_opening_hands",
        "habit.phase.begin_play",
    ),
    ", before the first turn",
)

HABITS = {**QUESTIONS, **STEPS, **SEED_PHASES, **BEFORE_THE_FIRST_TURN}
