"""What has to be paid: for cards that are played, and for what others let nobody do for nothing (2E-paying-costs)."""
