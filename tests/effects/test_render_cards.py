"""Whole cards as they are read: each shows a rule of the renderer that no single text shows."""

import re
from functools import cache

import pytest

from spaceline.cards.rulesets import pool
from spaceline.effects.render import render_lines

SECOND, FIRST = "2e-cta2003", "1e-modern"


@cache
def titled(ruleset):
    return {card.name: card for card in pool(ruleset).values() if card.abilities}


def read(ruleset, name):
    card = titled(ruleset)[name]
    return [line.strip() for line in render_lines(card.abilities, card.facts)]


def every_line():
    for ruleset in (SECOND, FIRST):
        for name in titled(ruleset):
            for line in read(ruleset, name):
                yield name, line


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Deanna Troi, Guide and Conscience", "one of your cards in a hand or deck is looked at by an opponent or is"),
        ("Escape", "Before any of your personnel facing a dilemma is killed or is put into a brig, once for all"),
        ("Vorta Cloning", "is discarded by you or is put away by you and goes to your discard pile, you may:"),
    ],
)
def test_texts_that_differ_in_their_occasion_alone_are_one_text(name, line):
    assert [line in it for it in read(SECOND, name)].count(True) == 1


def test_a_limit_over_several_texts_is_said_once():
    assert len(lines := read(SECOND, "Deanna Troi, Guide and Conscience")) == 1
    assert "once each turn, you may: draw 1 card." in lines[0]
    assert "was not used" not in lines[0]


def test_a_limit_that_another_text_shares_names_that_text():
    assert "When your turn ends, if the text above was not used this turn, you may: draw 1 card." in read(
        FIRST, "Horga'hn"
    )


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Dukat, Liberator and Protector", "each opponent in turn: discard the top 3 cards of their deck."),
        ("Makbar, Chief Archon", "if that player has a personnel in your brig: discard the top card of their deck."),
        ("Alidar Jarok, Conscientious Admiral", "you may: look at the top 4 cards of their deck."),
        ("The Blight", "Each opponent in turn, that player may: destroy 1 event in play."),
        ("Powerful Example", "each opponent in turn: destroy 1 of their events."),
    ],
)
def test_what_each_player_does_is_said_of_that_player(name, line):
    assert any(it.endswith(line) for it in read(SECOND, name))


