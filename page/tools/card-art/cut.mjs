// Cuts the card art: `npm install && npm run cut` in this folder, then commit what changed.
//
// Courts are Adrian Kennard's drawings (CC0) without frames and indices, as the symbols of one
// sprite. Their four inks become custom properties, so that the page's theme colours them. Index
// letters and figures are outlines of Fira Sans Condensed (OFL), each fitted to one height.

import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import opentype from "opentype.js";
import { optimize } from "svgo";

const here = dirname(fileURLToPath(import.meta.url));
const drawings = join(here, "node_modules/@heruka_urgyen/react-playing-cards/src/images/2color");
const font = join(
  here,
  "node_modules/@fontsource/fira-sans-condensed/files/fira-sans-condensed-latin-600-normal.woff",
);
const out = join(here, "../../src/cards/art");

const SUITS = ["c", "d", "h", "s"];
const COURTS = ["J", "Q", "K"];
const INDICES = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "D", "W"];
const INKS = {
  "#FC4": "var(--court-gold)",
  "#44F": "var(--court-line)",
  red: "var(--court-red)",
  black: "var(--court-ink)",
};

/** The height of every index, and the greatest width: wider ones are condensed. */
const INDEX = { height: 100, width: 78 };

const drawing = (rank, suit) => readFileSync(join(drawings, `${rank}${suit.toUpperCase()}.svg`), "utf8");

function pipOf(suit) {
  const symbol = /<symbol id="S[^"]*"[^>]*>.*?d="([^"]+)"/s.exec(drawing("2", suit));
  return symbol[1];
}

/** The layers of a court from bottom to top, each drawn twice: upright and turned by half. */
function layersOf(rank, suit) {
  const source = drawing(rank, suit);
  const layers = [...source.matchAll(/<symbol id="[A-Z]{2}\d" [^>]*>(.*?)<\/symbol>/gs)];
  return layers.map((layer) => inPlace(layer[1], suit));
}

/** A layer that needs no other symbol: its pips are drawn where they were referred to. */
function inPlace(layer, suit) {
  const pip = pipOf(suit);
  return layer
    .replace(/<use [^>]*height="(\d+)" transform="([^"]+)"([^>]*)><\/use>/g, (_, size, place, rest) => {
      const scale = Number(size) / 1200;
      const where = `${place}scale(${scale})translate(600,600)`;
      return `<path fill="currentColor" transform="${where}" d="${pip}"${rest}/>`;
    })
    .replace(/(fill|stroke)="(#FC4|#44F|red|black)"/g, (_, what, ink) => `${what}="${INKS[ink]}"`);
}

function courtSymbol(rank, suit) {
  const layers = layersOf(rank, suit).map((layer, n) => {
    const id = `court-${rank}${suit}-${n}`;
    return `<g id="${id}">${layer}</g><use href="#${id}" transform="rotate(180 650 1000)"/>`;
  });
  const box = 'viewBox="0 0 1300 2000" preserveAspectRatio="none"';
  return `<symbol id="court-${rank}${suit}" ${box}>${layers.join("")}</symbol>`;
}

function sprite() {
  const symbols = COURTS.flatMap((rank) => SUITS.map((suit) => courtSymbol(rank, suit)));
  const whole = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("\n")}</svg>`;
  const made = optimize(whole, {
    floatPrecision: 0,
    plugins: [
      {
        name: "preset-default",
        params: {
          overrides: {
            cleanupIds: false,
            removeHiddenElems: false,
            removeUselessDefs: false,
            convertTransform: { floatPrecision: 3, transformPrecision: 5 },
          },
        },
      },
    ],
  });
  return `${made.data}\n`;
}

/** An outline moved to the corner of a box of its own and scaled to the height of an index. */
function indexOf(face, text) {
  const path = face.getPath(text, 0, 0, 1000, { letterSpacing: text.length > 1 ? -0.045 : 0 });
  const box = path.getBoundingBox();
  const high = INDEX.height / (box.y2 - box.y1);
  const across = Math.min(high, INDEX.width / (box.x2 - box.x1));
  const x = (value) => round((value - box.x1) * across);
  const y = (value) => round((value - box.y1) * high);
  const d = path.commands
    .map((c) => {
      const points = [
        [c.x1, c.y1],
        [c.x2, c.y2],
        [c.x, c.y],
      ].filter(([px]) => px !== undefined);
      return c.type + points.map(([px, py]) => `${x(px)} ${y(py)}`).join(" ");
    })
    .join("");
  return { d, width: round((box.x2 - box.x1) * across) };
}

const round = (value) => Math.round(value * 10) / 10;

function shapes() {
  const bytes = readFileSync(font);
  const face = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const indices = INDICES.map((text) => {
    const { d, width } = indexOf(face, text);
    return `  ${JSON.stringify(text)}: { width: ${width}, d: ${JSON.stringify(d)} },`;
  });
  const pips = SUITS.map((suit) => `  ${suit}: ${JSON.stringify(pipOf(suit))},`);
  return `// Made by page/tools/card-art. Do not edit.

/** Outlines of the indices: ${INDEX.height} high, at most ${INDEX.width} wide, from the corner 0 0. */
export const INDEX_SHAPES: Record<string, { width: number; d: string }> = {
${indices.join("\n")}
};

/** Outlines of the pips, in a box from -600 -600 to 600 600. */
export const PIP_SHAPES: Record<string, string> = {
${pips.join("\n")}
};
`;
}

writeFileSync(join(out, "courts.svg"), sprite());
writeFileSync(join(out, "shapes.ts"), shapes());
