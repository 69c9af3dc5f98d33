"""The refusals of Second Edition: a code, a sentence and the clause that is enforced."""

from __future__ import annotations

from spaceline.core.data.decisions import Refusal

SENTENCES: dict[str, tuple[str, str]] = {
    "not-your-card": ("That card is not in your hand.", "2E-play-and-draw/1"),
    "not-enough-counters": ("The card costs more counters than you have left.", "2E-paying-costs/3"),
    "unique-in-play": ("You already command a copy of that unique card.", "2E-paying-costs/5"),
    "not-accepted-here": ("No headquarters of yours there accepts that card.", "2E-playing-specific-kinds/1"),
    "ship-not-accepted-here": ("No headquarters of yours there accepts that ship.", "2E-playing-specific-kinds/3"),
    "equipment-needs-headquarters": ("Equipment is played at a headquarters of yours.", "2E-playing-specific-kinds/4"),
    "no-target": ("There is nothing that card could be played on.", "2E-playing-specific-kinds/6"),
    "condition-not-met": ("What the card demands before it is played is not met.", "2E-actions-requirements/1"),
    "wrong-segment": ("That is not done in this part of the turn.", "2E-playing-the-game/2"),
    "only-in-orders": (
        "An order is carried out only in the orders segment of your own turn.",
        "2E-other-order-actions/1",
    ),
    "order-interrupt": (
        "That interrupt is played only in the orders segment of your own turn.",
        "2E-playing-specific-kinds/10",
    ),
    "needs-its-moment": (
        "That interrupt is played only when what it responds to happens.",
        "2E-playing-specific-kinds/9",
    ),
    "deck-empty": ("There is no card left in your deck.", "2E-drawing-cards/1"),
    "no-counter-left": ("You have no counter left.", "2E-drawing-cards/1"),
    "spend-all-counters": ("Counters are left, and so are cards in your deck: play or draw.", "2E-drawing-cards/3"),
    "stopped": ("Stopped cards cannot be used for an order.", "2E-executing-orders/5"),
    "no-ship-here": ("Beaming needs a ship of yours at that mission.", "2E-beaming/1"),
    "opponents-ship": ("You cannot beam onto a ship that an opponent commands.", "2E-beaming/5"),
    "other-mission": ("Beaming never crosses from one mission to another.", "2E-beaming/7"),
    "nothing-to-beam": ("There is nobody and nothing there to beam.", "2E-beaming/2"),
    "no-surface": ("At a space mission there is nowhere to beam to but ships.", "2E-beaming/3"),
    "unstaffed": ("The ship is not staffed.", "2E-moving-a-ship/2"),
    "no-matching-crew": ("Nobody aboard has the affiliation of the ship.", "2E-moving-a-ship/4"),
    "icons-missing": ("Staffing icons are missing among the personnel aboard.", "2E-moving-a-ship/3"),
    "way-shut": ("The text of the mission keeps ships from going there.", ""),
    "too-far": ("The ship has not enough Range left.", "2E-moving-a-ship/10"),
    "already-there": ("The ship is at that mission.", "2E-moving-a-ship/9"),
    "headquarters-mission": ("Headquarters missions cannot be attempted.", "2E-attempting-a-mission/3"),
    "not-your-mission": ("You attempt only missions of your own.", "2E-attempting-a-mission/4"),
    "completed": ("That mission is completed.", "2E-checking-mission-requirements/7"),
    "nobody-there": ("Nobody there could take part in the attempt.", "2E-attempting-a-mission/1"),
    "no-crew": ("No unstopped personnel are aboard that ship.", "2E-attempting-a-mission/2"),
    "no-matching-icon": (
        "Nobody taking part has an affiliation that may attempt the mission.",
        "2E-attempting-a-mission/5",
    ),
    "attempt-barred": ("A card on that mission keeps you from attempting it like that.", ""),
    "not-granted-to-them": (
        "Nobody taking part is one of those to whom that text grants the attempt.",
        "2E-attempting-a-mission/5",
    ),
    "play-barred": ("A card keeps that card from being played.", ""),
    "abilities-barred": ("A card keeps that card's abilities from being used.", "2E-ability/1"),
    "cost-not-payable": ("What it costs cannot be paid in full.", "2E-actions-requirements/1"),
    "no-combat": ("No personnel of yours who could begin combat is with an opponent's.", "2E-combat/2"),
    "no-engagement": ("No ship of yours that could begin an engagement is with an opponent's.", "2E-engagements/2"),
    "damage-only": ("Of a card that is damage only the damage text works.", "2E-damage/1"),
    "repair-at-the-end": ("Damage is taken off ships at the end of your own turn.", "2E-damage/5"),
    "no-repair-here": ("Damage is taken off a ship at a headquarters where you could play it.", "2E-damage/5"),
    "undamaged": ("There is no such damage on that ship.", "2E-damage/5"),
    "used-this-turn": ("That was already done this turn.", "2E-other-order-actions/2"),
    "no-such-text": ("The card has no such text.", "2E-other-order-actions/2"),
    "text-off": ("That card's text cannot be used now.", "2E-stopped/4"),
    "not-yours": ("You do not command that card.", "2E-command-and-owner/4"),
    "left-already": ("That player has left the game.", ""),
    "not-built": ("That card cannot be played yet: its text is not built.", ""),
}


def refusal(reason: str) -> Refusal:
    """The refusal of that code."""
    sentence, clause = SENTENCES[reason]
    return Refusal(reason, sentence, clause)
