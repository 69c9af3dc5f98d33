"""Decks that people make, and what of them was taken to a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Go to this version."""
    op.create_table(
        "decks",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("person", NUMBER, nullable=False),
        sa.Column("ruleset", sa.String(120), nullable=False),
        sa.Column("title", sa.String(120), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("shared", sa.String(22), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_decks_person_people", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_decks"),
        sa.UniqueConstraint("shared", name="uq_decks_shared"),
    )
    op.create_index("ix_decks_person", "decks", ["person"])
    op.add_column("seats", sa.Column("own", sa.LargeBinary(), nullable=True))
