"""The public list: what anybody may know of a table that stands in it, from an allow-list."""

from dataclasses import dataclass

from kolmikko.table.settings import Settings, game_of
from kolmikko.table.state import Stage, Table


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table of the public list.

    `changed` is how many house rules differ from the preset, `seats` are the names at the seats
    ("" for nobody), `free` is how many seats a person may take, a bot's included; `opened` is in
    milliseconds.
    """

    table: str
    game: str
    preset: str
    changed: int
    seats: tuple[str, ...]
    free: int
    stage: Stage
    has_password: bool
    opened: int


def listing(table: Table) -> ListedTable | None:
    """The line of a table in the public list; None if it does not stand there."""
    settings = table.settings
    if not settings.listed or table.stage == Stage.CLOSED:
        return None
    return ListedTable(
        table=table.id,
        game=settings.game,
        preset=settings.preset,
        changed=_changed(settings),
        seats=tuple(chair.name for chair in table.chairs),
        free=sum(chair.person is None and chair.heir is None for chair in table.chairs),
        stage=table.stage,
        has_password=bool(table.password),
        opened=table.opened_at,
    )


def _changed(settings: Settings) -> int:
    preset = game_of(settings).presets[settings.preset]
    return sum(preset.written(name) != answer for name, answer in settings.rules.items())
