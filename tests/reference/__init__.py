"""A second, deliberately naive reading of the four rulebooks: a referee for the real engine.

Nothing here is shared with the engine: cards are strings, hands are lists, and every rule is
spelled out as its clause says it, however slow that is.
"""
