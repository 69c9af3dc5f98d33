"""Second Edition, module by module after the chapters of its rulebooks."""
