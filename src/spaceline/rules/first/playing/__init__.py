"""Playing cards, reporting, personas, holograms, downloads and agendas (1E-6)."""
