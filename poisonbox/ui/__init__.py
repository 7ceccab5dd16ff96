"""The window: Qt screens and tables that draw what a session shows, and decide nothing."""
