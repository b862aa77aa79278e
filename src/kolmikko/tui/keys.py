"""What the keys of the terminal table do. Buttons and ranks have their keys from the desk."""

from typing import TYPE_CHECKING, Final

from kolmikko.tui.dialogs import WIDE, Dialog
from kolmikko.tui.log import written

if TYPE_CHECKING:
    from kolmikko.tui.app import TableApp

NAMES: Final = {
    "question_mark": "?",
    "plus": "+",
    "equals_sign": "+",
    "minus": "-",
    "f1": "?",
    "f2": "r",
    "f3": "l",
}
"""Keys under the names by which they are looked up here."""


def press(app: "TableApp", key: str) -> bool:
    """Do what a key means; whether it means anything."""
    key = NAMES.get(key, key.lower() if len(key) == 1 else key)
    return _move(app, key) or _choose(app, key) or _look(app, key)


def _move(app: "TableApp", key: str) -> bool:
    """The arrows."""
    bar = app.board.bar if app.board.bar.has_focus else app.board.hand
    if key == "left":
        bar.move(-1)
    elif key == "right":
        bar.move(1)
    elif key == "up":
        app.board.hand.focus()
    elif key == "down":
        app.board.bar.focus()
    else:
        return False
    return True


def _choose(app: "TableApp", key: str) -> bool:
    """Choosing and doing: space, enter, escape, the letters of buttons and ranks."""
    at_button = app.board.bar.offer if app.board.bar.has_focus else None
    if key == "escape":
        app.person.clear()
    elif key in ("space", "enter") and at_button:
        app.person.want(at_button)
    elif key == "space" and app.board.hand.group:
        app.person.choose(app.board.hand.group)
    elif key == "enter" and app.board.bar.offers:
        app.person.want(app.board.bar.offers[0])
    elif offer := app.board.bar.with_key(key):
        app.person.want(offer)
    elif group := app.board.hand.with_key(key):
        app.person.choose(group)
    elif key == "enter":
        app.say(is_refusal=True)
    elif app.my_turn and (move := app.desk.lacking(key)):
        app.person.refuse(move)
    else:
        return False
    return True


def _look(app: "TableApp", key: str) -> bool:
    """Help, rules, log, colours, pace."""
    words = app.words
    done = (("close", "", words.say("ui-close")),)
    if key == "?":
        app.push_screen(Dialog(words.say("ui-help"), app.board.telling.help(), done))
    elif key in ("w", "y"):
        app.person.explain(app.board.hand.group)
    elif key == "i":
        app.person.ask()
    elif key == "r":
        width = min(WIDE, app.size.width) - 10
        page = app.board.telling.rules(width, app.board.pack.colours.page_faint)
        app.push_screen(Dialog(words.say("ui-rules"), page, done, wide=True))
    elif key == "l":
        if not app.board.toggle_log():
            width = min(WIDE, app.size.width) - 10
            page = written(app.board.telling.lines(), width, app.board.pack)
            app.push_screen(Dialog(words.say("ui-log"), page, done, wide=True, at_end=True))
    elif key == "f4":
        app.toggle_theme()
    elif key == "c":
        app.board.wear(dark=app.current_theme.dark, four_colours=not app.board.pack.four_colours)
    elif key in ("+", "-"):
        app.change_pace(1 if key == "+" else -1)
    else:
        return False
    return True
