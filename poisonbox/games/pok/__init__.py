"""Pok, after POK by Kasper Lapp: three dice, closed fists, exactly as many as asked for."""
