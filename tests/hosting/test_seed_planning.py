"""Plans for the seed phases: what they answer is what a person would answer, and nothing else happens."""

import random
from itertools import combinations

import pytest
from msgspec.structs import replace

from spaceline.cards.rulesets import pool
from spaceline.core.codec import canonical
from spaceline.core.data.decisions import Answer, Option, Refusal
from spaceline.core.recording.session import Session
from spaceline.editions import FIRST
from spaceline.hosting.beginning import begin
from spaceline.hosting.errors import HostingError
from spaceline.hosting.game import HostedGame
from spaceline.hosting.recorded import KeptAnswer
from spaceline.hosting.seating import PERSON, Chair, Seating
from spaceline.players.registry import make_player
from spaceline.players.seeding.plan import MISSIONS, SEEDS, SeedPlan
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.facts import FirstFacts
from spaceline.rules.first.missions.seeds import mis_seeded
from spaceline.rules.first.setup import Brought, start

DECKS = ("federation", "klingon", "romulan")
GAMES = {**dict.fromkeys(combinations(DECKS, 2), 8), ("federation", "federation"): 2}
"""How many games for each pair of decks; two with the same headquarters have a test of their own.

``make test`` plays two of each.
"""


def seated(one="federation", other="klingon", seed=7, ruleset="1e-modern", against=PERSON):
    return begin(ruleset, (Chair(PERSON, one), Chair(against, other)), seed)


def seed_for_all(game):
    """Whoever can arrange something takes what is proposed, until the game begins."""
    while parts := {player: part for player in game.people if (part := game.seed_part(player))}:
        for player in parts:
            if game.seed_part(player):
                game.follow_seed_plan(player, game.propose_seed_plan(player))
        assert parts != {player: game.seed_part(player) for player in game.people}, "nothing has come of the plans"
    return game


def at_the_seeds(game):
    """All missions are placed."""
    for player in (1, 2):
        game.follow_seed_plan(player, game.propose_seed_plan(player))
    assert game.seed_part(1) == game.seed_part(2) == SEEDS
    return game


def own(game, player, role):
    state = game.session.state
    return [card for card, leaf in state.cards.items() if leaf.owner == player and leaf.role == role]


@pytest.mark.parametrize("pair", GAMES, ids="-".join)
def test_what_is_proposed_leads_to_a_game_with_a_facility_and_seeds_beneath_missions(pair, is_thorough):
    for seed in range(GAMES[pair] if is_thorough else 2):
        game = seed_for_all(seated(*pair, seed))
        state = game.session.state
        assert state.frames[0].__class__.__name__ == "Turn"
        for player in (1, 2):
            assert not any(line.verb == "seed-plan-stopped" for line in game.log(player))
            facilities = [card for card in own(game, player, "space") if state.definition(card).type == "facility"]
            assert facilities
            beneath = own(game, player, "seeds")
            assert len(beneath) >= 18, "what would be a gift stays out"
            assert not [card for card in beneath if mis_seeded(state, card, state.cards[card].parent)]


@pytest.mark.parametrize("deck", ["klingon", "romulan"])
def test_who_planned_a_headquarters_that_the_other_has_seeded_meanwhile_is_asked_again(deck):
    """It is not duplicatable, and serves both (1E-G:headquarters/1); the next proposal leaves it out."""
    game = at_the_seeds(seated(deck, deck))
    for _ in range(3):
        for player in game.people:
            if game.seed_part(player):
                game.follow_seed_plan(player, game.propose_seed_plan(player))
    assert game.session.state.frames[0].__class__.__name__ == "Turn"
    state = game.session.state
    seeded = [state.definition(card).title for player in (1, 2) for card in own(game, player, "surface")]
    assert seeded
    assert len(seeded) == len(set(seeded))


def test_of_each_seed_card_that_stays_it_is_told_why():
    game = at_the_seeds(seated())
    found = game.proposed(1)
    assert set(found.staying) == set(own_seeds(game)) - set(found.plan.cards)
    told = game.shown_staying(1, found)
    assert sorted(card for it in told for card in it.cards) == sorted(found.staying)
    assert len({it.why for it in told}) == len(told) == len(set(found.staying.values()))
    assert game.propose_seed_plan(1) == found.plan


def own_seeds(game):
    return game.scene(1).zone(1, "seed-deck")


