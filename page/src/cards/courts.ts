import url from "./art/courts.svg?url";

let asked: Promise<void> | undefined;

/**
 * Put the drawings of the courts into the page, once, for `<use href="#court-Qh">`.
 *
 * All of them come together: what is fetched never tells which cards somebody holds.
 */
export function fetchCourts(): Promise<void> {
  asked ??= fetchOnce().catch(() => {
    asked = undefined;
  });
  return asked;
}

async function fetchOnce(): Promise<void> {
  const answer = await fetch(url);
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  drawn.setAttribute("width", "0");
  drawn.setAttribute("height", "0");
  drawn.setAttribute("aria-hidden", "true");
  drawn.style.position = "absolute";
  drawn.classList.add("courts");
  document.body.append(document.adoptNode(drawn));
}
