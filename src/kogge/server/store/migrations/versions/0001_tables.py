"""Guests, tables with seats, log and chat, leases, and what writers have committed.

Revision ID: 0001
Revises:
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.String(22)
DIGEST = sa.String(64)
TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", ID, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token", DIGEST, nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("seen", TIME, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_index("ix_guests_token", "guests", ["token"], unique=True)
    create_tables()
    create_seats()
    create_what_happens()
    op.create_table(
        "writers",
        sa.Column("id", ID, nullable=False),
        sa.Column("batch", sa.Integer, nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_writers"),
    )


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", ID, nullable=False),
        sa.Column("scenario", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("host", ID, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("invite", DIGEST),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("luck", DIGEST, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("changed", TIME, nullable=False),
        sa.Column("kept_until", TIME),
        sa.Column("result", sa.JSON),
        sa.Column("rematch", ID),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["host"], ["guests.id"], name="fk_tables_host"),
        sa.ForeignKeyConstraint(["rematch"], ["tables.id"], name="fk_tables_rematch", ondelete="SET NULL"),
        sa.CheckConstraint("state IN ('open', 'playing', 'over', 'abandoned', 'closed')", name="ck_tables_state"),
    )
    op.create_index("ix_tables_invite", "tables", ["invite"], unique=True)
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_rematch", "tables", ["rematch"])
    op.create_index("ix_tables_state_public_created", "tables", ["state", "public", "created"])


def create_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("guest", ID),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("stand_in", sa.Text),
        sa.Column("token", DIGEST),
        sa.Column("clock", sa.Float),
        sa.Column("wishes", sa.JSON),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_seats_guest"),
        sa.CheckConstraint("kind IN ('open', 'person', 'bot')", name="ck_seats_kind"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_index("ix_seats_token", "seats", ["token"], unique=True)


def create_what_happens() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seq", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_log"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("n", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("guest", ID, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("owner", ID, nullable=False),
        sa.Column("until", TIME, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_leases"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_leases_table_id", ondelete="CASCADE"),
    )