@pytest.mark.parametrize(
    ("ruleset", "name", "line"),
    [
        (SECOND, "Disable Sensors", "As damage, all personnel aboard this ship: cannot attempt missions."),
        (SECOND, "Timescape", "This mission cannot be attempted."),
        (FIRST, "Cytherians", "The ship: cannot attempt missions, attack or cloak."),
        (FIRST, "Radioactive Garbage Scow", "All missions here: cannot be attempted."),
        (
            FIRST,
            "Hyper-Aging",
            "All personnel under the effect of this dilemma: cannot leave the place where they are (quarantine).",
        ),
    ],
)
def test_personnel_and_ships_cannot_attempt_and_missions_cannot_be_attempted(ruleset, name, line):
    assert line in read(ruleset, name)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Escape Pod", "Put all cards held on this interrupt aboard that ship."),
        (
            "REM Fatigue Hallucinations",
            "As this dilemma expires: kill all personnel under the effect of this dilemma.",
        ),
    ],
)
def test_cards_that_a_card_keeps_are_called_what_they_are(name, line):
    assert line in read(FIRST, name)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        (
            "Ship Seizure",
            "Is played on one of your ships with Tractor Beam orbiting a planet and that no card sends anywhere.",
        ),
        ("Auto-Destruct Sequence", "Is played on one of your ships that no card sends anywhere."),
        (
            "Vulcan Mindmeld",
            (
                "Is played on one of your non-disabled personnel with Mindmeld "
                "not in the crew of a ship that a card sends somewhere."
            ),
        ),
        (
            "Incoming Message - Federation",
            (
                "The ship and its crew must do nothing but go to the nearest [Fed] outpost as fast as they can "
                "and dock; there this interrupt ends."
            ),
        ),
    ],
)
def test_it_is_plain_what_is_sent_somewhere_and_whom_that_binds(name, line):
    assert line in read(FIRST, name)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Amanda Rogers", "While an interrupt is being played, or another card as one, you may:"),
        ("Q2", "While an interrupt named “Amanda Rogers” or “Kevin Uxbridge” is being played, you may:"),
        (
            "Warp Core Breach",
            "As this event expires, unless personnel aboard the ship show ENGINEER: destroy the ship.",
        ),
        (
            "Vulcan Mindmeld",
            "The target: gains every regular skill (not the classification) of that one until the turn ends.",
        ),
    ],
)
def test_a_text_of_first_edition_says_all_that_it_takes_to_play_from_it(name, line):
    assert any(it.strip() == line for it in read(FIRST, name))


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Confined to Quarters", "If any of those is a personnel with Leadership: stop those."),
        ("Dressing Down", "If any of those is a personnel of cost 1: stop those."),
        (
            "Dedication to Duty",
            "Failing that: the opponent draws as many cards as the total number of skill dots of that one.",
        ),
        (
            "Staunch Determination",
            "Then: that opponent discards as many cards from the top of their deck as its cost.",
        ),
        (
            "Quantum Filament",
            "before any of your personnel aboard this ship faces a dilemma: stop 1 of them (at random).",
        ),
        ("Crowd Control", "While the number of personnel of cost 1 that were played this turn is exactly 1,"),
        ("Racial Tension", "If those do not have exactly the same species: stop those."),
        ("Honorable Death", "Choose one opponent who has any personnel present with that one."),
        ("Pseudopod", "Choose all of an opponent’s personnel present with Ⓐ (Ⓑ)."),
        ("Smuggling Run", "and all your personnel where it is together have what it requires, you may:"),
        ("Avert Danger", "if those who complete it show 2 Physics or 2 Science: score 5 points."),
        ("Evasive Maneuvers", "When one of your ships with your personnel with Navigation aboard is in an engagement,"),
        ("Line of Defense", "All your ships at missions with an icon of their affiliation: Shields +2."),
        (
            "Cavalry Raid",
            "When an engagement ends, if any of an opponent’s personnel was killed in this battle, you may:",
        ),
        (
            "The Manheim Effect",
            "put 1 of your overcome dilemmas beneath one of an opponent’s completed missions on top",
        ),
        ("Security Sweep", "If those are all personnel: score 10 points."),
        ("Lauren, Seductress", "Put Ⓐ beneath Ⓑ, overcome."),
        (
            "How Would You Like a Trip to Romulus?",
            "download a Commander personnel that is the Commander of a ship you have",
        ),
        ("Inspiring Leader", "aboard the ship that is the Commander of the ship, the ship: Range +2."),
        ("Sermon", "Then: put the card that was played on top of the owner’s deck, without effect."),
        (
            "Geordi La Forge, Chief Engineer",
            "if this personnel is aboard a ship and that ship is yours, once each turn:",
        ),
        ("Adapt", "put that dilemma beneath this mission, overcome, without effect."),
        ("Odo, Constable", "personnel with Treachery here: cannot use their abilities."),
        ("Limited Welcome", "the opponent may: put this dilemma among the dilemmas drawn."),
        ("We're Mutants", "gains level 1 of every skill it has until the turn ends."),
        ("Damar, Useful Adjutant", "Then: let 1 dilemma fewer be drawn."),
        ("Steeled By Loss", "Put Ⓐ into the owner’s discard pile."),
        ("I Don't Like to Lose", "you may, up to 3 times: let 1 dilemma fewer be drawn and spend 1 more on dilemmas."),
        (
            "Norah Satie, Starfleet Investigator",
            "This personnel: all attributes +1 for each of your completed missions.",
        ),
        ("Complications", "When an attempt at one of your right neighbor’s missions begins, you may:"),
        ("Boheeka, Clandestine Connection", "Discard any number of cards from your hand."),
        ("Thomas Riker, Defiant Leader", "All your [Fed] ships with this personnel aboard: Range +2."),
        ("I.K.S. Pagh", "While this ship is on an event named “Engage Cloak”, all opponents’ ships: Range −1."),
        ("The Prophets' Guidance", "Order: take 1 [Baj] personnel from your discard pile into your hand."),
        ("Tal'Aura, Impatient Senator", "Cost: return this personnel to the owner’s hand."),
        ("Parting Shot", "Then: kill it."),
        ("Yassim, Zealous Protester", "Then: prevent that for it."),
        ("The Moon's a Window to Heaven", "a personnel with Leadership & (Cunning > 6 or Telepathy)"),
        ("Meaningless Words", "in your deck, you may: discard the top 3 cards of your deck."),
        ("Transwarp Drone", "Then, that ship: Range +2 until the turn ends."),
        ("Sarina Douglas, Cataleptic Conundrum", "Then: put the bottom card of your deck on top of your deck."),
    ],
)
def test_one_can_play_from_the_text(name, line):
    assert any(line in it for it in read(SECOND, name)), read(SECOND, name)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Founder Councilor", "in the place of this personnel."),
        ("Valdore", "Put this ship in space beside it."),
        ("Nelvana Trap", "in space at this mission."),
        ("Founder Councilor", "Put 1 Founder personnel from your hand in the place of this personnel."),
        ("Comfort Women", "All Gul or Legate personnel in the attempt: all attributes +1 until the attempt ends."),
        ("The Sirah, The Storyteller", "Then, all other [Baj] personnel facing a dilemma:"),
        ("Under Scrutiny", "All unstopped personnel of the named title attempting a mission: cannot use their skills"),
        ("Tomalak, Beguiling Adversary", "While this personnel is aboard a [Rom] ship and your score is higher"),
        ("Kahless, The Greatest Warrior of Them All", "requirements of that dilemma may be met with Strength instead."),
        ("Khar", "As this personnel is played, if you have a personnel named “Kahless” in play: cost −1."),
        ("Impressive Trophies", "Pick out a personnel with the highest cost (the opponent chooses among equals)."),
        ("Mission Briefing", "Ⓐ (other than Ⓑ): gains every skill of Ⓑ until this dilemma is done."),
        ("Render Assistance", "(not in an engagement) at the same mission join the engagement."),
        ("The Enterprise Incident", "(not in an engagement) at the same mission join the engagement."),
        ("The Orion Underworld", "an engagement that involves your [NA] ship with your Thief personnel aboard."),
        ("Telek R'Mor, Astrophysical Researcher", "may be played aboard one of your [Rom] ships."),
        ("Staunch Determination", "if you have a [Car] ship involved in a battle then, you may:"),
        ("Dimensional Shifting", "your personnel and equipment at the same mission as that ship aboard that ship."),
        ("Hazar", "if this personnel is aboard a [Baj] ship, you may: let that ship join the engagement, if staffed."),
        ("Stir Crazy", "if its owner has a completed mission of its kind (planet or space), you may:"),
        ("Kotra", "one of an opponent’s personnel is discarded from a deck by an opponent,"),
        ("Torture", "Can be played only if you have played no copies of “Torture” this turn."),
        ("Unseen Manipulations", "has drawn fewer than 2 cards this turn and played no ships this turn:"),
        ("Smuggling Run", "if for one of an opponent’s planet or space missions all this holds: you have a Smuggler"),
        ("Movar, Political General", "all [Kli] ships in your hand (or played as if from there): cost −1."),
        (
            "Larg, Piece of Baktag",
            "While this personnel is attempting a mission, this personnel: all attributes +1 for each of your",
        ),
        ("Forsaken", "When a personnel with Honor or Treachery facing this dilemma uses any skill:"),
        ("Overwhelmed", "When a personnel facing a dilemma here uses any skill: stop it."),
        ("Guingouin", "if whoever commands this ship began that engagement and all your ships are [Maq] ships:"),
        ("Pardek, Betrayer", "Order, if an opponent has a personnel present:"),
        ("Bashir Founder, Nefarious Saboteur", "if an opponent has a personnel present, you may: draw 1 card."),
        ("Emergency Treatment", "The owner of that dilemma may: draw 3 cards."),
        ("Bank Heist", "An opponent reveals the top 3 cards of their deck (Ⓑ)."),
        ("Bank Heist", "Ⓐ: gains the named skill until this dilemma is done."),
        (
            "Scimitar, Predator",
            "When you win an engagement that involves this ship: the loser discards the top card of their deck.",
        ),
        ("Vile Deception", "Reveal all cards in their hand."),
        ("Flim-Flam Artist", "The opponent may: draw 1 card."),
        (
            "Our Death is Glory To the Founders",
            "Then: put the card that was played into the owner’s discard pile, without effect.",
        ),
        ("Trabe Grenade", "Kill that one, if it has Cunning < 7."),
        ("Changeling Sabotage", "Choose 1 of that opponent’s undamaged ships with Ⓐ aboard (Ⓑ)."),
        ("Cargo Haul", "and it is at this mission, you may:"),
        ("Kitara", "When one of an opponent’s personnel or equipment is beamed to or from this planet"),
        ("The Promise", "Ⓐ: gains every skill of Ⓑ, Integrity higher by the Integrity of Ⓑ,"),
        ("Konmel, Renegade Warrior", "Name one of its skills."),
        ("Evasive Maneuvers", "It: Shields +4 until the combat or engagement ends."),
        ("Retaliation", "If there are at least 2 of Ⓑ:"),
        ("Straying from the Path", "Take note of all cards in your hand."),
    ],
)
def test_a_text_says_what_it_speaks_of(name, line):
    assert any(line in it for it in read(SECOND, name)), read(SECOND, name)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        (
            "Interrogation",
            "The opponent may: release the target to 1 uncloaked ship, facility or site or surface of a planet",
        ),
        ("Interrogation", "If the opponent does: score 10 points."),
        ("Interrogation", "If not: score 1 point."),
        ("Torture", "Kill the target."),
        ("Garanian Bolites", "If the total Cunning of those is less than 16 and you have no equipment named"),
        ("Zaldan", "Unless you show"),
        ("Promenade Shops", "all your personnel present must attack"),
        ("Guest Quarters", "Take note of all cards in your hand."),
        ("We Are the Borg", "if the free play above was not used this turn"),
        ("Awaken", "Right after you begin a battle that involves"),
        ("Awaken", "you may play this interrupt instead: download 2 "),
        ("Six of Seventeen", "Between two actions of either turn"),
        ("Six of Seventeen", "Several copies do not add up."),
        ("Assimilate Starship", "you may beam one of them aboard as long as no active one is there"),
        ("Prisoner Exchange", "release Ⓓ to 1 of your ships or facilities at the same mission as Ⓑ."),
    ],
)
def test_a_text_of_first_edition_says_what_it_speaks_of(name, line):
    assert any(line in it for it in read(FIRST, name)), read(FIRST, name)


