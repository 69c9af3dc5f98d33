"""Accounts: what names look like, addresses of mail, and tokens by which a password is chosen anew."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from spaceline.server.people.letters import look_of

revision = "0007"
down_revision = "0006"

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Go to this version."""
    op.add_column("sessions", sa.Column("browser", sa.String(60), nullable=True))
    op.add_column("people", sa.Column("look", sa.String(90), nullable=True))
    op.add_column("people", sa.Column("mail", sa.String(254), nullable=True))
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("account"), sa.column("look"))
    found = op.get_bind().execute(sa.select(people.c.id, people.c.name).where(people.c.account.is_not(None))).all()
    for row in found:
        op.get_bind().execute(sa.update(people).where(people.c.id == row.id).values(look=look_of(row.name)))
    op.create_index("ix_people_look", "people", ["look"])
    op.create_table(
        "account_tokens",
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("person", NUMBER, nullable=False),
        sa.Column("mail", sa.String(254), nullable=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_account_tokens_person_people", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="pk_account_tokens"),
    )
    op.create_index("ix_account_tokens_person", "account_tokens", ["person"])
