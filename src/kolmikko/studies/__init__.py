"""Many games at once, and what can be said of them: arenas, simulations and their pictures."""
