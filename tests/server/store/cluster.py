"""A PostgreSQL of the tests' own: a cluster in a folder that goes with them, heard only in that folder."""

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

import psycopg

OWNER = "postgres"  # PostgreSQL will not run as root; Debian's package has made this user
SETTINGS = {
    "listen_addresses": "",
    "max_connections": "50",
    "shared_buffers": "16MB",
    "fsync": "on",
    "synchronous_commit": "off",  # the store must ask for it
    "min_wal_size": "2MB",
    "autovacuum": "off",
    "recovery_init_sync_method": "syncfs",
    "logging_collector": "off",
}


def program(name: str) -> str:
    """Where a program of PostgreSQL is: Debian keeps most of them off the path."""
    found = [shutil.which(name), *sorted(map(str, Path("/usr/lib/postgresql").glob(f"*/bin/{name}")), reverse=True)]
    assert any(found), "there is no PostgreSQL here; tools/postgresql.sh installs it"
    return next(path for path in found if path)


class Cluster:
    """A PostgreSQL that can be stopped, killed and started."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.settings = dict(SETTINGS)

    def control(self, *words: str) -> None:
        """Run ``pg_ctl``, which waits until it is done."""
        self.run(program("pg_ctl"), "-s", "-w", "-t", "120", "-D", str(self.folder / "data"), *words)

    def run(self, *command: str) -> None:
        """Run a program as somebody who is not root."""
        as_owner = ["runuser", "-u", OWNER, "--"] if os.geteuid() == 0 else []
        with (self.folder / "output.txt").open("w+") as output:
            done = subprocess.run([*as_owner, *command], cwd=self.folder, stdout=output, stderr=output, check=False)
            output.seek(0)
            assert done.returncode == 0, output.read()

    def create(self) -> None:
        if os.geteuid() == 0:
            owner = pwd.getpwnam(OWNER)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        small = ["--no-locale", "--no-sync", "--wal-segsize=1", "-E", "UTF8"]
        self.run(program("initdb"), *small, "-A", "trust", "-U", "kogge", "-D", str(self.folder / "data"))

    def start(self) -> None:
        options = " ".join(f"-c {name}='{value}'" for name, value in self.settings.items())
        self.control("-l", str(self.folder / "log.txt"), "-o", f"-k '{self.folder}' {options}", "start")

    def stop(self, mode: str = "fast") -> None:
        """``fast`` ends what is under way; ``immediate`` is a crash."""
        self.control("-m", mode, "stop")

    def connection(self) -> psycopg.Connection:
        return psycopg.connect(host=str(self.folder), user="kogge", dbname="postgres", autocommit=True)

    def empty_database(self) -> str:
        """The URL of the database, in which there is nothing any more."""
        with self.connection() as connection:
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        return f"postgresql+psycopg://kogge@/postgres?host={self.folder}"


@contextmanager
def running() -> Iterator[Cluster]:
    """A cluster that runs, and leaves nothing behind."""
    cluster = Cluster(Path(mkdtemp(prefix="kogge-pg-")))
    try:
        cluster.create()
        cluster.start()
        yield cluster
    finally:
        if (cluster.folder / "data" / "postmaster.pid").exists():
            cluster.stop("immediate")
        shutil.rmtree(cluster.folder)
