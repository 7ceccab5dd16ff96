"""Pok, after POK by Kasper Lapp: three dice, closed fists, exactly as many as asked for."""

SEATS = range(3, 8)
"""How many may play: known without loading the rules, so that a first page can say it."""