@pytest.mark.parametrize("seed", range(4))
def test_the_reasons_for_which_seed_cards_stay_are_true(seed):
    """1E-4.3/1, 1E-3.1/5: of which kind missions are, and how many copies lie there, is counted by itself."""
    game = at_the_seeds(seated(seed=seed))
    found, scene = game.proposed(1), game.scene(1)
    facts = {card: scene.facts(card) for card in own_seeds(game)}
    missions = [it for it in scene.view.cards if it.role == "mission" and it.owner == 2]
    kinds = {scene.facts(it.id).kind for it in missions}
    seeded = [facts[card].title for card in found.plan.cards]
    for card, why in found.staying.items():
        assert (why == "no-room") == (facts[card].type != "dilemma")
        if facts[card].type == "dilemma":
            assert (why == "kind") == (not kinds & {facts[card].kind, "dual"} and facts[card].kind != "dual")
            assert why != "copies" or seeded.count(facts[card].title) == 2
            assert why != "gift" or facts[card].points is not None


def test_what_is_proposed_is_accepted_without_a_warning_in_open_games_as_well(is_thorough):
    for seed in range(5 if is_thorough else 2):
        game = seed_for_all(seated(seed=seed, ruleset="1e-open"))
        for player in (1, 2):
            assert len(own(game, player, "seeds")) >= 15
            assert [
                card for card in own(game, player, "space") if game.session.state.definition(card).type == "facility"
            ]


@pytest.mark.parametrize("ruleset", ["1e-modern", "1e-open"])
def test_a_plan_gives_the_same_answers_as_a_person_would_by_hand(ruleset):
    planned, by_hand = seed_for_all(seated(ruleset=ruleset)), seated(ruleset=ruleset)
    for entry in planned.session.given:
        assert by_hand.asked == entry.player
        by_hand.answer(entry.player, KeptAnswer(entry.answer))
    assert canonical(by_hand.session.state) == canonical(planned.session.state)
    for viewer in (1, 2):
        assert [line.text for line in by_hand.log(viewer)] == [line.text for line in planned.log(viewer)]
        assert by_hand.view(viewer) == planned.view(viewer)


def test_what_was_arranged_is_what_lies_there_and_what_would_lie_there_by_hand():
    """The dilemma and the facility phase by one plan, and answer by answer; the other player seeds nothing."""
    planned, by_hand = at_the_seeds(seated()), at_the_seeds(seated())
    plan = planned.propose_seed_plan(1)
    tall = max(plan.stacks, key=lambda place: len(plan.stacks[place]))
    plan = replace(plan, stacks={**plan.stacks, tall: tuple(reversed(plan.stacks[tall]))})
    planned.follow_seed_plan(1, plan)
    (facility, at), *_ = plan.beside
    for game in (planned, by_hand):
        while game.seed_part(1):
            asked = game.decision(game.asked)
            if game.asked == 2:
                game.answer(2, game.seat(2).default())
            elif asked.prompt == "build-stack":
                game.answer(1, Answer(cards=plan.stacks.get(asked.about[0], ())))
            else:
                game.answer(1, Answer(option=Option("seed", facility, at)))
    assert canonical(planned.session.state) == canonical(by_hand.session.state)
    state = planned.session.state
    mine = [card for card in state.zone(tall, "seeds") if state.cards[card].owner == 1]
    assert [state.cards[card].definition for card in reversed(mine)] == definitions(by_hand, plan.stacks[tall])


def definitions(game, cards):
    seen = {it.id: it.definition for it in game.view(1).cards}
    return [seen[card] for card in cards]


def test_a_plan_waits_for_the_other_and_goes_on_by_itself():
    game = seated(against=PERSON)
    first = game.asked
    game.follow_seed_plan(first, game.propose_seed_plan(first))
    assert game.asked == 3 - first
    while game.seed_part(first) == MISSIONS:
        assert game.asked == 3 - first
        game.answer(game.asked, game.seat(game.asked).default())
    assert game.kept_plan(first) is None


def test_a_restart_in_the_middle_changes_nothing():
    whole, broken = seated(), seated()
    for game in (whole, broken):
        game.follow_seed_plan(1, game.propose_seed_plan(1))
    broken = HostedGame.load(broken.dump())
    assert broken.kept_plan(1) == whole.kept_plan(1)
    assert broken.kept_plan(1).is_in_force
    for game in (whole, broken):
        while game.seed_part(1) == MISSIONS:
            game.answer(2, game.seat(2).default())
    assert canonical(broken.session.state) == canonical(whole.session.state)
    kept = at_the_seeds(seated())
    kept.keep_seed_plan(1, kept.propose_seed_plan(1))
    assert HostedGame.load(kept.dump()).kept_plan(1) == kept.kept_plan(1)


