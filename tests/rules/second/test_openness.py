"""What everybody may know of cards in play that lie face down (2E-showing-your-cards)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from spaceline.core import engine
from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import FIRST_CARD
from spaceline.core.modifiers import value
from spaceline.core.view import SPECTATOR, may_read, values_seen_by, view
from spaceline.effects.frames import RequirementCheck
from spaceline.effects.nodes.moments import HEEDS_USE
from spaceline.effects.nodes.requirements import Any, Skill
from spaceline.effects.perform.checking import choose_alternative
from spaceline.rules.second.definition import CardDefinition
from tests.contract import second
from tests.contract.checks import hidden_faces_do_not_show, twins_see_the_same
from tests.support.tabletop import ME, OPPONENT, Tabletop, dummies, person


def confronted(*titles: str) -> Tabletop:
    """Player 1 has people with orders at a mission, player 2 certain concealed people there."""
    game = Tabletop()
    for title in ("Raimus", "Altovar"):
        game.add_card(title)
    game.crew(dummies(2))
    for title in titles:
        game.add_card(title, OPPONENT)
    game.add_to("hand", "Tricorder")
    game.ready()
    return game


def known(game: Tabletop, viewer: int) -> list[str]:
    """The opponent's cards at the mission as a viewer knows them."""
    there = [card for card in view(game.state, viewer).cards if card.owner == OPPONENT and card.role == "surface"]
    return [game.definitions[card.definition].name if card.definition else card.alike for card in there]


@pytest.mark.parametrize("viewer", [ME, SPECTATOR])
def test_everybody_reads_a_text_in_force_that_reaches_their_cards(viewer):
    """2E-showing-your-cards/1, /3: it was seen when it was played, and it is used all the time."""
    assert known(confronted("Sela", "Brull"), viewer) == ["Sela, Mysterious Operative", ""]


def test_nobody_knows_of_other_texts():
    """2E-showing-your-cards/2."""
    assert known(confronted("Brull"), ME) == [""]


def test_whoever_commands_a_card_sees_what_a_concealed_text_does_to_it():
    """2E-showing-your-cards/3: else an attempt would be judged by values that nobody could see."""
    state = confronted("Sela", "Brull").state
    values = view(state, ME).values
    disabled = [card for card in state.cards if "use" in value(state, card).barred]
    assert disabled
    assert all(values[FIRST_CARD + state.cards[card].handles[ME]] == value(state, card) for card in disabled)


@pytest.mark.parametrize("titles", [("Sela", "Brull"), ("Brull", "Parn"), ("Odo, Constable",)])
def test_what_is_offered_and_refused_tells_of_nobody_else(titles):
    """2E-showing-your-cards/2: whoever those are of whom nothing is known."""
    state = confronted(*titles).state
    hidden_faces_do_not_show(state, second.kind)
    for seed in range(20):
        twins_see_the_same(state, second.pools(), second.kind, seed)


def test_whoever_names_a_skill_of_a_concealed_personnel_examines_it_first():
    """2E-showing-your-cards/3: the skills offered are those of that personnel."""
    game = Tabletop()
    kamala = game.add_card("Kamala")
    teacher, other = game.add_card("Brull", OPPONENT), game.add_card("Parn", OPPONENT)
    game.ready()
    game.act(Option("order", kamala, detail="0"))
    game.choose(teacher, player=ME)
    assert game.asked.prompt == "name.skill"
    assert may_read(game.state, teacher, ME)
    assert not may_read(game.state, other, ME)
    hidden_faces_do_not_show(game.state, second.kind)
    game.act(game.asked.options[0])
    assert not may_read(game.state, teacher, ME)


@pytest.mark.parametrize("others", [("Parn",), ("Brull", "Parn")])
def test_whoever_chooses_among_all_who_are_present_learns_who_is_eligible_and_that_nobody_else_is(others):
    """2E-showing-your-cards/4, /5: nobody else is looked at, and who plays on in the mind cannot put others there."""
    game = Tabletop()
    order = game.add_card("N'Vek")
    own = [game.add_card(title) for title in ("Noram", "Talvin")]
    hidden = [game.add_card(title, OPPONENT) for title in others]
    game.ready()
    game.act(Option("order", order, detail="0"))
    assert game.asked.prompt == "select.sent"
    assert set(game.asked.selection.cards) == set(own)
    assert not any(may_read(game.state, card, ME) for card in hidden)
    for seed in range(40):
        twins_see_the_same(game.state, second.pools(), second.kind, seed)


def test_others_do_not_see_that_somebody_may_choose_whose_skills_are_used():
    """2E-showing-your-cards/5: no more is shown than is used; whether there is a choice depends on what is hidden."""
    game = Tabletop()
    game.crew({"first": person("Law"), "second": person("Honor")})
    mission = game.state.cards[game.mission].definition
    facts = replace(game.definitions[mission].facts, requirement=Any((Skill("Law"), Skill("Honor"))))
    game.definitions[mission] = CardDefinition(facts)
    game.ready()
    state = game.state
    state.watched = {**state.watched, HEEDS_USE: (game.mission,)}
    state.frames.append(
        RequirementCheck(
            step="choose_alternative",
            definition="",
            path=(),
            source=game.mission,
            you=ME,
            group=tuple(game.names.values()),
        )
    )
    assert engine.decision(state).prompt == "use-alternative"
    for viewer in (SPECTATOR, OPPONENT):
        seen = view(state, viewer)
        assert seen.deciding == 0
        assert not any(isinstance(frame, RequirementCheck) for frame in seen.frames)
    assert view(state, ME).deciding == ME
    state.watched = {**state.watched, HEEDS_USE: state.zone(OPPONENT, "deck")}
    assert choose_alternative(state, state.frames[-1]) is None, "the question tells of a card in the opponent's deck"


def attributes_of_tahna_los(*concealed: str) -> tuple[dict[str, int], dict[str, int]]:
    """As they are, and as her player is shown them, with certain concealed cards of the opponent's beside her."""
    game = Tabletop()
    card = game.add_card("Tahna Los, Voice of the Kohn-Ma")
    for title in concealed:
        game.add_card(title, OPPONENT)
    game.ready()
    outward = next(it.id for it in view(game.state, ME).cards if it.definition == game.state.cards[card].definition)
    return value(game.state, card).attributes, values_seen_by(game.state, ME)[outward].attributes


def test_cards_that_a_player_cannot_read_change_none_of_the_numbers_shown():
    """2E-showing-your-cards/2: Tahna Los counts who is no Bajoran; what lies face down may be a kit as well."""
    alone, shown_alone = attributes_of_tahna_los()
    among_others, shown = attributes_of_tahna_los("Davies", "Shandor", "Medical Kit")
    assert among_others["Integrity"] == alone["Integrity"] - 1
    assert shown == shown_alone == alone
