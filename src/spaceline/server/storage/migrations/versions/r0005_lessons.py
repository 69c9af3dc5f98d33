"""How far people are with the lessons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Go to this version."""
    op.create_table(
        "lessons",
        sa.Column("person", NUMBER, nullable=False),
        sa.Column("chapter", sa.String(120), nullable=False),
        sa.Column("match", sa.String(22), nullable=True),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("done", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_lessons_person_people", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_lessons_match_matches", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("person", "chapter", name="pk_lessons"),
        sa.UniqueConstraint("match", name="uq_lessons_match"),
    )
