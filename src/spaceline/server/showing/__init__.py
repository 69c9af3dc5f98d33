"""From a viewer's view to what is sent: the table, the question, the log, in words; a function of that view alone."""
