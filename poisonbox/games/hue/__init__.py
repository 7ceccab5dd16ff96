"""Hue, after HUE by Chris Handy: lay colours side by side, and keep the card that counts them."""

SEATS = range(2, 6)
"""How many may play: known without loading the rules, so that a first page can say it."""
