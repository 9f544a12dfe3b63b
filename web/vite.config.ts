import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

// While the page is being worked on: `kogge serve --port 8000`, and `npm run dev` beside it.
const server = process.env["KOGGE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig(({ command }) => ({
  base: command === "build" ? "/static/" : "/",
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: process.env["KOGGE_PAGE"] ?? "../src/kogge/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data in scripts and styles
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
}));
