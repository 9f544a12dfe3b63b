import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { defineConfig } from "vitest/config";

// While the page is being worked on: `kogge serve --port 8000`, and `npm run dev` beside it.
const server = process.env["KOGGE_SERVER"] ?? "http://127.0.0.1:8000";

const LATER = /App-.*\.(js|css)$|symbols-.*\.svg$/; // what the first script asks for
const LINKS: Record<string, Record<string, string>> = {
  js: { rel: "modulepreload" },
  css: { rel: "preload", as: "style" },
  svg: { rel: "preload", as: "fetch" },
};

/** Lets a browser fetch what the first script asks for at the same time as that script: far away, that is a journey less. */
const ahead: Plugin = {
  name: "ahead",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle }): HtmlTagDescriptor[] =>
      Object.keys(bundle ?? {})
        .filter((name) => LATER.test(name))
        .map((name) => ({
          tag: "link",
          attrs: { ...LINKS[name.split(".").at(-1) ?? ""], crossorigin: "", href: `/static/${name}` },
          injectTo: "head",
        })),
  },
};

export default defineConfig(({ command }) => ({
  base: command === "build" ? "/static/" : "/",
  plugins: [svelte(), svelteTesting(), ahead],
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
