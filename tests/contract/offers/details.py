"""What the detail of an action may be, by its kind: numbers of texts and teams, affiliations, acts."""

from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Grant
from spaceline.rules.first.affiliations import AFFILIATIONS
from spaceline.rules.first.movement.cloaking import DEVICES
from spaceline.rules.first.people.captives import RULES
from spaceline.rules.first.seeding.missions import LEFT, OVER, RIGHT

NUMBERS = ("0", "1", "2", "3")
TEXTS = dict.fromkeys(("order", "respond", "answer", "special-download"), NUMBERS)
FIRST = {
    **TEXTS,
    **dict.fromkeys(("play", "flip", "persona", "affiliation"), ("Fed", "Kli", "Rom", "NA")),
    **dict.fromkeys(("attempt", "battle-personnel"), NUMBERS),
    "cloak": tuple(DEVICES),
    "custody": tuple(RULES),
    "lay-out": (LEFT, RIGHT, OVER),
}


def details_of(state: State, edition: str) -> dict[str, tuple[str, ...]]:
    """The details that are tried in a game."""
    if edition == "first":
        return FIRST
    granting = [
        f"{leaf.definition}:{at}"
        for card, leaf in state.cards.items()
        for at, text in state.definition(card).of_kind(Grant)
        if text.missions is not None
    ]
    return {**TEXTS, "attempt": (*NUMBERS[:2], *dict.fromkeys(granting))}


assert {"Fed", "Kli", "Rom", "NA"} <= set(AFFILIATIONS), "the affiliations have other names"
