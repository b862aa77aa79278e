"""Names that bots go by at a table."""

from typing import Final

BOT_NAMES: Final = ("Ville", "Ewa", "Aino", "Jan", "Helmi", "Olek", "Saara", "Basia", "Tapio")
