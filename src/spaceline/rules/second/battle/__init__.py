"""Combat and engagements, as the texts of cards see them: who is involved, and where one can be begun."""
