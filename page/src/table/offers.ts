/** One thing that can be done now, as a button of the action bar. */
export interface Offer {
  id: string;
  label: string;
  /** `KeyboardEvent.key` that does the same; shown on the button. */
  key?: string;
  primary?: boolean;
  disabled?: boolean;
  /** A small button beside what is wanted now, not one of the moves. */
  small?: boolean;
  /** A question for what is costly: then it is done by pressing a second time. */
  sure?: string;
  run(): void;
}

/** Keys as they are printed on a keyboard. */
const PRINTED: Record<string, string> = { Enter: "⏎", " ": "␣", Escape: "Esc", Backspace: "⌫" };

export function keyName(key: string): string {
  return PRINTED[key] ?? key.toUpperCase();
}

/** Whether a key is meant for something else: for a field, a dialog, or a control in focus. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) {
    return true;
  }
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, [contenteditable], dialog")) {
    return true;
  }
  const presses = event.key === "Enter" || event.key === " ";
  return presses && Boolean(target?.closest("button, a, summary"));
}
