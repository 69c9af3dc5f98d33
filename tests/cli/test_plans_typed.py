"""What may be given at one go, at the terminal: numbers after those of the options, or after cards."""

import re

import pytest

from tests.cli.at_the_pipe import at_the_table, options

GATHERED = ("Play U.S.S.", "Play ", "Report ", "Seed ", "Draw", "Go on", "End the turn", "Pass")


def question(screen):
    return screen[screen.rindex("\n── ") :] if "\n── " in screen else screen


class Gathering:
    """Plays people and ships, beams whoever can aboard one, and then types something else."""

    def __init__(self, then):
        self.then, self.boarded, self.typed = then, False, []

    def __call__(self, screen):
        if self.typed:
            return self.then(self, screen)
        if "Who and what beams" in question(screen):
            return self.then(self, screen)
        beam = next((it for it in options(screen) if it.startswith("Beam from ") and " to U.S.S." in it), "")
        if beam and "Play " not in question(screen):
            return beam
        found = [it for word in GATHERED for it in options(screen) if it.startswith(word)]
        if not found or "choose " in question(screen):
            return "1"
        return str(options(screen).index(found[0]) + 1)

    def types(self, *lines):
        """Note what is typed first, so that it is known later where it stands."""
        self.typed.extend(lines)
        return lines[0]


def test_a_number_after_those_of_the_orders_flies_there_and_attempts(tmp_path):
    def then(person, screen):
        if "Who and what beams" in question(screen):
            return person.types("all")
        fly = re.search(r"^ +(\d+)  Fly to (.*) and attempt it", question(screen), re.MULTILINE)
        if fly and "went" not in person.typed:
            person.types("went")
            return fly[1]
        return None

    played = at_the_table(tmp_path, "--seed", "13", "--deck", "federation", policy=Gathering(then), most=120)
    assert "Your attempt at " in played.text


@pytest.mark.parametrize("typed", ["all +1", "all+1"])
def test_cards_are_typed_with_what_they_go_on_to(tmp_path, typed):
    def then(person, screen):
        if "+1  Fly to" in screen and typed not in person.typed:
            return person.types(typed)
        return person.types("all?") if "Who and what beams" in question(screen) else None

    played = at_the_table(tmp_path, "--seed", "13", "--deck", "federation", policy=Gathering(then), most=120)
    assert "Your attempt at " in played.text


def test_a_number_of_no_plan_is_none(tmp_path):
    def then(person, screen):
        return person.types("all +99") if not person.typed else None

    played = at_the_table(tmp_path, "--seed", "13", "--deck", "federation", policy=Gathering(then), most=120)
    assert "! There is nothing of that number that they could go on to" in played.text