def test_a_text_says_who_chooses_among_equals():
    assert any("Strength (the opponent chooses among equals)." in line for line in read(FIRST, "Archer"))
    assert any("Cunning (the owner chooses among equals)." in line for line in read(FIRST, "Alien Abduction"))


def test_a_dilemma_says_that_those_are_meant_who_face_it():
    assert "Unless you have at least 2 female personnel facing this dilemma: nobody gets past." in read(
        FIRST, "Matriarchal Society"
    )
    assert any(
        "kill all personnel facing this dilemma in an Away Team" in it for it in read(FIRST, "Crystalline Entity")
    )


def test_who_prevents_a_battle_learns_that_all_involved_are_stopped():
    assert "Prevent that; all cards involved are stopped." in read(FIRST, "Asteroid Sanctuary")


def test_what_happens_once_for_each_card_says_so_of_that_card():
    assert any(", only once for each such card, whoever" in it for it in read(FIRST, "Klingon Death Yell"))


def test_a_dilemma_that_nothing_carries_says_so():
    assert any("if no ship carries this dilemma and" in it for it in read(FIRST, "Radioactive Garbage Scow"))


def test_a_second_mention_is_of_the_same_opponent():
    lines = read(SECOND, "Khazara")
    assert "Look at all cards in an opponent’s hand." in lines
    assert "Choose 1 card in that opponent’s hand (Ⓐ)." in lines


