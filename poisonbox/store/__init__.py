"""What outlives the program: the library with every match, and the settings.

The only room that writes files. Nothing in it is ever unpickled: matches and settings are JSON.
"""
