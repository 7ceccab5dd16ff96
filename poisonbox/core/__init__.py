"""The shared rules core: what a game, a move, a view and an event are, and the gate for moves.

Nothing here names a game, reads a file, asks for the time or draws a global random number.
"""
