import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SOURCE = join(import.meta.dirname, "service-worker.js");

/** The service worker, told which files make up the page. */
export function worker(): Plugin {
  let publicDir = "";
  return {
    name: "worker",
    apply: "build",
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const hash = createHash("sha256");
        for (const name of Object.keys(bundle).sort()) {
          const output = bundle[name];
          hash.update(name).update(output?.type === "chunk" ? output.code : (output?.source ?? ""));
        }
        const files = [...Object.keys(bundle), ...readdirSync(publicDir)]
          .filter((name) => !name.endsWith(".txt"))
          .map((name) => `/${name}`)
          .sort();
        const source = readFileSync(SOURCE, "utf-8")
          .replace("self.__FILES__", JSON.stringify(files))
          .replace("self.__CACHE__", JSON.stringify(`kolmikko-${hash.digest("hex").slice(0, 12)}`));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
