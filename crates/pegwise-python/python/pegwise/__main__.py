"""The command `pegwise`."""

from __future__ import annotations

import signal
import sys

from . import _pegwise


def main() -> int:
    """Runs the command with the given arguments, and returns the exit code."""
    # The command handles Ctrl-C itself.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return _pegwise.command(["pegwise", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
