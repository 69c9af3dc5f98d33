"""The history of the tables. Each step goes from one version to the next; Alembic runs those that are missing."""
