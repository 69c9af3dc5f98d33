"""Clocks: what time was agreed on, and for how long the service has run, by which they count.

Matches that gave seconds for each decision go on with so many seconds for each answer.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Go to this version."""
    op.add_column("matches", sa.Column("time_control", sa.String(120), nullable=True))
    op.add_column("matches", sa.Column("increment", sa.Integer(), nullable=True))
    op.execute("UPDATE matches SET time_control = 'correspondence' WHERE seconds > 0")
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("milliseconds", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_uptime"),
    )
