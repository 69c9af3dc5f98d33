"""What the texts of First Edition cards mean: whom they speak of, where they put things, what they change."""
