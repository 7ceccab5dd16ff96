"""Tests of sessions: who is asked, who holds the device, what may be shown."""
