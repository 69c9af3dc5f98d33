"""What those who fire, or go, together come to in First Edition, told to whoever chooses them."""

import pytest

from spaceline.core.data.decisions import Answer, Option
from spaceline.core.data.previews import MORE_THAN
from spaceline.core.prospects import seen_previews
from spaceline.effects.nodes.abilities import Static
from spaceline.effects.nodes.modifiers import Raise
from spaceline.effects.nodes.requirements import All, Skill
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.traits import like
from spaceline.rules.first.facts import MissionEnd, Points
from spaceline.rules.first.values import attribute
from tests.support.first_movement import Orders
from tests.support.first_table import ME, OPPONENT

MINE, THEIRS = "Kli", "Rom"


def inward(game, player, given):
    """An answer under the numbers that a player knows."""
    leaves = game.state.cards

    def number(card):
        return 1000 + leaves[card].handles[player] if card in leaves else card

    option = given.option
    if option is not None:
        option = Option(option.kind, number(option.card), number(option.target), option.detail)
    return Answer(option=option, cards=tuple(map(number, given.cards)))


def previews(game, *cards, option=None):
    """What is told to whoever is asked; cards by their numbers in the game."""
    player = game.asked.player
    return seen_previews(game.state, player, inward(game, player, Answer(option=option, cards=cards)))


def shots(game, *cards, option=None):
    """By kind and target: WEAPONS, and the number that they must exceed."""
    found = {}
    numbers = {1000 + leaf.handles[game.asked.player]: card for card, leaf in game.state.cards.items()}
    for preview in previews(game, *cards, option=option):
        if preview.kind in ("hit", "direct-hit"):
            (need,) = preview.needs
            assert (need.kind, need.name, need.bound) == ("attribute", "Weapons", MORE_THAN)
            found[preview.kind, numbers[preview.about]] = (need.have, need.need)
    return found


def by_title(preview):
    """Needs by name: how many there are of how many."""
    return {need.name: (need.have, need.need) for need in preview.needs}


def armed(game, place, affiliation, weapons, shields, player=ME, **facts):
    """A ship with somebody of its affiliation aboard, who leads."""
    attributes = {"Range": 8, "Weapons": weapons, "Shields": shields}
    ship = game.ship(place, affiliation, player=player, attributes=attributes, **facts)
    game.person(ship, affiliation, player=player, skills={"OFFICER": 1})
    return ship


@pytest.fixture
def battle():
    """Two ships of mine, two of theirs, in one place: WEAPONS 6 and 7, SHIELDS 8 and 3."""
    game = Orders()
    place = game.location()
    first, second = armed(game, place, MINE, 6, 5), armed(game, place, MINE, 7, 2)
    target = armed(game, place, THEIRS, 9, 8, OPPONENT)
    escort = armed(game, place, THEIRS, 2, 3, OPPONENT)
    game.run()
    return game, (first, second), (target, escort)


def test_an_attack_is_told_before_it_is_begun(battle):
    """1E-7.4.3/4, /6: ATTACK must exceed DEFENSE, for a direct hit twice of it."""
    game, (first, second), (target, escort) = battle
    assert shots(game, option=Option("battle-ship", first, target)) == {
        ("hit", target): (6, 8),
        ("direct-hit", target): (6, 16),
    }
    met = previews(game, option=Option("battle-ship", second, escort))
    assert [(preview.kind, preview.is_met) for preview in met] == [("hit", True), ("direct-hit", True)]


def test_weapons_are_added_while_ships_join_an_attack(battle):
    """1E-7.4.3/1, /4: those chosen with the one that begins it, against the one target."""
    game, (first, second), (target, _) = battle
    game.do("battle-ship", first, target)
    assert game.asked.prompt == "join-attack"
    assert shots(game) == {("hit", target): (6, 8), ("direct-hit", target): (6, 16)}
    assert shots(game, second) == {("hit", target): (13, 8), ("direct-hit", target): (13, 16)}


def test_those_who_defend_are_told_what_they_come_to_against_each_attacker(battle):
    """1E-7.4.3/1, /7: fire is returned at one of them, with all WEAPONS of the defence."""
    game, (first, second), (target, escort) = battle
    game.do("battle-ship", first, target)
    game.choose(second)
    assert (game.asked.player, game.asked.prompt) == (OPPONENT, "join-defence")
    assert {told for told in shots(game).items() if told[0][0] == "hit"} == {
        (("hit", first), (9, 5)),
        (("hit", second), (9, 2)),
    }
    assert shots(game, escort)["direct-hit", first] == (11, 10)
    game.choose(escort)
    assert game.asked.prompt == "return-fire"
    assert shots(game, option=Option("return-fire", second)) == {
        ("hit", second): (11, 2),
        ("direct-hit", second): (11, 4),
    }
    assert shots(game, option=Option("pass")) == {}


def test_what_was_told_is_what_is_fired(battle):
    """1E-7.4.3/6."""
    game, (first, second), (target, _) = battle
    game.do("battle-ship", first, target)
    ((attack, defense),) = {told for (kind, _), told in shots(game, second).items() if kind == "hit"}
    events = [*game.choose(second), *game.choose()]
    events += game.do("pass")
    fired = {event.change.verb: event.change.amount for event in events}
    assert (fired["fire"], fired["withstand"]) == (attack, defense)


