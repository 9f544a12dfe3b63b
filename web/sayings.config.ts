import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Run by tests/web/test_sayings.py, which has made the file of sentences that KOGGE_SAYINGS names.
export default defineConfig({
  plugins: [svelte()],
  test: { environment: "happy-dom", include: ["tests/sayings.ts"] },
});
