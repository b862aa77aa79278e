export type Route =
  | { screen: "start" }
  | { screen: "settings" }
  | { screen: "join" }
  | { screen: "new"; game: string }
  | { screen: "table"; table: string }
  | { screen: "rules" }
  | { screen: "odds" }
  | { screen: "replay" }
  | { screen: "match"; table: string; match: number }
  | { screen: "me" }
  | { screen: "nowhere" };

interface Place {
  readonly route: Route;
  readonly query: URLSearchParams;
  readonly hash: string;
}

const PATHS: [RegExp, (parts: string[]) => Route][] = [
  [/^\/$/, () => ({ screen: "start" })],
  [/^\/settings$/, () => ({ screen: "settings" })],
  [/^\/join$/, () => ({ screen: "join" })],
  [/^\/new\/([a-z]+)$/, ([game = ""]) => ({ screen: "new", game })],
  [/^\/t\/([\w-]+)$/, ([table = ""]) => ({ screen: "table", table })],
  [/^\/rules$/, () => ({ screen: "rules" })],
  [/^\/odds$/, () => ({ screen: "odds" })],
  [/^\/replay$/, () => ({ screen: "replay" })],
  [/^\/r\/([\w-]+)\/(\d+)$/, ([table = "", match]) => ({ screen: "match", table, match: Number(match) })],
  [/^\/me$/, () => ({ screen: "me" })],
];

let place = $state.raw<Place>(read());
let onTheWay = false;

/** Where one is: the screen, and what its address asks for. */
export function here(): Place {
  return place;
}

/** Go to an address of this page; with `replace`, without a step to come back to. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) {
    history.replaceState(null, "", path);
  } else {
    history.pushState(null, "", path);
  }
  moved({ top: true });
}

/** Follow the history and every plain link inside the page. */
export function startRouter(): void {
  addEventListener("popstate", () => moved({ top: false }));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest("a");
    if (link && isOurs(link) && isPlain(event) && !isWithinPage(link)) {
      event.preventDefault();
      go(link.pathname + link.search + link.hash);
    }
  });
}

/** A screen that was gone to is there: start at its top, with the focus in it. */
export function arrive(): void {
  if (onTheWay) {
    onTheWay = false;
    document.querySelector("main")?.focus({ preventScroll: true });
  }
}

/** The route stays the same object as long as the screen is the same. */
function moved({ top }: { top: boolean }): void {
  const { route } = place;
  const next = read();
  if (JSON.stringify(route) === JSON.stringify(next.route)) {
    place = { ...next, route };
    return;
  }
  place = next;
  onTheWay = true;
  if (top) {
    scrollTo(0, 0);
  }
}

function read(): Place {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  for (const [pattern, route] of PATHS) {
    const match = pattern.exec(pathname);
    if (match) {
      return { route: route(match.slice(1)), query, hash: decodeURIComponent(hash.slice(1)) };
    }
  }
  return { route: { screen: "nowhere" }, query, hash: "" };
}

function isOurs(link: HTMLAnchorElement): boolean {
  const files = link.target !== "" || link.hasAttribute("download") || link.pathname.startsWith("/api/");
  return link.origin === location.origin && !files;
}

/** A link to a place of the page that is shown: the browser goes there best by itself. */
function isWithinPage(link: HTMLAnchorElement): boolean {
  return link.hash !== "" && link.pathname + link.search === location.pathname + location.search;
}

function isPlain(event: MouseEvent): boolean {
  const altered = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !altered;
}
