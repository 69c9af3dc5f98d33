"""The kinds of questions and the parts of a turn of Second Edition, as they are told where answers are remembered."""

from __future__ import annotations

HABITS = {
    "habit.at.at-will": "when you may play an interrupt",
    "habit.step.begin_turn": "its start",
    "habit.step.play_and_draw": "play and draw",
    "habit.step.begin_orders": "the beginning of the orders",
    "habit.step.execute_orders": "orders",
    "habit.step.discard_excess": "discards",
    "habit.step.take_end_of_turn_actions": "its end",
    "habit.step.end_turn": "before the next turn",
}
