"""What is told of a First Edition card beside its texts."""

from spaceline.cards.rulesets import pool
from spaceline.presentation.edition import describer_of


def test_where_a_card_comes_from_is_told_beside_what_it_is():
    cards = {card.title: card for card in pool("1e-modern").values()}
    describer = describer_of("1e-modern")
    for title, quadrant in (("Alliance Vor'Cha", "Mirror"), ("Culluh", "Delta"), ("Azet'izan", "Gamma")):
        told = describer.where(cards[title].facts)
        assert quadrant in told
        assert told in next(iter(describer.fact_lines(cards[title].facts)))
        assert told in describer.face(cards[title]).about
    alpha = cards["Boheeka"]
    assert describer.face(alpha).quadrant == ""
    assert not any("quadrant" in line for line in describer.fact_lines(alpha.facts))
