import { tick } from "svelte";

/**
 * One stop for Tab in a group of things (an attachment: `{@attach roving("[data-item]")}`).
 *
 * Arrows, Home and End move between the items; the last one visited keeps the stop. When the item
 * with the focus is removed, its neighbour gets the focus, which never falls to the body.
 */
export function roving(items: string, keys: { back: string[]; on: string[] } = ROW) {
  return (group: HTMLElement): (() => void) => {
    let last = 0;
    let holds = false;

    const all = () => [...group.querySelectorAll<HTMLElement>(items)];
    const keepOneStop = () => {
      const found = all();
      last = Math.min(last, Math.max(0, found.length - 1));
      found.forEach((item, n) => (item.tabIndex = n === last ? 0 : -1));
    };
    const moveTo = (n: number) => {
      last = n;
      keepOneStop();
      all()[n]?.focus();
    };
    const onFocus = (event: FocusEvent) => {
      const at = all().indexOf((event.target as HTMLElement).closest<HTMLElement>(items) as HTMLElement);
      if (at >= 0) {
        holds = true;
        last = at;
        keepOneStop();
      }
    };
    const onBlur = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && group.contains(relatedTarget)) {
        return;
      }
      // A browser may tell of the loss before the item is gone, so look once it is.
      queueMicrotask(() => (holds &&= relatedTarget === null && !(target as Node).isConnected));
    };
    const onKey = (event: KeyboardEvent) => {
      const count = all().length;
      const to = keys.on.includes(event.key)
        ? (last + 1) % count
        : keys.back.includes(event.key)
          ? (last + count - 1) % count
          : { Home: 0, End: count - 1 }[event.key];
      if (to !== undefined && count > 0) {
        event.preventDefault();
        moveTo(to);
      }
    };
    const watch = new MutationObserver(() => {
      keepOneStop();
      if (holds && isNowhere()) {
        all()[last]?.focus();
      }
    });

    keepOneStop();
    watch.observe(group, { childList: true, subtree: true });
    group.addEventListener("focusin", onFocus);
    group.addEventListener("focusout", onBlur);
    group.addEventListener("keydown", onKey);
    return () => {
      watch.disconnect();
      group.removeEventListener("focusin", onFocus);
      group.removeEventListener("focusout", onBlur);
      group.removeEventListener("keydown", onKey);
    };
  };
}

/**
 * A group that takes the focus itself when what has it in there goes away (an attachment; the group
 * needs a tabindex).
 */
export function holding(group: HTMLElement): () => void {
  let holds = false;
  const onFocus = () => (holds = true);
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && group.contains(relatedTarget)) {
      return;
    }
    // A browser may tell of the loss before the item is gone, so look once it is.
    queueMicrotask(() => (holds &&= relatedTarget === null && !(target as Node).isConnected));
  };
  const watch = new MutationObserver(() => {
    if (holds && isNowhere()) {
      group.focus({ preventScroll: true });
    }
  });
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", onFocus);
  group.addEventListener("focusout", onBlur);
  return () => {
    watch.disconnect();
    group.removeEventListener("focusin", onFocus);
    group.removeEventListener("focusout", onBlur);
  };
}

/** Whether nothing has the focus, so that keys lead nowhere. */
export function isNowhere(): boolean {
  return document.activeElement === document.body || document.activeElement === null;
}

export const ROW = { back: ["ArrowLeft"], on: ["ArrowRight"] };
export const COLUMN = { back: ["ArrowUp"], on: ["ArrowDown"] };

/** Give the focus to the first of these that is there, once the page shows what has changed. */
export async function focusSoon(...places: string[]): Promise<void> {
  await tick();
  for (const place of places) {
    const found = document.querySelector<HTMLElement>(place);
    if (found) {
      found.focus();
      return;
    }
  }
}
