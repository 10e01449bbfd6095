import { defineConfig } from "vitest/config"
import { chooseSeed } from "./test/chance.ts"
import { pageScripts } from "./vite/page-scripts.ts"

chooseSeed()

/** The long accidents: npm run test:faults. */
export default defineConfig({
  plugins: [pageScripts()],
  test: {
    include: ["test/faults/**/*.test.ts"],
    environment: "node",
    globalSetup: "./test/global-setup.ts",
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
})
