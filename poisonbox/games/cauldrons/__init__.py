"""Cauldrons, after Poison by Reiner Knizia: do not be the one who makes it overflow."""

SEATS = range(3, 7)
"""How many may play: known without loading the rules, so that a first page can say it."""