UNREADABLE = (
    r"≥|it is not so that|that is completed|\bis a card (aboard|at|that)|afflicted by|\bAll an opponent|\btext \d",
    r"\b(1 of|among|the number of) (it|that one)\b|\ba this\b|\b[Uu]p to all\b|\beach of each\b",
)


def test_no_card_is_told_in_the_words_of_a_program():
    found = [(name, line) for name, line in every_line() if re.search("|".join(UNREADABLE), line)]
    assert not found


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Ops", "unopposed site of this station"),
        ("Ops", "only of its affiliation"),
        ("Ops", "Among the card plays of either player:"),
        ("Science Lab", "Order of whoever controls the station"),
        ("Post Garrison", "the controller of this objective has fewer than 3"),
        ("Mineral Survey", "you may: draw 1 or 2 cards."),
        ("Subjugate Planet", "May be seeded face down in the facility phase."),
        ("Subjugate Planet", "once it is turned face up it is placed on one of your planet"),
        ("Guest Quarters", "Either player: before a card is drawn by you"),
        ("Remote Supply Depot", "All equipment may play for free at this facility."),
    ],
)
def test_it_is_told_of_whom_and_where_a_text_speaks(name, line):
    assert any(line in it for it in read(FIRST, name))


def test_what_is_searched_for_is_no_cost():
    lines = read(FIRST, "Subjugate Planet")
    assert not any("Cost" in line for line in lines)
    assert any(line.startswith("If you do, you may: download") for line in lines)


