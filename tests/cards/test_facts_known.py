"""Cards looked up by hand, in ``known``: every field, chosen for what is easily read wrong."""

import msgspec
import pytest
import yaml

from spaceline.cards.catalogue import FIRST_CARDS, SECOND_CARDS
from spaceline.effects.nodes.requirements import All, Any, Skill, Total
from spaceline.rules.first.facts import FirstFacts
from spaceline.rules.second.facts import Facts
from tests.conftest import ROOT

EDITIONS = {"first": (FIRST_CARDS, FirstFacts), "second": (SECOND_CARDS, Facts)}


def looked_up(edition):
    """The facts of the cards of an edition as somebody read them off the cards."""
    text = (ROOT / "tests/cards/known" / f"{edition}.yaml").read_text(encoding="utf-8")
    for id, facts in yaml.safe_load(text).items():
        yield msgspec.convert({"id": id, **facts}, EDITIONS[edition][1], strict=True)


@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_looked_up_by_hand_have_these_facts(edition):
    facts, known = EDITIONS[edition][0].facts(), list(looked_up(edition))
    assert len(known) > 20
    assert [facts[card.id] for card in known] == known


@pytest.mark.parametrize(
    ("card", "requirement"),
    [
        ("2e-se-167", (*map(Skill, ("Astrometrics", "Leadership", "Physics", "Science")), Total(("Cunning",), 34))),
        (
            "2e-se-169",
            (
                Skill("Engineer"),
                Skill("Geology"),
                Total(("Cunning",), 28),
                Any((Skill("Acquisition"), Skill("Law"), Skill("Treachery", 2))),
            ),
        ),
        ("2e-se-179", (Skill("Diplomacy"), Skill("Science", 2), Total(("Cunning",), 28))),
    ],
    ids=["2E-explore-black-cluster/1", "2E-feldomite-rush/1", "2E-investigate-massacre/1"],
)
def test_errata_of_the_rulebook_are_in_the_facts(card, requirement):
    assert SECOND_CARDS.facts()[card].requirement == All(requirement)
