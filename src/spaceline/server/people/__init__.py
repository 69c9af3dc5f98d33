"""Who somebody is: names, passwords, the cookie, and how much one person or address may do in a time."""
