import { svelte } from "@sveltejs/vite-plugin-svelte";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";

/** Beside every asset a compressed one: the server sends it to browsers that take it. */
function precompressed(): Plugin {
  return {
    name: "precompressed",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (!name.startsWith("assets/")) continue;
        const content = Buffer.from(file.type === "chunk" ? file.code : file.source);
        const packed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
        if (packed.length < content.length) await writeFile(join(dir ?? "", `${name}.br`), packed);
      }
    },
  };
}

/** Without the server the page opens with the catalogues and the replays that were seen before. */
const installed = VitePWA({
  registerType: "autoUpdate",
  // The content policy allows no inline script; main.ts registers it.
  injectRegister: null,
  manifest: {
    name: "Sietch",
    short_name: "Sietch",
    description: "A table for board games set on Arrakis",
    start_url: "/",
    display: "standalone",
    background_color: "#1a140e",
    theme_color: "#7a3e12",
    icons: [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }],
  },
  workbox: {
    globPatterns: ["index.html", "icon.svg", "assets/*.{js,css,svg}"],
    navigateFallback: "/index.html",
    navigateFallbackDenylist: [/^\/api/, /^\/metrics/],
    inlineWorkboxRuntime: true,
    // What it does with notices that the server pushes.
    importScripts: ["/push.js"],
    runtimeCaching: [
      {
        // What a table of each game is made of: as the server has it now, or as it was.
        urlPattern: /\/api\/(games(\/[^/]+\/(catalogue|layout))?|languages\/[a-z]+)(\?.*)?$/,
        handler: "NetworkFirst",
        options: { cacheName: "catalogue", expiration: { maxEntries: 60 }, cacheableResponse: { statuses: [200] } },
      },
      {
        // A finished game does not change, and is open: only of such there are these.
        urlPattern: /\/api\/tables\/[0-9a-f]{16}\/(record|log|steps\/\d+)$/,
        handler: "NetworkFirst",
        options: { cacheName: "replays", expiration: { maxEntries: 2000 }, cacheableResponse: { statuses: [200] } },
      },
      {
        // A running table is never kept: it tells what somebody holds.
        urlPattern: /\/api\/tables\/[0-9a-f]{16}$/,
        handler: "NetworkFirst",
        options: {
          cacheName: "finished",
          expiration: { maxEntries: 40 },
          plugins: [
            {
              cacheWillUpdate: async ({ response }) => {
                if (response.status !== 200) return null;
                const seen = (await response.clone().json()) as { winners?: unknown[] };
                return seen.winners?.length ? response : null;
              },
            },
          ],
        },
      },
    ],
  },
});

// The page is built into the Python package, which serves it; `sietch serve` must run for `npm run dev`.
export default defineConfig({
  plugins: [svelte(), precompressed(), installed],
  base: "/",
  build: {
    outDir: "../src/sietch/table/page",
    emptyOutDir: true,
    // The content policy allows nothing inline, so small files are not turned into data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A slow machine is no fault of the page.
      checks: { bundlerTimings: false },
      // What several pages have in common is one file: many small ones take longer, and are larger when compressed. What is
      // fetched later by most stays by itself.
      output: {
        codeSplitting: {
          groups: [{ name: "common", test: /\/src\/(parts|lib|art)\/(?!.*(QrCode|ShareLink|LinksList|ClockChoice|Gallery|Forms?\b))/, minShareCount: 3, includeDependenciesRecursively: false }],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8471", ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