def test_what_is_only_arranged_answers_nothing():
    game = seated()
    player = game.asked
    game.keep_seed_plan(player, game.propose_seed_plan(player))
    before = game.session.answers
    assert game.asked == player
    game.answer(player, game.seat(player).default())
    assert game.session.answers == before + 1


def test_taking_back_takes_back_all_that_a_plan_has_done_and_leaves_it_as_it_was_arranged():
    game = seated(against="heuristic")
    computer = make_player("heuristic", 1)

    def let_play():
        while game.asked == 2:
            game.answer(2, computer.choose(game.seat(2)))

    let_play()
    before = game.session.answers
    plan = game.propose_seed_plan(1)
    game.follow_seed_plan(1, plan)
    let_play()
    assert game.seed_part(1) == SEEDS
    assert game.go_back_to(1) is not None
    assert game.session.answers == before
    assert (game.asked, game.kept_plan(1).plan, game.kept_plan(1).is_in_force) == (1, plan, False)


def test_a_plan_that_has_become_impossible_stops_with_its_reason():
    """Both have a facility of which one copy may be in play (1E-6.2/5), and the other one is quicker."""
    game = with_one_facility_for_both()
    quicker = game.session.state.frames[0].starting
    slower = 3 - quicker
    for player in (1, 2):
        game.follow_seed_plan(player, game.propose_seed_plan(player))
    for player in (quicker, slower):
        plan = game.propose_seed_plan(player)
        assert plan.beside
        game.follow_seed_plan(player, plan)
    stopped = game.kept_plan(slower)
    assert game.asked == slower
    assert not stopped.is_in_force
    assert stopped.stopped == "Your plan has stopped. The One: Only one copy of this card may be in play. [1E-6.2/5]"
    assert game.log(slower)[-1].text.endswith(stopped.stopped.removeprefix("Your plan has stopped. "))
    assert not any(line.verb == "seed-plan-stopped" for line in game.log(quicker))
    assert game.seed_board(slower).stopped == stopped.stopped


def with_one_facility_for_both():
    """A spare facility besides keeps the phase from ending by itself."""

    def facility(title, uniqueness):
        facts = FirstFacts(
            id=f"1e-invented-{title.lower().replace(' ', '-')}",
            release="invented",
            number=0,
            rarity="",
            title=title,
            uniqueness=uniqueness,
            type="facility",
            kind="outpost",
            affiliations=("Fed", "Kli", "Rom"),
            attributes={"Shields": 30},
        )
        return CardDefinition(facts)

    own = {it.facts.id: it for it in (facility("The One", "not-duplicatable"), facility("Spare", "universal"))}
    cards = {**pool("1e-modern"), **own}
    missions = [id for id, it in cards.items() if it.type == "mission"][:12]
    dilemmas = [id for id, it in cards.items() if it.type == "dilemma"][:4]
    drawn = [id for id, it in cards.items() if it.type == "personnel"][:20]
    decks = [Brought(tuple(missions[at : at + 6]), (*own, *dilemmas), tuple(drawn)) for at in (0, 6)]
    state = start(FIRST.build("1e-modern", cards), decks, 3)
    chairs = (Chair(PERSON, "invented"), Chair(PERSON, "invented"))
    return HostedGame(Session(state, engine_version="test", definitions="test"), Seating(chairs, 3))


def with_empok_nor():
    """One player has the station and dilemmas for it, with an outpost that may be of either of two affiliations."""
    cards = pool("1e-modern")
    known = {it.title: id for id, it in cards.items()}
    missions = [
        known[title] for title in ("Mineral Survey", "Search for Weapons", "Geological Survey", "Collect Sample")
    ]
    missions += [known[title] for title in ("Alter Records", "Study Cometary Cloud")]
    seeds = [known[title] for title in ("Empok Nor", "Oops!", "Friendly Fire", "Archer", "Klaestron Outpost")]
    drawn = [id for id, it in cards.items() if it.type == "personnel" and it.facts.affiliations == ("Car",)][:20]
    decks = [Brought(tuple(missions), tuple(seeds[at:]), tuple(drawn)) for at in (0, 1)]
    state = start(FIRST.build("1e-modern", cards), decks, 3)
    chairs = (Chair(PERSON, "invented"), Chair(PERSON, "invented"))
    return HostedGame(Session(state, engine_version="test", definitions="test"), Seating(chairs, 3))


