"""How people like the table, so that it is the same in each of their browsers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Go to this version."""
    op.create_table(
        "preferences",
        sa.Column("person", NUMBER, nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_preferences_person_people", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name="pk_preferences"),
    )
