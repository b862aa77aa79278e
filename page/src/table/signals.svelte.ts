import { prefs } from "../lib/prefs.svelte";
import { play } from "../lib/sounds";
import { t } from "../lib/words.svelte";
import type { LiveDesk } from "./desk.svelte";

const ICON = "/icon.svg";

/** The mark with a spot of birch yellow: it is your turn. */
const CALLING =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 -40 80 80">' +
      '<g stroke="#1f4d3f" stroke-width="2.5">' +
      '<rect x="-17" y="-27" width="34" height="48" rx="4" fill="#fdfcf8" transform="rotate(-12 0 52)"/>' +
      '<rect x="-17" y="-27" width="34" height="48" rx="4" fill="#e8c15a"/>' +
      '<rect x="-17" y="-27" width="34" height="48" rx="4" fill="#c8412b" transform="rotate(12 0 52)"/></g>' +
      '<circle cx="22" cy="-22" r="16" fill="#e8c15a" stroke="#1f4d3f" stroke-width="4"/></svg>',
  );

/** Call the person whose turn it is: by title, icon, sound and, where wished for, a notification. */
export function signal(desk: () => LiveDesk | null): void {
  const mine = $derived(desk()?.mine ?? false);
  const title = $derived.by(() => titleOf(desk()));

  $effect(() => {
    document.title = title;
  });

  $effect(() => {
    setIcon(mine ? CALLING : ICON);
    return () => setIcon(ICON);
  });

  $effect(() => {
    if (mine) {
      play("turn");
      return notify();
    }
    return undefined;
  });
}

function titleOf(desk: LiveDesk | null): string {
  if (desk === null) {
    return "kolmikko";
  }
  const game = t(`${desk.room.settings.game}-name`);
  return desk.mine ? t("felt-title-your-turn", { game }) : t("felt-title", { game });
}

function setIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute("href") !== href) {
    link.setAttribute("href", href);
  }
}

/** Tell it to somebody who looks elsewhere; the answer takes the notification away. */
function notify(): (() => void) | undefined {
  if (!prefs.notify || !document.hidden || !("Notification" in globalThis) || Notification.permission !== "granted") {
    return undefined;
  }
  try {
    const note = new Notification(t("felt-notice"), { tag: "kolmikko-turn", icon: "/icon-192.png" });
    note.onclick = () => {
      focus();
      note.close();
    };
    return () => note.close();
  } catch {
    return undefined;
  }
}
