import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server sends a strict content policy: nothing inline, everything from files of our own with hashed names.
export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    outDir: "dist",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // Components and stores are tested as the browser runs them.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    environment: "node",
    include: ["tests/**/*.test.ts"],
    // What runs the tests is started once for many files; the modules of the client are made anew for each (fresh.ts).
    isolate: false,
    pool: "threads",
    setupFiles: ["tests/fresh.ts"],
  },
});
