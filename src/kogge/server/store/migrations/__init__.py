"""Bringing a database to the schema of this version: Alembic, run by code, in one transaction."""

from sqlalchemy import Connection, text

from kogge.games.refusal import Refused

HERE = "kogge.server.store:migrations"
LOCK = 0x6B6F6767  # "kogg": two servers that begin on one PostgreSQL at once migrate one after the other


def migrate(connection: Connection) -> None:
    """Do all that is missing; a database of a newer version is refused and left alone."""
    from alembic import command  # only here: it takes longer to import than everything else
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", HERE)
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    present = MigrationContext.configure(connection).get_current_heads()
    if not set(present) <= known:
        raise Refused.of("database_newer")
    if present != tuple(scripts.get_heads()):
        command.upgrade(config, "head")
