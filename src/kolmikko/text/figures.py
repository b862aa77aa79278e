"""Numbers as people write them."""

from typing import Final

MINUS: Final = "\N{MINUS SIGN}"


def decimal(number: float, language: str, digits: int = 2, plus: str = "") -> str:
    """A number with so many decimals, with the decimal sign of the language."""
    rounded = round(number, digits) + 0.0  # no minus before nothing
    text = f"{rounded:.{digits}f}".replace("-", MINUS)
    text = text if text.startswith(MINUS) else plus + text
    return text if language == "en" else text.replace(".", ",")
