"""Downloads and special downloads, from the clauses of 1E-6.5.3 and 1E-6.5.4. The cards are invented."""

from __future__ import annotations

from typing import Any

import pytest

from spaceline.core import table
from spaceline.core.data.leaves import CardId
from spaceline.core.view import view
from spaceline.effects.nodes.abilities import Encounter, Forbids, Order, Played, Plays, PlaysOn, SpecialDownload
from spaceline.effects.nodes.effects import Download, Draw, Kill
from spaceline.effects.nodes.requirements import Skill
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import HasPoints, Shows
from spaceline.effects.nodes.traits import like
from spaceline.rules.first.data.frames import Seeding
from tests.support.first_hand import ME, OPPONENT, HandTable

ALWAYS = HasPoints(-1000)
SHIP = like(types=("ship",))
PERSONNEL = like(types=("personnel",))


def titled(*titles: str, to: str = "play", **more) -> Download:
    """A download of cards by title."""
    return Download(like(titles=titles), to, **more)


class Decks(HandTable):
    """A table with cards in the draw deck of player 1."""

    def stock(self, title: str, type: str, *abilities: Any, **facts: Any) -> CardId:
        """A card at the bottom of the draw deck."""
        card = self.hold(title, type, *abilities, **facts)
        table.move(self.state, card, ME, "deck", face_up=False)
        return card


def test_the_card_that_is_found_is_played_at_once_and_the_deck_is_shuffled():
    """1E-6.5.3/1: from the draw deck, without using the normal card play; the opponent sees it."""
    it = Decks()
    found = it.stock("Wanted", "event")
    before = it.state.zone(ME, "deck")
    caller = it.hold("Caller", "interrupt", Played(titled("Wanted")))
    it.to_play().play(caller)
    assert it.role(found) == "table"
    assert set(it.state.zone(ME, "deck")) == set(before) - {found}
    assert [change.role for change in it.happened("shuffle")] == ["deck"]
    assert it.happened("download")
    it.play(it.spare)
    assert it.role(it.spare) == "table"


def test_what_is_in_the_deck_only_the_searcher_learns():
    """1E-12.12/5, 1E-6.5.3/1: and nobody any more, once the deck is shuffled."""
    it = Decks()
    for title in ("One", "Two"):
        it.stock(title, "event")
    it.to_play()
    caller = it.hold("Caller", "interrupt", Played(titled("One", "Two")))
    it.to_play().play(caller)
    assert it.decision.prompt == "download"
    assert {card.definition for card in view(it.state, OPPONENT).cards if card.role == "deck" and card.owner == ME} == {
        ""
    }
    assert all(card.definition for card in view(it.state, ME).cards if card.role == "deck" and card.owner == ME)
    it.do("download", it.names["One"])
    assert not [card for card in view(it.state, ME).cards if card.role == "deck"]


def test_a_card_in_hand_can_be_downloaded():
    """1E-6.5.3/1: hand, draw deck."""
    it = Decks()
    found = it.hold("Wanted", "event")
    caller = it.hold("Caller", "interrupt", Played(titled("Wanted")))
    it.to_play().play(caller)
    assert it.role(found) == "table"


def test_the_discard_pile_is_no_source():
    """1E-6.5.3.0.9/1, 1E-6.5.3.0.4/1: a card that requires a download is not played in vain."""
    it = Decks()
    it.card("Wanted", "event", parent=ME, role="discard")
    caller = it.hold("Caller", "interrupt", Played(titled("Wanted")))
    it.to_play()
    assert it.refused("play", caller, ME) == ("cannot-download", "1E-6.5.3.0.4/1")


def test_to_hand_means_not_played():
    """1E-6.5.3/2, 1E-6.5.3.0.3/1: shown to the opponent."""
    it = Decks()
    found = it.stock("Wanted", "event")
    caller = it.hold("Caller", "interrupt", Played(titled("Wanted", to="hand")))
    it.to_play().play(caller)
    assert it.role(found) == "hand"
    assert it.happened("download")[0].cards == (found,)


def test_instead_of_a_draw_the_card_is_played_or_taken():
    """1E-6.5.3/3."""
    it = Decks()
    it.stock("Wanted", "event")
    caller = it.hold("Caller", "interrupt", Played(titled("Wanted", to="either")))
    it.to_play().play(caller)
    assert {option.kind for option in it.decision.options} == {"take", "download"}


