"""Pages that the server draws itself: what it offers to programs, and what to say when the client is missing."""
