import { globSync, readFileSync } from "node:fs"
import { defineConfig } from "vitest/config"
import { chooseSeed } from "./test/chance.ts"
import { pageScripts } from "./vite/page-scripts.ts"

chooseSeed()

const tests = globSync("{src,test,db,vite}/**/*.test.{ts,tsx}", {
  exclude: ["test/faults/**", "**/node_modules/**"],
})
/**
 * What tests the whole app shares its modules, file after file: loading them anew for each took half of the CPU of a run.
 * The others may leave things behind in a module, so each has modules of its own.
 */
const isOfTheApp = (path: string) => readFileSync(path, "utf8").includes("startTestApp")
const { true: ofTheApp = [], false: others = [] } = Object.groupBy(tests, (path) => `${isOfTheApp(path)}`)

export default defineConfig({
  plugins: [pageScripts()],
  test: {
    environment: "node",
    // Style sheets are read as texts by the pictures; otherwise they would be empty here.
    css: true,
    globalSetup: "./test/global-setup.ts",
    setupFiles: "./test/no-console-errors.ts",
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      { extends: true, test: { name: "app", include: ofTheApp, isolate: false } },
      { extends: true, test: { name: "others", include: others } },
    ],
  },
})
