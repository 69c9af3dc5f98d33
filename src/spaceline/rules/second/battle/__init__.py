"""Combat and engagements: where they can be begun, who is involved, and their steps (2E-combat, 2E-engagements)."""
