"""What a rule answers when an action is not legal."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refusal:
    """The clause that forbids an action, with the facts that its message needs.

    `facts` are names of things, never sentences: ("rank", "5"), ("top", "8").
    """

    clause: str
    facts: tuple[tuple[str, str], ...] = ()


class IllegalActionError(ValueError):
    """An action that the rules refuse was carried out anyway."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        super().__init__(f"{action!r} is refused by {refusal.clause}")
        self.action = action
        self.refusal = refusal
