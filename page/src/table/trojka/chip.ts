const COLOURS = ["#f1ead9", "#c8412b", "#e8c15a"];
const SPOTS = ["#c8412b", "#f1ead9", "#2f5d4d"];
const SVG = "http://www.w3.org/2000/svg";

/** A chip seen from above, for one that flies; its colour goes by its number. */
export function newChip(number: number): HTMLElement {
  const kind = number % COLOURS.length;
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", "0 0 16 16");
  drawing.append(
    circle(7, { fill: COLOURS[kind], stroke: SPOTS[kind], "stroke-width": "1.8", "stroke-dasharray": "3.6 1.9" }),
    circle(4, { fill: "none", stroke: SPOTS[kind], "stroke-width": "0.8" }),
  );
  const chip = document.createElement("div");
  chip.append(drawing);
  return chip;
}

function circle(radius: number, look: Record<string, string | undefined>): SVGCircleElement {
  const one = document.createElementNS(SVG, "circle");
  const all = { cx: "8", cy: "8", r: String(radius), ...look };
  Object.entries(all).forEach(([name, value]) => one.setAttribute(name, value ?? ""));
  return one;
}
