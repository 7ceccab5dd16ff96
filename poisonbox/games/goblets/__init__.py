"""Goblets, after Poisons by Chris Darsaklis and Bruno Faidutti: pour, toast, and dare to drink."""

SEATS = range(3, 9)
"""How many may play: known without loading the rules, so that a first page can say it."""