def named(game, title):
    return next(card for card in game.session.state.cards if game.session.state.definition(card).title == title)


def seed_the_station(game):
    """All missions lie there, and the station at one of them; who is asked for it has seen that on the board."""
    for player in (1, 2):
        board = game.seed_board(player)
        assert board.note.startswith("Empok Nor is not placed here") == (player == 1)
        game.follow_seed_plan(player, game.propose_seed_plan(player))
    assert (game.asked, game.view(1).decision.prompt) == (1, "seed-stations")
    assert game.seed_board(1) is game.seed_board(2) is None
    game.answer(1, Answer(option=next(it for it in game.view(1).decision.options if it.kind == "seed")))
    return game


def test_what_goes_beneath_a_station_is_asked_of_whoever_follows_a_plan():
    game = seed_the_station(with_empok_nor())
    for player in (1, 2):
        assert game.seed_board(player).note.startswith("What goes beneath Empok Nor")
        plan = game.propose_seed_plan(player)
        game.follow_seed_plan(player, replace(plan, stacks={}), despite=True)
    player = game.asked
    scene = game.scene(player)
    asked = scene.view.decision
    assert (asked.prompt, scene.name(asked.about[0])) == ("build-stack", "Empok Nor")
    assert game.kept_plan(player).is_in_force
    assert not game.seed_board(player).is_asked


def test_an_outpost_of_two_affiliations_is_proposed_and_declared_to_be_of_the_own_people():
    game = seed_the_station(with_empok_nor())
    outpost = named(game, "Klaestron Outpost")
    for player in (1, 2):
        plan = game.propose_seed_plan(player)
        assert [it.refusal.reason for it in game.problems_of_plan(player, replace(plan, beside=()))] == ["no-facility"]
        game.follow_seed_plan(player, plan)
    while game.asked and game.session.state.frames[0].__class__.__name__ == "Seeding":
        game.answer(game.asked, Answer(cards=()))
    assert game.session.state.cards[outpost].role == "space"
    assert any(line.text == "Klaestron Outpost is Cardassian now." for line in game.log(1))


def test_in_the_doorway_phase_only_what_may_be_put_down_is_on_the_board():
    cards = pool("1e-modern")
    known = {it.title: id for id, it in cards.items()}
    missions = tuple(id for id, it in cards.items() if it.type == "mission")
    seeds = tuple(known[title] for title in ("Beware of Q", "Q-Flash", "Archer"))
    decks = [Brought(missions[at : at + 6], seeds, ()) for at in (0, 6)]
    state = start(FIRST.build("1e-modern", cards), decks, 3)
    chairs = (Chair(PERSON, "invented"), Chair(PERSON, "invented"))
    game = HostedGame(Session(state, engine_version="test", definitions="test"), Seating(chairs, 3))
    board = game.seed_board(1)
    titles = {game.scene(1).name(it.card) for it in board.cards}
    assert (board.part, titles, board.missions) == ("doorways", {"Beware of Q", "Q-Flash"}, ())


SENSELESS = {
    "an unknown card": lambda game, plan: replace(plan, stacks={place(plan): (99_999,)}),
    "a card that is no card": lambda game, plan: replace(plan, stacks={place(plan): (place(plan),)}),
    "a card twice": lambda game, plan: replace(plan, stacks={place(plan): (plan.cards[0], plan.cards[0])}, beside=()),
    "a card of the draw deck": lambda game, plan: replace(plan, stacks={place(plan): (0,)}),
    "an unknown place": lambda game, plan: replace(plan, stacks={99: plan.cards[:1]}, beside=()),
    "a player as a place": lambda game, plan: replace(plan, stacks={1: plan.cards[:1]}, beside=()),
    "an unknown target": lambda game, plan: replace(plan, beside=((plan.beside[0][0], 99_999),)),
    "another part": lambda game, plan: replace(plan, part=MISSIONS),
    "no part": lambda game, plan: replace(plan, part=""),
    "a mission that is placed": lambda game, plan: replace(plan, sides={game.view(1).brought["missions"][0]: "left"}),
    "an unknown mission": lambda game, plan: replace(plan, sides={"no-such": "left"}),
    "a mission on the table": lambda game, plan: replace(plan, stacks={place(plan): (mission(game),)}),
    "more than there are": lambda game, plan: replace(plan, stacks={place(plan): tuple(range(1001, 1400))}),
}


