"""How somebody uses the page: with a mouse, with the keyboard alone, or with a finger."""

from typing import Protocol

from playwright.sync_api import Locator, Page

MOST_STOPS = 60

NEXT_KEY = """target => {
  const now = document.activeElement;
  const hand = target.matches("[data-item]") && now.matches("[data-item]");
  const isBefore = now.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING;
  return hand ? (isBefore ? "ArrowLeft" : "ArrowRight") : isBefore ? "Shift+Tab" : "Tab";
}"""
"""The key that brings the focus nearer to a button."""


class Way(Protocol):
    """Presses a button; cards of a hand are buttons, too."""

    def press(self, button: Locator) -> None: ...


class Mouse:
    def press(self, button: Locator) -> None:
        button.click()


class Finger:
    def press(self, button: Locator) -> None:
        button.tap()


class Keys:
    """Tab leads to the button, or to its hand, in which the arrows lead on; no pointer is used."""

    def press(self, button: Locator) -> None:
        self.goes_to(button)
        button.press("Space")

    def goes_to(self, target: Locator) -> None:
        """Walk to a button, as far as it takes."""
        keyboard = target.page.keyboard
        for _ in range(MOST_STOPS):
            if has_focus(target):
                return
            keyboard.press(target.evaluate(NEXT_KEY))
        raise AssertionError(f"no key leads to {target}")


class Shortcuts(Keys):
    """The same, with the keys that buttons and cards name."""

    def press(self, button: Locator) -> None:
        key = button.get_attribute("aria-keyshortcuts")
        if key and not key.isspace() and key != "Enter":
            button.page.keyboard.press(key)
        else:
            super().press(button)


def has_focus(target: Locator) -> bool:
    return bool(target.evaluate("one => one === document.activeElement"))


def focus_is_nowhere(page: Page) -> bool:
    """Whether the focus has fallen to the body, where keys lead nowhere."""
    return bool(page.evaluate("document.activeElement === document.body"))
