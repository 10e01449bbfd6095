import { globSync } from "node:fs"
import { defineConfig } from "vitest/config"
import { chooseSeed } from "./test/chance.ts"
import { reaches } from "./test/reach.ts"
import { pageScripts } from "./vite/page-scripts.ts"

chooseSeed()

const all = globSync("{src,test,db,vite}/**/*.test.{ts,tsx}", {
  exclude: ["test/faults/**", "**/node_modules/**"],
})

/** Where another PostgreSQL or another store may answer otherwise: what reaches neither is not run again on those. */
const stores = new Set(["test/database.ts", "test/test-server.ts", "test/s3-server.ts"])
const tests = process.env.TESTS_OF_STORES ? all.filter((path) => reaches(path, stores)) : all

/**
 * What tests the whole app shares its modules, file after file: loading them anew for each took half of the CPU of a run.
 * The others may leave things behind in a module, so each has modules of its own.
 */
const app = new Set(["test/app.ts"])
/** What is being uploaded is counted in a module, and a test that stops in the middle leaves its count behind. */
const uploads = new Set(["test/file-site.ts"])
const isOfTheApp = (path: string) => reaches(path, app) && !reaches(path, uploads)
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
