import { defineConfig } from "@playwright/test"
import { chromiumFlags, chromiumPath, siteUrl, wholeChromiumPath } from "./e2e/browser.ts"
import { chooseSeed } from "./test/chance.ts"

chooseSeed()

// The order of a date field's parts is the browser's own language, not the page's.
const launchOptions = { executablePath: chromiumPath, args: chromiumFlags, env: { ...process.env, LANGUAGE: "en_US" } }
/** What needs more than the engine. */
const wholeBrowser = "background-sending.spec.ts"

/** The browser meets what a person meets: the built site, started by `npm start` on an empty data folder. */
export default defineConfig({
  // Every test has people of its own (e2e/own-people.ts), so any two may run beside each other, and any shard alone.
  fullyParallel: true,
  projects: [
    { name: "journeys", testDir: "e2e/journeys", testIgnore: wholeBrowser },
    {
      name: "whole browser",
      testDir: "e2e/journeys",
      testMatch: wholeBrowser,
      use: { launchOptions: { ...launchOptions, executablePath: wholeChromiumPath } },
    },
    { name: "sweeps", testDir: "e2e/sweeps" },
  ],
  outputDir: "test-results/browser",
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: siteUrl,
    launchOptions,
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    viewport: { width: 1280, height: 900 },
    locale: "en-IN",
    // Times are shown in India whatever the machine's zone: a browser elsewhere proves it.
    timezoneId: "America/New_York",
    screenshot: "only-on-failure",
    // What was done, asked and logged. Pictures and copies of the document cost a quarter of the whole run's work: where
    // they are wanted, `npm test -- <path> --trace=retain-on-failure` keeps them too.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
  },
  webServer: {
    command: `"${process.execPath}" e2e/serve.mjs`,
    url: `${siteUrl}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
})
