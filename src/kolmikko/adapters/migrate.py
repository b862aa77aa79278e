"""Bringing a database to the newest form, with the migrations inside the package."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings, for a connection or for making a new migration."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    settings.set_main_option("path_separator", "os")
    settings.attributes["connection"] = connection
    return settings


def migrate(engine: Engine) -> None:
    """Bring the database to the newest form, all or nothing; not touched if it has it."""
    with engine.begin() as connection:
        command.upgrade(config(connection), "head")
