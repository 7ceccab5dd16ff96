"""Poisonbox: a tabletop with four games of hidden information."""

__version__ = "0.1.0"
