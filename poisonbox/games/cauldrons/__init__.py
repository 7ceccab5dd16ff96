"""Cauldrons, after Poison by Reiner Knizia: do not be the one who makes it overflow."""
