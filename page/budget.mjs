// Weighs what a first visit fetches before the start page can be used, packed as it is sent, and
// fails above the budget. Fonts and the words of one language count, card art does not.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const FOLDER = process.argv[2] ?? join(import.meta.dirname, "../src/kolmikko/web/static");
const BUDGET = 120_000;
const LANGUAGES = ["en", "fi", "pl"];
const PACKED = /\.(?:woff2|png)$/;

const read = (path) => readFileSync(join(FOLDER, path));
const weigh = (path) => (PACKED.test(path) ? read(path).length : gzipSync(read(path), { level: 9 }).length);

const assets = readdirSync(join(FOLDER, "assets"));
const named = (name, end) => assets.find((file) => file.startsWith(`${name}-`) && file.endsWith(end));

const html = read("index.html").toString();
const first = new Set(["index.html"]);
for (const [, path] of html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) {
  first.add(path);
}
for (const path of [...first].filter((one) => one.endsWith(".css"))) {
  for (const [, file] of read(path).toString().matchAll(/url\(\/(assets\/[^)]+)\)/g)) {
    first.add(file);
  }
}

const common = [...first].map((path) => [path, weigh(path)]);
let worst = 0;
for (const language of LANGUAGES) {
  const words = `assets/${named(language, ".js")}`;
  const files = [...common, [words, weigh(words)]];
  const sum = files.reduce((total, [, bytes]) => total + bytes, 0);
  worst = Math.max(worst, sum);
  console.log(`${language}: ${(sum / 1000).toFixed(1)} kB of ${BUDGET / 1000}`);
  if (process.argv.includes("--files")) {
    files.forEach(([path, bytes]) => console.log(`  ${(bytes / 1000).toFixed(1).padStart(6)}  ${path}`));
  }
}
if (worst > BUDGET) {
  console.error("The first load is over the budget.");
  process.exit(1);
}