def test_an_artifact_is_not_downloaded_by_a_general_text():
    """1E-6.5.3/5."""
    it = Decks()
    it.stock("Relic", "artifact", icons=("Rare",))
    it.stock("Kit", "equipment", icons=("Rare",))
    caller = it.hold("Caller", "interrupt", Played(Download(like(icons=("Rare",)), "hand")))
    it.to_play().play(caller)
    assert it.role(it.names["Kit"]) == "hand"
    assert it.role(it.names["Relic"]) == "deck"


def test_a_download_follows_the_rules_of_reporting():
    """1E-6.5.3.0.5/2: without a place in the text, to a compatible outpost only."""
    it = Decks()
    it.stock("Kang", "personnel", affiliations=("Kli",))
    ann = it.stock("Ann", "personnel")
    caller = it.hold("Caller", "interrupt", Played(Download(PERSONNEL)))
    it.to_play().play(caller)
    assert it.state.zone(it.outpost, "aboard") == (ann,)


def test_a_place_in_the_text_is_special_reporting():
    """1E-6.5.3.0.5/1: native quadrants do not matter."""
    it = Decks()
    kira = it.stock("Kira", "personnel", quadrant="Gamma")
    text = Download(PERSONNEL, at=Cards("command", filter=like(types=("facility",))))
    caller = it.hold("Caller", "interrupt", Played(text))
    it.to_play().play(caller)
    assert it.state.zone(it.outpost, "aboard") == (kira,)


def test_general_quarters_lets_personnel_be_downloaded_once_in_a_turn():
    """1E-6.5.3/7; downloads of other types are unaffected (1E-6.5.3/8)."""
    it = Decks()
    for title in ("Ann", "Bob"):
        it.stock(title, "personnel")
    ship = it.stock("Ship", "ship")
    first, second = (it.hold(f"Caller {n}", "interrupt", Played(Download(PERSONNEL))) for n in (1, 2))
    other = it.hold("Caller 3", "interrupt", Played(Download(SHIP)))
    it.to_play().play(first)
    it.do("download", it.names["Ann"])
    assert it.refused("play", second, ME) == ("cannot-download", "1E-6.5.3.0.4/1")
    it.play(other)
    assert it.role(ship) == "docked"


def test_several_personnel_of_one_download_count_once():
    """1E-6.5.3/8."""
    it = Decks()
    for title in ("Ann", "Bob"):
        it.stock(title, "personnel")
    caller = it.hold("Caller", "interrupt", Played(Download(PERSONNEL, count=2)))
    it.to_play().play(caller)
    it.do("download", it.names["Ann"])
    assert len(it.state.zone(it.outpost, "aboard")) == 2


def test_when_one_of_several_targets_is_missing_none_is_downloaded():
    """1E-6.5.3.0.2/2."""
    it = Decks()
    it.stock("Ann", "personnel")
    caller = it.hold("Caller", "interrupt", Played(Download(PERSONNEL, count=2)))
    it.to_play()
    assert it.refused("play", caller, ME) == ("cannot-download", "1E-6.5.3.0.4/1")


@pytest.mark.parametrize(("ruleset", "allowed"), [("1e-modern", False), ("1e-open", True)])
def test_open_knows_no_general_quarters(ruleset, allowed):
    """1E-6.5.3.0.3/3."""
    it = Decks(ruleset)
    for title in ("Ann", "Bob"):
        it.stock(title, "personnel")
    callers = [it.hold(f"Caller {n}", "interrupt", Played(Download(PERSONNEL))) for n in (1, 2)]
    it.to_play().play(callers[0])
    it.do("download", it.names["Ann"])
    assert it.can_play(callers[1]) is allowed


def test_a_facility_away_from_its_quadrant_provides_no_downloads():
    """1E-6.5.3/6."""
    it = Decks()
    it.stock("Kit", "equipment")
    far = it.facility(
        "Wanderer", it.location("Far", quadrant="Gamma"), Order(Download(like(types=("equipment",)), "hand"))
    )
    near = it.facility("Resident", it.location("Near"), Order(Download(like(types=("equipment",)), "hand")))
    it.to_orders()
    assert [option.card for option in it.offers("order")] == [near]
    assert it.refused("order", far, detail="0")[0] == "cost-not-payable"


def test_a_text_can_forbid_downloads():
    """1E-1.2/1."""
    it = Decks()
    it.stock("Wanted", "event")
    it.in_play("Silence", "event", Forbids("download", ALWAYS), owner=OPPONENT)
    caller = it.hold("Caller", "interrupt", Played(titled("Wanted")))
    it.to_play()
    assert it.refused("play", caller, ME) == ("cannot-download", "1E-6.5.3.0.4/1")


ICON = SpecialDownload(titled("Wanted"))


