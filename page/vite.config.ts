import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { packed } from "./plugins/packed.ts";
import { worker } from "./plugins/worker.ts";

const server = process.env.SERVER ?? "http://127.0.0.1:8333";

export default defineConfig({
  plugins: [svelte(), worker(), packed()],
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": {
        target: server,
        changeOrigin: true,
        ws: true,
        // The server takes only requests from its own pages.
        configure: (proxy) => {
          proxy.on("proxyReq", (request) => request.setHeader("origin", server));
          proxy.on("proxyReqWs", (request) => request.setHeader("origin", server));
        },
      },
    },
  },
  build: {
    outDir: "../src/kolmikko/web/static",
    emptyOutDir: true,
    target: "baseline-widely-available",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: false,
    reportCompressedSize: false,
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
