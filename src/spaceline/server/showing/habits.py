"""Remembered answers as they are sent."""

from __future__ import annotations

from spaceline.hosting import remembering
from spaceline.hosting.game import HostedGame
from spaceline.presentation import Scene
from spaceline.server.wire.prompts import Habit


def habit_of(scene: Scene, habit: remembering.Habit) -> Habit:
    """A remembered answer in words."""
    return Habit(habit.kind, habit.about, habit.part, remembering.told(scene, habit))


def habits_of(game: HostedGame, scene: Scene, player: int) -> tuple[Habit, ...]:
    """What a player has said beforehand."""
    return tuple(habit_of(scene, habit) for habit in game.habits(player))


def suggestions(game: HostedGame, scene: Scene, player: int) -> tuple[Habit, ...]:
    """What could be remembered about the question that is open."""
    return tuple(habit_of(scene, habit) for habit in game.habits_to_choose(player))


def as_given(habit: Habit) -> remembering.Habit:
    """A habit as a client names it."""
    return remembering.Habit(habit.kind, habit.about, habit.part)
