"""Who said or reported something is found without reading all of it; it is asked before a guest is forgotten."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Go to this version."""
    op.create_index("ix_chat_person", "chat", ["person"])
    op.create_index("ix_reports_person", "reports", ["person"])
