import { getContext, setContext, type Snippet } from "svelte";

const NOTICES = Symbol("notices");

/** What the page wants to say lies over the table, above one's own cards. */
export function setNotices(notices: () => Snippet): void {
  setContext(NOTICES, notices);
}

export function getNotices(): Snippet | undefined {
  return getContext<(() => Snippet) | undefined>(NOTICES)?.();
}
