"""What the REST routes take and give: people, matches, invitations, reports."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

PersonName = Annotated[str, msgspec.Meta(min_length=1, max_length=30)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Guest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who comes to play under a name."""

    name: PersonName


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name with its password."""

    name: PersonName
    password: Password


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another password, and the one that there was."""

    old: Annotated[str, msgspec.Meta(max_length=200)]
    password: Password


class PasswordShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password, for what is not done without it; empty for a guest, who has none."""

    password: Annotated[str, msgspec.Meta(max_length=200)]


class MailWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where somebody is to be written to who has forgotten the password; empty for nowhere."""

    mail: Annotated[str, msgspec.Meta(max_length=254)]
    password: Annotated[str, msgspec.Meta(max_length=200)]


class Forgot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody has forgotten the password of an account."""

    name: PersonName


class TokenShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token that came by mail."""

    token: str


class ResetWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new password, by a token that was given for it."""

    token: str
    password: Password


class SessionShown(msgspec.Struct, frozen=True):
    """A browser in which you are known."""

    id: str
    browser: str
    """``Firefox on Linux``."""
    began: str
    seen: str
    """The day of the last visit, roughly."""
    is_this: bool


class AccountShown(msgspec.Struct, frozen=True):
    """What the page about an account shows."""

    sends_mail: bool
    """Whether the server can write to people."""
    mail: str
    """Where you are written to; empty for nowhere."""
    sessions: tuple[SessionShown, ...]


class Preferences(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How somebody likes the table. The browser keeps them too and shows by them before the server has answered."""

    theme: Literal["dark", "light", "system"] = "system"
    pace: Literal["calm", "quick", "none"] = "calm"
    """How long what others do is shown."""
    text: Literal["small", "usual", "large", "largest"] = "usual"
    """How large text is."""
    cards: Literal["small", "usual", "large"] = "usual"
    """How large the cards in one's hand are."""
    has_sound: bool = False
    confirms: bool = False
    """Whether ending a part of the turn is asked once more while something else could be done."""
    passes: bool = False
    """Whether one passes wherever one may respond, from the beginning of each match."""
    is_taught: bool = False
    """Whether the first words of help are not needed any more."""
    seeds_by_list: bool = False
    """Whether the questions of the seed phases are answered one after another, not on a board."""
    shows_chance: bool = False
    """Whether one sees the own chance to win, alone against computer players."""
    suggests: bool = False
    """Whether one may ask a computer player what it would answer, there."""


class Me(msgspec.Struct, frozen=True):
    """Who the cookie says that you are."""

    name: str
    is_guest: bool
    token: str
    """To be sent back in the header ``X-CSRF-Token`` with every change."""


class DeckToChoose(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ready deck."""

    name: str
    label: str
    about: str = ""
    affiliations: tuple[str, ...] = ()
    """By their codes, that of most personnel first."""
    style: str = ""
    """How it plays."""
    level: str = ""
    """``easy``, ``some practice`` or ``demanding``."""
    missions: tuple[str, ...] = ()
    """By the ids of their cards."""


class OpponentInTime(msgspec.Struct, frozen=True):
    """A computer player that takes so much time to think."""

    name: str
    label: str
    """How long it thinks."""


class Opponent(msgspec.Struct, frozen=True, omit_defaults=True):
    """A computer player."""

    name: str
    label: str
    """Its level and how it plays."""
    is_usual: bool = False
    """Whether it is the one that is meant where nobody chooses."""
    times: tuple[OpponentInTime, ...] = ()
    """Itself and the others of its level, the quickest first; empty where the time cannot be chosen."""


class RulesetToChoose(msgspec.Struct, frozen=True):
    """A ruleset with what may be played under it."""

    name: str
    label: str
    """What people read: ``Second Edition, Call to Arms 2003``."""
    edition: str
    about: str
    """A sentence about the edition."""
    seats: tuple[int, ...]
    decks: tuple[DeckToChoose, ...]
    opponents: tuple[Opponent, ...]
    """The computer players, from the weakest to the strongest."""


class Lobby(msgspec.Struct, frozen=True):
    """What a match can be made of."""

    rulesets: tuple[RulesetToChoose, ...]


class SeatWanted(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who is to sit where: ``me``, ``friend`` (by invitation), ``beside me`` (hot seat), or a computer player."""

    who: str
    deck: str = ""


class TimeAgreed(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How much time each player has."""

    kind: Literal["live", "correspondence"]
    """For all answers of the game, or for each."""
    seconds: int
    increment: int = 0
    """Of a live game: so many seconds more for each answer given by hand to a question that everybody sees."""


class MatchWanted(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A match to be made."""

    ruleset: str
    seats: Annotated[tuple[SeatWanted, ...], msgspec.Meta(min_length=2, max_length=4)]
    time: TimeAgreed | None = None
    """None for as much as players like."""
    seed: int | None = None


class Joining(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Somebody takes the seat that an invitation leads to."""

    deck: str = ""
    """Empty for the deck that was put there for them."""


class SeatTaken(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a match."""

    player: int
    name: str
    deck: str
    is_computer: bool = False
    is_you: bool = False
    is_open: bool = False
    """Whether it waits for somebody with the invitation."""
    invitation: str = ""
    """The path of the link by which it is taken; for the one who made the match only."""


class MatchInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match as its people see it."""

    id: str
    ruleset: str
    seats: tuple[SeatTaken, ...]
    has_begun: bool
    is_over: bool
    began: str
    watch: str = ""
    """The path of the link for spectators; for those at the table."""


class Invited(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody with an invitation is asked to play."""

    ruleset: str
    edition: str
    label: str
    """What people read for the ruleset."""
    host: str
    """The name of the one who made the match."""
    player: int
    seats: tuple[SeatTaken, ...]
    decks: tuple[DeckToChoose, ...]
    time: TimeAgreed | None = None
    deck: str = ""
    """The deck that was put there, if one was."""
    is_open: bool = False
    match: str = ""
    """The match, for the one who sits there."""


class Health(msgspec.Struct, frozen=True):
    """Whether the server works."""

    status: str
    version: str


class Report(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something is wrong; the position as the seat may export it is stored with it."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Reported(msgspec.Struct, frozen=True):
    """A report that was stored, by the number under which its reader finds it."""

    id: str


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    reason: str
    sentence: str
