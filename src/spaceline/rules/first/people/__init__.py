"""What personnel are to each other beside crews and Away Teams: nemeses, and infiltrators among the opponent's."""
