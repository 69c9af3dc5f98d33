"""First Edition."""
