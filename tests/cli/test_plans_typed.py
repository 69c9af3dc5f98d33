"""What may be given at one go, at the terminal: numbers after those of the options, or after cards."""

import re

import pytest

from tests.cli.at_the_pipe import at_the_table, options

GATHERED = ("Play U.S.S.", "Play ", "Report ", "Seed ", "Draw", "Go on", "End the turn", "Pass")


def question(screen):
    return screen[screen.rindex("\n── ") :]


def labels(screen):
    """The options of a question, without what may be given at one go."""
    return options(screen.split("At one go:")[0]) if "At one go:" in question(screen) else options(screen)


class Gathering:
    """Plays people and ships, beams whoever can aboard one, and then types something else."""

    def __init__(self, then):
        self.then, self.boarded, self.typed = then, False, []

    def __call__(self, screen):
        if self.typed:
            return self.then(self, screen)
        if "Who and what beams" in question(screen):
            return self.then(self, screen)
        beam = next((it for it in labels(screen) if it.startswith("Beam from ") and " to U.S.S." in it), "")
        if beam and "Play " not in question(screen):
            return beam
        found = [it for word in GATHERED for it in labels(screen) if it.startswith(word)]
        if not found or "choose " in question(screen):
            return "1"
        return str(labels(screen).index(found[0]) + 1)

    def types(self, *lines):
        """Note what is typed first, so that it is known later where it stands."""
        self.typed.extend(lines)
        return lines[0]


def test_a_number_after_those_of_the_orders_flies_there_and_attempts(tmp_path):
    def then(person, screen):
        if "Who and what beams" in question(screen):
            return person.types("all")
        fly = re.search(r"^ +(\d+)  Fly to (.*) and attempt it", question(screen), re.MULTILINE)
        if fly and "flies" not in person.typed:
            person.types("flies")
            return f"{fly[1]}?"
        if fly and "went" not in person.typed:
            person.types("went")
            return fly[1]
        return None if "went" in person.typed else "end"

    played = at_the_table(tmp_path, "--seed", "7", "--deck", "federation", policy=Gathering(then), most=120)
    assert "    Move U.S.S." in played.text
    went = played.screens[-1] if "attempt" in played.screens[-1] else played.screens[-2]
    assert re.search(r"You move U\.S\.S\.", played.text)
    assert re.search(r"You attempt ", went)


@pytest.mark.parametrize("typed", ["all +1", "all+1"])
def test_cards_are_typed_with_what_they_go_on_to(tmp_path, typed):
    def then(person, screen):
        if "Who and what beams" not in question(screen):
            return None
        if "+1  Fly to" in screen:
            return person.types(typed)
        return "all?" if "all?" not in person.typed and person.types("all?") else "all"

    played = at_the_table(tmp_path, "--seed", "7", "--deck", "federation", policy=Gathering(then), most=120)
    assert "+1  Fly to " in played.text
    assert re.search(r"You attempt ", played.text)


def test_a_number_of_no_plan_is_none(tmp_path):
    def then(person, screen):
        return person.types("all +99") if not person.typed else None

    played = at_the_table(tmp_path, "--seed", "7", "--deck", "federation", policy=Gathering(then), most=120)
    assert "! There is nothing of that number that they could go on to" in played.text
