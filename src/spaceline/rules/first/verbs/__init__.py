"""Changes to the table that need more than a few lines each; the others stand in ``table``."""
