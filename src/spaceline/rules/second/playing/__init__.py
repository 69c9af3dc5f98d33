"""Playing cards, what has to be paid, and texts that are used (2E-paying-costs, 2E-playing-specific-kinds)."""
