"""Facing a dilemma on a real table: who takes part, and what becomes of them."""

from __future__ import annotations

from tests.support.tabletop import Person, Tabletop, person

SPACE = {
    "Alien Abduction",
    "Command Decisions",
    "Console Overload",
    "Debris Field",
    "Drumhead",
    "Enemy Boarding Party",
    "Explosive Decompression",
    "Invidium Leak",
    "Maglock",
    "Magnetic Field Disruptions",
    "Personal Duty",
    "Systems Diagnostic",
    "Vastly Outnumbered",
    "Wavefront",
    "Dedication to Duty",
    "Disgraceful Assault",
    "Disruptor Accident",
    "Nausicaan Pirates",
    "Subspace Accident",
    "Training Accident",
    "Confined to Quarters",
    "Don't Let It End This Way",
    "Graviton Wave",
    "Sheer Lunacy",
}
"""Those that are faced aboard a ship; all others are faced on a planet here."""


def faced(title: str, people: dict[str, Person], *picks: str, equipment: tuple[str, ...] = ()):
    """The table after people began to face a dilemma, and the dilemma."""
    table = Tabletop("space" if title in SPACE else "planet")
    table.crew(people)
    for name in equipment:
        table.add_card(name)
    table.fix(*picks)
    return table, table.face(title)[0]


def outcome(table: Tabletop, dilemma: int):
    """What became of the people and of the dilemma, once it is over."""
    assert table.is_over()
    return table.killed(), table.stopped(), table.whereabouts(dilemma)


def group(*people: Person) -> dict[str, Person]:
    """People called a, b, c and so on."""
    return dict(zip("abcdefgh", people, strict=False))


def total(name: str, above: int) -> list[Person]:
    """Five people who together have one more of an attribute than a number, or a few more."""
    return [person(**{name: above // 5 + 1})] * 5


def short(name: str, number: int) -> list[Person]:
    """Five people who together have no more of an attribute than a number."""
    return [person(**{name: number // 5})] * 5