def test_a_site_is_aboard_no_ship():
    assert not any("the ship" in line for name in ("Ops", "Science Lab") for line in read(FIRST, name))


@pytest.mark.parametrize(
    ("site", "skill"),
    [
        ("Commander's Office", "OFFICER"),
        ("Infirmary", "MEDICAL"),
        ("Science Lab", "SCIENCE"),
        ("Security Office", "SECURITY"),
    ],
)
def test_a_site_says_itself_who_files_mission_reports_there(site, skill):
    assert f"“File Mission Report” may be used here by personnel with {skill}" in " ".join(read(FIRST, site))
    assert site not in " ".join(read(FIRST, "File Mission Report"))


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (
            "Process Ore",
            "“Process Ore” lies aboard (not [Fed] or [Baj]) in play where this objective is",
        ),
        ("Theta-Radiation Poisoning", "When the ship or outpost controller’s turn ends"),
        ("Theta-Radiation Poisoning", "kill 1 personnel aboard the ship or outpost (at random)"),
        ("Strategema", "cannot be attacked by a player, together with whoever is in one force with them."),
        ("Friendly Fire", "All missions here, as long as this dilemma is on no station: cannot be attempted"),
        ("Quark's Bar", "for each who is killed just then: discard 2 cards from your hand."),
        ("Center of Attention", "4 SECURITY, (you have a hand weapon equipment present and the total Cunning of all"),
        ("Beware of Q", "Download a dilemma named “Q” and seed it at a mission."),
    ],
)
def test_texts_say_of_what_they_speak(name, words):
    assert any(words in line for line in read(FIRST, name))
