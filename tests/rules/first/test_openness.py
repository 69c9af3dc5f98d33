"""What everybody may know of cards in play that lie face down (1E-12.12/2)."""

from __future__ import annotations

from collections.abc import Iterable

from spaceline.core import engine
from spaceline.core.data.decisions import Answer
from spaceline.core.data.leaves import COPIED, Lasting
from spaceline.core.knowing import blanked
from spaceline.core.sampling import sample
from spaceline.core.table import hand_over, put_mark
from spaceline.core.view import SPECTATOR, hidden_in_play, view
from spaceline.effects.nodes.abilities import Immune
from spaceline.rules.verbs import SEEN_BY
from tests.support.first_table import ME, OPPONENT, FirstTable
from tests.support.first_tabletop import Tabletop


def told(it: FirstTable, viewer: int) -> dict[str, tuple[str, str]]:
    """By name: the definition that a viewer reads, and what everybody may know instead."""
    seen = {card.id: card for card in view(it.state, viewer).cards}
    by_name = {name: seen.get(1000 + it.state.cards[card].handles[viewer]) for name, card in it.names.items()}
    return {name: (card.definition, card.alike) for name, card in by_name.items() if card is not None}


def landed() -> FirstTable:
    """Two personnel, an equipment card and a docked ship of player 1 at a location."""
    it = FirstTable()
    place = it.location("Planet")
    it.person("Ann", place, affiliations=("Kli", "Fed"))
    it.person("Bob", place, Immune(("Some Event",)), skills=("Guramba",))
    it.card("Tool", "equipment", parent=place, role="surface", face_up=False)
    it.ship("Ship", it.facility("Outpost", place), role="docked", face_up=False)
    return it.begin()


def test_their_type_and_affiliations():
    """1E-7.1/3, 1E-7.4.1/6: they tell who is in one Away Team and whether it may be attacked."""
    seen = told(landed(), OPPONENT)
    assert seen["Ann"] == ("", "personnel; Kli; Fed")
    assert seen["Tool"] == ("", "equipment")


def test_what_keeps_an_opponent_from_something():
    """1E-10.1.1.3/1, 1E-12.10/1: Guramba, and what a card is immune to."""
    assert told(landed(), OPPONENT)["Bob"] == ("", "personnel; Fed; Guramba; Some Event")


def test_from_which_universe_they_come():
    """1E-G:mirror-universe/1: it was seen as they reported, and tells whether a homeworld is theirs."""
    it = FirstTable()
    it.person("Ann", it.location("Planet"), affiliations=("Kli",), quadrant="Mirror")
    assert told(it.begin(), OPPONENT)["Ann"] == ("", "personnel; Kli; Mirror")


def test_their_controller_reads_them():
    """1E-12.12/4."""
    seen = told(landed(), ME)
    assert seen["Ann"] == ("test-personnel-Ann", "")


def test_nothing_is_told_of_cards_that_are_not_in_play():
    """1E-12.12/2, 1E-4.0/3: seeds, hands."""
    it = FirstTable()
    it.dilemma("Seed", it.location("Planet"), owner=ME)
    it.card("Hidden", "interrupt", parent=ME, role="hand", face_up=False)
    it.begin()
    seen = told(it, OPPONENT)
    assert seen["Seed"] == ("", "")
    assert "Hidden" not in seen


def test_whoever_guesses_keeps_to_it():
    """A sampled game has cards of the same kind there."""
    it = landed()
    pool = {"any": tuple(it.definitions)}
    for seed in range(5):
        guess = sample(it.state.ruleset, view(it.state, OPPONENT), seed, pool, lambda owner, role, in_play: "any")
        assert told_again(guess) == {
            "personnel; Kli; Fed",
            "personnel; Fed; Guramba; Some Event",
            "equipment",
            "ship; Fed",
        }


def told_again(state) -> set[str]:
    """What everybody may know of the face-down cards at the location."""
    return {card.alike for card in view(state, OPPONENT).cards if card.alike}


def melded() -> Tabletop:
    """A Mindmeld of an Away Team that nobody else can see."""
    it = Tabletop()
    melder = it.person("Vulcan", it.place, skills={"Mindmeld": 1})
    experts = [it.person(name, it.place, skills={"Music": 2}) for name in ("Expert", "Virtuoso")]
    card = it.hold("Vulcan Mindmeld")
    it.begin().play(card, melder)
    engine.answer(it.state, Answer(cards=(experts[0],)))
    return it


def copied(going_on: Iterable[Lasting]) -> list[dict[str, int]]:
    """For each effect that goes on, what it copied."""
    return [{name: it for name, it in effect.numbers.items() if name.startswith(COPIED)} for effect in going_on]


MUSIC = {f"{COPIED}Music": 2}


def test_copied_skills_are_seen_by_whoever_can_read_who_has_them():
    """1E-12.12/2, 1E-G:showing-your-cards/2: only what has to be proven is shown."""
    it = melded()
    assert it.skills(it.names["Vulcan"]) == {"Mindmeld": 1, "Music": 2}
    assert copied(view(it.state, ME).lasting) == [MUSIC]
    assert copied(view(it.state, OPPONENT).lasting) == copied(view(it.state, SPECTATOR).lasting) == [{}]
    put_mark(it.state, it.names["Expert"], SEEN_BY[OPPONENT], 1)
    assert copied(view(it.state, OPPONENT).lasting) == [{}]
    put_mark(it.state, it.names["Vulcan"], SEEN_BY[OPPONENT], 1)
    assert copied(view(it.state, OPPONENT).lasting) == [MUSIC]


def test_what_a_player_foresees_knows_no_copied_skills_of_hidden_cards():
    """1E-12.12/2."""
    state = melded().state
    assert copied(blanked(state, hidden_in_play(state, OPPONENT)).lasting) == [{}]
    assert copied(blanked(state, hidden_in_play(state, ME)).lasting) == [MUSIC]


def test_games_imagined_beside_copied_skills_look_the_same():
    """Whoever cannot read them imagines somebody who has copied nothing."""
    it = melded()
    pool = {"any": tuple(it.definitions)}
    for viewer in (SPECTATOR, ME, OPPONENT):
        seen = view(it.state, viewer)
        guess = sample(it.state.ruleset, seen, 1, pool, lambda owner, role, in_play: "any")
        assert view(guess, viewer) == seen


def test_whoever_imagines_others_in_the_team_is_asked_the_same_about_the_equals():
    """1E-12.3/3: owners break the tie between cards of theirs, beside whom somebody of the other player's may be."""
    it = Tabletop()
    people = [it.person(name, it.place, owner=OPPONENT, attributes={"Cunning": 9}) for name in ("Twin", "Twin too")]
    for card in people:
        hand_over(it.state, card, ME)
    it.person("Mine", it.place, attributes={"Cunning": 5})
    it.seed("Alien Abduction")
    it.attempt()
    seen = view(it.state, OPPONENT)
    assert seen.decision is not None
    pool = {"any": tuple(it.definitions)}
    for seed in range(20):
        guess = sample(it.state.ruleset, seen, seed, pool, lambda owner, role, in_play: "any")
        assert view(guess, OPPONENT).decision == seen.decision
