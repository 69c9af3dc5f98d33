"""What the words of texts mean in Second Edition."""
