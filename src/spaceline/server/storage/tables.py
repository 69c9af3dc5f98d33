"""The tables. Times are seconds since 1970; numbers that leave the server are drawn at random, not counted."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, ForeignKey, Integer, LargeBinary, MetaData, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

TOKEN = 22
"""Letters of a token: 128 bits."""
WORD = 120
"""Letters of a name that the program gives: rulesets, decks, computer players."""

RowNumber = BigInteger().with_variant(Integer, "sqlite")
NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}


class Base(DeclarativeBase):
    """All tables."""

    metadata = MetaData(naming_convention=NAMES)


class PersonRow(Base):
    """Somebody who plays: a guest with a name, or the holder of an account."""

    __tablename__ = "people"

    id: Mapped[int] = mapped_column(RowNumber, primary_key=True)
    name: Mapped[str] = mapped_column(String(30))
    account: Mapped[str | None] = mapped_column(String(90), unique=True)
    """The name in the form in which names of accounts are compared; none for a guest."""
    password: Mapped[str | None] = mapped_column(String(200))
    """As Argon2id leaves it."""
    made: Mapped[int] = mapped_column(BigInteger)
    look: Mapped[str | None] = mapped_column(String(90), index=True)
    """Of an account: what its name looks like, so that nobody else takes one that looks the same."""
    mail: Mapped[str | None] = mapped_column(String(254))
    """Where the holder of an account is reached who has forgotten the password; they have shown that it is theirs."""


class SessionRow(Base):
    """A browser in which a person is known. The token itself is in its cookie only."""

    __tablename__ = "sessions"

    hash: Mapped[bytes] = mapped_column(LargeBinary(32), primary_key=True)
    person: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    made: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger, index=True)
    browser: Mapped[str | None] = mapped_column(String(60))
    """What it is called to its person."""


class AccountTokenRow(Base):
    """A token that was given to the holder of an account; it can be used once, and for a while."""

    __tablename__ = "account_tokens"

    hash: Mapped[bytes] = mapped_column(LargeBinary(32), primary_key=True)
    person: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    mail: Mapped[str | None] = mapped_column(String(254))
    """The address that it confirms; without one it lets a new password be chosen."""
    made: Mapped[int] = mapped_column(BigInteger)


class MatchRow(Base):
    """A match: what was agreed on, and how far it is."""

    __tablename__ = "matches"

    id: Mapped[str] = mapped_column(String(TOKEN), primary_key=True)
    ruleset: Mapped[str] = mapped_column(String(WORD))
    maker: Mapped[int] = mapped_column(ForeignKey("people.id"), index=True)
    seed: Mapped[int] = mapped_column(BigInteger)
    time_control: Mapped[str | None] = mapped_column(String(WORD))
    """Of what kind the clocks are; none without clocks."""
    seconds: Mapped[int] = mapped_column(Integer)
    increment: Mapped[int | None] = mapped_column(Integer)
    watch: Mapped[str] = mapped_column(String(TOKEN), unique=True)
    """The token of the link for spectators."""
    made: Mapped[int] = mapped_column(BigInteger)
    began: Mapped[int | None] = mapped_column(BigInteger)
    ended: Mapped[int | None] = mapped_column(BigInteger)
    rematch: Mapped[str | None] = mapped_column(String(TOKEN))
    """The match that was played after this one by the same people."""


class SeatRow(Base):
    """A seat of a match. It is open while neither a person nor a computer player holds it."""

    __tablename__ = "seats"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    player: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    person: Mapped[int | None] = mapped_column(ForeignKey("people.id"), index=True)
    computer: Mapped[str | None] = mapped_column(String(WORD))
    name: Mapped[str] = mapped_column(String(WORD))
    deck: Mapped[str] = mapped_column(String(WORD))
    """The name of a ready deck, or the title of one of somebody's own."""
    own: Mapped[bytes | None] = mapped_column(LargeBinary)
    """A deck of somebody's own as it was when they sat down: what they change later is another deck."""


