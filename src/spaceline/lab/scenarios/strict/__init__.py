"""What makes a scenario that passes show something: everything else is an error with its place."""