def test_what_the_attacker_cannot_see_of_the_target_is_not_told():
    """1E-12.12/2: nothing of a docked ship; no enhancement from equipment aboard."""
    game = Orders()
    place = game.location()
    ship = armed(game, place, MINE, 6, 5)
    dock = game.facility(place, THEIRS, player=OPPONENT)
    docked = armed(game, dock, THEIRS, 4, 7, OPPONENT)
    shielded = armed(game, place, THEIRS, 4, 7, OPPONENT)
    enhanced = Static(Cards("here", filter=like(types=("ship",))), (Raise(("Shields",), 2),))
    game.tool(shielded, enhanced, player=OPPONENT)
    game.run()
    assert attribute(game.state, shielded, "Shields") == 9
    assert shots(game, option=Option("battle-ship", ship, dock))["hit", dock] == (6, 20)
    assert shots(game, option=Option("battle-ship", ship, docked)) == {}
    assert shots(game, option=Option("battle-ship", ship, shielded))["hit", shielded] == (6, 7)


def test_who_does_not_fit_into_a_force_is_named():
    """1E-7.4.1.0.6/1: of two groups that may not fight together each is told, with its WEAPONS."""
    game = Orders()
    place = game.location()
    first, klingon, cardassian = (armed(game, place, name, 6, 5) for name in ("NA", "Kli", "Car"))
    target = armed(game, place, THEIRS, 0, 10, OPPONENT)
    game.run()
    game.do("battle-ship", first, target)
    chosen = next(option for option in game.asked.options if option.card == cardassian)
    told = previews(game, option=chosen)
    assert [preview.kind for preview in told] == ["hit", "direct-hit", "force"]
    assert [(need.have, need.need) for need in told[-1].needs] == [(1, 1), (0, 1)]
    assert told[-1].needs[0].name == game.state.definition(cardassian).title
    assert shots(game, option=chosen)["hit", target] == (12, 10)
    game.do("squadron", cardassian, detail=chosen.detail)
    assert game.asked.selection.cards == (cardassian,)
    assert klingon not in game.asked.selection.cards


@pytest.fixture
def parted():
    """Two Away Teams that may not be together aboard a ship that needs somebody for Staff, with one who fits both."""
    game = Orders()
    wanted = MissionEnd(span=2, points=Points(30), attempt=(), requirement=All((Skill("Physics"),)))
    place = game.location("planet", end=wanted)
    ship = game.ship(place, "Neu", "Stf")
    titles = (("Fed", "Geordi"), ("Fed", "Twin"), ("Kli", "Worf"), ("Kli", "Twin"), ("NA", "Guinan"))
    people = [game.person(place, name, title=title, skills={}) for name, title in titles]
    people.append(game.person(place, "Neu", "Stf", title="Pilot", skills={"Physics": 1}))
    game.run()
    return game, place, ship, people


def test_a_group_is_told_who_is_in_it_and_who_may_not_be_with_them(parted):
    """1E-10.2.10/3: those who go with every group are no matter of the choice."""
    game, place, ship, people = parted
    game.do("beam", place, ship)
    assert game.asked.prompt == "company"
    by_card = {option.card: option for option in game.asked.options}
    company = previews(game, option=by_card[people[0]])[0]
    assert company.kind == "company"
    assert by_title(company) == {"Geordi": (1, 1), "Twin": (1, 2), "Worf": (0, 1)}
    other = previews(game, option=by_card[people[2]])[0]
    assert by_title(other) == {"Worf": (1, 1), "Twin": (1, 2), "Geordi": (0, 1)}


def test_a_group_is_told_what_it_comes_to_aboard(parted):
    """1E-7.1.3/2, 1E-7.2.5/1."""
    game, place, ship, _ = parted
    game.do("beam", place, ship)
    for option in game.asked.options:
        company, staffing, *ahead = previews(game, option=option)
        assert (company.kind, company.is_met) == ("company", False)
        assert (staffing.kind, staffing.is_met) == ("staffing", True)
        assert {preview.kind for preview in ahead} == {"ahead"}
        assert any(preview.is_met for preview in ahead)


def test_whoever_would_join_another_team_is_counted_with_it():
    """1E-7.0.1/3, 1E-7.2.5/1."""
    game = Orders()
    wanted = MissionEnd(span=2, points=Points(30), attempt=(), requirement=All((Skill("Physics"), Skill("Geology"))))
    place = game.location("planet", end=wanted)
    for _ in range(2):
        game.person(place, "Fed", skills={})
    klingon = game.person(place, "Kli", skills={"Geology": 1})
    free = game.person(place, "NA", skills={"Physics": 1})
    game.run()
    (mission,) = previews(game, option=Option("join-team", free, klingon))
    assert by_title(mission) == {"Physics": (1, 1), "Geology": (1, 1)}
    assert mission.is_met


def test_telling_it_changes_nothing(battle, parted):
    for game, begin in ((battle[0], ("battle-ship", battle[1][0], battle[2][0])), (parted[0], ("beam", *parted[1:3]))):
        game.do(*begin)
        before = game.state.clone()
        for option in game.asked.options:
            previews(game, option=option)
        previews(game)
        assert game.state == before
