"""Bots: honest, repeatable, in processes of their own."""
