/** What the address says after "#": which step, whose eyes, whether judged, the record if it fits. */
export interface Place {
  readonly step: number;
  readonly seat: number | null;
  readonly open: boolean;
  readonly review: boolean;
  readonly record: string | null;
}

export const START: Place = { step: 0, seat: null, open: false, review: false, record: null };

/** "#42", "#42&seat=1", "#42&open&record=…" */
export function readPlace(hash: string): Place {
  const [first = "", ...rest] = hash.replace(/^#/, "").split("&");
  const more = new URLSearchParams(rest.join("&"));
  return {
    step: number(first) ?? 0,
    seat: number(more.get("seat") ?? ""),
    open: more.has("open"),
    review: more.has("review"),
    record: more.get("record"),
  };
}

export function writePlace(place: Place): string {
  const more = [
    place.seat === null ? [] : [`seat=${place.seat}`],
    place.open ? ["open"] : [],
    place.review ? ["review"] : [],
    place.record === null ? [] : [`record=${place.record}`],
  ];
  return `#${[String(place.step), ...more.flat()].join("&")}`;
}

function number(text: string): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}