def test_a_special_download_is_used_between_actions_in_either_turn():
    """1E-6.5.4/1."""
    it = Decks()
    it.person("Ann", it.outpost, ICON)
    found = it.stock("Wanted", "event")
    it.begin("play_cards", OPPONENT)
    it.hold("Theirs", "event", owner=OPPONENT)
    it.begin("play_cards", OPPONENT).do("end-play")
    assert it.decision.player == ME
    it.do("special-download", it.names["Ann"], detail="0")
    assert it.role(found) == "table"


def test_an_icon_works_once_per_game_whatever_the_copies():
    """1E-6.5.4/3, 1E-12.8/1."""
    it = Decks()
    first, second = (it.person("Ann", it.outpost, ICON) for _ in range(2))
    for _ in range(2):
        it.stock("Wanted", "event")
    it.to_play().do("special-download", first, detail="0")
    assert it.refused("special-download", second, detail="0") == ("used-this-game", "1E-12.8/1")


def test_play_is_suspended_in_the_middle_of_an_encounter():
    """1E-6.5.4/1, 1E-6.5.4.0.1/1, 1E-6.5.4.0.2/1: the card joins the team; then the encounter goes on."""
    it = Decks()
    ann = it.person("Ann", it.planet, SpecialDownload(Download(like(titles=("Doc",)))), strength=9)
    it.dilemma("Illness", it.planet, Encounter(unless=Shows(Skill("MEDICAL")), effect=Kill(Cards("facing"))))
    doc = it.stock("Doc", "personnel", skills={"MEDICAL": 1}, quadrant="Gamma")
    it.to_orders().do("attempt", it.names["Planet"], it.planet)
    assert it.offers("special-download")
    it.do("special-download", ann, detail="0")
    if it.decision.prompt == "download":
        it.do("download", doc, it.planet)
    while it.decision.prompt.startswith("respond."):
        it.let_pass()
    assert set(it.state.zone(it.planet, "surface")) == {ann, doc}
    assert it.mark(it.planet, "completed") == ME


def test_a_special_download_waits_for_a_target():
    """1E-6.5.3.0.2/1."""
    it = Decks()
    ann = it.person("Ann", it.outpost, ICON)
    it.to_play()
    assert it.refused("special-download", ann, detail="0") == ("nothing-to-download", "1E-6.5.3.0.2/1")


def test_a_card_acts_on_the_location_of_the_icon_only():
    """1E-6.5.4/2."""
    it = Decks()
    it.location("Elsewhere")
    ann = it.person("Ann", it.planet, ICON)
    found = it.stock("Wanted", "event", PlaysOn(Cards("missions", of="anyone")))
    it.to_play().do("special-download", ann, detail="0")
    assert it.state.zone(it.planet, "at") == (found,)


def test_a_card_in_hand_may_suspend_play():
    """1E-6.5.1/3, 1E-6.5.4.0.2/1."""
    it = Decks()
    event = it.hold("Event", "event")
    guardian = it.hold("Guardian", "interrupt", Plays("suspending"), Played(Draw()), owner=OPPONENT)
    it.to_play().play(event)
    assert it.decision.player == OPPONENT
    assert it.role(event) == "playing"
    it.do("play", guardian, OPPONENT)
    assert it.role(guardian) == "discard"
    assert it.role(event) == "table"


def test_in_the_seed_phases_an_icon_is_used_between_seeds():
    """1E-4.0.2/1, 1E-6.5.4/1, ambiguity 2: never inside a seeding."""
    it = Decks()
    ann = it.person("Ann", it.outpost, ICON)
    found = it.stock("Wanted", "event")
    for number in (1, 2):
        it.card(f"Base {number}", "facility", parent=ME, role="seed-deck", kind="outpost", affiliations=("Fed",))
    it.location("Seeding Site", attempt=("Fed",))
    it.begin()
    it.state.frames = [Seeding(step="seed_facilities", starting=ME, player=ME)]
    it.state.caches.clear()
    it.do("special-download", ann, detail="0")
    assert it.role(found) == "table"
    assert it.decision.player == ME


def test_where_several_are_together_a_card_is_offered_once():
    """1E-6.5.3.0.5/1: two of those who are named are in one place, and that is one place to report to."""
    it = Decks()
    for name in ("Ann", "Bob"):
        it.person(name, it.planet)
    recruit = it.stock("Recruit", "personnel")
    caller = it.hold("Caller", "interrupt", Played(titled("Recruit", at=Cards("command", filter=PERSONNEL))))
    it.to_play().play(caller)
    assert it.role(recruit) == "surface"
