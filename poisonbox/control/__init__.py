"""Sessions: who is asked, who holds the device, what may be shown; people, bots and scripts alike.

Nothing here draws, sleeps or looks at a clock: the window passes the time in and draws
:class:`~poisonbox.control.screen.Screen`, and that is all it ever learns of a match.
"""
