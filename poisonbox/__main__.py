"""Makes `python -m poisonbox` the same as the command `poisonbox`."""

import sys

from poisonbox.cli import main

if __name__ == "__main__":
    sys.exit(main())
