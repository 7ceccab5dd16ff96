"""Bots: one search for all games, levels and characters, worker processes, the arena.

A bot is a function of a view, a level, a character and a seed. It is never given a state: it makes
up worlds that agree with the view and searches those.
"""
