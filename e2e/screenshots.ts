// npm run screenshots [-- name …]: every page at 360, 768 and 1440 px, light and dark, into screenshots/. It starts a
// site of its own on an empty data folder, so that what is seen is the demo catalogue.
import { spawn } from "node:child_process"
import { mkdirSync } from "node:fs"
import { type Browser, chromium, type Page } from "@playwright/test"
import { until } from "../test/until.ts"
import { chromiumFlags, chromiumPath } from "./browser.ts"
import { layOutAll } from "./lay-out.ts"
import { type PageToSee, pages } from "./pages.ts"
import { comeIn, openPage } from "./sweeps/open-page.ts"

const port = process.env.E2E_PORT ?? "4322"
const baseURL = process.env.SCREENSHOTS_OF ?? `http://127.0.0.1:${port}`
const only = process.argv.slice(2)
const widths = [360, 768, 1440]

const isReady = () =>
  fetch(`${baseURL}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )

const see = async (browser: Browser, one: PageToSee, width: number, theme: "light" | "dark") => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: width === 360 ? 740 : 900 },
    colorScheme: theme,
    reducedMotion: "reduce",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
  })
  const page = await context.newPage()
  await comeIn(page, one.as)
  await openPage({ page, request: context.request }, one)
  await layOutAll(page)
  await loadPictures(page)
  // The plan of the home page draws itself, as a picture whatever motion the page is asked for.
  if (one.name === "home") await page.waitForTimeout(3_500)
  await page.screenshot({ path: `screenshots/${one.name}-${width}-${theme}.png`, fullPage: true })
  await context.close()
}

/** Pictures below the fold load when they come into view. */
const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager"
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})))
  })

const site = process.env.SCREENSHOTS_OF
  ? undefined
  : spawn(process.execPath, ["e2e/serve.mjs"], {
      env: { ...process.env, E2E_PORT: port },
      stdio: ["ignore", "ignore", "inherit"],
    })
try {
  await until(isReady, `the site at ${baseURL}`, { seconds: 120 })
  mkdirSync("screenshots", { recursive: true })
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  for (const one of pages.filter(({ name }) => only.length === 0 || only.includes(name))) {
    for (const width of widths) for (const theme of ["light", "dark"] as const) await see(browser, one, width, theme)
    console.log(one.name)
  }
  await browser.close()
} finally {
  site?.kill("SIGTERM")
}