def place(plan):
    return next(iter(plan.stacks))


def mission(game):
    return next(card.id for card in game.view(1).cards if card.role == "mission" and card.owner == 2)


@pytest.mark.parametrize("senseless", SENSELESS.values(), ids=SENSELESS)
def test_a_senseless_plan_is_refused_and_changes_nothing(senseless):
    game = at_the_seeds(seated())
    plan = game.propose_seed_plan(1)
    kept, before = game.kept_plan(1), canonical(game.session.state)
    for do in (game.keep_seed_plan, game.follow_seed_plan, game.problems_of_plan):
        with pytest.raises(Refusal):
            do(1, senseless(game, plan))
    assert (game.kept_plan(1), canonical(game.session.state)) == (kept, before)


def test_a_mis_seed_is_told_and_takes_a_second_word():
    game = at_the_seeds(seated())
    plan = game.propose_seed_plan(1)
    facility, at = plan.beside[0]
    bluff = replace(plan, stacks={**plan.stacks, at: (*plan.stacks.get(at, ()), facility)}, beside=())
    told = {(it.card, it.target, it.refusal.reason, it.refusal.clause) for it in game.problems_of_plan(1, bluff)}
    assert told == {(facility, at, "not-beneath", "1E-4.3/5"), (facility, 0, "no-facility", "1E-6.3/1")}
    with pytest.raises(Refusal, match="mis-seed"):
        game.follow_seed_plan(1, bluff)
    assert not game.kept_plan(1).is_in_force
    game.follow_seed_plan(1, bluff, despite=True)
    assert game.kept_plan(1).is_in_force


def test_a_plan_without_a_facility_is_told_and_takes_a_second_word():
    game = at_the_seeds(seated())
    plan = replace(game.propose_seed_plan(1), beside=())
    assert [(it.refusal.reason, it.is_possible) for it in game.problems_of_plan(1, plan)] == [("no-facility", True)]
    with pytest.raises(Refusal, match="without a facility"):
        game.follow_seed_plan(1, plan)


def test_what_cannot_be_is_refused_whatever_is_said():
    game = at_the_seeds(seated())
    plan = game.propose_seed_plan(1)
    facility = plan.beside[0][0]
    elsewhere = next(it.place for it in game.seed_board(1).places if it.place not in facility_places(game, facility))
    with pytest.raises(Refusal) as refused:
        game.follow_seed_plan(1, replace(plan, beside=((facility, elsewhere),)), despite=True)
    assert refused.value.clause.startswith("1E-4.4/")


def facility_places(game, facility):
    return next(it.at for it in game.seed_board(1).cards if it.card == facility)


def test_a_plan_says_nothing_to_what_it_does_not_foresee():
    """A mission without a side is asked for."""
    game = seated()
    player = game.asked
    game.follow_seed_plan(player, SeedPlan(MISSIONS))
    assert game.asked == player
    assert game.session.answers == 0


def test_nothing_is_arranged_by_spectators_computers_in_play_or_in_another_edition():
    game = seed_for_all(seated())
    assert game.seed_board(1) is None
    with pytest.raises(HostingError, match="Nothing can be arranged"):
        game.propose_seed_plan(1)
    with pytest.raises(HostingError):
        game.keep_seed_plan(1, SeedPlan(SEEDS))
    fresh = seated(against="heuristic")
    assert fresh.seed_board(0) is None
    assert fresh.seed_board(2) is None
    second = begin("2e-cta2003", (Chair(PERSON, "federation"), Chair(PERSON, "klingon")), 1)
    assert second.seed_board(1) is None
    with pytest.raises(HostingError):
        second.propose_seed_plan(1)


def test_a_proposal_is_made_of_nothing_that_the_player_may_not_know():
    """With other cards in the hands, decks and stacks of the opponent it is the same."""
    game = at_the_seeds(seated())
    one = game.propose_seed_plan(1)
    state, rng = game.session.state, random.Random(1)
    hidden = [
        card for card, leaf in state.cards.items() if leaf.owner == 2 and leaf.role in ("seed-deck", "deck", "seeds")
    ]
    faces = [state.cards[card].definition for card in hidden]
    rng.shuffle(faces)
    for card, face in zip(hidden, faces, strict=True):
        state.cards[card] = replace(state.cards[card], definition=face)
    state.caches.clear()
    game.let_go_of_looks()
    assert game.propose_seed_plan(1) == one
