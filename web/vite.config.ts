import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The page is built into the Python package, which serves it; `sietch serve` must run for `npm run dev`.
export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/sietch/table/page",
    emptyOutDir: true,
    // The content policy allows nothing inline, so small files are not turned into data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A slow machine is no fault of the page.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8471", ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