class DeckRow(Base):
    """A deck that somebody made, legal or not yet; under a number that goes up with each change."""

    __tablename__ = "decks"

    id: Mapped[str] = mapped_column(String(TOKEN), primary_key=True)
    person: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    ruleset: Mapped[str] = mapped_column(String(WORD))
    title: Mapped[str] = mapped_column(String(WORD))
    size: Mapped[int] = mapped_column(Integer)
    data: Mapped[bytes] = mapped_column(LargeBinary)
    shared: Mapped[str | None] = mapped_column(String(TOKEN), unique=True)
    """The token of the link by which others see it; none while nobody may."""
    version: Mapped[int] = mapped_column(Integer)
    made: Mapped[int] = mapped_column(BigInteger)
    changed: Mapped[int] = mapped_column(BigInteger)


class PreferenceRow(Base):
    """How somebody likes the table, as their browser says it."""

    __tablename__ = "preferences"

    person: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    data: Mapped[bytes] = mapped_column(LargeBinary)
    changed: Mapped[int] = mapped_column(BigInteger)


class LessonRow(Base):
    """How far somebody is with a chapter of the lessons, and the match in which they learn it."""

    __tablename__ = "lessons"

    person: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    chapter: Mapped[str] = mapped_column(String(WORD), primary_key=True)
    match: Mapped[str | None] = mapped_column(ForeignKey("matches.id", ondelete="SET NULL"), unique=True)
    """None once it was deleted."""
    over: Mapped[bool] = mapped_column(Boolean)
    """Whether all steps are done in that match."""
    done: Mapped[int | None] = mapped_column(BigInteger)
    """When all steps were done for the first time, in whichever match."""


class InvitationRow(Base):
    """The link by which an open seat is taken; it keeps leading there for the one who took it."""

    __tablename__ = "invitations"
    __table_args__ = (UniqueConstraint("match", "player"),)

    token: Mapped[str] = mapped_column(String(TOKEN), primary_key=True)
    match: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"))
    player: Mapped[int] = mapped_column(Integer)
    made: Mapped[int] = mapped_column(BigInteger)


class StateRow(Base):
    """The latest position of a match, under a number that goes up with each store."""

    __tablename__ = "states"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    version: Mapped[int] = mapped_column(BigInteger)
    data: Mapped[bytes] = mapped_column(LargeBinary)
    stored: Mapped[int] = mapped_column(BigInteger)


class EntryRow(Base):
    """An entry of the record of a match, with the position after it where one was kept."""

    __tablename__ = "entries"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    data: Mapped[bytes] = mapped_column(LargeBinary)
    checkpoint: Mapped[bytes | None] = mapped_column(LargeBinary)


class LogRow(Base):
    """A line of the log of one viewer; 0 is the spectators'."""

    __tablename__ = "log"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    viewer: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    at: Mapped[int] = mapped_column(Integer)
    """The position after which it stands: going back behind it takes it away."""
    data: Mapped[bytes] = mapped_column(LargeBinary)


class ChatRow(Base):
    """Something that was said at a match."""

    __tablename__ = "chat"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    person: Mapped[int | None] = mapped_column(ForeignKey("people.id"), index=True)
    player: Mapped[int] = mapped_column(Integer)
    name: Mapped[str] = mapped_column(String(WORD))
    text: Mapped[str] = mapped_column(Text)
    said: Mapped[int] = mapped_column(BigInteger)


class ReportRow(Base):
    """What somebody found wrong, with the position as that seat may export it."""

    __tablename__ = "reports"

    id: Mapped[str] = mapped_column(String(TOKEN), primary_key=True)
    match: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), index=True)
    person: Mapped[int] = mapped_column(ForeignKey("people.id"), index=True)
    text: Mapped[str] = mapped_column(Text)
    export: Mapped[bytes] = mapped_column(LargeBinary)
    made: Mapped[int] = mapped_column(BigInteger)


class UptimeRow(Base):
    """For how long the service has run, all its processes together: a single row, by which clocks count."""

    __tablename__ = "uptime"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    milliseconds: Mapped[int] = mapped_column(BigInteger)
