"""Alembic runs this for every migration; the connection and its transaction are those of ``migrate``."""

from alembic import context

from kogge.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
)
context.run_migrations()
