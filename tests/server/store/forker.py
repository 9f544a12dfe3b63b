"""A process that opens a database, forks another one, and is killed: ``python -m tests.server.store.forker URL``.

The other one lives until its input ends.
"""

import os
import sys
from signal import SIGKILL

from kogge.server.store import open_database

if __name__ == "__main__":
    database = open_database(sys.argv[1])
    if os.fork():
        os.kill(os.getpid(), SIGKILL)
    print("forked", flush=True)
    sys.stdin.read()
    os._exit(0)
