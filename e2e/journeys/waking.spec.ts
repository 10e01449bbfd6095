/** The application comes after the first screen, and nothing that was done before it came is lost. */
import { isHydrated } from "../hydrated.ts"
import { addressOf, pages } from "../pages.ts"
import { expect, test } from "../test.ts"

test.describe("what was pressed before the page has woken up", () => {
  test("a button that only the application hears, and a theme", async ({ page }) => {
    const { promise: isHydrated, resolve: wake } = Promise.withResolvers<void>()
    await page.route("**/assets/*.js", async (route) => {
      await isHydrated
      await route.continue()
    })
    await page.goto("/login", { waitUntil: "commit" })
    const password = page.getByLabel("Password", { exact: true })
    await page.getByRole("button", { name: "Show password" }).click()
    await page.getByText("Dark", { exact: true }).click()
    await password.fill("Namaste-2026")
    await expect(password).toHaveAttribute("type", "password")
    wake()
    await expect(password).toHaveAttribute("type", "text")
    await expect(password).toHaveValue("Namaste-2026")
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
    await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked()
  })
})

/** Of the browser's files that were asked for: when the first was, after the page had loaded, and their sizes. */
const readScripts = () => {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[]
  const scripts = files.filter(({ name }) => name.endsWith(".js"))
  return {
    afterLoad: Math.min(...scripts.map(({ startTime }) => startTime)) - visit!.loadEventStart,
    count: scripts.length,
    kilobytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024,
  }
}

for (const one of pages.filter(({ name }) => name === "search" || name === "profile")) {
  test(`${one.name} asks for its scripts after the first screen, and for few`, async ({ page, request }) => {
    await page.goto(await addressOf(request, one))
    await isHydrated(page)
    const { afterLoad, count, kilobytes } = await page.evaluate(readScripts)
    expect(afterLoad).toBeGreaterThanOrEqual(0)
    expect(count).toBeLessThanOrEqual(8)
    expect(kilobytes).toBeLessThanOrEqual(120)
  })
}

test("who presses something is not kept waiting for what else the page loads", async ({ page }) => {
  const { promise: isDrawn, resolve: draw } = Promise.withResolvers<void>()
  await page.route("**/drawings/**", async (route) => {
    await isDrawn
    await route.continue()
  })
  // Nor for the time after which it starts in any case.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  // What hears the press stands at the end of the page.
  await page.goto("/search?city=Pune", { waitUntil: "domcontentloaded" })
  const isStarted = page.waitForRequest("**/assets/framework-*.js")
  await page.getByLabel("Search keyword").press("k")
  await isStarted
  draw()
})

test.describe("on a line that fails", () => {
  test.use({ allowConsole: /ERR_FAILED/ })

  test("what comes late is asked for again, and what the server sent stays", async ({ page }) => {
    let isUp = false
    await page.route(/\/assets\/rare-/, (route) => (isUp ? route.continue() : route.abort()))
    await page.goto("/search?city=Pune")
    await isHydrated(page)
    const failed = page.waitForEvent("requestfailed")
    await page.mouse.move(200, 200)
    await failed
    isUp = true
    await page.waitForResponse(/\/assets\/rare-/)
    await expect(page.getByRole("heading", { level: 1 })).toContainText("in Pune")
  })
})
