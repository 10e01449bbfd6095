import { defineConfig } from "vitest/config"
import { pageScripts } from "./vite/page-scripts.ts"

export default defineConfig({
  plugins: [pageScripts()],
  test: {
    include: ["src/**/*.test.ts", "src/**/*.test.tsx", "test/**/*.test.ts", "db/**/*.test.ts", "vite/**/*.test.ts"],
    exclude: ["test/faults/**", "e2e/**", "**/node_modules/**"],
    environment: "node",
    // Style sheets are read as texts by the pictures; otherwise they would be empty here.
    css: true,
    globalSetup: "./test/global-setup.ts",
    setupFiles: "./test/no-console-errors.ts",
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
