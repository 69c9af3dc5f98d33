"""The frames of the variant."""
