"""The first tables: people, matches and what is kept of them."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Go to this version."""
    make_people()
    make_matches()
    make_games()
    make_talk()


def make_people() -> None:
    """Who plays, and in which browsers they are known."""
    op.create_table(
        "people",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("name", sa.String(30), nullable=False),
        sa.Column("account", sa.String(90), nullable=True),
        sa.Column("password", sa.String(200), nullable=True),
        whole("made"),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("account", name="uq_people_account"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("person", NUMBER, nullable=False),
        whole("made"),
        whole("seen"),
        reference("sessions", "person", "people", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_sessions_seen", "sessions", ["seen"])


def make_matches() -> None:
    """Matches, their seats, and the links by which seats are taken."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("ruleset", sa.String(120), nullable=False),
        sa.Column("maker", NUMBER, nullable=False),
        whole("seed"),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.Column("watch", sa.String(22), nullable=False),
        whole("made"),
        whole("began", nullable=True),
        whole("ended", nullable=True),
        sa.Column("rematch", sa.String(22), nullable=True),
        reference("matches", "maker", "people"),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sa.UniqueConstraint("watch", name="uq_matches_watch"),
    )
    op.create_index("ix_matches_maker", "matches", ["maker"])
    of_match(
        "seats",
        sa.Column("player", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", NUMBER, nullable=True),
        sa.Column("computer", sa.String(120), nullable=True),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("deck", sa.String(120), nullable=False),
        reference("seats", "person", "people"),
        key=("match", "player"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    of_match(
        "invitations",
        sa.Column("token", sa.String(22), nullable=False),
        sa.Column("player", sa.Integer(), nullable=False),
        whole("made"),
        sa.UniqueConstraint("match", "player", name="uq_invitations_match_player"),
        key=("token",),
    )


def make_games() -> None:
    """Positions, records and logs."""
    of_match("states", whole("version"), blob("data"), whole("stored"), key=("match",))
    of_match(
        "entries",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        blob("data"),
        blob("checkpoint", nullable=True),
        key=("match", "number"),
    )
    of_match(
        "log",
        sa.Column("viewer", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        blob("data"),
        key=("match", "viewer", "number"),
    )


def make_talk() -> None:
    """What people said, and what they found wrong."""
    of_match(
        "chat",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", NUMBER, nullable=True),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        whole("said"),
        reference("chat", "person", "people"),
        key=("match", "number"),
    )
    of_match(
        "reports",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("person", NUMBER, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        blob("export"),
        whole("made"),
        reference("reports", "person", "people"),
        key=("id",),
    )
    op.create_index("ix_reports_match", "reports", ["match"])


def of_match(table: str, *parts: Any, key: tuple[str, ...]) -> None:
    """A table of something that a match has, and that goes with it."""
    op.create_table(
        table,
        sa.Column("match", sa.String(22), nullable=False),
        *parts,
        reference(table, "match", "matches", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint(*key, name=f"pk_{table}"),
    )


def reference(table: str, column: str, other: str, **options: Any) -> sa.ForeignKeyConstraint:
    """A column that names a row of another table."""
    return sa.ForeignKeyConstraint([column], [f"{other}.id"], name=f"fk_{table}_{column}_{other}", **options)


def whole(name: str, *, nullable: bool = False) -> sa.Column[int]:
    """A whole number."""
    return sa.Column(name, sa.BigInteger(), nullable=nullable)


def blob(name: str, *, nullable: bool = False) -> sa.Column[bytes]:
    """Bytes."""
    return sa.Column(name, sa.LargeBinary(), nullable=nullable)
