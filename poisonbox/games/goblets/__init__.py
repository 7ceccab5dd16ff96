"""Goblets, after Poisons by Chris Darsaklis and Bruno Faidutti: pour, toast, and dare to drink."""
