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


def test_a_nemesis_icon_is_told_with_its_colour_and_the_side_to_which_it_points():
    cards = {card.title: card for card in pool("1e-modern").values()}
    describer = describer_of("1e-modern")
    for title, icon in (("Kang", "[R>]"), ("The Albino", "[<R]")):
        card = cards[title]
        for lines in (describer.fact_lines(card.facts), describer.face(card).text):
            assert f"Nemesis icon {icon}" in tuple(lines)
    assert not any("Nemesis" in line for line in describer.fact_lines(cards["Boheeka"].facts))


def test_of_an_outpost_it_is_told_that_one_may_be_seeded():
    cards = {card.title: card for card in pool("1e-modern").values()}
    outpost = cards["Federation Outpost"]
    assert outpost.facts.seed_one
    assert any("seeded (one only) or built" in line for line in describer_of("1e-modern").fact_lines(outpost.facts))


def test_of_two_on_a_card_icons_species_sex_and_characteristics_are_told_of_each():
    """Staffing is by those of each (1E-6.3.4/1)."""
    cards = {card.title: card for card in pool("1e-modern").values()}
    told = describer_of("1e-modern").face(cards["Data and Picard"]).text
    assert told[0].endswith("8/12/12 · [Stf] · Android · Romulan · male · Soong-type android")
    assert told[1].endswith("8/8/6 · [Stf] · Human · Romulan · male · Captain")
