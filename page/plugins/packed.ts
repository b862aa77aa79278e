import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(?:html|js|css|svg|json|webmanifest|txt)$/;

/** Every file of text a second and third time, compressed: x.js.br and x.js.gz beside x.js. */
export function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => pack(join(folder, file))));
    },
  };
}

async function pack(path: string): Promise<void> {
  const text = await readFile(path);
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await writeFile(`${path}.br`, brotliCompressSync(text, best));
  await writeFile(`${path}.gz`, gzipSync(text, { level: 9 }));
}
