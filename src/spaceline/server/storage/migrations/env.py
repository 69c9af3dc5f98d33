"""Run by Alembic: it works on the transaction that ``upgrading`` has begun."""

from __future__ import annotations

from alembic import context

from spaceline.server.storage.tables import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
    compare_type=True,
)
context.run_migrations()
