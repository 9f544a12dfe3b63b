"""A lease is of anything that has a name, not of a table alone: of all tables at once.

Revision ID: 0002
Revises: 0001
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ID = sa.String(22)


def upgrade() -> None:
    op.drop_table("leases")  # nobody has taken one before
    op.create_table(
        "leases",
        sa.Column("what", ID, nullable=False),
        sa.Column("owner", ID, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("what", name="pk_leases"),
    )
